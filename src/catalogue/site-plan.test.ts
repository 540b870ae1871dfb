import { expect, test } from 'vitest'
import { LIST_LENGTH, projectLists } from './lists.ts'
import { sitePlan } from './site-plan.ts'
import type { Project, Slug } from './types.ts'

const planOf = (count: number) => {
  const projects = Array.from({ length: count }, (_, index) => ({
    slug: `p-${index}` as Slug,
    number: index + 1,
    title: `Projet ${index}`,
    technologie: ['React'],
    category: 'Formation',
    label: '',
  }))
  return sitePlan(projectLists(projects as unknown as Project[]))
}

test('while one page of the list holds them, all projects are named', () => {
  const { total, projects, parts, filters } = planOf(LIST_LENGTH)
  expect([total, projects.length, parts.length]).toEqual([LIST_LENGTH, LIST_LENGTH, 0])
  expect(projects[0]).toEqual({ slug: 'p-0', number: 1, title: 'Projet 0', label: '' })
  expect(filters.map(({ path }) => path)).toEqual(['projets/categories/formation', 'projets/technologies/react'])
})

test('without projects there is nothing to name', () => {
  expect(planOf(0)).toEqual({ total: 0, projects: [], parts: [], filters: [] })
})

test('beyond that every page of the list is named, the last as far as it goes', () => {
  const { projects, parts } = planOf(10_000)
  expect(projects).toEqual([])
  expect(parts).toHaveLength(417)
  expect(parts.slice(0, 2)).toEqual([
    { path: 'projets', first: 1, last: 24 },
    { path: 'projets/page/2', first: 25, last: 48 },
  ])
  expect(parts.at(-1)).toEqual({ path: 'projets/page/417', first: 9985, last: 10_000 })
})

test('with very many projects a part is several pages: none is missing, and the plan does not grow', () => {
  const { parts } = planOf(30_000)
  expect(parts.length).toBeLessThanOrEqual(500)
  expect(parts.slice(0, 2)).toEqual([
    { path: 'projets', first: 1, last: 72 },
    { path: 'projets/page/4', first: 73, last: 144 },
  ])
  for (const [index, { first }] of parts.entries()) expect(first).toBe((parts[index - 1]?.last ?? 0) + 1)
  expect(parts.at(-1)?.last).toBe(30_000)
})
