import { posix } from 'node:path'
import type { Root } from 'mdast'
import type { Findings } from '../../diagnostics/findings.ts'
import type { Place, Span } from '../../diagnostics/severity.ts'
import { LANGS, LANGUAGES, type Lang } from '../../fields/site-texts/languages.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import type { Surroundings } from '../contract/surroundings.ts'
import { langOfAddress } from '../render/address-language.ts'
import { type AnyNode, eachNode, offsetsOf, treeOf } from '../render/nodes.ts'
import { textsOfHeader } from '../validate/header-texts.ts'
import { SAME_WORDS_LEAST, wordCount } from '../validate/translation.ts'

/** The kinds of things that a translation must have as often as its original. */
type Kind = 'link' | 'picture' | 'figure'

interface Fact extends Span {
  kind: Kind
  /** An identifier that is the same in all languages. */
  key: string
  written: string
  /** Whether it is a link to the pages of another language, which the other text may lack. */
  leaves: boolean
}

interface BodyFacts {
  headings: readonly Heading[]
  facts: readonly Fact[]
  paragraphs: readonly ({ text: string } & Span)[]
}

interface Heading extends Span {
  depth: number
  /** The heading with its number signs. */
  text: string
}

/** The most differences of one kind that are reported. */
const REPORTED_MAX = 3

/** Compares headings, links, pictures and figures of a text with those of its original, and reports paragraphs that were not translated. */
export function compareBodies(
  file: ParsedFile,
  { file: original, contentFolder: root }: NonNullable<Surroundings['original']>,
  { contentFolder, lang, assets }: Surroundings,
  findings: Findings,
): void {
  // Either text may name the same picture by another path: `images/a.png`, `../../projets/images/a.png`.
  const pictureFrom = (path: string, from: string) => (written: string) => {
    const picture = /^(?:\/|[a-z]{1,20}:)/i.test(written) ? written : posix.join(posix.dirname(path), written)
    return picture.startsWith(`${from}/`) ? root + picture.slice(from.length) : picture
  }
  const [tree, theirTree] = [treeOf(file.body), treeOf(original.body)]
  // One of the texts exceeds a limit, which is reported where it stands.
  if (tree === null || theirTree === null) return
  const own = factsOf(tree, file.body, lang, pictureFrom(file.path, contentFolder))
  const theirs = factsOf(
    theirTree,
    original.body,
    assets.get(original.path)?.lang ?? lang,
    pictureFrom(original.path, root),
  )
  const placeOf = ({ from, to }: Span) => file.places.between(file.bodyStart + from, file.bodyStart + to)
  const start = placeOf({ from: 0, to: 0 })
  if (!hasText(tree) && hasText(theirTree)) {
    // A page without a text is reported as such.
    if (file.kind !== 'page') findings.add('translation/body', file.places.between(0, 3))
    return
  }
  compareHeadings(own, theirs, placeOf, findings)
  for (const kind of ['link', 'picture', 'figure'] as const) {
    const [mine, expected] = [own, theirs].map(({ facts }) => facts.filter((fact) => fact.kind === kind)) as [
      Fact[],
      Fact[],
    ]
    for (const { written: actual } of notIn(expected, mine))
      findings.add('translation/left-out', start, { kind, actual })
    for (const fact of notIn(mine, expected))
      findings.add('translation/added', placeOf(fact), { kind, actual: fact.written })
  }
  if (isFromComma(lang, assets.get(original.path)?.lang ?? lang)) {
    const written = new Set(theirs.facts.map((fact) => fact.written))
    for (const fact of own.facts
      .filter((fact) => fact.kind === 'figure' && isDecimal(fact.written))
      .slice(0, REPORTED_MAX))
      if (written.has(fact.written)) reportDecimal(fact.written, null, placeOf(fact), findings)
  }
  const expectedTexts = new Set(theirs.paragraphs.map(({ text }) => text))
  for (const paragraph of own.paragraphs)
    if (expectedTexts.has(paragraph.text))
      findings.add('translation/same', placeOf(paragraph), { field: null, actual: paragraph.text })
}

/** Returns the facts that the second list lacks, or has less often. Counts them, because each text may have thousands of figures. */
function notIn(some: readonly Fact[], others: readonly Fact[]): Fact[] {
  const left = new Map<string, number>()
  for (const { key } of others) left.set(key, (left.get(key) ?? 0) + 1)
  const more = some.filter(({ key, leaves }) => {
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0 && !leaves
  })
  return more.slice(0, REPORTED_MAX)
}

function compareHeadings(
  own: BodyFacts,
  theirs: BodyFacts,
  placeOf: (at: Pick<Heading, 'from' | 'to'>) => Place,
  findings: Findings,
) {
  const [mine, expected] = [own.headings, theirs.headings]
  const isSame = mine.length === expected.length && mine.every(({ depth }, index) => depth === expected[index]?.depth)
  if (isSame) return
  const differing = mine.find(({ depth }, index) => depth !== expected[index]?.depth) ?? { from: 0, to: 0 }
  findings.add('translation/headings', placeOf(differing), {
    actual: mine.map(({ depth }) => '#'.repeat(depth)).join(' '),
    expected: expected.map(({ text }) => text),
  })
}

/** @param pictureOf returns the file of a picture in the folder of the original */
/** Returns whether a text says more than its titles, its pictures and its remarks. */
function hasText(tree: Root): boolean {
  let found = false
  for (const block of tree.children)
    if (block.type !== 'heading')
      eachNode(block, (node) => {
        found ||= ['text', 'inlineCode', 'code'].includes(node.type) && 'value' in node && node.value.trim() !== ''
      })
  return found
}

