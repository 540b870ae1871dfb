import { readdir, readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { folderForEachTest } from '../../../tests/support/temporary-folder.ts'
import { contentCache, contentKey } from './content-cache.ts'

const at = folderForEachTest()

const entry = { facts: { width: 3 }, files: [Buffer.from('un\n'), Buffer.from(''), Buffer.from('deux')] }

test('an entry comes back as it was written', async () => {
  const cache = contentCache<{ width: number }>(at())
  await cache.write('a', entry)
  const read = await cache.read('a')
  expect(read?.facts).toEqual({ width: 3 })
  expect(read?.files.map(String)).toEqual(['un\n', '', 'deux'])
})

test('what was never written, in a folder that does not exist, is absent', async () => {
  expect(await contentCache(at('nowhere')).read('a')).toBeNull()
})

test('an entry cut anywhere, or with any byte changed, is absent', async () => {
  const cache = contentCache<{ width: number }>(at())
  await cache.write('a', entry)
  const good = await readFile(at('a'))
  for (let byte = 0; byte < good.length; byte++) {
    await writeFile(at('a'), good.subarray(0, byte))
    expect(await cache.read('a'), `cut at ${byte}`).toBeNull()
    const changed = Buffer.from(good)
    changed[byte] = (changed[byte] ?? 0) ^ 1
    await writeFile(at('a'), changed)
    expect(await cache.read('a'), `changed at ${byte}`).toBeNull()
  }
})

test('twenty writers of one entry leave one whole entry and nothing else', async () => {
  const cache = contentCache<{ width: number }>(at())
  await Promise.all(Array.from({ length: 20 }, () => cache.write('a', entry)))
  expect(await cache.read('a')).not.toBeNull()
  expect(await readdir(at())).toEqual(['a'])
})

test('a folder that cannot be written is no error', async () => {
  await writeFile(at('file'), '')
  await contentCache(at('file')).write('a', entry)
})

test('the key tells apart parts that only read alike once joined', () => {
  expect(contentKey('ab', 'c')).not.toBe(contentKey('a', 'bc'))
})
