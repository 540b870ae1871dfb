import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentCache, contentKey } from './content-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const entry = { facts: { width: 3 }, files: [Buffer.from('un\n'), Buffer.from(''), Buffer.from('deux')] }

test('an entry comes back as it was written', async () => {
  const cache = contentCache<{ width: number }>(folder)
  await cache.write('a', entry)
  const read = await cache.read('a')
  expect(read?.facts).toEqual({ width: 3 })
  expect(read?.files.map(String)).toEqual(['un\n', '', 'deux'])
})

test('what was never written, in a folder that does not exist, is absent', async () => {
  expect(await contentCache(join(folder, 'nowhere')).read('a')).toBeNull()
})

test('an entry cut anywhere, or with any byte changed, is absent', async () => {
  const cache = contentCache<{ width: number }>(folder)
  await cache.write('a', entry)
  const good = await readFile(join(folder, 'a'))
  for (let at = 0; at < good.length; at++) {
    await writeFile(join(folder, 'a'), good.subarray(0, at))
    expect(await cache.read('a'), `cut at ${at}`).toBeNull()
    const changed = Buffer.from(good)
    changed[at] = (changed[at] ?? 0) ^ 1
    await writeFile(join(folder, 'a'), changed)
    expect(await cache.read('a'), `changed at ${at}`).toBeNull()
  }
})

test('twenty writers of one entry leave one whole entry and nothing else', async () => {
  const cache = contentCache<{ width: number }>(folder)
  await Promise.all(Array.from({ length: 20 }, () => cache.write('a', entry)))
  expect(await cache.read('a')).not.toBeNull()
  expect(await readdir(folder)).toEqual(['a'])
})

test('a folder that cannot be written is no error', async () => {
  await writeFile(join(folder, 'file'), '')
  await contentCache(join(folder, 'file')).write('a', entry)
})

test('the key tells apart parts that only read alike once joined', () => {
  expect(contentKey('ab', 'c')).not.toBe(contentKey('a', 'bc'))
})
