import { expect, test, vi } from 'vitest'
import { lookOf } from '../../scripts/compile/catalogue/look.ts'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import type { CvOwner } from '../../scripts/outputs/cv/contact.ts'
import { drawCv } from '../../scripts/outputs/cv/make.ts'
import { compile } from '../support/compile.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

/** How often a CV was composed, in any size. */
const composed = vi.hoisted(() => ({ times: 0 }))

vi.mock('../../scripts/outputs/cv/compose.ts', async (load) => {
  const original = await load<typeof import('../../scripts/outputs/cv/compose.ts')>()
  return {
    ...original,
    compose: (...input: Parameters<typeof original.compose>) => {
      composed.times++
      original.compose(...input)
    },
  }
})

/** Returns a CV whose profile fills about so many pages, ten paragraphs on each. */
const cvOf = (pages: number) => {
  const paragraph = 'Bibliographies universitaires. '.repeat(20).trim().slice(0, 470)
  return `---\ntitle: Chercheuse\n---\n\n${Array.from({ length: 10 * pages }, () => paragraph).join('\n\n')}\n`
}
const TARGET = '---\ntitle: Lead\n---\n'

/** Returns the files that have too many pages, and the languages whose CVs can be drawn. */
async function tooLongIn(files: Readonly<Record<string, string>>) {
  const { diagnostics, cvFiles } = await compile(sourcesOf(files))
  const tooLong = diagnostics.flatMap((found) => ('limit' in found ? [[found.file, found.limit]] : []))
  return { tooLong, drawable: cvFiles.filter(({ catalogue }) => catalogue !== null).length }
}

test('a CV with thirty pages of publications can be drawn, one that nobody would read cannot', async () => {
  expect(await tooLongIn({ 'cv.md': cvOf(29) })).toEqual({ tooLong: [], drawable: 1 })
  expect(await tooLongIn({ 'cv.md': cvOf(31) })).toEqual({ tooLong: [['content/cv.md', 'cvPages']], drawable: 0 })
})

test('the CVs of all languages count together, without drafts', async () => {
  const files = {
    'site.md': GOOD_SITE.replace('---\n', '---\nlang: [fr, en]\n'),
    'en/site.md': '---\ntrade: Developer\n---\n',
    ...{ 'cv.md': cvOf(17), 'cvs/a.md': TARGET, 'cvs/_b.md': TARGET },
    'en/cv.md': cvOf(17),
  }
  expect(await tooLongIn(files)).toEqual({ tooLong: [], drawable: 2 })
  expect(await tooLongIn({ ...files, 'en/cvs/a.md': TARGET })).toEqual({
    tooLong: [['content/en/cvs/a.md', 'cvsPages']],
    drawable: 0,
  })
})

test('many short texts count as much as long ones', async () => {
  const points = Array.from({ length: 6000 }, (_, index) => `x${index.toString(36)}`).join(',')
  const job = `{ title: Lead, organisation: Atelier, start: '2024-01', points: [${points}] }`
  const { tooLong } = await tooLongIn({ 'cv.md': `---\ntitle: Lead\nexperience: [${job}]\n---\n` })
  expect(tooLong).toEqual([['content/cv.md', 'cvPages']])
})

test('a long CV is composed in one size alone', async () => {
  const owner: CvOwner = {
    ...{ name: 'Zoé Martin', lang: 'fr', origin: 'https://zoe.example.org', email: 'zoe@zoe.example.org', phone: null },
    ...{ place: 'Sète', profiles: [], date: null, look: lookOf(), texts: FRENCH },
  }
  const { catalogue } = await compile(sourcesOf({ 'cv.md': cvOf(25) }))
  if (!catalogue?.cv) throw new Error('No CV.')
  const { notes } = await drawCv(owner, catalogue.cv)
  expect(notes.pages).toBeGreaterThan(20)
  expect(composed.times).toBe(1)
})
