import type { Root } from 'mdast'
import type { ParsedFile } from '../compile/contract/parsed-file.ts'
import { eachNode, FILL, GAP, MARK, offsetsOf, wordsOf } from '../compile/render/nodes.ts'
import { choiceMeant } from '../compile/validate/choice-words.ts'
import { valueMeant } from '../compile/validate/header-texts.ts'
import { withoutRemark } from '../compile/validate/near-value.ts'
import type { Place } from '../diagnostics/severity.ts'
import { PROJECT_STATES } from '../fields/definitions.ts'
import { foldedWords } from '../fields/fold.ts'
import { LANGS, LANGUAGES, type Lang } from '../fields/site-texts/languages.ts'
import type { Passage } from './passages.ts'
import { SWITCHES } from './switches.ts'

/** A passage from which a reader learns too little. */
export interface Unclear {
  code: keyof typeof SWITCHES
  field: string | null
  place: Place
  actual: string
  /** The number of words. */
  words: number
  /** Where a link leads. @default nowhere, because it is no link */
  target?: string
}

const SENTENCE_MOST_WORDS = 40
const PROJECT_LEAST_WORDS = 30

/** All languages, because a text may be in another one than its site. */
const FOLDED = LANGS.map((lang) => LANGUAGES[lang].folded)

const EMPTY_HEADINGS = new Set(FOLDED.flatMap(({ emptyHeadings }) => emptyHeadings))
const VAGUE_LINKS = new Set(FOLDED.flatMap(({ vagueLinks }) => vagueLinks))

const phrasesOf = (kind: 'articles' | 'pictures' | 'prepositions') =>
  FOLDED.flatMap((words) => words[kind]).sort((a, b) => b.length - a.length)
const [ARTICLES, PICTURES, PREPOSITIONS] = [phrasesOf('articles'), phrasesOf('pictures'), phrasesOf('prepositions')]

/** Returns an alternative text without the phrase that introduces its title: « une capture d’écran du site … ». Words are folded. */
function withoutPictureOf(text: string): string {
  const noun = withoutPhrase(text, ARTICLES)
  let rest = withoutPhrase(noun, PICTURES)
  if (rest === noun) return text
  for (let next = withoutPhrase(rest, PREPOSITIONS); next !== rest; next = withoutPhrase(rest, PREPOSITIONS))
    rest = next
  return rest
}

/** Returns a text without the phrase at its start, if it begins with one of these. Longer phrases come first. */
function withoutPhrase(text: string, phrases: readonly string[]): string {
  const found = phrases.find((phrase) => text.startsWith(`${phrase} `))
  return found === undefined ? text : text.slice(found.length + 1)
}

/** Replaces marks by spaces, and skipped parts and entities by letters, so that offsets stay and each skipped part counts as a word. */
const readable = (text: string) => text.replaceAll(FILL, 'x').replaceAll(MARK, ' ').replaceAll(GAP, 'x')

const countWords = (text: string) => [...readable(text).matchAll(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu)].length

/** What a file says. */
interface Prose {
  passages: readonly Passage[]
  /** The tree of its body; `null` if it has none. */
  tree: Root | null
  lang: Lang
}

/** Finds what makes the texts of a file unclear. Drafts are not checked. */
export function unclearIn(file: ParsedFile, { passages, tree, lang }: Prose): Unclear[] {
  const isDraft = /(^|\/)_[^/]+$/.test(file.path)
  return isDraft
    ? []
    : [
        ...headingsIn(passages),
        ...firstSentence(passages, lang),
        ...altsIn(file, passages),
        ...(tree === null ? [] : linksIn(file, tree)),
        ...ofProject(file, passages),
      ]
}

function unclear(code: Unclear['code'], { field, placeOf, text }: Passage, to = text.length): Unclear {
  const shown = readable(text.slice(0, to))
  const actual = shown.trim()
  // The place leaves out the « ## » of a heading.
  const place = placeOf(shown.length - shown.trimStart().length, shown.trimEnd().length)
  return { code, field, place, actual, words: countWords(shown) }
}

function headingsIn(passages: readonly Passage[]): Unclear[] {
  return passages
    .filter(
      ({ block, text }) => block === 'heading' && EMPTY_HEADINGS.has(foldedWords(readable(text)).replace(/^\d+ /, '')),
    )
    .map((heading) => unclear('clear/heading', heading))
}

function firstSentence(passages: readonly Passage[], lang: Lang): Unclear[] {
  const first = passages.find(({ block }) => block === 'paragraph')
  if (first === undefined) return []
  const [sentence] = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(readable(first.text))
  const length = sentence?.segment.trimEnd().length ?? 0
  return countWords(first.text.slice(0, length)) > SENTENCE_MOST_WORDS
    ? [unclear('clear/first-sentence', first, length)]
    : []
}

function altsIn(file: ParsedFile, passages: readonly Passage[]): Unclear[] {
  const title = foldedWords(String(valueMeant(file, 'title') ?? ''))
  return passages
    .filter(({ block, field }) => block === 'picture' || field === 'imageAlt' || field === 'captures.alt')
    .filter(({ text }) => title !== '' && withoutPictureOf(foldedWords(readable(text))) === title)
    .map((alt) => unclear('clear/alt', alt))
}

/** Finds the links of a text whose words would fit any address. Somebody who goes from link to link does not hear the sentence around them. */
function linksIn({ body, bodyStart, places }: ParsedFile, tree: Root): Unclear[] {
  const found: Unclear[] = []
  eachNode(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return
    const { from, to } = offsetsOf(node)
    const text = readable(wordsOf(node, body))
    if (!VAGUE_LINKS.has(foldedWords(text))) return
    const place = places.between(bodyStart + from, bodyStart + to)
    const actual = text.replace(/\s+/g, ' ').trim()
    found.push({
      ...{ code: 'clear/link', field: null, place, actual, words: 0 },
      target: 'url' in node ? node.url : '',
    })
  })
  return found
}

function ofProject(file: ParsedFile, passages: readonly Passage[]): Unclear[] {
  const title = passages.find(({ field }) => field === 'title')
  if (file.kind !== 'project' || title === undefined) return []
  const state = stateOf(file)
  if (state === 'NOT_STARTED') return []
  const body = passages.filter(({ field, block }) => field === null && block !== 'picture')
  const words = body.reduce((sum, { text }) => sum + countWords(text), 0)
  const isShort = words > 0 && words < PROJECT_LEAST_WORDS
  const hasResult = ['result', 'results'].some((key) => valueMeant(file, key) != null)
  return [
    ...(isShort ? [{ ...unclear('clear/short', title), words }] : []),
    ...(state === 'OK' && !hasResult ? [unclear('clear/result', title)] : []),
  ]
}

/** Returns the state of a project, also in words that will be corrected: « terminé ». */
export function stateOf(file: ParsedFile): (typeof PROJECT_STATES)[number] | null {
  return choiceMeant(withoutRemark(String(valueMeant(file, 'state') ?? '')), PROJECT_STATES)
}

/** Returns the checks that `site.md` switches off. */
export function switchedOff({ kind, header }: ParsedFile): string[] {
  if (kind !== 'site') return []
  return Object.values(SWITCHES).filter((key) => header.getIn(['review', key]) === false)
}
