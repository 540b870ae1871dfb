import { type Address, addressesOf, whatSiteHas } from '../../src/catalogue/pages.ts'
import type { BuildInput } from '../../src/catalogue/render-input.ts'
import type { Project } from '../../src/catalogue/types.ts'
import { type ContentKey, contentKey } from '../disk/cache/content-cache.ts'
import { own as entryOf } from '../fields/own.ts'

/**
 * Returns every page of the site by its path below the base, with a hash of all that it is rendered from. All that can change a page must
 * be part of its key: an incremental build gives the same site as a full one (tests/site/incremental.test.ts).
 * @param codeVersion changes with the code that renders
 */
export function pageKeys(input: BuildInput, codeVersion: string): Map<string, ContentKey> {
  const { catalogue, projects, lists, place, islands } = input
  const { companions, ...inline } = input.assets
  const { shares = {}, ...linked } = companions ?? {}
  const has = whatSiteHas(catalogue)
  // Other pages do not mention applications.
  const { applications: _, ...named } = has
  const common = contentKey(codeVersion, JSON.stringify([catalogue.site, place, named, islands, inline, linked]))
  // Each project is on several pages, so it is hashed once.
  const hashes = new Map([...projects.values()].map((project) => [project, contentKey(JSON.stringify(project))]))
  const hashOf = (project: Project | null) => (project && hashes.get(project)) ?? ''

  function factsOf({ page, path, project, own, target, application }: Address): string[] {
    if (page.each === undefined) return [JSON.stringify(page.shows?.(input) ?? null)]
    if (own !== undefined) return [JSON.stringify(catalogue.pages.find(({ slug }) => slug === own.slug))]
    if (target !== undefined) return [JSON.stringify(catalogue.cvs.find(({ name }) => name === target.name))]
    if (application !== undefined) {
      const { address } = application
      const text = catalogue.applications.find((other) => other.address === address)
      return [JSON.stringify(text), (entryOf(input.shownProjects, address) ?? []).map(hashOf).join()]
    }
    if (project !== undefined) {
      const { previous = null, next = null, related = [] } = input.surroundings.get(project.slug) ?? {}
      const near = related.map(({ project: { slug, title }, shared }) => [slug, title, shared])
      const around = [projects.get(project.slug) ?? null, previous, next].map(hashOf)
      return [around.join(), JSON.stringify(near), entryOf(shares, path)?.file ?? '']
    }
    const { projects: shown = [], ...facts } = lists.get(path) ?? {}
    return [JSON.stringify(facts), entryOf(input.projectDetails, path) ?? '', shown.map(hashOf).join()]
  }

  const addresses = addressesOf([...projects.values()], [...lists.values()], has)
  return new Map(
    addresses.map((address) => [
      address.path,
      contentKey(common, JSON.stringify(input.alternates.get(address.path) ?? null), ...factsOf(address)),
    ]),
  )
}
