import { readdir, readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { folderForEachTest } from '../../../tests/support/temporary-folder.ts'
import type { LastBuild } from '../last-build.ts'
import { nameFor } from '../site-file.ts'
import { contentCache, contentKey, fileCache } from './content-cache.ts'
import { openPack } from './pack.ts'

const at = folderForEachTest()

const key = contentKey('a')
const entry = { facts: { width: 3 }, files: [Buffer.from('un\n'), Buffer.from(''), Buffer.from('deux')] }

test('an entry comes back as it was written', async () => {
  const cache = contentCache<{ width: number }>(at())
  await cache.write(key, entry)
  const read = await cache.read(key)
  expect(read?.facts).toEqual({ width: 3 })
  expect(read?.files.map(String)).toEqual(['un\n', '', 'deux'])
})

test('what was never written, in a folder that does not exist, is absent', async () => {
  expect(await contentCache(at('nowhere')).read(key)).toBeNull()
})

test('an entry cut anywhere, or with any byte changed, is absent', async () => {
  const cache = contentCache<{ width: number }>(at())
  await cache.write(key, entry)
  const good = await readFile(at(key))
  for (let byte = 0; byte < good.length; byte++) {
    await writeFile(at(key), good.subarray(0, byte))
    expect(await cache.read(key), `cut at ${byte}`).toBeNull()
    const changed = Buffer.from(good)
    changed[byte] = (changed[byte] ?? 0) ^ 1
    await writeFile(at(key), changed)
    expect(await cache.read(key), `changed at ${byte}`).toBeNull()
  }
})

test('twenty writers of one entry leave one whole entry and nothing else', async () => {
  const cache = contentCache<{ width: number }>(at())
  await Promise.all(Array.from({ length: 20 }, () => cache.write(key, entry)))
  expect(await cache.read(key)).not.toBeNull()
  expect(await readdir(at())).toEqual([key])
})

test('a folder that cannot be written is no error', async () => {
  await writeFile(at('file'), '')
  await contentCache(at('file')).write(key, entry)
})

test('the key tells apart parts that only read alike once joined', () => {
  expect(contentKey('ab', 'c')).not.toBe(contentKey('a', 'bc'))
})

test('a part of a hash is the key of no cache', () => {
  const cache = contentCache<null>(at())
  const part = key.slice(0, 16)
  // The types refuse it: `npx tsc -b` fails here if they no longer do.
  // @ts-expect-error
  const read = () => cache.read(part)
  // @ts-expect-error
  const make = () => cache.readOrMake(part, async () => ({ facts: null, files: [] }))
  // @ts-expect-error
  const file = () => fileCache(at())(part, async () => Buffer.from(''))
  // @ts-expect-error
  const inPack = async () => (await openPack(at(), 'a')).get(part)
  // @ts-expect-error
  const ofLastBuild = (last: LastBuild) => last.take('index.html', part, at())
  // @ts-expect-error
  const named = () => nameFor(part, 'assets/a')
  expect([read, make, file, inPack, ofLastBuild, named]).toHaveLength(6)
})
