import type { Span } from '../diagnostics/severity.ts'
import type { Lang } from '../fields/site-texts/languages.ts'
import { isKnownLanguage, isWord } from './dictionary.ts'
import type { Passage } from './passages.ts'
import { NEVER_TWICE, RULES, TWICE } from './slip-rules.ts'

/** A mistake that is certain. */
export interface Slip extends Span {
  code: 'text/doubled' | 'text/accent' | 'text/confused'
  written: string
  right: string
}

interface Word extends Span {
  word: string
  /** The text between this word and the one before. */
  gap: string
}

/** Splits a text into words; an apostrophe joins its two parts. */
function wordsOf(text: string): Word[] {
  let end = 0
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index: from }) => {
    const gap = text.slice(end, from)
    end = from + word.length
    return { word: word.replaceAll("'", '’'), from, to: end, gap }
  })
}

/** Finds the mistakes of a passage that are certain. */
export function slipsIn({ text, kind }: Pick<Passage, 'text' | 'kind'>, lang: Lang): Slip[] {
  if (kind === 'name') return []
  const words = wordsOf(text)
  const found: Slip[] = []
  for (const [index, here] of words.entries()) {
    if (here.from < (found.at(-1)?.to ?? 0)) continue
    const slip = doubledAt(words, index, text, lang) ?? cutAt(words, index, lang) ?? ruledAt(words, index, text, lang)
    if (slip) found.push(slip)
  }
  return found
}

/**
 * Returns whether a repetition is always wrong: a small word that never occurs twice, or a long one that is neither emphasis nor « ce qui
 * compte compte ».
 */
function isNeverTwice({ word: written }: Word, before: Word | undefined, lang: Lang): boolean {
  const word = written.toLowerCase()
  const twice = TWICE[lang]
  const isLong = twice !== undefined && /^\p{Ll}{5,40}$/u.test(written)
  return (
    NEVER_TWICE[lang]?.includes(word) === true ||
    (isLong && !twice.words.includes(word) && !twice.after.includes(before?.word.toLowerCase() ?? ''))
  )
}

/** Finds the same word twice with only space in between. */
function doubledAt(words: readonly Word[], index: number, text: string, lang: Lang): Slip | null {
  const [here, next, then] = words.slice(index, index + 3)
  if (!here || !next || !/^[ \n\t\u00A0]+$/.test(next.gap)) return null
  const isSame = next.word.toLowerCase() === here.word.toLowerCase() && isNeverTwice(here, words[index - 1], lang)
  const written = text.slice(here.from, next.to)
  // « [object Object] » is a value that a program could not show.
  const isPartOfMore = /[’'-]$/.test(here.gap) || then?.gap.startsWith('-') === true || written === 'object Object'
  if (!isSame || isPartOfMore || /[A-Z]$/.test(written)) return null
  return { code: 'text/doubled', written, right: here.word, from: here.from, to: next.to }
}

/** Finds a word that a PDF has cut at the end of a line: « déve- loppement ». « compte-rendu » has two words of its own. */
function cutAt(words: readonly Word[], index: number, lang: Lang): Slip | null {
  const [here, next] = words.slice(index, index + 2)
  if (!here || !next || !/^[-\u2010\u00AD][ \t]*\n[ \t\uE000]*$/.test(next.gap) || !isKnownLanguage(lang)) return null
  const [first, last] = [here.word, next.word]
  const right = first + last
  if (!/^\p{Ll}{2,40}$/u.test(last) || !isWord(right, lang) || (isWord(first, lang) && isWord(last, lang))) return null
  return { code: 'text/confused', written: `${first}- ${last}`, right, from: here.from, to: next.to }
}

function ruledAt(words: readonly Word[], index: number, text: string, lang: Lang): Slip | null {
  const here = words[index]
  if (here === undefined || /[’'-]$/.test(here.gap)) return null
  const following = (at: number) => {
    const next = words[index + at]
    return next?.gap === ' ' ? next.word.toLowerCase() : ''
  }
  const [next, nextButOne] = [following(1), following(2)]
  const before = here.gap === ' ' ? (words[index - 1]?.word.toLowerCase() ?? '') : ''
  const rule = RULES[lang]?.find(
    (rule) =>
      (rule.code === 'text/accent' ? here.word : here.word.toLowerCase()) === rule.word &&
      (rule.before?.includes(before) ?? true) &&
      (rule.after?.(next, nextButOne) ?? true),
  )
  if (rule === undefined) return null
  const written = text.slice(here.from, here.to)
  const isCapital = rule.code === 'text/confused' && /^\p{Lu}/u.test(written)
  const right = isCapital ? rule.right.charAt(0).toUpperCase() + rule.right.slice(1) : rule.right
  return { code: rule.code, written, right, from: here.from, to: here.to }
}

/** Returns the offsets of straight and curly apostrophes between letters. */
export function apostrophesIn({ text }: Pick<Passage, 'text'>): { straight: number[]; curly: number[] } {
  const at = (sign: RegExp) => [...text.matchAll(sign)].map(({ index }) => index)
  return {
    straight: at(/(?<=\p{L})'(?=[\p{L}\uE000\uE001])/gu),
    curly: at(/(?<=\p{L})’(?=[\p{L}\uE000\uE001])/gu),
  }
}
