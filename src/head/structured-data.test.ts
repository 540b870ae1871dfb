import { expect, test } from 'vitest'
import { FRENCH } from '../../scripts/fields/words.ts'
import type { Project, Slug } from '../catalogue/types.ts'
import { projectData } from './structured-data.ts'

const site = {
  ...{ origin: 'https://camille.example.org', name: 'Camille Persienne', texts: FRENCH },
  categories: [{ name: 'Conférence', type: 'talk', label: null, done: null, inProgress: null }],
} as const
const project = {
  ...{ slug: 'essai' as Slug, number: 1, title: 'Essai', image: null, url: null, theme: null, technologie: [] },
  ...{ state: 'OK', date: null, links: [] },
} as const

test.each([
  ['https://github.example.org/essai', 'SoftwareSourceCode'],
  [null, 'CreativeWork'],
])('a project with the repository %s is a %s', (github, type) => {
  const data = projectData(site, { ...project, github } as unknown as Project, 'x')
  expect(data).toMatchObject({ '@type': type, name: 'Essai' })
  expect('codeRepository' in data).toBe(github !== null)
})

test('a project of a category with a type is what its category is', () => {
  const links = [{ label: 'Vidéo', url: 'https://videos.example.org/w/essai' }]
  const talk = { ...project, github: null, category: 'Conférence', links } as unknown as Project
  expect(projectData(site, talk, 'x')).toMatchObject({
    '@type': 'PresentationDigitalDocument',
    subjectOf: [{ '@type': 'CreativeWork', name: 'Vidéo', url: 'https://videos.example.org/w/essai' }],
  })
  expect(projectData(site, { ...talk, links: [] }, 'x')).not.toHaveProperty('subjectOf')
})
