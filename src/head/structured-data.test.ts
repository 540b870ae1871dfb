import { expect, test } from 'vitest'
import { FRENCH } from '../../scripts/fields/site-texts/languages.ts'
import type { ProjectList } from '../catalogue/lists.ts'
import type { Cv, Project, Slug } from '../catalogue/types.ts'
import { listData, type PlacedSite, profileData, projectData } from './structured-data.ts'

const site = {
  ...{ origin: 'https://camille.example.org', name: 'Camille Persienne', texts: FRENCH, lang: 'fr' as const },
  ...{ base: '/', root: '/' },
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

test.each([
  [{ github: 'https://github.example.org/essai' }, 'OK', 'Published'],
  [{ links: [{ label: 'Article', url: 'https://revue.example.org/1' }] }, 'OK', 'Published'],
  [{}, 'OK', undefined],
  [{}, 'PROGRESS', 'Incomplete'],
])('the project %j in the state %s is %s', (places, state, status) => {
  const data = projectData(site, { ...project, github: null, ...places, state } as unknown as Project, 'x')
  expect((data as { creativeWorkStatus?: string }).creativeWorkStatus).toBe(status)
})

test('a school is one’s own only once the studies have ended', () => {
  const education = [
    { organisation: 'École du Littoral', end: null },
    { organisation: 'Lycée du Lez', end: '2015' },
  ]
  const owner = { ...site, skills: [], profiles: [], hero: { words: [], portrait: { name: 'p', widths: [1] } } }
  const data = profileData(
    owner as unknown as PlacedSite,
    { title: 'Élève', education, languages: [] } as unknown as Cv,
  )
  expect(data).toMatchObject({ mainEntity: { alumniOf: [{ name: 'Lycée du Lez' }] } })
})

test('the positions of a list begin at 1 and go on from page to page', () => {
  const projects = [{ slug: 'a' }, { slug: 'b' }]
  const positions = (page: number) => {
    const data = listData(site, { page, total: 50, projects } as unknown as ProjectList)
    return (data as unknown as { itemListElement: { position: number }[] }).itemListElement.map(
      ({ position }) => position,
    )
  }
  expect(positions(1)).toEqual([1, 2])
  expect(positions(2)).toEqual([25, 26])
})
