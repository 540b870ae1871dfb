import { fill } from '../../../src/catalogue/fill.ts'
import { latestFirst } from '../../../src/catalogue/selectors.ts'
import type {
  Application,
  ApplicationValues,
  Category,
  CompiledCatalogue,
  CompiledSite,
  HomeSection,
  ImageReference,
  Logo,
  OwnPage,
  Phone,
  Project,
  Site,
  Skill,
  Slug,
  TaggedValues,
  TargetCv,
} from '../../../src/catalogue/types.ts'
import { CV_FIELDS, HOME_SECTIONS, HOST_FIELDS, LEGAL_FIELDS } from '../../fields/definitions.ts'
import type { Field, FieldType } from '../../fields/field.ts'
import { DEFAULT_PROVIDER, MAIL_IDENTIFIERS, providerOf } from '../../fields/mail-services.ts'
import { own } from '../../fields/own.ts'
import { LANGUAGES, type Lang } from '../../fields/site-texts/languages.ts'
import { withoutValues } from '../../fields/values.ts'
import { brandNamed, brandOfHost } from '../brands/brands.ts'
import type { RenderedBody } from '../contract/body.ts'
import { MAIN_CV } from '../contract/file-name.ts'
import type {
  CvHeader,
  OwnCv,
  OwnProject,
  OwnTarget,
  PageValues,
  ProjectValues,
  SiteValues,
  TaggedCv,
} from '../contract/own.ts'
import { isDialledInFrance, readNumber } from '../validate/phone.ts'
import { type CvView, selectCv } from './cv-selection.ts'
import { lookOf } from './look.ts'
import { type OwnWords, wordsOf } from './own-words.ts'
import { PROFILE_SHAPES } from './profile-shapes.ts'

/** A file with the last part of its address. A translation may have an address that differs from the name of its file. */
interface Named {
  name: string
  slug: Slug
  draft: boolean
}

export function toProject(
  { name, slug, draft }: Named,
  { imageAlt, imageNight, ...values }: ProjectValues,
  body: RenderedBody,
): OwnProject {
  return {
    ...values,
    ...{ name, slug },
    image: values.image && { ...values.image, alt: imageAlt ?? '', night: imageNight?.file },
    links: values.links ?? [],
    results: values.results ?? [],
    confidential: values.confidential === true,
    captures: (values.captures ?? []).map(({ image, alt, caption, device }) => ({
      image: { ...image, alt },
      caption,
      device: device ?? 'desktop',
    })),
    technologie: [...new Set(values.technologie)],
    description: body.html,
    pictures: body.pictures,
    text: body.text,
    draft,
  }
}

export function toPage({ name, slug, draft }: Named, values: PageValues, body: RenderedBody): OwnPage<ImageReference> {
  return {
    ...{ ...values, name, slug, draft },
    menu: values.menu === true,
    description: body.html,
    pictures: body.pictures,
    text: body.paragraphs.join(' '),
  }
}

