import { basename } from 'node:path/posix'
import type {
  Category,
  CompiledCatalogue,
  CompiledSite,
  Cv,
  ImageReference,
  Logo,
  Project,
  Site,
  Skill,
  Slug,
} from '../../src/catalogue/types.ts'
import { fill } from '../../src/catalogue/words.ts'
import { brandNamed, brandOfHost } from '../brands/brands.ts'
import type { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../fields/definitions.ts'
import type { ValuesOf } from '../fields/values.ts'
import { type OwnWords, wordsOf } from './own-words.ts'
import type { RenderedBody } from './render.ts'

export type ProjectValues = ValuesOf<typeof PROJECT_FIELDS>
export type SiteValues = ValuesOf<typeof SITE_FIELDS>
export type CvValues = ValuesOf<typeof CV_FIELDS>

/** A project before it is known what `site.md` says of its category. */
export type OwnProject = Omit<Project<ImageReference>, 'label' | 'badge'>

export function toProject(slug: Slug, draft: boolean, values: ProjectValues, body: RenderedBody): OwnProject {
  return {
    slug,
    ...values,
    links: values.links ?? [],
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

export function toSite(values: SiteValues, body: RenderedBody): CompiledSite {
  const { hero, skills, goals, mail, legal, footer, form, github, linkedin } = values
  const texts = wordsOf(values.texts as OwnWords | null, values)
  return {
    ...values,
    hero: { ...hero, portrait: { ...hero.portrait, alt: texts.descriptions.portrait } },
    skills: skills.map(toSkill),
    goals: (goals ?? []).map(toSkill),
    contact: values.contact ?? 'form',
    form: { phone: form?.phone ?? 'required', phoneFormat: form?.phoneFormat ?? 'france' },
    profiles: [
      ...(github ? [{ name: 'GitHub', url: github, path: null }] : []),
      ...(linkedin ? [{ name: 'LinkedIn', url: linkedin, path: null }] : []),
      ...(values.profiles ?? []).map(({ name, url }) => ({
        ...{ name, url },
        path: (brandNamed(name) ?? brandOfHost(url))?.path ?? null,
      })),
    ],
    look: values.look ?? NO_LOOK,
    categories: values.categories ?? DEFAULT_CATEGORIES,
    mail: mail ?? { publicKey: null, serviceId: null, templateId: null },
    legal: {
      publisher: legal?.publisher ?? null,
      siret: legal?.siret ?? null,
      host: legal?.host ?? { name: null, address: null, phone: null },
      retention: legal?.retention ?? null,
    },
    footer: footer ?? { notice: null, made: null, year: null },
    texts,
    accessibility: values.accessibility === true,
    body: body.html,
  }
}

function toSkill({ title, image }: SiteValues['skills'][number]): Skill<ImageReference | Logo> {
  if (image !== null) return { title, logo: image }
  const brand = brandNamed(title)
  return { title, logo: brand && { kind: 'svg', viewBox: '0 0 24 24', markup: `<path d="${brand.path}"/>` } }
}

/** Of a site whose owner chose nothing. */
export const NO_LOOK: Site['look'] = { hue: null, second: null, signature: null, radius: null }

const CATEGORY = { type: null, done: null, inProgress: null } as const
/** Those of a site whose owner names none. */
export const DEFAULT_CATEGORIES: readonly Category[] = [
  { ...CATEGORY, name: 'Formation', label: null },
  { ...CATEGORY, name: 'Personnel', label: 'Projet personnel' },
]

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
  site: CompiledSite,
  cv: Cv | null,
  projects: readonly OwnProject[],
  year: string,
): CompiledCatalogue {
  const footer = { ...site.footer, year: site.footer.year ?? year }
  const named = projects.map((project) => ({ ...project, ...labelsOf(project, site) }))
  return { site: { ...site, footer }, cv, projects: named.sort(byNumberThenTitle) }
}

/** What the site says of a project: its category's words, or those of all projects. */
function labelsOf(
  { number, category, state }: OwnProject,
  { categories, texts: { project } }: Pick<Site, 'categories' | 'texts'>,
) {
  const own = categories.find(({ name }) => name === category)
  const badges = {
    OK: own?.done ?? project.done,
    PROGRESS: own?.inProgress ?? project.inProgress,
    NOT_STARTED: project.notStarted,
  }
  const label = number === null ? (own?.label ?? project.other) : fill(project.numbered, { number })
  return { label, badge: badges[state] }
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
