import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { folderForEachTest } from '../../../tests/support/temporary-folder.ts'
import { contentKey } from './content-cache.ts'
import { openPack } from './pack.ts'

const at = folderForEachTest()

const keys = Array.from({ length: 100 }, (_, index) => contentKey(String(index)))

async function fill() {
  const pack = await openPack<number>(at(), 'a')
  keys.forEach((key, index) => {
    pack.set(key, index)
  })
  await pack.save()
}

test('what was set is there in the next run', async () => {
  await fill()
  const pack = await openPack<number>(at(), 'a')
  expect(keys.map((key) => pack.get(key))).toEqual(keys.map((_, index) => index))
  expect((await openPack<number>(at(), 'b')).get(contentKey('0'))).toBeNull()
})

test('what a run did not ask for is forgotten', async () => {
  await fill()
  const pack = await openPack<number>(at(), 'a')
  for (const key of keys.slice(0, 3)) pack.get(key)
  await pack.save()
  const next = await openPack<number>(at(), 'a')
  expect(keys.filter((key) => next.get(key) !== null)).toEqual(keys.slice(0, 3))
})

test('a run that changed nothing writes nothing', async () => {
  await fill()
  const pack = await openPack<number>(at(), 'a')
  for (const key of keys) pack.get(key)
  await rm(at(), { recursive: true })
  await pack.save()
  await expect(readdir(at())).rejects.toThrow()
  await fill()
})

test('a damaged file costs its entries and nothing else', async () => {
  await fill()
  const [file = ''] = (await readdir(at())).sort()
  const bytes = await readFile(at(file))
  await writeFile(at(file), bytes.subarray(0, bytes.length - 2))
  const pack = await openPack<number>(at(), 'a')
  const lost = keys.filter((key) => pack.get(key) === null)
  expect(lost).toEqual(keys.filter((key) => file === contentKey('a', key[0] ?? '')))
  expect(lost.length).toBeGreaterThan(0)
})
