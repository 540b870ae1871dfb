import { beforeAll, describe, expect, test } from 'vitest'
import { assembleAll } from '../../scripts/compile/assemble.ts'
import { lookOf } from '../../scripts/compile/catalogue/look.ts'
import { compileFile } from '../../scripts/compile/compile-file.ts'
import type { Asset } from '../../scripts/compile/contract/sources.ts'
import { excessInBody } from '../../scripts/compile/parse/limits.ts'
import { fixText } from '../../scripts/diagnostics/fix.ts'
import { textReport } from '../../scripts/diagnostics/report.ts'
import { bodyHtml } from '../../scripts/images/body-html.ts'
import { siteLettering } from '../../scripts/share/lettering.ts'
import { drawCard } from '../../scripts/share/share-card.ts'
import { toDescription } from '../../src/catalogue/description.ts'
import { compile } from '../support/compile.ts'
import { GOOD_CV, GOOD_SITE, sourcesOf } from '../support/sources.ts'

const FILE_MAX_BYTES = 256 * 1024
/**
 * Maximum ratio of the processor time of a hostile file to that of an ordinary text of 70 KB. A limit in seconds would fail on a slow or
 * busy machine. An ordinary text takes 0.4 s where the limits were chosen, so the maximum is less than 2 s.
 */
const MAX_RATIO = 4

const PROJECT = '---\nnumber: 1\ntitle: T\ntheme: t\ntechnologie: [a]\ncategory: Personnel\nstate: OK\n---\n'

/** Repeats a piece until the file has the maximum size. */
const filled = (before: string, piece: string, after = '') =>
  before + piece.repeat((FILE_MAX_BYTES - Buffer.byteLength(before + after)) / Buffer.byteLength(piece)) + after

/** Returns passages with blank lines between them, each of the most expensive length within the limits. */
const passages = (piece: string, length: number, count: number) =>
  Array.from({ length: count }, () => piece.repeat(length)).join('\n\n')

const nestedList = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a\n`).join('')

const inHeader = (before: string, piece: string, after = '') =>
  filled(`---\n${before}`, piece, `${after}\n---\nTexte.\n`)

/** Files that once took too long, each with the maximum size of a file. */
const REVIEWED: Readonly<Record<string, string>> = {
  'a line of # in a header': `---\n${'#'.repeat(40)}\nnumber: 9\n---\n`,
  'remarks with a space behind': inHeader('', '# a \n', 'number: 9'),
  'nothing but # in a header': inHeader('', '#'),
  'headings of one name': filled(PROJECT, '## a\n'),
  'an anchor before marks': inHeader('theme: "', '&!', ' x"\nurl: &b c'),
  'a remark of another language': `---\n// a${' '.repeat(250_000)}x\n---\n`,
  'nearly a delimiter': `---\n--- #${'\t'.repeat(250_000)}\u2028\n---\n`,
  'a remark for a value': inHeader('state: ', '#', `${' '.repeat(50_000)}x`),
  'closing brackets': filled(PROJECT, ']'),
  emphasis: filled(PROJECT, '*a_ '),
  'open emphasis': filled(PROJECT, 'a*'),
  'deleted text': filled(PROJECT, '~a~~b'),
  'control characters': filled(PROJECT, '\u0007'),
  references: filled(PROJECT, '[a][b]'),
  'text decoded wrongly': filled(PROJECT, `${'Ã©'.repeat(900)} `),
  'a title decoded wrongly': inHeader('title: "', 'Ã©', '"'),
  'open formulas': filled(PROJECT, '$$a '),
}

