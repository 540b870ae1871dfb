import type { Words } from '../../scripts/fields/languages/language.ts'

export type { Words }

/** Replaces each `{name}` by its value. A name without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A run of a text, with its language if that is not the language of the page. */
export interface Run {
  text: string
  lang?: string
}

/** The runs of a text: `Ma {en:Stack}` → `Ma `, and `Stack` in English. */
export function runsOf(text: string): Run[] {
  return text.split(/(\{[a-z]{2}:[^{}]*\})/).flatMap((part): Run[] => {
    const foreign = /^\{([a-z]{2}):([^{}]*)\}$/.exec(part)
    if (foreign) return [{ text: foreign[2] ?? '', lang: foreign[1] ?? '' }]
    return part === '' ? [] : [{ text: part }]
  })
}

/** The same as plain text. */
export function plain(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join('')
}

/** How many projects a list holds, in words. */
export function projectCount(words: Words['list'], total: number): string {
  return fill(total > 1 ? words.many : words.one, { count: total })
}
