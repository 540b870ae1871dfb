import { describe, expect, test, vi } from 'vitest'
import { compileOrSkip } from '../../scripts/compile/compile-file.ts'
import { FULL_CV, FULL_PROJECT, FULL_SITE } from '../property/good-files.ts'
import { compileOne } from '../support/compile-one.ts'
import { PROTOTYPE_NAMES } from '../support/prototype-names.ts'
import { sourcesOf } from '../support/sources.ts'
import { BODY_POSITIONS, headerPositions } from '../xss/positions.ts'

const HEADER = /^---\n[\s\S]*?\n---\n/.exec(FULL_PROJECT)?.[0] ?? ''

/** Returns the files that are lost to an exception. */
async function failed(path: string, text: string): Promise<string[]> {
  const { diagnostics } = await compileOne(path, text)
  return diagnostics.filter(({ code }) => code === 'file/failed').map(() => text)
}

describe.each([
  ['site.md', FULL_SITE],
  ['cv.md', FULL_CV],
  ['projets/projet.md', FULL_PROJECT],
])('%s', (path, file) => {
  const positions = headerPositions(file).filter(({ name }) => !name.endsWith('as typed'))
  test.each(positions.map((position, index) => ({ ...position, index })))('$name', async ({ write, index }) => {
    // Every name stands in some place of each type.
    for (const name of new Set(['constructor', PROTOTYPE_NAMES[index % PROTOTYPE_NAMES.length] ?? '']))
      expect(await failed(path, write(name))).toEqual([])
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
