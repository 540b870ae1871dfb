import { expect, test, vi } from 'vitest'
import { FIELDS_OF } from '../../scripts/fields/definitions.ts'
import { compileOne } from '../support/compile-one.ts'

/** Marks that stand above and below a letter in turn, which a normalization puts in order. */
const MARKS = '\u0301\u0316'.repeat(200)
const VALUE = `e${MARKS}`

const keysOf = (kind: 'cv' | 'project' | 'site') => FIELDS_OF[kind].map(({ key }) => [kind, key] as const)
const PATHS = { cv: 'cv.md', project: 'projets/a.md', site: 'site.md' }

/** Returns the most marks of a letter in the texts that were normalized. */
async function mostMarksIn(path: string, text: string): Promise<number> {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  try {
    await compileOne(path, text)
    const runs = normalize.mock.contexts.flatMap((text) => String(text).match(/\p{M}{1,999}/gu) ?? [])
    return Math.max(0, ...runs.map(({ length }) => length))
  } finally {
    normalize.mockRestore()
  }
}

test.each([...keysOf('cv'), ...keysOf('project'), ...keysOf('site')])(
  'hundreds of marks on a letter are not put in order in %s: %s',
  async (kind, key) => {
    expect(await mostMarksIn(PATHS[kind], `---\n${key}: ${VALUE}\n---\n`)).toBeLessThanOrEqual(30)
  },
)

test('nor in a body, a path or a style sheet', async () => {
  expect(await mostMarksIn(PATHS.project, `---\ntitle: T\n---\n\n${VALUE}\n\n![](images/${VALUE}.png)\n`)).toBe(30)
  expect(await mostMarksIn('style.css', `body { background: url(/${VALUE}.png) }`)).toBeLessThanOrEqual(30)
})
