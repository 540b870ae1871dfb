import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, parse, relative, sep } from 'node:path'
import sharp from 'sharp'
import { compileContent } from '../../../scripts/commands/content.ts'
import { ROOT } from '../../../scripts/disk/root.ts'
import { LANGUAGES } from '../../../scripts/fields/site-texts/languages.ts'
import { type Banner, toBanner } from '../../../src/catalogue/banner.ts'
import { formatPeriod } from '../../../src/catalogue/cv-dates.ts'
import { evidenceFor, evidenceOf } from '../../../src/catalogue/evidence.ts'
import { fill, projectCount } from '../../../src/catalogue/fill.ts'
import { termsOf } from '../../../src/catalogue/seeking.ts'
import { cardFacts, homeProjects, pathOf } from '../../../src/catalogue/selectors.ts'
import { surroundingsOf } from '../../../src/catalogue/surroundings.ts'
import type {
  Catalogue,
  CompiledCatalogue,
  ImageReference,
  Project,
  Testimonial,
} from '../../../src/catalogue/types.ts'
import type { PagePath } from './visit.ts'

/** The number of latest projects on our home page. */
const LATEST_SHOWN = 3
const CASE_STUDY = 'etude-de-cas.md'
const FILM_AND_CAPTURES = join(ROOT, 'tests/owners/salome/projets/images')

/** The content for the peers' own code, and the words that their pages must show. */
export interface PeerContent {
  /** The content folder that all contestants are built from. */
  folder: string
  json: string
  /** The place of each picture on the disk, by its path in a peer's folder. */
  pictures: ReadonlyMap<string, string>
  /** Words that every contestant must show, by path of the page. */
  texts: Readonly<Record<PagePath, readonly string[]>>
  /** The project that is opened: the first of the list. */
  first: { title: string }
}

/** Adds a rich case study (film, gallery, code) to the content of a site, in a copy. */
export function withCaseStudy(content: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  cpSync(content, folder, { recursive: true })
  cpSync(new URL(CASE_STUDY, import.meta.url), join(folder, 'projets', CASE_STUDY))
  for (const file of readdirSync(FILM_AND_CAPTURES).filter((name) => name.startsWith('lanternes')))
    cpSync(join(FILM_AND_CAPTURES, file), join(folder, 'projets/images', file))
  return folder
}

/** Compiles the content of our own site for the peers. */
export async function readPeerContent(folder: string, cacheDir: string): Promise<PeerContent> {
  const { catalogue, locate } = await compileContent({ content: folder, cacheDir })
  if (catalogue === null) throw new Error(`${folder} has errors: npm run check -- --content ${folder} names them.`)
  const { site, projects } = catalogue
  const pictures = new Map<string, string>()
  const add = ({ file }: ImageReference) => {
    const name = relative(folder, locate(file)).split(sep).join('/')
    pictures.set(name, locate(file))
    return name
  }
  const measured = async (reference: ImageReference) => {
    const { width, height } = await sharp(locate(reference.file)).metadata()
    return { file: add(reference), alt: reference.alt, width, height }
  }
  const { name, trade, email, phone, place, github, linkedin, hero } = site
  const withLogo = ({ title, logo }: (typeof site.skills)[number]) => ({
    title,
    logo: logo && 'file' in logo ? add(logo) : null,
  })
  const used = usesOf(catalogue)
  const surroundings = surroundingsOf(projects as unknown as Project[])
  const json = {
    site: {
      ...{ name, trade, email, phone: phone?.text ?? null, place, github, linkedin },
      words: hero.words,
      sentences: hero.sentences,
      seeking: seekingOf(catalogue),
      career: careerOf(catalogue),
      portrait: await measured(hero.portrait),
      skills: site.skills.map((skill, index) => ({ ...withLogo(skill), uses: used[index] ?? [] })),
      goals: site.goals.map((goal) => ({ ...withLogo(goal), uses: [] })),
    },
    latest: homeProjects(projects, site.featured, LATEST_SHOWN).map(({ slug }) => slug),
    projects: await Promise.all(
      projects.map(
        async ({ slug, title, theme, url, github, technologie, responsive, description, image, ...project }) => {
          const { previous = null, next = null, related = [] } = surroundings.get(slug) ?? {}
          const named = (other: Project | null) => other && { slug: other.slug, title: other.title }
          return {
            ...{ slug, title, theme, url, github, technologie, responsive, description },
            said: saidOf(theme, project.quote),
            banner: bannerText(toBanner({ title, ...project }, site.texts.project)),
            summary: cardFacts(project, site.texts.project.since),
            facts: factsOf(project, site.texts.project),
            result: project.result,
            results: project.results,
            image: image && (await measured(image)),
            video: project.video && {
              file: add({ file: project.video.file, alt: '' }),
              captions: project.video.captions && add({ file: project.video.captions, alt: '' }),
              poster: await measured(project.video.poster),
            },
            captures: await Promise.all(
              project.captures.map(async ({ caption, image, device }) => ({
                ...{ caption, device },
                image: await measured(image),
              })),
            ),
            related: related.map(({ project, shared }) => ({ ...named(project), shared })),
            previous: named(previous),
            next: named(next),
          }
        },
      ),
    ),
  }
  return {
    folder,
    json: `${JSON.stringify(json, null, 2)}\n`,
    pictures,
    texts: textsOf(json),
    first: { title: projects[0]?.title ?? '' },
  }
}