function factsOf(tree: Root, body: string, lang: Lang, pictureOf: (written: string) => string): BodyFacts {
  const headings: Heading[] = []
  const paragraphs: ({ text: string } & Span)[] = []
  const facts: Fact[] = []
  const canonical = canonicalIn(lang)
  eachNode(tree, (node: AnyNode) => {
    const { from, to } = offsetsOf(node)
    const add = (kind: Kind, written: string, key = written, start = from, end = to) =>
      facts.push({ kind, written, key, from: start, to: end, leaves: kind === 'link' && leaves(written, lang) })
    if (node.type === 'heading')
      headings.push({ depth: node.depth, text: body.slice(from, to).replace(/\s+/g, ' '), from, to })
    else if (node.type === 'link' || node.type === 'definition') {
      if (!node.url.startsWith('#')) add('link', node.url, canonical(node.url.replace(/#.*/s, '')))
    } else if (node.type === 'image') add('picture', node.url, pictureOf(node.url))
    else if (node.type === 'paragraph') {
      const text = body.slice(from, to).replace(/\s+/g, ' ').trim()
      if (wordCount(text) >= SAME_WORDS_LEAST && /\p{L}/u.test(text)) paragraphs.push({ text, from, to })
    } else if (node.type === 'text')
      for (const { 0: figure, index } of node.value.matchAll(FIGURE)) {
        const digits = figure.replace(/\D/g, '')
        // The smallest numbers are words in one language and figures in the other. A long one names a person, who need not be named twice.
        if (digits.length > 1 && digits.length < 9)
          add('figure', figure, digits, from + index, from + index + figure.length)
      }
  })
  return { headings, facts, paragraphs }
}

/** Figures such as `1 200`, `1,200`, `0,5`. */
const FIGURE = /\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/g

/** Returns whether a text was translated into a language with decimal points from one with commas. */
const isFromComma = (lang: Lang, theirs: Lang) => lang === 'en' && theirs !== 'en'

/** Returns whether a figure has a decimal comma. Behind a comma, three digits may be thousands. */
const isDecimal = (figure: string) => /^\d+,\d{1,2}$/.test(figure)

function reportDecimal(actual: string, field: string | null, place: Place, findings: Findings) {
  findings.add('translation/decimal', place, { field, actual, suggestion: actual.replace(',', '.') })
}

/**
 * Compares the texts of a header with those of the original: whether they are the same, unless they are names, and their figures. Only a text
 * with a figure that the other lacks, on both sides, is reported: « 24 h/24 » is « 24/7 » in another language.
 */
export function compareHeaders(
  file: ParsedFile,
  original: ParsedFile,
  [lang, theirLang]: readonly [own: Lang, theirs: Lang],
  findings: Findings,
) {
  const texts = new Map(textsOfHeader(original).map(({ field, node }) => [field, node.value]))
  for (const { field, reads, node } of textsOfHeader(file)) {
    const theirText = texts.get(field)
    if (theirText === undefined) continue
    const place = file.headerPlace(node.range[0], node.range[1])
    if (theirText === node.value) {
      if (reads !== 'name' && wordCount(theirText) >= SAME_WORDS_LEAST)
        findings.add('translation/same', place, { field, actual: theirText })
      continue
    }
    const [mine, theirs] = [figuresIn(node.value), figuresIn(theirText)]
    const [added] = [...mine.keys()].filter((digits) => !theirs.has(digits))
    const [missing] = [...theirs.keys()].filter((digits) => !mine.has(digits))
    if (added !== undefined && missing !== undefined && mine.size === theirs.size)
      findings.add('translation/left-out', place, { field, kind: 'figure', actual: theirs.get(missing) ?? missing })
    const decimal = isFromComma(lang, theirLang) ? [...mine.values()].find(isDecimal) : undefined
    if (decimal !== undefined && [...theirs.values()].includes(decimal)) reportDecimal(decimal, field, place, findings)
  }
}

/** Returns the figures of a text as they are written, by their digits. */
function figuresIn(text: string): ReadonlyMap<string, string> {
  const figures = [...text.matchAll(FIGURE)].map(([figure]) => [figure.replace(/\D/g, ''), figure] as const)
  return new Map(figures.filter(([digits]) => digits.length > 1 && digits.length < 9))
}

/** Returns whether a link leads to a page in another language. */
function leaves(written: string, own: Lang): boolean {
  return (langOfAddress(written, own) ?? own) !== own || written.startsWith('../../')
}

/** Returns a function that maps addresses of the same page in two languages, on this site or another, to the same text. */
function canonicalIn(lang: Lang): (address: string) => string {
  return (address) => {
    const [, prefix] = address.split('/')
    const named = address.startsWith('/') ? LANGS.find((other) => other === prefix) : undefined
    const names = new Map(Object.entries(LANGUAGES[named ?? lang].addresses).map(([name, local]) => [local, name]))
    const parts = (named === undefined ? address : address.slice('/xx'.length) || '/').split('/')
    if (address.startsWith('/')) return parts.map((part) => names.get(part) ?? part).join('/')
    // Either language may name the same text by another path: `audit.md`, `../../projets/audit.md`.
    if (address.endsWith('.md')) return parts.at(-1) ?? ''
    const [, , host = ''] = parts
    // The pages of `fr.wikipedia.org` have other names than those of `en.wikipedia.org`.
    if (/^[a-z]{2}\./.test(host)) return host.slice('fr.'.length)
    return parts.map((part) => (/^[a-z]{2}(?:-[A-Za-z]{2})?$/.test(part) ? 'lang' : part)).join('/')
  }
}
