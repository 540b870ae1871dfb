import { expect, test } from 'vitest'
import { assembleAll } from '../../scripts/compile/assemble.ts'
import { compileFile } from '../../scripts/compile/compile-file.ts'
import { isError } from '../../scripts/diagnostics/diagnostic.ts'
import { FULL_APPLICATION, FULL_CV, FULL_PAGE, FULL_PROJECT, FULL_TARGET } from '../property/good-files.ts'
import { compile } from '../support/compile.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'
import { eachStep } from '../support/step.ts'

/** A file of each kind that has a page of its own, and the list of the catalogue in which it has to be. */
const KINDS = [
  ['projets/a.md', FULL_PROJECT, 'projects'],
  ['pages/a.md', FULL_PAGE, 'pages'],
  ['cvs/a.md', FULL_TARGET, 'cvs'],
  ['candidatures/a.md', FULL_APPLICATION, 'applications'],
] as const

const ENDS = [
  ' // envoyée le 3 mars',
  ' /* à revoir */',
  ' # envoyée le 3 mars',
  ',',
  ' ,',
  ';',
  '"',
  '’',
  ' <b>',
  ' {x}',
]

test.each(KINDS)('%s, with anything behind a value, gives a page or an error', async (path, text, list) => {
  const silent: string[] = []
  const lines = text.split('\n').flatMap((line) => (/^\w+: ./.test(line) ? line : []))
  for (const line of eachStep(lines))
    for (const end of ENDS) {
      const sources = sourcesOf({ 'cv.md': FULL_CV, [path]: text.replace(line, () => line + end) })
      const { catalogue, diagnostics } = await compile(sources)
      if (catalogue?.[list].length !== 1 && !diagnostics.some(isError)) silent.push(line + end)
    }
  expect(lines.length).toBeGreaterThan(2)
  expect(silent).toEqual([])
})

test.each(KINDS)('%s is an error if the compiler loses it without a word', (path, text) => {
  const sources = sourcesOf({ 'cv.md': FULL_CV, [path]: text })
  const compiled = sources.files.map((file) => compileFile(file, sources))
  const lost = { page: null, project: null, target: null, application: null }
  const codesOf = (isLost: boolean) =>
    assembleAll([
      { sources, files: compiled.map((file) => (isLost && file.path.endsWith(path) ? { ...file, ...lost } : file)) },
    ]).diagnostics.flatMap(({ code, file }) => (code === 'file/failed' ? file : []))
  expect(codesOf(false)).toEqual([])
  expect(codesOf(true)).toEqual([`content/${path}`])
})

test('an error of the original keeps its translation back without blaming the tool', async () => {
  const { diagnostics } = await compile(
    sourcesOf({
      'site.md': GOOD_SITE.replace('---\n', '---\nlang: [fr, en]\n'),
      'en/site.md': '---\ntrade: Developer\n---\n',
      'projets/a.md': FULL_PROJECT.replace(/^number: .*/m, 'number: cinq'),
      'en/projets/a.md': '---\ntitle: Example\n---\n',
    }),
  )
  const errors = diagnostics.filter(isError).map(({ file, code }) => `${file} ${code}`)
  expect(errors).toEqual(['content/projets/a.md value/type'])
})
