import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSiteFiles } from '../outputs/site-file.ts'
import { markOf } from './mark.ts'
import { ROOT } from './root.ts'
import { refusalOf } from './target.ts'

let site = ''
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'target-'))
  writeFileSync(join(site, 'index.html'), 'Notre site')
  writeSiteFiles(site, [markOf(site)])
})
afterEach(() => rmSync(site, { recursive: true }))

const refusal = () => refusalOf(site, { content: join(ROOT, 'content'), replace: false })

test('what a desktop leaves in a folder does not stop the next build', async () => {
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) writeFileSync(join(site, name), '')
  expect(await refusal()).toBeNull()
})

test('what was added by hand does, and is named', async () => {
  writeFileSync(join(site, 'LISEZMOI.md'), 'Ajouté à la main')
  expect(await refusal()).toContain('(LISEZMOI.md)')
})
