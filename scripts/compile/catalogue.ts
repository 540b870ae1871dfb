import { basename } from 'node:path/posix'
import type { Catalogue, Cv, ImageReference, Project, Site, Slug } from '../../src/catalogue/types.ts'
import type { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../fields/definitions.ts'
import type { ValuesOf } from '../fields/values.ts'
import type { RenderedBody } from './render.ts'

export type ProjectValues = ValuesOf<typeof PROJECT_FIELDS>
export type SiteValues = ValuesOf<typeof SITE_FIELDS>
export type CvValues = ValuesOf<typeof CV_FIELDS>

export function toProject(
  slug: Slug,
  draft: boolean,
  values: ProjectValues,
  body: RenderedBody,
): Project<ImageReference> {
  return {
    slug,
    ...values,
    image: values.image && {
      ...values.image,
      alt: `Capture d’écran du projet ${values.title ?? values.number ?? ''}`.trim(),
    },
    technologie: [...new Set(values.technologie)],
    description: body.html,
    pictures: body.pictures,
    text: body.paragraphs.join(' '),
    draft,
  }
}

export function toSite(values: SiteValues, body: RenderedBody): Site<ImageReference, ImageReference> {
  const { hero, skills, goals, mail, legal, footer } = values
  const withLogo = ({ title, image }: SiteValues['skills'][number]) => ({ title, logo: image })
  return {
    ...values,
    hero: { ...hero, portrait: { ...hero.portrait, alt: `Portrait de ${values.name}` } },
    skills: skills.map(withLogo),
    goals: goals.map(withLogo),
    mail: mail ?? { publicKey: null, serviceId: null, templateId: null },
    legal: {
      publisher: legal?.publisher ?? null,
      siret: legal?.siret ?? null,
      host: legal?.host ?? { name: null, address: null, phone: null },
      retention: legal?.retention ?? null,
    },
    footer: footer ?? { notice: null, made: null, year: null },
    accessibility: values.accessibility === true,
    body: body.html,
  }
}

export function toCv(values: CvValues, body: RenderedBody): Cv {
  const toEntry = (entry: NonNullable<CvValues['experience']>[number]) => ({ ...entry, points: entry.points ?? [] })
  return {
    title: values.title,
    experience: (values.experience ?? []).map(toEntry),
    education: (values.education ?? []).map(toEntry),
    skills: values.skills ?? [],
    languages: values.languages ?? [],
    interests: values.interests ?? [],
    profile: body.html,
    profileText: body.paragraphs,
  }
}

/**
 * Sorts the projects: first by number, then those without one by title.
 * @param year of the copyright, if the owner gives none
 */
export function toCatalogue(
  site: Site<ImageReference, ImageReference>,
  cv: Cv | null,
  projects: readonly Project<ImageReference>[],
  year: string,
): Catalogue<ImageReference, ImageReference> {
  const footer = { ...site.footer, year: site.footer.year ?? year }
  return { site: { ...site, footer }, cv, projects: [...projects].sort(byNumberThenTitle) }
}

const collator = new Intl.Collator('fr')

function byNumberThenTitle(a: Project<ImageReference>, b: Project<ImageReference>): number {
  if (a.number !== null && b.number !== null) return a.number - b.number
  if (a.number !== null || b.number !== null) return a.number === null ? 1 : -1
  return collator.compare(a.title ?? '', b.title ?? '') || (a.slug < b.slug ? -1 : 1)
}

/** The name of a project's file without its extension and the `_` of a draft. */
export function nameOfFile(path: string): { name: string; draft: boolean } {
  const name = basename(path, '.md')
  return name.startsWith('_') ? { name: name.slice(1), draft: true } : { name, draft: false }
}
