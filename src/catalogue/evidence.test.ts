import { expect, test } from 'vitest'
import { evidenceFor, evidenceOf } from './evidence.ts'
import type { Cv, Project, Slug } from './types.ts'

const project = (slug: string, technologie: readonly string[], values: Partial<Project> = {}) =>
  ({ slug: slug as Slug, state: 'OK', technologie, date: null, period: null, ...values }) as Project
const cv = (values: object) =>
  ({ experience: [], volunteering: [], education: [], otherProjects: [], ...values }) as unknown as Cv

const found = (skill: string, projects: readonly Project[], own: Cv | null = null) =>
  evidenceFor([{ title: skill }], evidenceOf(projects, own))[0]

test('the projects of a technology count under all its names, from the first year to the last', () => {
  const projects = [
    project('banque', ['React', 'reactjs'], { date: '2025-03-01' }),
    project('boutique', ['React.js'], { date: '2026-01-09' }),
    project('carte', ['Sass'], { date: '2020-01-09' }),
  ]
  expect(found('ReactJS', projects)).toEqual({
    projects: 2,
    path: 'projets/technologies/react',
    years: ['2025', '2026'],
    places: [],
  })
})

test('one project is evidence by its own page, and its period wins over its date', () => {
  const period = { from: '2023-11', to: '2024-02' }
  expect(found('Sass', [project('carte', ['Sass'], { date: '2026-01-09', period })])).toEqual({
    projects: 1,
    path: 'projets/carte',
    years: ['2023', '2024'],
    places: [],
  })
})

test('a period that has not ended reaches to the date of the project', () => {
  const period = { from: '2023-11', to: null }
  expect(found('Sass', [project('a', ['Sass'], { date: '2026-01-09', period })])?.years).toEqual(['2023', '2026'])
  expect(found('Sass', [project('a', ['Sass'], { period })])?.years).toEqual(['2023', '2023'])
})

test('the last year is open while one of the projects goes on', () => {
  const ongoing = project('a', ['Sass'], { state: 'PROGRESS', period: { from: '2019-02', to: null } })
  const ended = project('b', ['Sass'], { date: '2025-06-01' })
  for (const projects of [[ongoing], [ongoing, ended], [ended, ongoing]])
    expect(found('Sass', projects)?.years).toEqual(['2019', null])
})

test('the CV names employers, schools, associations and projects without a page, each once', () => {
  const own = cv({
    experience: [
      { organisation: 'Atelier du Lez', technologie: ['Go'] },
      { organisation: 'Atelier du Lez', technologie: ['Golang', 'SQL'] },
    ],
    volunteering: [{ organisation: 'Le Dérailleur', technologie: ['Go'] }],
    education: [{ organisation: 'Calade', technologie: ['SQL'] }],
    otherProjects: [{ title: 'Carte', technologie: ['Go'] }],
  })
  expect(found('Go', [], own)).toEqual({
    projects: 0,
    path: null,
    years: null,
    places: ['Atelier du Lez', 'Le Dérailleur', 'Carte'],
  })
})

test('neither a project that has not been started nor a name without an address is evidence', () => {
  expect(found('Sass', [project('carte', ['Sass'], { state: 'NOT_STARTED' })])).toBeNull()
  expect(found('日本', [project('carte', ['日本'])])).toBeNull()
})
