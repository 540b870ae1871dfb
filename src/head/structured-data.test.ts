import { expect, test } from 'vitest'
import type { Project, Slug } from '../catalogue/types.ts'
import { projectData } from './structured-data.ts'

const site = { origin: 'https://camille.example.org', name: 'Camille Persienne' }
const project = {
  ...{ slug: 'essai' as Slug, number: 1, title: 'Essai', image: null, url: null, theme: null, technologie: [] },
  ...{ state: 'OK', date: null },
} as const

test.each([
  ['https://github.example.org/essai', 'SoftwareSourceCode'],
  [null, 'CreativeWork'],
])('a project with the repository %s is a %s', (github, type) => {
  const data = projectData(site as Parameters<typeof projectData>[0], { ...project, github } as unknown as Project, 'x')
  expect(data).toMatchObject({ '@type': type, name: 'Essai' })
  expect('codeRepository' in data).toBe(github !== null)
})