export function toSite({ review: _, ...values }: SiteValues, body: RenderedBody, lang: Lang): CompiledSite {
  const { skills, goals, mail, legal, footer, form, github, linkedin } = values
  const { portrait, portraitNight, words, sentences } = values.hero
  const hero = { words: words ?? [], sentences: sentences ?? [] }
  const isFrench = isDialledInFrance(values, lang)
  // Visitors of an owner in Namur do not have a French number either.
  const asksTenDigits = lang === 'fr' && isFrench && !/^(?:\+|00)(?! ?33)/.test(values.phone ?? '')
  const texts = wordsOf(values.texts as OwnWords | null, LANGUAGES[lang], { ...values, hero })
  return {
    ...values,
    lang,
    languages: values.lang ?? [lang],
    phone: toPhone(values.phone, isFrench),
    hero: { ...hero, portrait: { ...portrait, alt: texts.descriptions.portrait, night: portraitNight?.file } },
    skills: (skills ?? []).map(toSkill),
    goals: (goals ?? []).map(toSkill),
    analytics: values.analytics?.name === 'non' ? null : values.analytics,
    contact: values.contact ?? 'form',
    form: {
      phone: form?.phone ?? 'required',
      phoneFormat: form?.phoneFormat ?? (asksTenDigits ? 'france' : 'international'),
    },
    profiles: [
      ...(github ? [{ name: 'GitHub', url: github, path: PROFILE_SHAPES.GitHub }] : []),
      ...(linkedin ? [{ name: 'LinkedIn', url: linkedin, path: PROFILE_SHAPES.LinkedIn }] : []),
      ...(values.profiles ?? []).map(({ name, url }) => ({
        ...{ name, url },
        path: (brandNamed(name) ?? brandOfHost(url))?.path ?? null,
      })),
    ],
    look: lookOf(values.look),
    categories: values.categories ?? defaultCategories(lang),
    mail: { ...withoutValues(MAIL_IDENTIFIERS), ...mail, provider: providerOf(mail) ?? DEFAULT_PROVIDER },
    legal: {
      ...withoutValues(LEGAL_FIELDS),
      ...legal,
      law: legal?.law ?? 'france',
      host: { ...withoutValues(HOST_FIELDS), ...legal?.host, phone: toPhone(legal?.host?.phone ?? null, isFrench) },
    },
    footer: footer ?? { notice: null, made: null, year: null },
    texts,
    accessibility: values.accessibility === true,
    home: values.home ?? defaultHome(values, body),
    testimonials: values.testimonials ?? [],
    seeking: hasValue(values.seeking) ? { ...values.seeking, latest: null } : null,
    body: body.html,
    pictures: body.pictures,
    ownStyles: null,
  }
}

function toPhone(written: string | null, isFrench: boolean): Phone | null {
  if (written === null) return null
  const { text, url } = readNumber(written, isFrench)
  return { text, url }
}

function hasValue<Values extends object>(values: Values | null): values is Values {
  return Object.values(values ?? {}).some((value) => value !== null && value !== false)
}

/** Returns the sections of a home page whose owner lists none: every section that has content. */
function defaultHome({ testimonials }: Pick<SiteValues, 'testimonials'>, { html }: RenderedBody): Site['home'] {
  const written: Partial<Record<HomeSection, boolean>> = { temoignages: !!testimonials?.length, texte: html !== null }
  return HOME_SECTIONS.flatMap((section) => (written[section] === false ? [] : { section, title: null }))
}

type SkillValues = NonNullable<SiteValues['goals']>[number] & { use?: string | null }

function toSkill({ title, image, use = null }: SkillValues): Skill<ImageReference | Logo> {
  if (image !== null) return { title, logo: image, use }
  const brand = brandNamed(title)
  return { title, use, logo: brand && { kind: 'svg', viewBox: '0 0 24 24', markup: `<path d="${brand.path}"/>` } }
}

const CATEGORY = { type: null, done: null, inProgress: null } as const
/** Returns the categories of a site whose owner names none. */
export function defaultCategories(lang: Lang): readonly Category[] {
  const { training, personal, personalProject } = LANGUAGES[lang].categories
  return [
    { ...CATEGORY, name: training, label: null },
    { ...CATEGORY, name: personal, label: personalProject },
  ]
}

export function toCv(header: CvHeader, body: RenderedBody): TaggedCv {
  const profile = { profile: body.html, profileText: body.lines, profilePictures: body.pictures }
  return { ...(filled(header, CV_FIELDS) as TaggedValues), ...profile }
}

export function viewOf({ tag, sections, points }: Pick<OwnTarget, 'tag' | 'sections' | 'points'>): CvView {
  return { name: tag, sections: sections?.length ? sections : null, points }
}

/** Builds the CV of a file of `cvs/`. Values that the file does not set come from `cv.md`. */
function toTargetCv(cv: TaggedCv, target: OwnTarget, { lang }: Pick<Site, 'lang'>): Omit<TargetCv, 'projects'> & OwnCv {
  const view = viewOf(target)
  const { profile, profileText, profilePictures } = target.profile === null ? cv : target
  return {
    ...selectCv(cv, view),
    ...{
      profile,
      profileText,
      profilePictures,
      title: target.title,
      name: target.slug,
      tag: target.tag,
      draft: target.draft,
    },
    layout: target.layout ?? cv.layout,
    paper: target.paper ?? cv.paper,
    sections: view.sections ?? undefined,
    pages: target.pages ?? undefined,
    lang: target.lang ?? lang,
    listed: target.listed === true,
  }
}

/**
 * Assembles an application.
 * @param address passes `isSecret`
 */
