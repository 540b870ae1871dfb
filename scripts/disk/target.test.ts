import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { markOf } from './mark.ts'
import { ROOT } from './root.ts'
import { writeSiteFiles } from './site-file.ts'
import { refusalOf } from './target.ts'

const site = folderForEachTest()
beforeEach(() => {
  writeFileSync(site('index.html'), 'Notre site')
  writeSiteFiles(site(), [markOf(site(), { base: '/', headers: {} })])
})

const refusal = () => refusalOf(site(), { content: join(ROOT, 'content'), replace: false })

test('what a desktop leaves in a folder does not stop the next build', async () => {
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) writeFileSync(site(name), '')
  expect(await refusal()).toBeNull()
})

test('what was added by hand does, and is named', async () => {
  writeFileSync(site('LISEZMOI.md'), 'Ajouté à la main')
  expect(await refusal()).toContain('(LISEZMOI.md)')
})
