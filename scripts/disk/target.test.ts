import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { rememberEntries } from './built-entries.ts'
import { MARK_PATH, markedRules, markOf } from './mark.ts'
import { ROOT } from './root.ts'
import { writeSiteFiles } from './site-file.ts'
import { refusalOf } from './target.ts'

const site = folderForEachTest()
const cache = folderForEachTest()
beforeEach(async () => {
  writeFileSync(site('index.html'), 'Notre site')
  writeSiteFiles(site(), [markOf({ base: '/', headers: {} })])
  await rememberEntries(site(), cache(), ['index.html', MARK_PATH])
})

const isOurs = (name: string) => name === 'index.html'
const refusal = () => refusalOf(site(), { content: join(ROOT, 'content'), replace: false, cacheDir: cache() }, isOurs)

test('what a desktop leaves in a folder does not stop the next build', async () => {
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) writeFileSync(site(name), '')
  expect(await refusal()).toBeNull()
})

test('a mark that leads to a device is none, and is not waited for', async () => {
  rmSync(site(MARK_PATH))
  symlinkSync('/dev/zero', site(MARK_PATH))
  expect(markedRules(site())).toBeNull()
  expect(await refusal()).not.toBeNull()
})

test('what was added by hand does, and is named', async () => {
  writeFileSync(site('LISEZMOI.md'), 'Ajouté à la main')
  expect(await refusal()).toContain('(LISEZMOI.md)')
})

test('a page that was added by hand does too, because the cache knows what the build made', async () => {
  writeFileSync(site('page.html'), 'Ajoutée à la main')
  expect(await refusal()).toContain('(page.html)')
})

test('without the cache, what a build can write may be replaced, and nothing else', async () => {
  rmSync(cache(), { recursive: true })
  expect(await refusal()).toBeNull()
  writeFileSync(site('LISEZMOI.md'), 'Ajouté à la main')
  expect(await refusal()).toContain('(LISEZMOI.md)')
})

test('the entries that an older version named in its mark are known', async () => {
  writeFileSync(site(MARK_PATH), JSON.stringify({ version: 1, entries: ['index.html', 'vieux.txt', MARK_PATH] }))
  writeFileSync(site('vieux.txt'), 'Un ancien fichier')
  expect(await refusal()).toBeNull()
  writeFileSync(site('LISEZMOI.md'), 'Ajouté à la main')
  expect(await refusal()).toContain('(LISEZMOI.md)')
})