/** The most expensive constructs that a search found, each with the maximum length. */
const WITHIN_LIMITS: Readonly<Record<string, string>> = {
  'passages of emphasis': PROJECT + passages('*a_ ', 740, 8),
  'passages of brackets': PROJECT + passages(']', 1490, 8),
  'passages of links': PROJECT + passages('[a](b) ', 740, 8),
  'passages of missing pictures': PROJECT + passages('![a](b) ', 740, 8),
  'passages of addresses after a bracket': `${PROJECT}[${passages('https://a.fr ', 1490, 6)}`,
  'passages of mail': PROJECT + passages('x@y.z ', 1490, 6),
  'passages of code': PROJECT + passages('`a ', 1490, 8),
  'titles without an end': PROJECT + passages('[a](b "', 740, 8),
  definitions: PROJECT + passages('[a]: b "\n', 300, 8),
  tags: PROJECT + passages('<b> ', 1490, 8),
  headings: PROJECT + passages('## a', 1, 1490),
  quotes: PROJECT + passages('> > a', 1, 1490),
  lists: PROJECT + '- a\n'.repeat(2900),
  'lists in lists': PROJECT + nestedList(30).repeat(97),
  'lines of a deep list': `${PROJECT}${nestedList(30)}${`${' '.repeat(60)}b\n`.repeat(2900)}`,
  'lists in quotes': PROJECT + passages('> - a', 1, 1490),
  'a wide table': `${PROJECT}${'|a'.repeat(190)}\n${'|-'.repeat(190)}\n${'a\n'.repeat(95)}`,
  'long words': filled(PROJECT, `${'a-'.repeat(999)} `),
  entities: PROJECT + '&#1; '.repeat(5900),
  'short lines': PROJECT + 'a  \n'.repeat(2900),
  'unknown keys': inHeader('', 'a: 1\n'),
  'keys in braces': `---\nhero: {${'a: 1, '.repeat(5000)}}\n---\n`,
  'lines that are no keys': `---\ntitle: ${'a\n'.repeat(900)}\n---\n`,
  bullets: `---\ntitle: ${'• a\n'.repeat(900)}\n---\n`,
  'a folded text with bullets': `---\ntheme: >\n  ${'• a\n'.repeat(900)}\n---\n`,
  'tags of YAML': `---\n${'k: !t v\n'.repeat(900)}\n---\n`,
  'an open quote': `---\ntitle: "${' \n'.repeat(900)}\n---\n`,
  'long lines': `---\ntitle: ${`${'a: b '.repeat(200)}\n`.repeat(30)}\n---\n`,
  'an open list': `---\ntechnologie: [${"'a' ".repeat(8000)}\n---\n`,
  'brackets that close nothing': `---\ntechnologie: [${'}'.repeat(32_000)}\n---\n`,
  'keys in keys': `---\nskills: [${'"a": '.repeat(6000)}\n---\n`,
  'blank lines in a header': inHeader('title: a', '\n'),
  'a header that never ends': `---\n${'a: '.repeat(80_000)}`,
  'blank lines': filled('', '\n'),
}

/** Returns a long text of the kind that people write, within all limits. */
function ordinaryText(): string {
  const paragraph = `Voici [un lien](https://exemple.fr/une/page?a=1_2) et **un mot**, \`du_code\`, *autre chose*.\n`
  const table = `| a | b | c |\n|---|---|---|\n${'| `un` | [deux](https://exemple.fr) | trois |\n'.repeat(40)}`
  const code = `\`\`\`ts\n${'const table: Record<string, string[]> = { [a_b]: [c, d] }\n'.repeat(60)}\`\`\`\n`
  const list = '- **Premier** : [un lien](https://exemple.fr) vers `la_suite`.\n'.repeat(60)
  const part = `## Partie\n\n${paragraph.repeat(100)}\n${table}\n${code}\n${list}\n> Une citation.\n\n`
  return PROJECT + part.repeat(4)
}

const ORDINARY_TEXT = ordinaryText()

describe.each([REVIEWED, WITHIN_LIMITS])('a file of 256 KB takes little more than an ordinary one', (texts) => {
  test.each(Object.entries(texts))('%s', (_, text) => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(FILE_MAX_BYTES)
    // Two kinds are enough, because all kinds share the parser of headers and the renderer of bodies.
    const kind = /^---\n(hero|skills)/.test(text) ? 'site' : 'project'
    expect(ratioOf(() => cpuOf(kind, text))).toBeLessThan(MAX_RATIO)
  })
})

const measureOrdinary = () => cpuOf('project', ORDINARY_TEXT)
let ordinary: number
beforeAll(() => {
  measureOrdinary()
  ordinary = measureOrdinary()
})

/** Measures up to four times if the ratio is too high, because other work on the machine can slow down one measurement. */
function ratioOf(cpu: () => number): number {
  let least = cpu() / ordinary
  for (let again = 0; again < 3 && least >= MAX_RATIO; again++) least = Math.min(least, cpu() / measureOrdinary())
  return least
}

const PATHS = { project: 'content/projets/p.md', site: 'content/site.md' } as const

