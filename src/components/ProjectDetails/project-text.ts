import type { ListKind } from '../../catalogue/lists.ts'
import type { ProjectShown } from '../../catalogue/types.ts'
import type { CompiledHtml } from '../Prose/Prose.tsx'

/** A project whose description may be HTML that a browser trusts. */
export type ProjectText = Omit<ProjectShown, 'description'> & { description: CompiledHtml | null }

/** Returns the address of the list of a technology or category, or `undefined`. */
export type ListOf = (kind: ListKind, name: string) => string | undefined
