import { expect, test } from 'vitest'
import { projectLists, tagSlug } from './lists.ts'
import type { Project, Slug } from './types.ts'

const project = (index: number, technologie: string[] = [], category: Project['category'] = 'Formation') =>
  ({ slug: `p-${index}` as Slug, technologie, category }) as unknown as Project
const paths = (projects: Project[]) => projectLists(projects).map(({ path }) => path)

test('without projects there is one empty list', () => {
  expect(projectLists([])).toMatchObject([{ path: 'projets', page: 1, pages: 1, total: 0, projects: [] }])
})

test('24 projects are one page, 25 are two', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => project(index))
  expect(paths(many(24)).filter((path) => !path.includes('categories'))).toEqual(['projets'])
  const lists = projectLists(many(25)).filter(({ of }) => of === null)
  expect(lists.map(({ path, projects }) => [path, projects.length])).toEqual([
    ['projets', 24],
    ['projets/page/2', 1],
  ])
})

test('every technology and category has its list', () => {
  const lists = projectLists([
    project(1, ['React', 'C#']),
    project(2, ['react', 'C'], 'Personnel'),
    project(3, ['C++', '.NET']),
  ])
  expect(lists.slice(1).map(({ path, of, total }) => [path, of?.name, total])).toEqual([
    ['projets/technologies/react', 'React', 2],
    ['projets/technologies/c-sharp', 'C#', 1],
    ['projets/technologies/c', 'C', 1],
    ['projets/technologies/c-plus-plus', 'C++', 1],
    ['projets/technologies/dot-net', '.NET', 1],
    ['projets/categories/formation', 'Formation', 2],
    ['projets/categories/personnel', 'Personnel', 1],
  ])
})

test('the filters are the largest lists first, those of one size by name', () => {
  const [all] = projectLists([project(1, ['Vue', 'CSS']), project(2, ['Vue']), project(3, ['Ada', 'Vue'], 'Personnel')])
  expect(all?.filters.map(({ name, count }) => [name, count])).toEqual([
    ['Vue', 3],
    ['Formation', 2],
    ['Ada', 1],
    ['CSS', 1],
    ['Personnel', 1],
  ])
})

test.each([
  ['Node.js', 'node-js'],
  ['Éléments d’œuvre', 'elements-d-oeuvre'],
  ['日本', ''],
  ['a'.repeat(100), 'a'.repeat(100)],
  ['a'.repeat(101), ''],
])('%s → %s', (name, slug) => {
  expect(tagSlug(name)).toBe(slug)
})
