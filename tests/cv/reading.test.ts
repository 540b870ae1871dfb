import { expect, test } from 'vitest'
import { lookOf } from '../../scripts/compile/catalogue/look.ts'
import { FRENCH } from '../../scripts/fields/words.ts'
import type { CvOwner } from '../../scripts/outputs/cv/contact.ts'
import { cvDiagnostics } from '../../scripts/outputs/cv/diagnose.ts'
import { makeCvPdf } from '../../scripts/outputs/cv/make.ts'
import { objectsOf, pagesOf, textsOf } from '../../scripts/outputs/cv/read.ts'
import { readingOf } from '../../scripts/outputs/cv/reading.ts'
import type { Cv } from '../../src/catalogue/types.ts'
import { FULL_CV } from '../property/good-files.ts'
import { compileOne } from '../support/compile-one.ts'

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

const cvOf = async (text: string): Promise<Cv> => (await compiled(text)).cv

async function compiled(text: string) {
  const { catalogue, diagnostics, cvFiles } = await compileOne('cv.md', text)
  const { cv, site } = cvFiles[0] ?? {}
  if (!catalogue?.cv || !cv) throw new Error(JSON.stringify(diagnostics))
  return { cv: catalogue.cv, files: { cv, site: site ?? null } }
}

/** What is said when `drawn` is in the PDF and `written` in `cv.md`. */
async function said(written: string, drawn = written) {
  const reading = readingOf(await makeCvPdf(owner, await cvOf(drawn)), owner, await cvOf(written))
  return cvDiagnostics(reading, (await compiled(written)).files)
}

test.each([
  ['a short CV', TEXT],
  ['a CV with every field', FULL_CV],
])('of %s, programs miss nothing', async (_name, text) => {
  const { undrawn, broken } = readingOf(await makeCvPdf(owner, await cvOf(text)), owner, await cvOf(text))
  expect({ undrawn, broken }).toEqual({ undrawn: [], broken: [] })
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
])('%s is told at its place', async (_name, right, wrong, field, line) => {
  const found = await said(TEXT, TEXT.replace(right, wrong))
  expect(found).toMatchObject([{ code: 'cv/unread', severity: 'warning', file: 'content/cv.md', field, line }])
})

test('letters and signs that the font lacks are told with what stands there instead, in the site’s name too', async () => {
  const text = TEXT.replace('Atelier du Lez', 'Ателье ✓ du Lez')
  const own = { ...owner, name: 'Zoé Жук' }
  const reading = readingOf(await makeCvPdf(own, await cvOf(text)), own, await cvOf(text))
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
    const [page] = pagesOf(objectsOf(Buffer.from(bytes).toString('latin1')))
    const [heading] = page ? textsOf(page) : []
    expect(heading).toMatchObject({ type: 'H1', lines: [name] })
  },
)

test('a title of two lines is told with what its first line says, and three pages are', async () => {
  const title =
    'Développeuse d’applications, référente de l’accessibilité numérique et du référencement naturel des sites de la collectivité'
  const [wraps, ...others] = await said(TEXT.replace('Développeuse d’interfaces', title))
  expect(others).toEqual([])
  expect(wraps).toMatchObject({ code: 'cv/title-wraps', severity: 'notice', line: 4, field: 'experience[0].title' })
  const { kept } = wraps as unknown as { kept: string }
  expect(title.startsWith(kept)).toBe(true)
  expect(kept.length).toBeLessThan(title.length)
  const point = 'Un point qui prend toute une ligne de la page, ou presque, selon la police et le papier.'
  const long = TEXT.replace('[Reprise du clavier., Essais.]', JSON.stringify(Array(150).fill(point)))
  expect(await said(long)).toMatchObject([{ code: 'cv/pages', severity: 'notice', line: 1, pages: 4 }])
})
