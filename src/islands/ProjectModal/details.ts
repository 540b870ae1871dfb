import type { Project } from '../../catalogue/types.ts'
import type { ProjectShown } from '../../components/ProjectDetails/ProjectDetails.tsx'
import type { TrustedMarkup } from '../../components/Prose/Prose.tsx'

/** A project as the module of a list page carries it. */
export type ProjectRecord = Omit<ProjectShown, 'description'> & Pick<Project, 'description'>

export type Details = ReadonlyMap<string, ProjectShown>

/** The only policy the site's CSP lets create HTML (`trusted-types catalogue`). */
const POLICY_NAME = 'catalogue'

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(input: string): string }): { createHTML(input: string): TrustedMarkup }
}

/** Fetches the texts of the list page. Keys are slugs. */
export async function readDetails(address: string): Promise<Details> {
  const module: { default: readonly ProjectRecord[] } = await import(/* @vite-ignore */ address)
  const descriptions = new Map(module.default.map(({ slug, description }) => [slug as string, description]))
  // The policy is asked with a slug and answers with what the compiler made of that file: no other text can get through it.
  const rules = { createHTML: (slug: string) => descriptions.get(slug) ?? '' }
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
  const policy = factory ? factory.createPolicy(POLICY_NAME, rules) : rules
  return new Map(
    module.default.map((project) => [
      project.slug as string,
      { ...project, description: project.description === null ? null : policy.createHTML(project.slug) },
    ]),
  )
}
