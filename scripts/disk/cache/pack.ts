import { type ContentKey, contentCache, contentKey } from './content-cache.ts'

/**
 * Keeps many small results in a few files between runs. When a run saves, results that it neither read nor wrote are dropped, so that a
 * pack never outgrows its use.
 */
export interface Pack<Value> {
  get(key: ContentKey): Value | null
  /** @param value plain JSON data */
  set(key: ContentKey, value: Value): void
  /** Writes what changed. */
  save(): Promise<void>
}

const SHARDS = [...'0123456789abcdef']

/**
 * @param folder holds one file per shard, each with its hash: a damaged one counts as empty
 * @param name must differ from other packs in the folder, and contain all that makes old results invalid, above all the version of the code
 */
export async function openPack<Value>(folder: string, name: string): Promise<Pack<Value>> {
  const cache = contentCache<ReadonlyMap<ContentKey, Value>>(folder)
  const shards = new Map(
    await Promise.all(
      SHARDS.map(async (digit) => {
        const entry = await cache.read(contentKey(name, digit))
        const before: ReadonlyMap<ContentKey, Value> = entry?.facts ?? new Map()
        const shard = { before, used: new Map<ContentKey, Value>(), isChanged: false }
        return [digit, shard] as const
      }),
    ),
  )
  return {
    get(key) {
      const shard = shards.get(key[0] ?? '')
      const value = shard?.used.get(key) ?? shard?.before.get(key) ?? null
      if (value !== null) shard?.used.set(key, value)
      return value
    },
    set(key, value) {
      const shard = shards.get(key[0] ?? '')
      if (shard === undefined) return
      shard.used.set(key, value)
      shard.isChanged = true
    },
    async save() {
      for (const [digit, shard] of shards) {
        if (!shard.isChanged && shard.used.size === shard.before.size) continue
        await cache.write(contentKey(name, digit), { facts: shard.used, files: [] })
        shard.isChanged = false
      }
    },
  }
}
