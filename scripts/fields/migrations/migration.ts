/**
 * A change of a version in how content is written. Each migration has a file in this folder (`2.0.0-state-is-status.ts`), which
 * `migrations.ts` lists. Older content keeps its meaning, with a warning; `portfolio migrate` rewrites it.
 */
export interface Migration {
  /** The version that contains the change: `2.0.0`. Its entry in CHANGELOG.md names the `id`. */
  since: string
  /** In kebab-case. */
  id: string
  /** For the owner, in French: a sentence that states the change and its reason. */
  says: string
  /** Kinds of files that may contain the keys. */
  kinds: readonly ('project' | 'page' | 'site' | 'cv' | 'target' | 'application')[]
  changes: readonly Change[]
}

/**
 * `key` is a path: `legal.host.nom`, or `skills[].nom` for all entries of a list. The last part of `to` is the new name. If its other
 * groups differ, the key is moved (a list stays the same). `removed` states the reason, in French.
 */
export type Change = { key: string; to: string; values?: Values } | { key: string; values: Values } | Removal

interface Removal {
  key: string
  removed: string
}

/**
 * New values by old ones, others stay; or a function of the old value, which returns `null` if only the owner can decide. New values stay
 * unchanged.
 */
export type Values = Readonly<Record<string, string>> | ((value: string) => string | null)
