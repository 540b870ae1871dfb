import type { Words } from '../../../scripts/fields/site-texts/language.ts'
import type { ProjectShown } from '../../catalogue/types.ts'
import type { ProjectText } from '../../components/ProjectDetails/project-text.ts'
import type { TrustedMarkup } from '../../components/Prose/Prose.tsx'

export type Details = ReadonlyMap<string, ProjectText>

/** The module that `scripts/outputs/project-details.ts` writes. */
interface DetailsModule {
  projects: readonly ProjectShown[]
  words: Pick<Words, 'project' | 'links'>
  styles: string
}

/** The only policy that the site's CSP allows to create HTML (`trusted-types catalogue`). */
const POLICY_NAME = 'catalogue'

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(input: string): string }): { createHTML(input: string): TrustedMarkup }
}

/** Fetches the project texts of the list page by slug, with the texts around them, and adds their styles to the page. */
export async function readDetails(address: string) {
  const { projects, words, styles }: DetailsModule = await import(/* @vite-ignore */ address)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const descriptions = new Map(projects.map(({ slug, description }) => [slug as string, description]))
  // The policy takes a slug and returns the compiled HTML of that project, so no other text can become HTML.
  const rules = { createHTML: (slug: string) => descriptions.get(slug) ?? '' }
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
  const policy = factory ? factory.createPolicy(POLICY_NAME, rules) : rules
  const bySlug = projects.map(
    (project) =>
      [
        project.slug as string,
        { ...project, description: project.description === null ? null : policy.createHTML(project.slug) },
      ] as const,
  )
  return { projects: new Map(bySlug), words }
}
