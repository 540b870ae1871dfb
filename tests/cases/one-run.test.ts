import { expect, test } from 'vitest'
import type { ContentSources } from '../../scripts/compile/contract/sources.ts'
import type { Diagnostic } from '../../scripts/diagnostics/diagnostic.ts'
import { inWords } from '../../scripts/diagnostics/message.ts'
import { findIn, readCase, WALKED_CASES } from '../support/cases.ts'
import { projectFile } from '../support/content-folder.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'

/** Files beside a case, each with faults of its own. */
const BESIDE = {
  'site.md': GOOD_SITE.replace('trade:', 'lang: [fr, en]\nfeatured: [absent]\ntrade:').replace(
    'phone: 06',
    'phone: 99',
  ),
  'cv.md': '---\ntitle: Développeuse\nexperience: oui\nprojects: [absent]\n---\n',
  'projets/faux.md': projectFile({ title: 'Faux', state: 'FINI', category: 'Perdue' }, '[lien](absent.md)'),
  'projets/double.md': projectFile({ title: 'Faux', number: '7' }),
  'pages/vide.md': '---\ntitle: Vide\nmenu: peut-être\n---\n',
  'cvs/lead.md': '---\ntitle: Lead\npages: dix\n---\n',
  'style.css': '.a { colour: red }',
  'en/site.md': '---\ntrade: Developer\nemail: faux\n---\n',
  'en/projets/faux.md': '---\ntitle: Fake\nstate: DONE\n---\n\n[link](nowhere.md)\n',
  'en/projets/orphan.md': '---\ntitle: Orphan\n---\n',
}

const keyOf = (found: Diagnostic) => {
  const { file, code, field, actual } = inWords(found)
  return `${file} ${code} ${field} ${actual}`
}

/** Adds the faulty files to those of a case, which keep their place. */
function withOthers(sources: ContentSources): ContentSources {
  const known = new Set(sources.files.map(({ path }) => path))
  const others = sourcesOf(BESIDE).files.filter(({ path }) => !known.has(path) || !isOwn(sources, path))
  const paths = new Set(others.map(({ path }) => path))
  return { ...sources, files: [...sources.files.filter(({ path }) => !paths.has(path)), ...others] }
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const DEFAULTS = new Map(sourcesOf({}).files.map(({ path, bytes }) => [path, decode(bytes)]))

function isOwn(sources: ContentSources, path: string) {
  const file = sources.files.find((one) => one.path === path)
  return file !== undefined && decode(file.bytes) !== DEFAULTS.get(path)
}

/** Without `site.md`, nobody knows the languages. */
const NAMES = WALKED_CASES.filter((name) => name !== 'file.missing')

test.each(NAMES)('%s hides no fault of another file', async (name) => {
  const { expected, input, mended } = readCase(name)
  const { ownWords: _, ...settings } = { ...expected, reading: undefined, answers: {} }
  const own = new Set([input.path, `content/${expected.mendedAs ?? expected.as ?? 'projets/projet.md'}`])
  const of = async (sources: ContentSources) =>
    (await findIn(withOthers(sources), settings)).filter(({ file }) => !own.has(file)).map(keyOf)
  const [before, after] = [await of(input.sources), await of(mended.sources)]
  expect(after.filter((key) => !before.includes(key))).toEqual([])
})

test('each of these files has a fault of its own', async () => {
  const found = await findIn(sourcesOf(BESIDE))
  const faulty = new Set(found.map(({ file }) => file))
  expect(Object.keys(BESIDE).filter((path) => !faulty.has(`content/${path}`))).toEqual([])
})

/** Codes of files of which nothing more can be read, or nothing more of their header or text. */
const UNREADABLE =
  /^(file\/(conflict|too-large|limit|missing|failed|too-costly|unreadable|ignored)|body\/(fence|nesting)|yaml\/nesting|header\/language)$/

/** Faults in the header and in the text of a file. */
const PROBES = { 'key/unknown': 'sonde', 'body/link': 'sonde-absente.md' } as const

function withProbes(text: string): string | null {
  const probed = text.replace(/^(?=[a-z]\w* ?[:=])/m, 'sonde: 1\n')
  return probed === text ? null : `${probed.trimEnd()}\n\n[sonde](sonde-absente.md)\n`
}

test.each(WALKED_CASES)('%s hides no fault of its own file', async (name) => {
  const { expected, input } = readCase(name)
  const file = input.sources.files.find(({ path }) => path === input.path)
  const text = file === undefined || file.kind === 'style' ? null : withProbes(decode(file.bytes))
  if (file === undefined || text === null || !Buffer.from(decode(file.bytes)).equals(file.bytes)) return
  const bytes = new TextEncoder().encode(text)
  const sources = {
    ...input.sources,
    files: input.sources.files.map((one) => (one === file ? { ...file, bytes } : one)),
  }
  const { ownWords: _, ...settings } = { ...expected, reading: undefined, answers: {} }
  const found = (await findIn(sources, settings)).filter((one) => one.file === input.path)
  if (found.some(({ code }) => UNREADABLE.test(code))) return
  for (const [code, actual] of Object.entries(PROBES))
    expect(found.map((one) => `${one.code} ${inWords(one).actual}`)).toContain(`${code} ${actual}`)
})
