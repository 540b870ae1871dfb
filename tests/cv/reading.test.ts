import { expect, test } from 'vitest'
import { lookOf } from '../../scripts/compile/catalogue/look.ts'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import type { CvOwner } from '../../scripts/outputs/cv/contact.ts'
import { cvDiagnostics } from '../../scripts/outputs/cv/diagnose.ts'
import { drawCv } from '../../scripts/outputs/cv/make.ts'
import { readingOf } from '../../scripts/outputs/cv/reading.ts'
import { textsOfCv } from '../../scripts/outputs/cv/texts.ts'
import type { Cv } from '../../src/catalogue/types.ts'
import { FULL_CV } from '../property/good-files.ts'
import { compileOne } from '../support/compile-one.ts'
import { makeCvPdf } from '../support/cv-pdf.ts'
import { missingFrom } from '../support/missing-texts.ts'
import { drawnText, pdfLines, taggedTexts } from '../support/pdf-operators.ts'

const owner: CvOwner = {
  ...{ name: 'Zoé Martin', lang: 'fr', origin: 'https://zoe.example.org', email: 'zoe@zoe.example.org', phone: null },
  ...{ place: 'Sète', profiles: [], date: null, look: lookOf(), texts: FRENCH },
}

const TEXT = `---
title: Développeuse
experience:
  - title: Développeuse d’interfaces
    organisation: Atelier du Lez
    place: Montpellier
    start: '2024-02'
    end: '2025-06'
    points: [Reprise du clavier., Essais.]
---
`

const LINE = 'Un point qui prend toute une ligne de la page, ou presque, selon la police et le papier.'
const LONG_TITLE =
  'Développeuse d’applications, référente de l’accessibilité numérique et du référencement naturel des sites de la collectivité'
const LONG = TEXT.replace('Développeuse d’interfaces', LONG_TITLE).replace('Essais.', 'x'.repeat(300))

const cvOf = async (text: string): Promise<Cv> => (await compiled(text)).cv

async function compiled(text: string) {
  const { catalogue, diagnostics, cvFiles } = await compileOne('cv.md', text)
  const { cv, site } = cvFiles[0] ?? {}
  if (!catalogue?.cv || !cv) throw new Error(JSON.stringify(diagnostics))
  return { cv: catalogue.cv, files: { cv, site: site ?? null } }
}

const MIXED_SKILLS =
  'skills: [{ title: Front, items: [Vue] }, { title: Accessibilité }, { title: Serveur, items: [Node] }]'

/** Returns the diagnostics when `drawn` is in the PDF and `written` in `cv.md`. */
async function diagnosticsFor(written: string, drawn = written) {
  const { notes } = await drawCv(owner, await cvOf(drawn))
  const reading = readingOf(notes, owner, await cvOf(written))
  return cvDiagnostics(reading, (await compiled(written)).files)
}

test.each([
  ['a short CV', TEXT],
  ['a CV with every field', FULL_CV],
  ['one with a field without skills between two others', TEXT.replace('---\n', `---\n${MIXED_SKILLS}\n`)],
])('of %s, programs miss nothing', async (_name, text) => {
  const cv = await cvOf(text)
  const { file, notes } = await drawCv(owner, cv)
  const { undrawn, broken } = readingOf(notes, owner, cv)
  expect({ undrawn, broken }).toEqual({ undrawn: [], broken: [] })
  expect(missingFrom(drawnText(file), textsOfCv(owner, cv))).toEqual([])
})

test.each([
  ['a short CV', TEXT],
  ['a CV with every field', FULL_CV],
  ['one with letters that the font lacks', TEXT.replace('Atelier du Lez', 'Ателье ✓ du Lez')],
  ['one with a title and a word that take several lines', LONG],
  ['one of several pages', TEXT.replace('[Reprise du clavier., Essais.]', JSON.stringify(Array(90).fill(LINE)))],
])('of %s, the notes of the drawing say what its file says', async (_name, text) => {
  const { file, notes } = await drawCv(owner, await cvOf(text))
  expect(notes.texts).toEqual(taggedTexts(file).map(({ type, lines }) => ({ type, lines })))
  expect(notes.lines).toEqual(pdfLines(file))
  expect(notes.pages).toBe(file.toString().match(/\/Type \/Page\n/g)?.length)
})

test.each([
  ['a title that was cut', 'Développeuse d’interfaces', 'Développeuse', 'experience[0].title', 4],
  [
    'a place before its organisation',
    'Atelier du Lez\n    place: Montpellier',
    'Montpellier\n    place: Atelier du Lez',
    'experience[0].place',
    6,
  ],
  [
    'points in another order',
    '[Reprise du clavier., Essais.]',
    '[Essais., Reprise du clavier.]',
    'experience[0].points[1]',
    9,
  ],
  ['another date', '2024-02', '2024-03', 'experience[0].start', 7],
])('%s is reported at its place', async (_name, right, wrong, field, line) => {
  const found = await diagnosticsFor(TEXT, TEXT.replace(right, wrong))
  expect(found).toMatchObject([{ code: 'cv/unread', severity: 'warning', file: 'content/cv.md', field, line }])
})

test('letters and signs that the font lacks are reported with the text that is drawn instead, in the site’s name too', async () => {
  const text = TEXT.replace('Atelier du Lez', 'Ателье ✓ du Lez')
  const own = { ...owner, name: 'Zoé Жук' }
  const { notes } = await drawCv(own, await cvOf(text))
  const reading = readingOf(notes, own, await cvOf(text))
  expect(cvDiagnostics(reading, (await compiled(text)).files)).toMatchObject([
    {
      code: 'cv/letters',
      file: 'content/site.md',
      line: 2,
      field: 'name',
      letters: ['Ж', 'у', 'к'],
      instead: 'Zoé ???',
    },
    {
      ...{ code: 'cv/letters', file: 'content/cv.md', line: 5, field: 'experience[0].organisation' },
      ...{ actual: 'Ателье ✓ du Lez', instead: '?????? du Lez', letters: ['А', 'т', 'е', 'л', 'ь', '✓'] },
    },
  ])
})

test.each(['Marie-Antoinette de la Croix', 'Alexandra Featherstonehaugh', 'Jean-Baptiste Poquelin-Molière'])(
  'the name %s is set smaller, on one line',
  async (name) => {
    const bytes = await makeCvPdf({ ...owner, name }, await cvOf(TEXT))
    expect(taggedTexts(bytes)[0]).toMatchObject({ type: 'H1', lines: [name] })
  },
)

test('a title of two lines is reported with its first line, and three pages are', async () => {
  const [wraps, ...others] = await diagnosticsFor(TEXT.replace('Développeuse d’interfaces', LONG_TITLE))
  expect(others).toEqual([])
  expect(wraps).toMatchObject({ code: 'cv/title-wraps', severity: 'notice', line: 4, field: 'experience[0].title' })
  const { kept } = wraps as unknown as { kept: string }
  expect(LONG_TITLE.startsWith(kept)).toBe(true)
  expect(kept.length).toBeLessThan(LONG_TITLE.length)
  const long = TEXT.replace('[Reprise du clavier., Essais.]', JSON.stringify(Array(150).fill(LINE)))
  expect(await diagnosticsFor(long)).toMatchObject([{ code: 'cv/pages', severity: 'notice', line: 1, pages: 4 }])
})
