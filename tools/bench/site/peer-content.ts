import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { compileContent } from '../../../scripts/commands/content.ts'
import { ROOT } from '../../../scripts/site/root.ts'
import { toBannerText } from '../../../src/catalogue/banner.ts'
import { homeProjects } from '../../../src/catalogue/selectors.ts'
import type { ImageReference } from '../../../src/catalogue/types.ts'

/** As many as our home page shows. */
const LATEST_SHOWN = 3
const CONTENT = join(ROOT, 'content')

/** A file for the peers' own code, and what must be found in their pages. */
export interface PeerContent {
  json: string
  /** From its path in a peer's folder of pictures to its place on the disk. */
  pictures: ReadonlyMap<string, string>
  /** Words that every contestant must show, by path of the page. */
  texts: Readonly<Record<'/' | '/projets', readonly string[]>>
  /** The project that is opened: the first of the list. */
  first: { title: string }
}

/** The content of our own site, compiled: what the peers are given to show. */
export async function readPeerContent(cacheDir: string): Promise<PeerContent> {
  const { catalogue, locate } = await compileContent({ content: CONTENT, cacheDir })
  if (catalogue === null) throw new Error('content/ has errors: npm run check names them.')
  const { site, projects } = catalogue
  const pictures = new Map<string, string>()
  const add = ({ file }: ImageReference) => {
    pictures.set(file, locate(file))
    return file
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
  const json = {
    site: {
      ...{ name, trade, email, phone, place, github, linkedin },
      words: hero.words,
      sentences: hero.sentences,
      portrait: await measured(hero.portrait),
      skills: site.skills.map(withLogo),
      goals: site.goals.map(withLogo),
    },
    latest: homeProjects(projects, site.featured, LATEST_SHOWN).map(({ slug }) => slug),
    projects: await Promise.all(
      projects.map(
        async ({ slug, title, theme, url, github, technologie, responsive, description, image, ...project }) => ({
          ...{ slug, title, theme, url, github, technologie, responsive, description },
          banner: toBannerText({ title, ...project }, site.texts.project),
          image: image && (await measured(image)),
        }),
      ),
    ),
  }
  return {
    json: `${JSON.stringify(json, null, 2)}\n`,
    pictures,
    texts: {
      '/': [
        ...[name, ...hero.sentences],
        ...[...site.skills, ...site.goals].map(({ title }) => title),
        ...[phone ?? [], place ?? []].flat(),
      ],
      '/projets': ['Liste des projets', ...json.projects.map(({ banner }) => banner)],
    },
    first: { title: projects[0]?.title ?? '' },
  }
}

/** Writes what a peer is built from into its folder of content. */
export function writePeerContent(folder: string, { json, pictures }: PeerContent): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'site.json'), json)
  for (const [file, place] of pictures) {
    mkdirSync(dirname(join(folder, 'pictures', file)), { recursive: true })
    cpSync(place, join(folder, 'pictures', file))
  }
  cpSync(join(CONTENT, 'projets'), join(folder, 'projets'), { recursive: true })
}
