import type { ProjectList } from '../../src/catalogue/lists.ts'
import type { RenderInput } from '../../src/catalogue/render-input.ts'
import type { Project } from '../../src/catalogue/types.ts'
import { contentKey } from '../cache/content-cache.ts'

/** Pages that are neither a project nor a list, by path below the base, with what they show beyond what all pages do. */
const OTHER_PAGES: Readonly<Record<string, (input: RenderInput) => unknown>> = {
  '': ({ latest }) => latest,
  contact: ({ mailEndpoint }) => mailEndpoint,
  404: () => null,
}

/**
 * Every page of the site by its path below the base, with a hash of all that it is rendered from. Whatever can change a page must be
 * in its key: an incremental build gives what a full one gives (tests/site/incremental.test.ts).
 * @param codeVersion changes with the code that renders
 */
export function pageKeys(input: RenderInput, codeVersion: string): Map<string, string> {
  const { catalogue, projects, surroundings, lists, assets, metaPolicy } = input
  const { projectDetails, ...shared } = assets
  const hasCv = catalogue.cv !== null
  const common = contentKey(codeVersion, JSON.stringify([catalogue.site, hasCv, shared, metaPolicy]))
  const keys = new Map<string, string>()
  for (const [path, factsOf] of Object.entries(OTHER_PAGES))
    keys.set(path, contentKey(common, JSON.stringify(factsOf(input))))
  // Each project stands in several pages: it is hashed once.
  const hashes = new Map([...projects.values()].map((project) => [project, contentKey(JSON.stringify(project))]))
  const hashOf = (project: Project | null) => (project && hashes.get(project)) ?? ''
  for (const project of projects.values()) {
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
