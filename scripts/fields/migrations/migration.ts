/**
 * What a version changes in how content is written. Each migration has a file in this folder (`2.0.0-state-is-status.ts`), which
 * `migrations.ts` lists. Older content keeps its meaning, with a warning; `portfolio migrate` writes it as the new version wants it.
 */
export interface Migration {
  /** The version that brings it: `2.0.0`. Its entry in CHANGELOG.md names the `id`. */
  since: string
  /** In kebab-case. */
  id: string
  /** For the owner, in French: a sentence that says what changes and why. */
  says: string
  /** The files that may have the keys. */
  kinds: readonly ('project' | 'page' | 'site' | 'cv' | 'target' | 'application')[]
  changes: readonly Change[]
}

/**
 * `key` is a path: `legal.host.nom`, or `skills[].nom` in every entry of a list. The last part of `to` is the new name; other groups before
 * it move the key (a list stays the same). `removed` says why, in French.
 */
export type Change = { key: string; to: string; values?: Values } | { key: string; values: Values } | Removal

interface Removal {
  key: string
  removed: string
}

/** New values by old ones, others stay; or the new value of any, `null` where only the owner can tell. What is new already stays as it is. */
export type Values = Readonly<Record<string, string>> | ((value: string) => string | null)