/** Lists the facts of a project beside its text. */
function factsOf(
  {
    role,
    team,
    client,
    period,
    duration,
    category,
  }: Pick<CompiledCatalogue['projects'][number], 'role' | 'team' | 'client' | 'period' | 'duration' | 'category'>,
  words: CompiledCatalogue['site']['texts']['project'],
): readonly (readonly [name: string, value: string])[] {
  const facts = [
    [words.role, role],
    [words.team, team],
    [words.client, client],
    [words.period, period && formatPeriod(period.from, period.to, { lang: 'fr', since: words.since })],
    [words.duration, duration],
    [words.category, category],
  ] as const
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

/** Lists the lines about the position that the owner seeks. */
function seekingOf({ site: { seeking, texts, lang } }: CompiledCatalogue): string[] {
  if (seeking === null) return []
  const { post, latest } = seeking
  const last =
    latest &&
    fill(latest.isCurrent ? texts.home.now : texts.home.last, { post: `${latest.title}, ${latest.organisation}` })
  return [post, termsOf(seeking, texts.home, LANGUAGES[lang]), last].flatMap((line) => line ?? [])
}

function bannerText(banner: Banner): string {
  if ('missing' in banner) return banner.missing
  return banner.label === '' ? banner.title : `${banner.label} | ${banner.title}`
}

/** Chooses what the home page says of a project: a quote with its author, or the theme. */
function saidOf(theme: string | null, quote: Testimonial | null): string[] {
  if (quote === null) return [theme ?? '']
  return [quote.text, quote.post === null ? quote.author : `${quote.author}, ${quote.post}`]
}

/** Takes the beginning of the CV, as the home page shows it. */
function careerOf({ cv, site: { texts } }: CompiledCatalogue) {
  return (cv === null ? [] : pathOf(cv as NonNullable<Catalogue['cv']>)).map(
    ({ title, where, start, end, points }) => ({
      title,
      period: formatPeriod(start, end, { lang: 'fr', since: texts.project.since }),
      place: where ?? '',
      point: points[0] ?? '',
    }),
  )
}

/** Says where each skill was used: « 4 projets, 2025 à 2026 » and the address of that list, in the order of the skills. */
function usesOf({ site, cv, projects }: CompiledCatalogue): readonly { text: string; path: string }[][] {
  const { skills, texts } = site
  return evidenceFor(skills, evidenceOf(projects, cv as Catalogue['cv'])).map((evidence) => {
    if (evidence === null) return []
    const [from, to] = evidence.years ?? []
    const years = from === to ? from : fill(texts.home.years, { from: from ?? '', to: to ?? '' })
    const text = [projectCount(texts.list, evidence.projects), years].filter(Boolean).join(', ')
    return [
      ...(evidence.path === null ? [] : [{ text, path: `/${evidence.path}` }]),
      ...(evidence.places.length === 0 ? [] : [{ text: evidence.places.join(', '), path: '/cv' }]),
    ]
  })
}

interface Shown {
  latest: readonly string[]
  site: {
    name: string
    sentences: readonly string[]
    seeking: readonly string[]
    career: readonly Record<'title' | 'period' | 'place' | 'point', string>[]
    skills: readonly { title: string; uses: readonly { text: string }[] }[]
    goals: readonly { title: string }[]
    phone: string | null
    place: string | null
  }
  projects: readonly {
    slug: string
    title: string | null
    theme: string | null
    said: readonly string[]
    banner: string
    summary: string
    technologie: readonly string[]
    facts: readonly (readonly [string, string])[]
    results: readonly { label: string; after: string }[]
    captures: readonly { caption: string | null }[]
    related: readonly { title?: string | null }[]
  }[]
}

function textsOf({ site, latest, projects }: Shown): PeerContent['texts'] {
  const ofProject = (slug: string) =>
    projects
      .filter((project) => project.slug === slug)
      .flatMap(({ title, theme, technologie, facts, results, captures, related }) => [
        ...[title, theme, ...technologie, ...facts.flat()].map((text) => text ?? ''),
        ...results.flatMap(({ label, after }) => [label, after]),
        ...[...captures.map(({ caption }) => caption), ...related.map(({ title }) => title)].map((text) => text ?? ''),
      ])
  return {
    '/': [
      ...[site.name, ...site.sentences, ...site.seeking],
      ...[...site.skills, ...site.goals].map(({ title }) => title),
      ...site.skills.flatMap(({ uses }) => uses.map(({ text }) => text)),
      ...site.career.flatMap((post) => Object.values(post)),
      ...[site.phone ?? [], site.place ?? []].flat(),
      ...projects
        .filter(({ slug }) => latest.includes(slug))
        .flatMap(({ title, said, results: [result], technologie }) => [
          ...[title, ...said, result?.label, result?.after].map((text) => text ?? ''),
          technologie.slice(0, 3).join(', '),
        ]),
    ],
    '/projets': ['Liste des projets', ...projects.flatMap(({ banner, summary }) => [banner, summary])],
    '/projets/banque': ofProject('banque'),
    '/projets/etude-de-cas': ofProject('etude-de-cas'),
  }
}

/** Writes the content of a peer into its folder. */
export function writePeerContent(folder: string, { folder: content, json, pictures }: PeerContent): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'site.json'), json)
  for (const [file, place] of pictures) {
    mkdirSync(dirname(join(folder, 'pictures', file)), { recursive: true })
    cpSync(place, join(folder, 'pictures', file))
  }
  cpSync(join(content, 'projets'), join(folder, 'projets'), { recursive: true })
}

/**
 * Lists the encoded pictures of our site for a peer that encodes none, by the path of the original: the widths of each, and the
 * beginning of the names of its files.
 */
export function encodedPictures(
  site: string,
  { pictures }: PeerContent,
): Record<string, { name: string; widths: number[] }> {
  const encoded = readdirSync(join(site, 'assets/images')).flatMap((file) => {
    const [, name, original, width] = /^((.+)-[0-9a-f]{8})-(\d+)\.avif$/.exec(file) ?? []
    return name === undefined ? [] : [{ name: `/assets/images/${name}`, original, width: Number(width) }]
  })
  const found = [...pictures.keys()].map((file) => {
    const own = encoded.filter(({ original }) => original === parse(file).name)
    return [file, { name: own[0]?.name ?? '', widths: own.map(({ width }) => width).sort((a, b) => a - b) }] as const
  })
  return Object.fromEntries(found.filter(([, { widths }]) => widths.length > 0))
}
