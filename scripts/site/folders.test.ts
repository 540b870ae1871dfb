import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderBeside, replaceFolder, restoreFolder } from './folders.ts'

let parent: string
let place: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'folders-'))
  place = join(parent, 'site')
})
afterEach(() => rm(parent, { recursive: true }))

async function build(name: string) {
  const folder = await folderBeside(place)
  await writeFile(join(folder, 'name'), name)
  return folder
}

const built = () => readFile(join(place, 'name'), 'utf8')

test('a new folder takes the place of the last, and nothing else is left', async () => {
  for (const name of ['one', 'two']) {
    await replaceFolder(await build(name), place)
    expect(await built()).toBe(name)
  }
  expect(await readdir(parent)).toEqual(['site'])
})

test('twenty builds at once: each succeeds, one of them stays whole, nothing else is left', async () => {
  const names = Array.from({ length: 20 }, (_, number) => String(number))
  const folders = await Promise.all(names.map(build))
  await Promise.all(folders.map((folder) => replaceFolder(folder, place)))
  expect(names).toContain(await built())
  expect(await readdir(parent)).toEqual(['site'])
})

test('after a kill between the two renames the last folder comes back', async () => {
  await replaceFolder(await build('good'), place)
  await build('next')
  await rename(place, join(parent, '.site-previous-1'))
  await restoreFolder(place)
  expect(await built()).toBe('good')
})

test('after a kill behind the second rename the new folder stays and the last one goes', async () => {
  await replaceFolder(await build('good'), place)
  await mkdir(join(parent, '.site-previous-1'))
  await restoreFolder(place)
  expect(await built()).toBe('good')
  expect(await readdir(parent)).toEqual(['site'])
})

test('a folder that cannot be put there is an error, and the last one stays', async () => {
  await replaceFolder(await build('good'), place)
  await expect(replaceFolder(join(parent, 'gone'), place)).rejects.toThrow('ENOENT')
  expect(await built()).toBe('good')
})
