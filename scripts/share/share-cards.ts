import type { ProjectList } from '../../src/catalogue/lists.ts'
import { listTitle, projectCount, projectTitle } from '../../src/catalogue/titles.ts'
import type { Catalogue, ImageReference } from '../../src/catalogue/types.ts'
import type { ShareCard } from './share-picture.ts'

/** What is drawn for a page, with the original of its picture still on the disk. */
export interface PlannedCard extends Omit<ShareCard, 'picture'> {
  /** What its file name begins with, safe in an address. */
  name: string
  image: ImageReference | null
  /** The name of the picture in the site, which carries the hash of its content. */
  picture: string | null
  /** The pages that show it when they are shared, as their heads name them. */
  pages: readonly string[]
}

/** Pages of their own beside the home page, with what their picture says. */
const PAGE_TITLES: Readonly<Record<string, string>> = {
  contact: 'Contact',
  cv: 'Curriculum vitæ',
  'mentions-legales': 'Mentions légales',
  accessibilite: 'Accessibilité',
  'plan-du-site': 'Plan du site',
}

/**
 * One picture for each page of the site; the further pages of a list share its first.
 * @param catalogue without drafts
 * @param images the pictures of the projects as the compiler found them, by slug
 * @param otherPages pages that are neither a project nor a list
 */
export function shareCards(
  { site, projects }: Catalogue,
  lists: readonly ProjectList[],
  otherPages: readonly string[],
  images: ReadonlyMap<string, ImageReference | null>,
): PlannedCard[] {
  const plain = { image: null, picture: null }
  const owner = { ownerName: site.name, trade: site.trade, site: new URL(site.origin).host }
  const pagesOf = new Map<string, string[]>()
  for (const { root, path } of lists) pagesOf.set(root, [...(pagesOf.get(root) ?? []), path])
  return [
    { ...owner, name: 'accueil', title: site.name, theme: site.hero.sentences[0] ?? null, ...plain, pages: ['/'] },
    ...otherPages.flatMap((path) => {
      const title = PAGE_TITLES[path]
      return title === undefined ? [] : [{ ...owner, name: path, title, theme: null, ...plain, pages: [path] }]
    }),
    ...lists
      .filter(({ page }) => page === 1)
      .map((list) => ({
        ...owner,
        name: list.root.replaceAll('/', '-'),
        title: listTitle(list),
        theme: projectCount(list.total),
        ...plain,
        pages: pagesOf.get(list.root) ?? [],
      })),
    ...projects.map((project) => ({
      ...owner,
      name: `projet-${project.slug}`,
      title: projectTitle(project),
      theme: project.theme,
      image: images.get(project.slug) ?? null,
      picture: project.image?.name ?? null,
      pages: [`projets/${project.slug}`],
    })),
  ]
}
