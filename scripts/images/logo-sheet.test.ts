import { expect, test } from 'vitest'
import type { Catalogue, Logo } from '../../src/catalogue/types.ts'
import { withLogoSheet } from './logo-sheet.ts'

const drawing = (length: number): Logo => ({
  kind: 'svg',
  viewBox: '0 0 24 24',
  markup: `<path d="${'1'.repeat(length)}"/>`,
})
const site = (skills: Logo[], goals: (Logo | null)[] = [], paths: (string | null)[] = [], image: object | null = {}) =>
  ({
    projects: [{ image }],
    site: {
      profiles: paths.map((path) => ({ name: 'C', url: 'https://c.example.org', path })),
      skills: skills.map((logo) => ({ title: 'A', logo })),
      goals: goals.map((logo) => ({ title: 'B', logo })),
    },
  }) as unknown as Catalogue

test('a few drawings stay in the page', () => {
  const few = site([drawing(1000)], [drawing(2000), null])
  expect(withLogoSheet(few)).toEqual({ catalogue: few, files: [] })
})

test('the logos of profiles go there too when they are many, those of skills or not', () => {
  const { catalogue, files } = withLogoSheet(site([drawing(10)], [], ['M1'.repeat(300), 'M2'.repeat(300), null]))
  expect(files[0]?.content).toContain(
    `<symbol id="l1" viewBox="0 0 24 24"><path d="${'M2'.repeat(300)}"/></symbol></svg>`,
  )
  expect(catalogue.site.profiles.map(({ linked }) => linked?.slice(-3))).toEqual(['#l0', '#l1', undefined])
  expect(catalogue.site.skills[0]?.logo?.kind).toBe('svg')
})

test('with projects without a picture the logos of profiles always go there', () => {
  expect(withLogoSheet(site([], [], ['M1'], null)).files).toHaveLength(1)
  expect(withLogoSheet(site([], [], ['M1'])).files).toHaveLength(0)
})

test('many go to one file, in which each has an id; pictures and names alone stay', () => {
  const picture = { kind: 'picture' } as Logo
  const { catalogue, files } = withLogoSheet(site([drawing(3000), picture], [drawing(1500), null]))
  const [file] = files
  expect(file?.path).toMatch(/^assets\/logos-[\da-f]{8}\.svg$/)
  expect(file?.content).toMatch(
    /^<svg [^>]*><symbol id="l0" viewBox="0 0 24 24"><path d="1{3000}"\/><\/symbol><symbol id="l1"/,
  )
  const { skills, goals } = catalogue.site
  expect([...skills, ...goals].map(({ logo }) => logo)).toEqual([
    { kind: 'linked', path: `${file?.path}#l0` },
    picture,
    { kind: 'linked', path: `${file?.path}#l1` },
    null,
  ])
})
