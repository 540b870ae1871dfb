import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ALL, markTranslated } from './translated.ts'

test.each([
  ['UTF-8', 'utf8', ''],
  ['UTF-8 with a byte order mark', 'utf8', '\uFEFF'],
  ['another encoding', 'latin1', ''],
] as const)('a translation in %s keeps each of its bytes beside the new line', async (_, encoding, start) => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const content = mkdtempSync(join(tmpdir(), 'dossier-'))
  mkdirSync(join(content, 'fr'))
  writeFileSync(join(content, 'site.md'), '---\nlang: [en, fr]\n---\n')
  writeFileSync(join(content, 'cv.md'), '---\ntitle: Waiter\n---\n')
  const file = join(content, 'fr/cv.md')
  writeFileSync(file, `${start}---\r\ntitle: Garçon de café\r\n---\r\n\r\nDes étés.\r\n`, encoding)
  expect(await markTranslated({ content, file: ALL })).toBe(0)
  const written = readFileSync(file, encoding).replace(/(?<=^translated: ')[^']+/m, 'x')
  expect(written).toBe(`${start}---\r\ntranslated: 'x'\r\ntitle: Garçon de café\r\n---\r\n\r\nDes étés.\r\n`)
})
