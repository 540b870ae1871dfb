import { expect, test } from 'vitest'
import { cardFacts, homeProjects, latestProjects, pathOf } from './selectors.ts'
import type { Cv, Project } from './types.ts'

function project(part: Partial<Project>): Project {
  return { title: 'Titre', state: 'OK', date: null, number: null, ...part } as Project
}

test('the latest come first: by date, then by number', () => {
  const old = project({ title: 'ancien', date: '2024-01-01', number: 9 })
  const recent = project({ title: 'récent', date: '2026-01-01' })
  const undated = project({ title: 'sans date', number: 3 })
  expect(latestProjects([undated, old, recent], 3).map(({ title }) => title)).toEqual(['récent', 'ancien', 'sans date'])
})

test('what has no title or has not begun is not shown off', () => {
  expect(latestProjects([project({ title: null }), project({ state: 'NOT_STARTED' })], 3)).toEqual([])
})

test('the home page shows the projects that the owner names, in that order, or else the latest', () => {
  const projects = ['a', 'b', 'c'].map((name, index) => project({ name, number: index + 1 }))
  const shown = (featured: readonly string[] | null) => homeProjects(projects, featured, 2).map(({ name }) => name)
  expect(shown(['c', 'a'])).toEqual(['c', 'a'])
  expect(shown([])).toEqual(['c', 'b'])
  expect(shown(null)).toEqual(['c', 'b'])
})

test.each([
  [{ date: '2025-06-01' }, '2025 · Vite'],
  [{ date: '2025-06-01', period: { from: '2019-02', to: '2020-03' } }, '2020 · Vite'],
  [{ period: { from: '2019-02', to: null } }, '2019 · Vite'],
  [{ state: 'PROGRESS', period: { from: '2019-02', to: null } }, 'depuis 2019 · Vite'],
  [{ state: 'PROGRESS', period: { from: '2019-02', to: '2020-03' } }, '2020 · Vite'],
  [{}, 'Vite'],
] as const)('the card of %o says « %s »', (values, facts) => {
  const given = { date: null, period: null, state: 'OK', result: 'Vite', ...values } as const
  expect(cardFacts(given, 'depuis {date}')).toBe(facts)
})

test('without a job, the home page shows the schools that have a date, those without a degree under their own name', () => {
  const school = { title: null, organisation: 'U', place: 'Sète', start: null, end: null, points: [] }
  const education = [{ ...school, end: '2012' }, school, { ...school, title: 'BTS', start: '2009', end: '2011' }]
  expect(pathOf({ experience: [], education } as unknown as Cv)).toEqual([
    { title: 'U', where: 'Sète', start: '2012', end: '2012', points: [] },
    { title: 'BTS', where: 'U, Sète', start: '2009', end: '2011', points: [] },
  ])
})
