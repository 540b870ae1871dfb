import type { Slug } from './types.ts'

/** Path below the base. A module of its own, because an island needs it and nothing else of the lists. */
export function projectPath(slug: Slug): string {
  return `projets/${slug}`
}
