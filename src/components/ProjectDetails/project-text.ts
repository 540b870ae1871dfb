import type { ListKind } from '../../catalogue/lists.ts'
import type { ProjectShown } from '../../catalogue/types.ts'
import type { CompiledHtml } from '../Prose/Prose.tsx'

/** Its description may be HTML that a browser trusts. */
export type ProjectText = Omit<ProjectShown, 'description'> & { description: CompiledHtml | null }

/** The address of the list of a technology or category; `undefined` if there is none. */
export type ListOf = (kind: ListKind, name: string) => string | undefined
