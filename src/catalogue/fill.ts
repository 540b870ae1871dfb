import { own } from '../../scripts/fields/own.ts'
import type { Words } from '../../scripts/fields/site-texts/language.ts'

/** Replaces each `{name}` by its value. A name without a value stays unchanged. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(own(values, name) ?? whole))
}

/** A run of a text, with its language if that is not the language of the page. */
export interface Run {
  text: string
  lang?: string
}

/** Splits a text into runs: `Ma {en:Stack}` → `Ma `, and `Stack` in English. */
export function runsOf(text: string): Run[] {
  return text.split(/(\{[a-z]{2}:[^{}]*\})/).flatMap((part): Run[] => {
    const foreign = /^\{([a-z]{2}):([^{}]*)\}$/.exec(part)
    if (foreign) return [{ text: foreign[2] ?? '', lang: foreign[1] ?? '' }]
    return part === '' ? [] : [{ text: part }]
  })
}

/** Returns a text without the marks of its languages. */
export function plain(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join('')
}

/** Returns the number of projects in a list, in words. */
export function projectCount(words: Words['list'], total: number): string {
  return fill(total > 1 ? words.many : words.one, { count: total })
}
