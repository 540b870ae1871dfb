import { FIELDS_OF, type MarkdownKind } from '../../fields/definitions.ts'
import type { Field } from '../../fields/field.ts'

/** All keys that a header may have at any depth. They are recognised in a header that cannot be read as YAML. */
export class KnownKeys {
  readonly #fields = new Map<string, Field>()

  constructor(private readonly top: readonly Field[]) {
    this.#add(top)
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

  /** Returns the key that a word is in other letters, « Name », or `null`. */
  inLowerCase(word: string): string | null {
    return this.has(word.toLowerCase()) ? word.toLowerCase() : null
  }

  /** Returns whether a word is a key of the header itself, not of a group. */
  isTop(word: string): boolean {
    return this.top.some(({ key }) => key === word)
  }

  /** Returns whether a line begins with a key of the header itself, perhaps after dashes and marks. */
  isNamedIn(text: string): boolean {
    for (const match of text.matchAll(/^[^\p{L}\n]{0,4}([\p{L}_]+)/gmu)) if (this.isTop(match[1] ?? '')) return true
    return false
  }

  isList(word: string): boolean {
    return this.#fields.get(word)?.type.kind === 'list'
  }

  /** Returns whether a key is a group that has such a key in it. */
  isKeyOf(group: string, word: string): boolean {
    const type = this.#fields.get(group)?.type
    return type?.kind === 'group' && type.fields.some(({ key }) => key === word)
  }

  isText(word: string): boolean {
    return this.#fields.get(word)?.type.kind === 'text'
  }

  /** Returns whether a key is a title, a name or an identifier, not a sentence. */
  isName(word: string): boolean {
    const type = this.#fields.get(word)?.type
    return type?.kind === 'text' && type.reads !== undefined
  }

  /** Returns the second key on a line with its offset, or `null`. */
  secondOn(line: string): { key: string; at: number } | null {
    for (const match of line.matchAll(/[\s,;]([\p{L}_][\p{L}\p{N}_-]*) ?:(?=\s)/gu)) {
      const key = match[1] ?? ''
      if (this.has(key)) return { key, at: match.index + 1 }
    }
    return null
  }
}

export const KNOWN_KEYS = Object.fromEntries(
  Object.entries(FIELDS_OF).map(([kind, fields]) => [kind, new KnownKeys(fields)]),
) as Readonly<Record<MarkdownKind, KnownKeys>>
