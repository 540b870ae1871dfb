import type { ProjectList } from '../../src/catalogue/lists.ts'
import { NOT_FOUND, OTHER_PAGES, type OtherPage } from '../../src/catalogue/output-paths.ts'
import type { RenderInput } from '../../src/catalogue/render-input.ts'
import type { Project } from '../../src/catalogue/types.ts'
import { contentKey } from '../cache/content-cache.ts'

type FactsOf = (input: RenderInput) => unknown

/** Pages that are neither a project nor a list, by path below the base, with what they show beyond what all pages do; `undefined` for one that is not there. */
const FACTS_OF: Record<OtherPage, FactsOf> = {
  '': ({ latest }) => latest,
  contact: ({ mailEndpoint }) => mailEndpoint,
  'mentions-legales': () => null,
  accessibilite: ({ catalogue }) => (catalogue.site.accessibility ? null : undefined),
  'plan-du-site': ({ plan }) => plan,
  cv: ({ catalogue }) => catalogue.cv ?? undefined,
}

/** The paths of the pages that are neither a project nor a list, the home page first. */
export function otherPages(input: RenderInput): OtherPage[] {
  return OTHER_PAGES.filter((path) => FACTS_OF[path](input) !== undefined)
}

/**
 * Every page of the site by its path below the base, with a hash of all that it is rendered from. Whatever can change a page must be
 * in its key: an incremental build gives what a full one gives (tests/site/incremental.test.ts).
 * @param codeVersion changes with the code that renders
 */
export function pageKeys(input: RenderInput, codeVersion: string): Map<string, string> {
  const { catalogue, projects, surroundings, lists, assets, metaPolicy } = input
  const { projectDetails, companions, ...others } = assets
  const { shares = {}, ...linked } = companions ?? {}
  const shared = { ...others, linked }
  const hasCv = catalogue.cv !== null
  const common = contentKey(codeVersion, JSON.stringify([catalogue.site, hasCv, shared, metaPolicy]))
  const keys = new Map<string, string>()
  for (const path of otherPages(input)) {
    const facts = JSON.stringify(FACTS_OF[path](input))
    keys.set(path, contentKey(common, facts))
  }
  keys.set(NOT_FOUND, contentKey(common))
  // Each project stands in several pages: it is hashed once.
  const hashes = new Map([...projects.values()].map((project) => [project, contentKey(JSON.stringify(project))]))
  const hashOf = (project: Project | null) => (project && hashes.get(project)) ?? ''
  for (const project of projects.values()) {
    const { previous = null, next = null, related = [] } = surroundings.get(project.slug) ?? {}
    const near = related.map(({ project: { slug, title }, shared }) => [slug, title, shared])
    const around = [project, previous, next].map(hashOf).join()
    const path = `projets/${project.slug}`
    keys.set(path, contentKey(common, around, JSON.stringify(near), shares[path]?.file ?? ''))
  }
  for (const list of lists.values()) {
    const details = projectDetails[list.path] ?? ''
    const shown = list.projects.map(hashOf).join()
    keys.set(list.path, contentKey(common, factsOf(list), details, shown))
  }
  return keys
}

function factsOf({ projects: _, ...facts }: ProjectList): string {
  return JSON.stringify(facts)
}
