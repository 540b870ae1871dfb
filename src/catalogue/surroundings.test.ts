import { expect, test } from 'vitest'
import { surroundingsOf } from './surroundings.ts'
import type { Project } from './types.ts'

function project(slug: string, technologie: readonly string[], title: string | null = slug): Project {
  return { slug, title, technologie } as Project
}

const around = (projects: readonly Project[], slug: string) => {
  const { previous, next, related } = surroundingsOf(projects).get(slug) ?? { previous: null, next: null, related: [] }
  return {
    previous: previous?.slug ?? null,
    next: next?.slug ?? null,
    related: related.map(({ project, shared }) => `${project.slug}: ${shared.join(', ')}`),
  }
}

test('the first has none before it, the last none after it', () => {
  const projects = [project('a', []), project('b', [])]
  expect(around(projects, 'a')).toEqual({ previous: null, next: 'b', related: [] })
  expect(around(projects, 'b')).toEqual({ previous: 'a', next: null, related: [] })
})

test('related are those that share most, then the nearest; neighbours and untitled ones are not among them', () => {
  const projects = [
    project('un', ['React', 'C']),
    project('voisin', ['React', 'C']),
    project('moi', ['React', 'Sass', 'C#']),
    project('apres', ['React']),
    project('sans-titre', ['React', 'Sass'], null),
    project('deux', ['react']),
    project('beaucoup', ['Sass', 'React']),
    project('loin', ['React']),
    project('rien', ['Vue', 'C']),
  ]
  expect(around(projects, 'moi').related).toEqual(['beaucoup: React, Sass', 'un: React', 'deux: React'])
})

test('thousands of projects with one technology take no time and stay near', () => {
  const projects = Array.from({ length: 5000 }, (_, index) => project(`p${index}`, ['React']))
  expect(around(projects, 'p2500').related).toEqual(['p2498: React', 'p2502: React', 'p2497: React'])
})
