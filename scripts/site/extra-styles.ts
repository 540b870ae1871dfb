import { LIST_LENGTH } from '../../src/catalogue/lists.ts'
import { isBarCrowded, linksIn, whatSiteHas } from '../../src/catalogue/pages.ts'
import { isSmall } from '../../src/catalogue/picture-fit.ts'
import { hasMedia } from '../../src/catalogue/selectors.ts'
import type { Catalogue, HomeSection } from '../../src/catalogue/types.ts'

const hasProjectWithout = ({ projects }: Catalogue) => projects.some(({ image }) => image === null)

const hasCaptures = ({ projects }: Catalogue) => projects.some(({ captures }) => captures.length > 0)

const isAtHome =
  (section: HomeSection) =>
  ({ site }: Catalogue) =>
    site.home.some((entry) => entry.section === section)

const HOME = '/src/pages/index'

/** Returns whether one of the texts on the page matches. */
const hasInBody =
  (mark: RegExp) =>
  ({ site, projects, pages, applications }: Catalogue, isHome: boolean) => {
    const texts = [...projects, ...pages, ...applications]
    const described = isHome ? [] : texts.map(({ description }) => description)
    return [site.body, ...described].some((html) => mark.test(html ?? ''))
  }

interface ExtraStyles {
  /** Pages that may lack the sheet. Others always contain it if they use it. @default all pages */
  pages?: readonly string[]
  isNeeded(content: Catalogue, isHome: boolean): boolean
}

/** Returns the optional style sheets that the home page needs, or that all other pages need. */
export function neededStyles(content: Catalogue, isHome: boolean): ReadonlySet<string> {
  return new Set(Object.keys(EXTRA_STYLES).filter((file) => EXTRA_STYLES[file]?.isNeeded(content, isHome)))
}

/** Style sheets that only some sites need. Pages of other sites do not contain them. */
export const EXTRA_STYLES: Readonly<Record<string, ExtraStyles>> = {
  'src/components/Badge/Badge.module.scss': {
    pages: [HOME],
    isNeeded: ({ projects }) => projects.some(({ draft }) => draft),
  },
  'src/components/Bar/crowded.module.scss': {
    isNeeded: (content) =>
      isBarCrowded(linksIn('bar', whatSiteHas(content), content.site.texts.pages, content.site.lang).length),
  },
  'src/components/Bar/languages.module.scss': { isNeeded: ({ site }) => site.languages.length > 1 },
  'src/components/Bar/logo.module.scss': { isNeeded: ({ site }) => site.look.logo !== null },
  'src/components/CareerPath/CareerPath.module.scss': {
    isNeeded: (content) => isAtHome('parcours')(content) && content.cv !== null,
  },
  'src/components/Seeking/Seeking.module.scss': { isNeeded: ({ site }) => site.seeking !== null },
  'src/components/Testimonials/Testimonials.module.scss': { isNeeded: isAtHome('temoignages') },
  'src/components/HomeText/HomeText.module.scss': { isNeeded: isAtHome('texte') },
  'src/components/Picture/fits.module.scss': {
    isNeeded: ({ projects }) => projects.some(({ image }) => image !== null && isSmall(image)),
  },
  'src/components/ProjectMedia/ProjectMedia.module.scss': {
    isNeeded: ({ projects }) => projects.some(hasMedia),
  },
  'src/components/ProjectDetails/evidence.module.scss': {
    isNeeded: ({ projects }) => projects.some(({ result, results, quote }) => result || results.length > 0 || quote),
  },
  'src/components/Screens/Screens.module.scss': { isNeeded: hasCaptures },
  'src/components/Prose/blocks.module.scss': { isNeeded: hasInBody(/ data-(callout|notes)=/) },
  'src/components/Prose/code.module.scss': { isNeeded: hasInBody(/<span class="[a-z]">/) },
  'src/components/Prose/figures.module.scss': { isNeeded: hasInBody(/<figure/) },
  'src/components/Prose/tall.module.scss': { isNeeded: hasInBody(/data-tall/) },
  'src/components/Pagination/Pagination.module.scss': { isNeeded: ({ projects }) => projects.length > LIST_LENGTH },
  // The form has a spinner too.
  'src/components/Spinner/Spinner.module.scss': {
    pages: [HOME, '/src/pages/projets/index', '/src/pages/projets/@slug'],
    isNeeded: ({ projects }) => projects.some(({ state }) => state === 'PROGRESS'),
  },
  'src/components/Poster/Poster.module.scss': { isNeeded: hasProjectWithout },
  'src/looks/soleil/Poster.module.scss': { isNeeded: hasProjectWithout },
  'src/components/Prose/Prose.module.scss': { pages: [HOME], isNeeded: isAtHome('texte') },
}
