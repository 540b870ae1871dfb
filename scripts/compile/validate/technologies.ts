import { isInTable, officialName } from '../../../src/catalogue/technologies.ts'
import { brandNamed } from '../brands/brands.ts'

/** The most words of a text in which names are searched. */
const WORDS_MAX = 20

/** The most words of the name of a technology. */
const NAME_WORDS_MAX = 4

/** Without the brackets, quotes and dashes that a comparison of names leaves out. */
const isName = (text: string) => /^[\p{L}\p{N}.][\p{L}\p{N} .+#-]{0,60}$/u.test(text) && isKnown(text)

/** Returns whether a text is the name of a technology or of another brand. */
export const isKnown = (name: string) => isInTable(name) || brandNamed(name) !== null

/** Returns the names that « React / Node » or « React & Node » joins, if each of them is known and the whole is not; `null` for other texts. */
export function joinedTechnologies(text: string): string[] | null {
  // « @angular/core » is one package.
  if (!/[,/&+;|·•]| et | and /.test(text) || /^@/.test(text) || isKnown(text)) return null
  const parts = text.split(/[,;/|·•]| (?:[&+]|et|and) /).map((part) => part.trim())
  // « R & D » and « A/B » are abbreviations.
  const areLetters = parts.every((part) => part.length < 2)
  const isOne = areLetters || parts.every((part) => AS_ONE.has(officialName(part)))
  return !isOne && isListOfKnown(parts) ? parts : null
}

/** Returns the names of a text without brackets, also when only spaces part them, as Jekyll has its tags: « react css ». */
export function severalTechnologies(text: string): string[] | null {
  if (isKnown(text)) return null
  const parts = joinedTechnologies(text) ?? partsBySpaces(text.split(/\s+/))
  return parts !== null && isListOfKnown(parts) ? parts : tagsIn(text)
}

/** Returns the tags of « react css animation », of which two at least are technologies; `null` for the words of a sentence. */
function tagsIn(text: string): string[] | null {
  const words = text.split(/\s+/)
  const areTags = words.every((word) => /^[\p{Ll}\d][\p{Ll}\d.+#-]*$/u.test(word) && !OF_SENTENCE.has(word))
  return areTags && words.length <= WORDS_MAX && words.filter(isName).length > 1 ? words : null
}

const OF_SENTENCE = new Set(
  'a and au aux avec by d de des du e en et f for from g in l la le les mon of on ou or par pour sans sur the to un une using via with'.split(
    ' ',
  ),
)

/**
 * Returns the name in an entry that also has a word of the sentence around it: « et Vue » → « Vue ». Returns an empty text for an entry that
 * has only such a word, and `null` for any other.
 */
export function nameWithin(entry: string): string | null {
  if (/^(?:etc|et cetera|and more|and others|et plus|et autres|et d['’]autres)\.{0,3}$/i.test(entry)) return ''
  const name = entry.replace(/^(?:et|and|ou|or|&|\+) /, '')
  if (name !== entry && isKnown(entry)) return null
  const bare = name.replace(/(?: ?(?:\.{3}|…)| etc\.?)$/, '')
  return bare !== entry && isName(bare) ? bare : null
}

/** Returns whether a text of several words, whose whole is not known, has the name of a technology. */
export function mayBeSeveral(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length > 1 && words.length <= WORDS_MAX && !isKnown(text) && words.some(isName)
}

/** Technologies that many people name as one. */
const AS_ONE = new Set(['CSS', 'HTML'])

function isListOfKnown(parts: readonly string[]): boolean {
  if (parts.length < 2 || parts.length > WORDS_MAX) return false
  // « SASS/SCSS » is one technology.
  return new Set(parts.map(officialName)).size === parts.length && parts.every(isName)
}

/** Returns the known names of which these words are made, the longest first; `null` if a word is in none. */
function partsBySpaces(words: readonly string[]): string[] | null {
  if (words.length > WORDS_MAX) return null
  const names: string[] = []
  for (let from = 0; from < words.length; ) {
    const lengths = [...Array(NAME_WORDS_MAX).keys()].map((less) => NAME_WORDS_MAX - less)
    const length = lengths.find(
      (count) => from + count <= words.length && isName(words.slice(from, from + count).join(' ')),
    )
    if (length === undefined) return null
    names.push(words.slice(from, from + length).join(' '))
    from += length
  }
  return names
}
