import { expect, test } from 'vitest'
import { toCatalogue } from '../../scripts/compile/catalogue/catalogue.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

const [site, ...projects] = await (async () => {
  const numbers = { a: '10', b: '9', c: '2', d: '1', e: 'null', f: 'null', g: 'null', h: 'null', i: 'null' }
  const titles = { e: 'Zèbre', f: 'Ancre', g: 'ancre', h: 'écluse', i: 'Fort' }
  const files = Object.entries({ ...numbers }).map(([name, number]) => [
    `projets/${name}.md`,
    projectFile({ number, title: new Map(Object.entries(titles)).get(name) ?? name }),
  ])
  const { catalogue } = await compile(sourcesOf(Object.fromEntries(files)))
  if (catalogue === null) throw new Error('The files of this test are wrong.')
  return [catalogue.site, ...catalogue.projects] as const
})()

const catalogueWith = (list: typeof projects) =>
  toCatalogue({
    ...{ site, month: '2026-11', cv: null, tagged: null, targets: [], pages: [], applications: [] },
    projects: list,
  })

test('projects with a number come first, in its order, then the others by title', () => {
  const slugs = (list: typeof projects) =>
    catalogueWith(list)
      .projects.map(({ slug }) => slug)
      .join('')
  for (const list of [
    projects,
    projects.toReversed(),
    [...projects.slice(4), ...projects.slice(0, 4)],
    projects.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
  ])
    expect(slugs(list)).toBe('dcbagfhie')
})

test('of two projects with one title that of the first address comes first', async () => {
  const twins = projects.slice(0, 3).map((project) => ({ ...project, number: null, title: null }))
  const order = (list: typeof projects) =>
    catalogueWith(list)
      .projects.map(({ slug }) => slug)
      .join('')
  expect(await order(twins)).toBe('bcd')
  expect(await order(twins.toReversed())).toBe('bcd')
})

test('a picture says what it is of as far as that is known', async () => {
  const altOf = async (keys: Readonly<Record<string, string>>) =>
    (
      await compile(
        sourcesOf({ 'projets/a.md': projectFile({ image: 'images/banque.png', state: 'NOT_STARTED', ...keys }) }),
      )
    ).catalogue?.projects[0]?.image?.alt
  expect(await altOf({ title: 'Banque' })).toBe('Image du projet Banque')
  expect(await altOf({ title: '', number: '1' })).toBe('Image du projet 1')
})

test('a site that cannot be read is not missing too', async () => {
  const skipped = [
    { path: 'content/site.md', problem: 'unreadable', reason: 'c’est un dossier', suggestion: null },
  ] as const
  const codes = async (site: string | null) =>
    (await compile({ ...sourcesOf({ 'site.md': site }), skipped })).diagnostics.map(({ code }) => code)
  expect(await codes(null)).toEqual(['file/unreadable'])
  expect((await compile({ ...sourcesOf({ 'site.md': null }) })).diagnostics.map(({ code }) => code)).toEqual([
    'file/missing',
  ])
})

test('the year of the copyright is the owner’s, else that of the build', async () => {
  const yearOf = async (footer: string) => {
    const files = { 'site.md': GOOD_SITE.replace('---\n', `---\n${footer}`) }
    return (await compile({ ...sourcesOf(files), today: '2031-02-03' })).catalogue?.site.footer.year
  }
  expect(await yearOf('')).toBe('2031')
  expect(await yearOf("footer: { year: '2019–2024' }\n")).toBe('2019–2024')
})

test('the month is that of the build', async () => {
  const files = { 'site.md': GOOD_SITE }
  expect((await compile({ ...sourcesOf(files), today: '2031-02-03' })).catalogue?.month).toBe('2031-02')
})

test('a date that has passed is no longer said, and the post is that of the day of the build', async () => {
  const cv = `---
title: Développeuse
experience:
  - { title: Stage, organisation: Atelier, start: '2026-10', end: '2027-03' }
  - { title: Poste, organisation: Agence, start: '2024', end: '2026-09' }
---
`
  const seekingOn = async (today: string, keys = "contract: CDI, from: '2027-01-04'") => {
    const files = { 'site.md': GOOD_SITE.replace('---\n', `---\nseeking: { ${keys} }\n`), 'cv.md': cv }
    return (await compile({ ...sourcesOf(files), today })).catalogue?.site.seeking
  }
  const stage = { title: 'Stage', organisation: 'Atelier' }
  expect(await seekingOn('2027-01-04')).toMatchObject({ from: '2027-01-04', latest: { ...stage, isCurrent: true } })
  expect(await seekingOn('2027-04-01')).toMatchObject({ from: null, latest: { ...stage, isCurrent: false } })
  expect(await seekingOn('2027-01-04', 'remote: false')).toBeNull()
})

test('the list is in the order that the site asks for', async () => {
  const files = {
    'projets/a.md': projectFile({ number: '1', date: "'2024-01-01'" }),
    'projets/b.md': projectFile({ number: '2', date: "'2026-01-01'" }),
    'projets/c.md': projectFile({ number: '3' }),
  }
  const order = async (keys: string) =>
    (
      await compile(sourcesOf({ ...files, 'site.md': GOOD_SITE.replace('---\n', `---\n${keys}\n`) }))
    ).catalogue?.projects
      .map(({ slug }) => slug)
      .join('')
  expect(await order('order: number')).toBe('abc')
  expect(await order('order: recent')).toBe('bac')
  expect(await order('order: featured\nfeatured: [c, b]')).toBe('cba')
})

test('the home page shows all that the owner wrote, until the owner orders its sections', async () => {
  const homeOf = async (keys: string, body: string) =>
    (await compile(sourcesOf({ 'site.md': GOOD_SITE.replace('---\n', `---\n${keys}\n`) + body }))).catalogue?.site.home
  const named = (...sections: string[]) => sections.map((section) => ({ section, title: null }))
  const testimonials = 'testimonials: [{ text: Soigné., author: Jeanne }]'
  expect(await homeOf('', '')).toEqual(named('projets', 'competences', 'parcours'))
  expect(await homeOf(testimonials, '\nUn mot.\n')).toEqual(
    named('projets', 'competences', 'parcours', 'temoignages', 'texte'),
  )
  expect(await homeOf('home: [parcours, { section: projets, title: Travaux }]', '')).toEqual([
    ...named('parcours'),
    { section: 'projets', title: 'Travaux' },
  ])
})

test('a picture whose measuring failed is a problem of that file, and named', async () => {
  const sources = sourcesOf({ 'projets/a.md': projectFile({ image: 'images/banque.png' }) })
  const file = 'content/projets/images/banque.png'
  const pictures = new Map([...sources.pictures, [file, { problem: 'failed', reason: 'Error: a' } as const]])
  const { diagnostics, catalogue } = await compile({ ...sources, pictures })
  expect(diagnostics.map(({ code, file }) => ({ code, file }))).toContainEqual({ code: 'file/failed', file })
  expect(catalogue).toBeNull()
})
