import { expect, test } from 'vitest'
import { placeInCv } from '../../scripts/compile/catalogue/cv-places.ts'
import { compile } from '../support/compile.ts'
import { sourcesOf } from '../support/sources.ts'

const CV = `---
title: Développeuse
experience:
  - title: Ancienne
    organisation: Atelier
    start: '2020-01'
    hide: [cv]
  - title: Responsable
    organisation: Atelier
    start: '2024-02'
    points:
      - { text: Pour lead, only: [lead] }
      - Pour tous
---

Un profil.
`

const { cvFiles, diagnostics } = await compile(
  sourcesOf({
    'cv.md': CV,
    'cvs/lead.md': '---\ntitle: Lead\n---\n',
    'cvs/autre.md': '---\ntitle: A\n---\n\nLe sien.\n',
  }),
)
const { cv, site, targets } = cvFiles[0] ?? expect.fail('no files')

/** Returns the file and the line of a text of `cv.md`, or of a file of `cvs/`. */
function lineOf(field: string, name?: string): string | null {
  if (cv === null) throw new Error(JSON.stringify(diagnostics))
  const place = placeInCv({ cv, site, target: targets.find((target) => target.name === name) ?? null }, field)
  return place && `${place.file.slice('content/'.length)}:${place.line}`
}

test('entries are counted among those that a CV shows', () => {
  expect(lineOf('experience[0].title')).toBe('cv.md:8')
  expect(lineOf('experience[0].points[0]')).toBe('cv.md:13')
  expect(lineOf('experience[1].title', 'lead')).toBe('cv.md:8')
  expect(lineOf('experience[1].points[0]', 'lead')).toBe('cv.md:12')
})

test('a text that is not written is where its group is', () => {
  expect(lineOf('experience[0].end')).toBe('cv.md:8')
  expect(lineOf('experience[5].title')).toBe('cv.md:4')
  expect(lineOf('languages[0].name')).toBeNull()
})

test('a file of cvs/ comes first, then cv.md, then site.md', () => {
  expect([lineOf('title'), lineOf('title', 'lead')]).toEqual(['cv.md:2', 'cvs/lead.md:2'])
  expect([lineOf('profile[0]', 'lead'), lineOf('profile[0]', 'autre')]).toEqual(['cv.md:15', 'cvs/autre.md:4'])
  expect(lineOf('name')).toMatch(/^site\.md:/)
})

test('a draft that stays beside the CV is not taken for it', async () => {
  const both = await compile(sourcesOf({ 'cv.md': CV, '_cv.md': '---\ntitle: Brouillon\n---\n' }))
  expect(both.cvFiles[0]?.cv?.start.file).toBe('content/cv.md')
})
