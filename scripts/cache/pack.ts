import { contentCache } from './content-cache.ts'

/**
 * Many small results kept between runs in a few files. Results that a run neither reads nor writes are dropped when it saves, so a pack
 * never outgrows what it serves.
 */
export interface Pack<Value> {
  get(key: string): Value | null
  /** @param value plain JSON data */
  set(key: string, value: Value): void
  /** Writes what changed. */
  save(): Promise<void>
}

type Shard<Value> = Record<string, Value>

const SHARDS = [...'0123456789abcdef']

/**
 * @param folder holds one file a shard, each with its hash: a damaged one counts as empty
 * @param name told apart from other packs in the folder; with everything that would make old results wrong, the code's version above all
 */
export async function openPack<Value>(folder: string, name: string): Promise<Pack<Value>> {
  const cache = contentCache<null>(folder)
  const before = new Map(
    await Promise.all(
      SHARDS.map(async (digit) => {
        const entry = await cache.read(`${name}-${digit}`)
        const bytes = entry?.files[0]
        return [digit, bytes ? (JSON.parse(Buffer.from(bytes).toString()) as Shard<Value>) : {}] as const
      }),
    ),
  )
  const used = new Map(SHARDS.map((digit) => [digit, new Map<string, Value>()]))
  const changed = new Set<string>()
  return {
    get(key) {
      const digit = key[0] ?? '0'
      const value = used.get(digit)?.get(key) ?? before.get(digit)?.[key] ?? null
      if (value !== null) used.get(digit)?.set(key, value)
      return value
    },
    set(key, value) {
      const digit = key[0] ?? '0'
      used.get(digit)?.set(key, value)
      changed.add(digit)
    },
    async save() {
      for (const digit of SHARDS) {
        const entries = used.get(digit) ?? new Map<string, Value>()
        if (!changed.has(digit) && entries.size === Object.keys(before.get(digit) ?? {}).length) continue
        const bytes = Buffer.from(JSON.stringify(Object.fromEntries(entries)))
        await cache.write(`${name}-${digit}`, { facts: null, files: [bytes] })
      }
      changed.clear()
    },
  }
}
