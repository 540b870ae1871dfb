import { expect, test } from 'vitest'
import { compile as compileWith } from '../../scripts/compile/compile.ts'
import type { CompiledFile } from '../../scripts/compile/contract/checked.ts'
import { type CompiledFiles, knownResult } from '../../scripts/compile/known.ts'
import { runHere } from '../../scripts/compile/run-here.ts'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { sourcesOf } from '../support/sources.ts'

/** Returns a cache by path, with the list of the files that were compiled. */
function memory() {
  const results = new Map<string, CompiledFile>()
  const compiled: string[] = []
  const known: CompiledFiles = {
    get: ({ path }) => results.get(path) ?? null,
    set({ path }, result) {
      results.set(path, result)
      compiled.push(path)
    },
  }
  return { known, results, compiled }
}

const PATH = 'content/projets/projet.md'

test('what did not change is not compiled again, and the result is the same', async () => {
  const { known, compiled } = memory()
  const sources = sourcesOf({ 'projets/projet.md': projectFile({ image: 'images/banque.png' }) })
  const first = await compile(sources, known)
  expect(compiled).toEqual(['content/cv.md', PATH, 'content/site.md'])
  expect(await compile(sources, known)).toEqual(first)
  expect(first).toEqual(await compile(sources))
  expect(compiled).toHaveLength(3)
})

test('a picture that came or went makes its file new', async () => {
  const { known, results } = memory()
  const sources = sourcesOf({ 'projets/projet.md': projectFile({ image: 'images/banque.png' }) })
  await compile(sources, known)
  const [file] = sources.files.filter(({ path }) => path === PATH)
  if (file === undefined) throw new Error('The project is not among the files.')
  const picture = 'content/projets/images/banque.png'
  expect(results.get(PATH)?.assets.map(([path]) => path)).toEqual([picture])
  expect(knownResult(file, sources, known)).toBe(results.get(PATH))
  const without = new Map([...sources.assets].filter(([path]) => path !== picture))
  expect(knownResult(file, { ...sources, assets: without }, known)).toBeNull()
  const other = new Map(sources.assets).set(picture, { file: picture, outside: true })
  expect(knownResult(file, { ...sources, assets: other }, known)).toBeNull()
})

test('what the files say on their own is given before any picture is measured', async () => {
  const sources = sourcesOf({ 'projets/projet.md': projectFile({ state: 'FINI', image: 'images/petite.png' }) })
  const given: string[] = []
  const { diagnostics } = await compileWith(sources, {
    run: runHere,
    onFiles: (own) => given.push(...own.map(({ code }) => code)),
    async measure() {
      given.push('measured')
      return sources.pictures
    },
  })
  expect(given).toEqual(['value/unknown', 'measured'])
  expect(diagnostics.map(({ code }) => code)).toEqual(['value/unknown', 'picture/small'])
})

test('a picture that was missing and still is changes nothing', () => {
  const sources = sourcesOf({ 'projets/projet.md': projectFile() })
  const [file] = sources.files
  if (file === undefined) throw new Error('There are no files.')
  const result: CompiledFile = {
    path: file.path,
    lang: 'fr',
    diagnostics: [],
    assets: [['content/projets/images/rien.png', null]],
    pictures: [],
    links: [],
    anchors: [],
    project: null,
    page: null,
    site: null,
    cv: null,
    target: null,
    application: null,
    style: null,
    sampleValues: [],
    dates: [],
  }
  expect(knownResult(file, sources, { get: () => result, set: () => {} })).toBe(result)
  expect(knownResult(file, { ...sources, lang: 'en' }, { get: () => result, set: () => {} })).toBeNull()
  expect(knownResult(file, sources, { get: () => null, set: () => {} })).toBeNull()
})

test('a file with an error is looked at again, one with a warning is not', async () => {
  const { known, compiled } = memory()
  const sources = sourcesOf({
    'projets/averti.md': projectFile({ theme: '' }),
    'projets/faux.md': projectFile({ title: 'Autre', state: 'FINI' }),
  })
  const { diagnostics } = await compile(sources, known)
  expect(diagnostics.map(({ code }) => code)).toEqual(['project/theme-missing', 'value/unknown'])
  expect(compiled).toEqual(['content/cv.md', 'content/projets/averti.md', 'content/site.md'])
})
