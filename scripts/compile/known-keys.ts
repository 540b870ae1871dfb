import { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../fields/definitions.ts'
import type { Field } from '../fields/field.ts'
import type { SourceFile } from './source.ts'

const FIELDS: Readonly<Record<SourceFile['kind'], readonly Field[]>> = {
  project: PROJECT_FIELDS,
  site: SITE_FIELDS,
  cv: CV_FIELDS,
}

/** The keys that a header may have at any depth, to recognise them where nothing else can be read. */
export class KnownKeys {
  readonly #top: readonly Field[]
  readonly #fields = new Map<string, Field>()

  constructor(kind: SourceFile['kind']) {
    this.#top = FIELDS[kind]
    this.#add(this.#top)
  }

  #add(fields: readonly Field[]) {
    for (const field of fields) {
      if (!this.#fields.has(field.key)) this.#fields.set(field.key, field)
      if (field.type.kind === 'group') this.#add(field.type.fields)
      if (field.type.kind === 'list' && field.type.of.kind === 'group') this.#add(field.type.of.fields)
    }
  }

  has(word: string): boolean {
    return this.#fields.has(word)
  }

  /** A key that stands at the left edge. */
  isTop(word: string): boolean {
    return this.#top.some(({ key }) => key === word)
  }

  /** Whether a line of a text begins with a key of the left edge, dashes and marks aside. */
  isNamedIn(text: string): boolean {
    for (const match of text.matchAll(/^[^\p{L}\n]{0,4}([\p{L}_]+)/gmu)) if (this.isTop(match[1] ?? '')) return true
    return false
  }

  isList(word: string): boolean {
    return this.#fields.get(word)?.type.kind === 'list'
  }

  isText(word: string): boolean {
    return this.#fields.get(word)?.type.kind === 'text'
  }

  /** Where several such keys stand on one line: what comes before the second. */
  secondOn(line: string): { key: string; at: number } | null {
    for (const match of line.matchAll(/[\s,;]([\p{L}_][\p{L}\p{N}_-]*) ?:(?=\s)/gu)) {
      const key = match[1] ?? ''
      if (this.has(key)) return { key, at: match.index + 1 }
    }
    return null
  }
}

export const KNOWN_KEYS: Readonly<Record<SourceFile['kind'], KnownKeys>> = {
  project: new KnownKeys('project'),
  site: new KnownKeys('site'),
  cv: new KnownKeys('cv'),
}
