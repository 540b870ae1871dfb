import { describe, expect, test, vi } from 'vitest'
import { compileOrSkip } from '../../scripts/compile/compile-file.ts'
import { FULL_APPLICATION, FULL_CV, FULL_PAGE, FULL_PROJECT, FULL_SITE, FULL_TARGET } from '../property/good-files.ts'
import { compileOne } from '../support/compile-one.ts'
import { PROTOTYPE_NAMES } from '../support/prototype-names.ts'
import { sourcesOf } from '../support/sources.ts'
import { BODY_POSITIONS, withValues } from '../xss/positions.ts'

const HEADER = /^---\n[\s\S]*?\n---\n/.exec(FULL_PROJECT)?.[0] ?? ''

/** Returns the files that are lost to an exception. */
async function failed(path: string, text: string): Promise<string[]> {
  const { diagnostics } = await compileOne(path, text)
  return diagnostics.filter(({ code }) => code === 'file/failed').map(() => text)
}

/** Every kind of file with all its keys. */
const FILES = [
  ['site.md', FULL_SITE],
  ['cv.md', FULL_CV],
  ['projets/projet.md', FULL_PROJECT],
  ['pages/page.md', FULL_PAGE],
  ['cvs/cible.md', FULL_TARGET],
  ['candidatures/lettre.md', FULL_APPLICATION],
] as const

// `tests/property/prototype-names.slow.test.ts` writes each name into one value at a time.
describe.each(FILES)('%s', (path, file) => {
  test.each(PROTOTYPE_NAMES)('has %s in all values and behind all keys', async (name) => {
    const text = withValues(file, name)
    expect(text.split(name).length).toBeGreaterThan(2)
    expect(await failed(path, text)).toEqual([])
    expect(await failed(path, text.replace(/^(\w+):/gm, `${name}:`))).toEqual([])
    expect(await failed(path, text.replace(/^(\w+): .*/gm, `$1: { ${name}: ${name} }`))).toEqual([])
  })

  test('has lists of all of them', async () => {
    expect(await failed(path, file.replace(/^(\w+): .*/gm, `$1: [${PROTOTYPE_NAMES.join(', ')}]`))).toEqual([])
  })
})

test.each(PROTOTYPE_NAMES)('%s is an ordinary word', async (name) => {
  const texts = [...BODY_POSITIONS.map(({ write }) => write(name)), `> [!${name}]\n> Un texte.`]
  for (const folder of [name, 'pages', 'cvs', 'projets', 'candidatures']) texts.push(`[x](${folder}/${name}.md)`)
  expect(await failed('projets/projet.md', `${HEADER}\n${texts.join('\n\n')}\n`)).toEqual([])
  expect(await failed('site.md', `${FULL_SITE}\n${texts.join('\n\n')}\n`)).toEqual([])
  for (const path of [`pages/${name}.md`, `projets/${name}.md`, `cvs/${name}.md`])
    expect(await failed(path, HEADER.replace(/^(title|category|technologie): .*/gm, `$1: ${name}`))).toEqual([])
  const header = `title: ${name}\n${name}: ${name}\ntechnologie: [${name}]\ncategory: ${name}\nstate: ${name}`
  expect(await failed('projets/projet.md', `---\n${header}\n---\n`)).toEqual([])
})

test('an exception is a problem of its file, and the findings of the others are reported', async () => {
  const sources = sourcesOf({})
  vi.spyOn(sources.assets, 'get').mockImplementation((path) => {
    if (path.includes('banque')) throw new TypeError('replace is not a function')
    return undefined
  })
  const text = `${HEADER}\n![Une capture](images/banque.png)\n`
  const result = compileOrSkip({ path: 'content/projets/p.md', kind: 'project', bytes: Buffer.from(text) }, sources)
  expect(result).toMatchObject({ problem: 'failed', reason: 'TypeError: replace is not a function' })
})
