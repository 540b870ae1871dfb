import type { ProjectList } from '../../src/catalogue/lists.ts'
import type { RenderInput } from '../../src/catalogue/render-input.ts'
import { contentKey } from '../cache/content-cache.ts'

/**
 * What each project and list is rendered from, as a hash, by the page's path below the base. Everything that can change a page must be
 * in its key: an incremental build gives what a full one gives (tests/site/incremental.test.ts).
 * @param codeVersion changes with the code that renders
 */
export function pageKeys(input: Omit<RenderInput, 'changed'>, codeVersion: string): Map<string, string> {
  const { catalogue, surroundings, lists, assets, metaPolicy, mailEndpoint } = input
  const { projectDetails, ...shared } = assets
  const hasCv = catalogue.cv !== null
  const common = contentKey(codeVersion, JSON.stringify([catalogue.site, hasCv, shared, metaPolicy, mailEndpoint]))
  const keys = new Map<string, string>()
  // Each project stands in several pages: it is hashed once.
  const hashes = new Map(catalogue.projects.map((project) => [project, contentKey(JSON.stringify(project))]))
  const hashOf = (project: (typeof catalogue.projects)[number] | null) => (project && hashes.get(project)) ?? ''
  for (const project of catalogue.projects) {
    const { previous = null, next = null, related = [] } = surroundings.get(project.slug) ?? {}
    const near = related.map(({ project: { slug, title }, shared }) => [slug, title, shared])
    const around = [project, previous, next].map(hashOf)
    keys.set(`projets/${project.slug}`, contentKey(common, ...around, JSON.stringify(near)))
  }
  for (const list of lists.values()) {
    const details = projectDetails[list.path] ?? ''
    keys.set(list.path, contentKey(common, factsOf(list), details, ...list.projects.map(hashOf)))
  }
  return keys
}

function factsOf({ projects: _, ...facts }: ProjectList): string {
  return JSON.stringify(facts)
}
