import { mkdir, readdir, readFile, readlink, rename, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { folderBeside, replaceFolder, restoreFolder } from './folders.ts'

const beside = folderForEachTest()
const at = (...names: string[]) => beside('site', ...names)

async function build(name: string) {
  const folder = await folderBeside(at())
  await writeFile(join(folder, 'name'), name)
  return folder
}

const built = () => readFile(at('name'), 'utf8')

test('a new folder takes the place of the last, and nothing else is left', async () => {
  for (const name of ['one', 'two']) {
    await replaceFolder(await build(name), at())
    expect(await built()).toBe(name)
  }
  expect(await readdir(beside())).toEqual(['site'])
})

test('twenty builds at once: each succeeds, one of them stays whole, nothing else is left', async () => {
  const names = Array.from({ length: 20 }, (_, number) => String(number))
  const folders = await Promise.all(names.map(build))
  await Promise.all(folders.map((folder) => replaceFolder(folder, at())))
  expect(names).toContain(await built())
  expect(await readdir(beside())).toEqual(['site'])
})

test('after a kill between the two renames the last folder comes back', async () => {
  await replaceFolder(await build('good'), at())
  await build('next')
  await rename(at(), beside('.site-previous-1'))
  await restoreFolder(at())
  expect(await built()).toBe('good')
})

test('after a kill behind the second rename the new folder stays and the last one goes', async () => {
  await replaceFolder(await build('good'), at())
  await mkdir(beside('.site-previous-1'))
  await restoreFolder(at())
  expect(await built()).toBe('good')
  expect(await readdir(beside())).toEqual(['site'])
})

test('a folder that cannot be put there is an error, and the last one stays', async () => {
  await replaceFolder(await build('good'), at())
  await expect(replaceFolder(beside('gone'), at())).rejects.toThrow('ENOENT')
  expect(await built()).toBe('good')
})

/** Builds a site of two pages, one of them in a folder. */
async function buildPages(name: string, pages: readonly string[]) {
  const folder = await build(name)
  for (const page of pages) {
    await mkdir(join(folder, page, '..'), { recursive: true })
    await writeFile(join(folder, page), name)
  }
  return folder
}

test('.git, CNAME and .nojekyll stay, and .git is never moved', async () => {
  await mkdir(at('.git'), { recursive: true })
  await writeFile(at('.git/HEAD'), 'ref')
  await writeFile(at('CNAME'), 'a.example.org')
  await writeFile(at('.nojekyll'), '')
  const { ino } = await stat(at('.git'))
  await replaceFolder(await buildPages('one', ['projets/a.html', 'old/b.html', 'kind/c.html']), at())
  await replaceFolder(await buildPages('two', ['projets/a.html', 'new/b.html', 'kind']), at())
  expect((await readdir(at())).sort()).toEqual(['.git', '.nojekyll', 'CNAME', 'kind', 'name', 'new', 'projets'])
  expect(await readFile(at('projets/a.html'), 'utf8')).toBe('two')
  expect((await stat(at('.git'))).ino).toBe(ino)
  expect(await readFile(at('.git/HEAD'), 'utf8')).toBe('ref')
  expect(await readFile(at('CNAME'), 'utf8')).toBe('a.example.org')
  expect(await readdir(beside())).toEqual(['site'])
})

test('a site’s own CNAME is the newer one; it has no .git', async () => {
  await mkdir(at('.git'), { recursive: true })
  await writeFile(at('.git/HEAD'), 'ref')
  await writeFile(at('CNAME'), 'old')
  await replaceFolder(await buildPages('new', ['CNAME', '.git/HEAD']), at())
  expect(await readFile(at('CNAME'), 'utf8')).toBe('new')
  expect(await readFile(at('.git/HEAD'), 'utf8')).toBe('ref')
})

test('where there is no .git a kept CNAME goes along with the whole folder', async () => {
  await mkdir(at())
  await writeFile(at('CNAME'), 'a.example.org')
  const { ino } = await stat(at())
  await replaceFolder(await build('one'), at())
  expect((await stat(at())).ino).not.toBe(ino)
  expect((await readdir(at())).sort()).toEqual(['CNAME', 'name'])
})

test('a link in the last site is never written through', async () => {
  const outside = beside('outside')
  await mkdir(outside)
  await mkdir(at('.git'), { recursive: true })
  await symlink(outside, at('assets'))
  await replaceFolder(await buildPages('one', ['assets/a.js']), at())
  expect(await readdir(outside)).toEqual([])
  expect(await readFile(at('assets/a.js'), 'utf8')).toBe('one')
})

test.each(['real', 'real/not/there/yet'])('a link to %s stays, and leads to the new site', async (target) => {
  await mkdir(beside('real'))
  await symlink(target, at())
  for (const name of ['one', 'two']) {
    await replaceFolder(await build(name), at())
    expect(await built()).toBe(name)
  }
  expect(await readlink(at())).toBe(target)
  expect(await readFile(beside(target, 'name'), 'utf8')).toBe('two')
})
