import type { Slug } from './types.ts'

/** Returns the path below the base. It is a separate module, because an island needs it and nothing else of the lists. */
export function projectPath(slug: Slug): string {
  return `projets/${slug}`
}
