import { mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
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

/** A site of two pages, one in a folder. */
async function buildPages(name: string, pages: readonly string[]) {
  const folder = await build(name)
  for (const page of pages) {
    await mkdir(join(folder, page, '..'), { recursive: true })
    await writeFile(join(folder, page), name)
  }
  return folder
}

test('.git, CNAME and .nojekyll stay, and .git is never moved', async () => {
  await mkdir(join(place, '.git'), { recursive: true })
  await writeFile(join(place, '.git/HEAD'), 'ref')
  await writeFile(join(place, 'CNAME'), 'a.example.org')
  await writeFile(join(place, '.nojekyll'), '')
  const { ino } = await stat(join(place, '.git'))
  await replaceFolder(await buildPages('one', ['projets/a.html', 'old/b.html', 'kind/c.html']), place)
  await replaceFolder(await buildPages('two', ['projets/a.html', 'new/b.html', 'kind']), place)
  expect((await readdir(place)).sort()).toEqual(['.git', '.nojekyll', 'CNAME', 'kind', 'name', 'new', 'projets'])
  expect(await readFile(join(place, 'projets/a.html'), 'utf8')).toBe('two')
  expect((await stat(join(place, '.git'))).ino).toBe(ino)
  expect(await readFile(join(place, '.git/HEAD'), 'utf8')).toBe('ref')
  expect(await readFile(join(place, 'CNAME'), 'utf8')).toBe('a.example.org')
  expect(await readdir(parent)).toEqual(['site'])
})

test('a site’s own CNAME is the newer one; it has no .git', async () => {
  await mkdir(join(place, '.git'), { recursive: true })
  await writeFile(join(place, '.git/HEAD'), 'ref')
  await writeFile(join(place, 'CNAME'), 'old')
  await replaceFolder(await buildPages('new', ['CNAME', '.git/HEAD']), place)
  expect(await readFile(join(place, 'CNAME'), 'utf8')).toBe('new')
  expect(await readFile(join(place, '.git/HEAD'), 'utf8')).toBe('ref')
})

test('where there is no .git a kept CNAME goes along with the whole folder', async () => {
  await mkdir(place)
  await writeFile(join(place, 'CNAME'), 'a.example.org')
  const { ino } = await stat(place)
  await replaceFolder(await build('one'), place)
  expect((await stat(place)).ino).not.toBe(ino)
  expect((await readdir(place)).sort()).toEqual(['CNAME', 'name'])
})

test('a link in the last site is never written through', async () => {
  const outside = join(parent, 'outside')
  await mkdir(outside)
  await mkdir(join(place, '.git'), { recursive: true })
  await symlink(outside, join(place, 'assets'))
  await replaceFolder(await buildPages('one', ['assets/a.js']), place)
  expect(await readdir(outside)).toEqual([])
  expect(await readFile(join(place, 'assets/a.js'), 'utf8')).toBe('one')
})

test.each(['real', 'real/not/there/yet'])('a link to %s stays, and leads to the new site', async (target) => {
  await mkdir(join(parent, 'real'))
  await symlink(target, place)
  for (const name of ['one', 'two']) {
    await replaceFolder(await build(name), place)
    expect(await built()).toBe(name)
  }
  expect(await readlink(place)).toBe(target)
  expect(await readFile(join(parent, target, 'name'), 'utf8')).toBe('two')
})