/** Returns the processor time of all work on a file, from its bytes to its report, its corrections and the HTML of its page. */
function cpuOf(kind: keyof typeof PATHS, text: string): number {
  const sources = sourcesOf({ 'site.md': GOOD_SITE, 'cv.md': GOOD_CV })
  const bytes = Buffer.from(text)
  return millisecondsOf(() => {
    const compiled = compileFile({ path: PATHS[kind], kind, bytes }, sources)
    const { diagnostics } = assembleAll([{ sources, files: [compiled] }])
    textReport(diagnostics, { linesOf: () => text.split('\n'), colours: false })
    fixText(text, diagnostics)
    toDescription(compiled.project?.project?.text ?? '')
    bodyHtml(compiled.project?.project?.description ?? '', new Map(), { base: '/', root: '/' })
  })
}

function millisecondsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Returns names of such a length that are all a little alike. */
function namesOf(length: number): () => string {
  let seed = 1
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed
  }
  return () => Array.from({ length }, () => 'abcd'[Math.floor(next() / 2 ** 29)]).join('')
}

const repeated = <One>(count: number, make: (at: number) => One) => Array.from({ length: count }, (_, at) => make(at))
const page = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`

/** Sites in which hundreds of wrong names stand beside thousands of others, with the pictures that they have. tests/compile/growth.test.ts counts the comparisons of headings. */
const ALIKE: Readonly<Record<string, (name: () => string) => { files: Record<string, string>; pictures?: string[] }>> =
  {
    pages: (name) => {
      const links = () => repeated(1000, () => `[x](${name()}.md)\n\n`).join('')
      const small = repeated(1000, () => [`pages/${name()}.md`, page(name(), 'Texte.')] as const)
      const wrong = repeated(5, (at) => [`pages/page-${at}.md`, page(String(at), links())] as const)
      return { files: Object.fromEntries([...small, ...wrong]) }
    },
    pictures: (name) => ({
      files: { 'projets/p.md': PROJECT + repeated(900, () => `![x](images/${name()}.png)\n\n`).join('') },
      pictures: repeated(4000, () => `content/projets/images/${name()}.png`),
    }),
  }

const ALIKE_MAX_MS = 15_000

describe.each(Object.entries(ALIKE))('a site of %s that are all alike takes seconds', (kind, make) => {
  // All kinds share the search, which gives up longer names, so one kind is enough for these.
  test.each(kind === 'pictures' ? [40, 60] : [40])('names of %d letters', async (length) => {
    const { files, pictures = [] } = make(namesOf(length))
    const sources = sourcesOf({ 'site.md': GOOD_SITE, 'cv.md': GOOD_CV, ...files })
    const assets = new Map<string, Asset>([
      ...sources.assets,
      ...pictures.map((file) => [file, { file, outside: false }] as const),
    ])
    const before = process.cpuUsage()
    const { diagnostics } = await compile({ ...sources, assets })
    const { user, system } = process.cpuUsage(before)
    expect(diagnostics.length).toBeGreaterThan(500)
    expect((user + system) / 1000).toBeLessThan(ALIKE_MAX_MS)
  })
})

test.each(['a', 'a ', 'é-'])('a text of 64 KB (%j) is cut for a share picture in less', async (piece) => {
  const text = piece.repeat(65_536 / Buffer.byteLength(piece))
  const lettering = await siteLettering()
  const draw = () => {
    const svg = drawCard({ name: text, sentence: text, trade: text, site: text, look: lookOf() }, lettering)
    expect(svg.length).toBeLessThan(2 ** 22)
  }
  expect(ratioOf(() => millisecondsOf(draw))).toBeLessThan(MAX_RATIO)
})

test.each(Object.entries(WITHIN_LIMITS).filter(([, text]) => text.startsWith(PROJECT)))(
  'the limits let through: %s',
  (_, text) => {
    expect(excessInBody(text.slice(PROJECT.length))).toBeNull()
  },
)

test('what people write keeps to all limits', () => {
  expect(ORDINARY_TEXT.length).toBeGreaterThan(64 * 1024)
  const file = { path: PATHS.project, kind: 'project', bytes: Buffer.from(ORDINARY_TEXT) } as const
  expect(compileFile(file, sourcesOf({})).diagnostics.map(({ code }) => code)).toEqual([])
})