export function toApplication(
  { title, cv, projects }: ApplicationValues,
  address: string,
  draft: boolean,
  body: RenderedBody,
): Application<ImageReference> {
  return {
    ...{ title, address, draft },
    // In a tag, `cv` stands for cv.md.
    cv: cv === MAIN_CV ? null : (cv as Slug | null),
    projects: projects ?? [],
    description: body.html,
    pictures: body.pictures,
    text: body.paragraphs.join(' '),
  }
}

/** Returns the values of a group with an empty list for each absent list. */
function filled(values: Readonly<Record<string, unknown>>, fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ key, type }) => [key, filledValue(own(values, key), type)]))
}

function filledValue(value: unknown, type: FieldType): unknown {
  if (type.kind === 'list') return ((value ?? []) as unknown[]).map((item) => filledValue(item, type.of))
  return type.kind === 'group' && value ? filled(value as Record<string, unknown>, type.fields) : value
}

interface Parts extends Pick<CompiledCatalogue, 'site' | 'month'> {
  cv: OwnCv | null
  tagged: TaggedCv | null
  targets: readonly OwnTarget[]
  projects: readonly OwnProject[]
  pages: readonly OwnPage<ImageReference>[]
  applications: readonly Application<ImageReference>[]
}

/** Sorts the projects by the `order` of the site. Projects of equal rank are sorted by number, then those without a number by title. */
export function toCatalogue({ cv, tagged, targets, ...parts }: Parts): CompiledCatalogue {
  const { site, projects, pages } = parts
  const named = projects.map((project) => ({ ...project, ...labelsOf(project, site) }))
  const byName = new Map(projects.toReversed().map((project) => [project.name, project]))
  const byOrder = (a: OwnPage<ImageReference>, b: OwnPage<ImageReference>) =>
    (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) || collator.compare(a.title, b.title)
  return {
    ...parts,
    cv: cv && withProjects(cv, byName),
    cvs: targets.flatMap((target) => {
      const own = tagged && toTargetCv(tagged, target, site)
      return own ? withProjects(own, byName) : []
    }),
    projects: named.sort(inOrder(site)),
    pages: pages.toSorted(byOrder),
  }
}

function withProjects<Own extends OwnCv>(cv: Own, byName: ReadonlyMap<string, OwnProject>) {
  const chosen = cv.projects.flatMap((name) => byName.get(name) ?? [])
  return {
    ...cv,
    projects: chosen.map(({ slug, title, theme, technologie }) => ({ slug, title, theme, technologie })),
  }
}

/** Returns the label, the badge and the alternative text of a project, from its category or the texts of the site. */
function labelsOf(
  { number, title, category, state, image, confidential }: OwnProject,
  { categories, contact, texts: { project, descriptions } }: Pick<Site, 'categories' | 'contact' | 'texts'>,
) {
  const own = categories.find(({ name }) => name === category)
  const badges = {
    OK: own?.done ?? project.done,
    PROGRESS: own?.inProgress ?? project.inProgress,
    NOT_STARTED: project.notStarted,
  }
  const label = number === null ? (own?.label ?? project.other) : fill(project.numbered, { number })
  const alt = image?.alt || fill(descriptions.projectPicture, { title: title ?? number ?? '' }).trim()
  const canAsk = confidential && contact !== 'none'
  return { label, badge: badges[state], canAsk, image: image && { ...image, alt } }
}

function inOrder({ order, featured }: Pick<Site, 'order' | 'featured'>) {
  const chosen = [...(featured ?? [])].reverse()
  const rank = ({ name }: Project<ImageReference>) => -chosen.indexOf(name)
  return (a: Project<ImageReference>, b: Project<ImageReference>) =>
    (order === 'featured' && rank(a) - rank(b)) || (order === 'recent' && latestFirst(a, b)) || byNumberThenTitle(a, b)
}

const collator = new Intl.Collator('fr')

function byNumberThenTitle(a: Project<ImageReference>, b: Project<ImageReference>): number {
  if (a.number !== null && b.number !== null) return a.number - b.number
  if (a.number !== null || b.number !== null) return a.number === null ? 1 : -1
  return collator.compare(a.title ?? '', b.title ?? '') || (a.slug < b.slug ? -1 : 1)
}
