import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { contentKey } from './cache/content-cache.ts'
import { openLastBuild } from './last-build.ts'

const at = folderForEachTest()
beforeEach(async () => {
  await mkdir(at('out'))
  await mkdir(at('site'))
})

const open = () => openLastBuild(at('out'), at('cache'), false)

/** Runs a build that leaves one page in `out`. */
async function build(key: string, text: string) {
  const site = at('made')
  await mkdir(site)
  await writeFile(join(site, 'page.html'), text)
  const remember = (await open()).remember(new Map([['page.html', contentKey(key)]]), site)
  await rm(at('out'), { recursive: true })
  await rename(site, at('out'))
  return remember
}

test('a page made from the same is taken over, one made from something else is not', async () => {
  await (await build('key', 'good'))()
  const last = await open()
  expect(last.take('page.html', contentKey('other'), at('site'))).toBe(false)
  expect(last.take('page.html', contentKey('key'), at('site'))).toBe(true)
  expect(await readFile(at('site/page.html'), 'utf8')).toBe('good')
})

test('what another build put there meanwhile is not taken for ours', async () => {
  await (await build('key', 'good'))()
  const last = await open()
  await rm(at('out'), { recursive: true })
  expect(last.take('page.html', contentKey('key'), at('site'))).toBe(false)
  await mkdir(at('out'))
  await writeFile(at('out/page.html'), 'else')
  expect(last.take('page.html', contentKey('key'), at('site'))).toBe(false)
  await expect(readFile(at('site/page.html'))).rejects.toThrow('ENOENT')
})

test('of two builds at once the slower one does not remember the page of the faster as its own', async () => {
  const slower = await build('ours', 'ours')
  await build('theirs', 'something else')
  await slower()
  expect((await open()).take('page.html', contentKey('ours'), at('site'))).toBe(false)
})
