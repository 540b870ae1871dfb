import type { Alternates } from '../../src/catalogue/alternate.ts'
import { trackerOf } from '../../src/catalogue/analytics.ts'
import { evidenceFor, evidenceOf } from '../../src/catalogue/evidence.ts'
import { projectLists } from '../../src/catalogue/lists.ts'
import { hasAddress, lastScriptOf, pageOf, whatSiteHas } from '../../src/catalogue/pages.ts'
import type { BuildInput, CompanionFiles, LiveAssets, RenderInput } from '../../src/catalogue/render-input.ts'
import { homeProjects, projectsNamed } from '../../src/catalogue/selectors.ts'
import type { SitePlace } from '../../src/catalogue/site-place.ts'
import { sitePlan } from '../../src/catalogue/site-plan.ts'
import { surroundingsOf } from '../../src/catalogue/surroundings.ts'
import type { Catalogue, Site } from '../../src/catalogue/types.ts'
import { drawingsOf } from '../../src/looks/characters.ts'
import { paletteOf } from '../../src/styles/palette.ts'
import { hashedFile, type SiteFile } from '../disk/site-file.ts'
import { own } from '../fields/own.ts'
import { needsExtended } from '../fonts/characters.ts'
import type { FontAssets } from '../fonts/fonts.ts'
import { securityHeaders } from '../outputs/headers.ts'
import type { FormMail } from '../outputs/mail-provider.ts'
import { linkedFiles } from '../outputs/outputs.ts'
import { detailsModules } from '../outputs/project-details.ts'
import { speculationRules } from '../outputs/speculation-rules.ts'
import type { SharePlan } from '../share/share-pictures.ts'
import { type BuiltCode, SHEET_END } from './built-code.ts'
import { bothSchemesCss, darkCss, laterColours, lookCss, ownStyleLayer } from './look.ts'
import { neededSheets, SHEETS_FOR_TEXTS } from './optional-sheets.ts'
import { rotatingWordsCss } from './rotating-words.ts'
import { shortNames } from './short-names.ts'
import { shownValues, withoutUnusedValues } from './unused-values.ts'

const LATEST_SHOWN = 3
const HOME = '/src/pages/index'
/** Visitors can type any letter on this page. */
const CONTACT = '/src/pages/contact'
/** The project dialog of this page loads further rules. */
const LIST = '/src/pages/projets/index'
const REVIEW = '/src/pages/relecture'
/** The page for one reader. */
const APPLICATION = '/src/pages/candidatures/@application'
const TARGET = '/src/pages/cv/@target'
/**
 * Pages whose sheet does not depend on their content: every visitor receives its hash in the policy, and nothing public may tell what a page
 * contains that no other page links to. The page of the CV has the same sheet as `TARGET`.
 */
const WITH_WHOLE_SHEET = [APPLICATION, TARGET, '/src/pages/cv']
/** Pages that always load the letters of both font files. Visitors type any letter into the form. */
const FULLY_LETTERED = [CONTACT, ...WITH_WHOLE_SHEET]

/** One language of a site, with its pictures encoded. */
export interface LanguageParts {
  catalogue: Catalogue
  mail: FormMail
  place: SitePlace
  /** Addresses of each page in the other languages. */
  alternates: Alternates
  code: BuiltCode
  fonts: FontAssets
  /** The file of drawn logos, if there is one. */
  logos: readonly SiteFile[]
  /** `null` if no files are written beside the pages. */
  shares: SharePlan | null
  /** Whether the site is seen on this machine only. Services then do not count the views of its owner. */
  isLocal: boolean
}

/** One language of a site, with the input of its pages. */
export interface PreparedLanguage<Input> {
  parts: LanguageParts
  input: Input
  /** Files that pages load later: the texts of the modal for list pages, and the sheet of later states. */
  files: readonly SiteFile[]
}

/** All languages of a site. The first one is at the root. */
export type Languages<Language> = readonly [Language, ...Language[]]

/** Input of all pages of a site. */
export interface PreparedSite<Input> {
  languages: Languages<PreparedLanguage<Input>>
  /** Security headers of every response. */
  headers: Readonly<Record<string, string>>
  /** Security headers of the deployed site, which lacks the page of `review`. */
  deployedHeaders: Readonly<Record<string, string>>
}

/**
 * Returns the input of the pages of a build, and headers that suit all of them.
 * @param isReview whether the page of `review` is rendered too
 */
export function buildInput(languages: Languages<LanguageParts>, isReview: boolean): PreparedSite<BuildInput> {
  const isExtended = languages.some(({ catalogue }) => usesExtended(catalogue))
  const prepared = mapLanguages(languages, (parts) => {
    const { assets, ...common } = commonInput(parts, isExtended, shortNamesOf(parts))
    const has = whatSiteHas(parts.catalogue)
    const isShown = (page: string) => {
      if (isForDev(page)) return isReview && page === REVIEW
      // Every visitor receives the policy, so it contains the sheets of these pages even if the site has no such page.
      if (page === APPLICATION) return true
      if (page === TARGET) return has.cv
      return hasAddress(pageOf(page), has)
    }
    const styles = Object.fromEntries(Object.entries(assets.styles).filter(([page]) => isShown(page)))
    return { ...common, parts, assets: { ...assets, styles } }
  })
  const [{ catalogue, mail, place, code }] = languages
  const hasForm = languages.some(({ catalogue: { site } }) => site.contact === 'form')
  const rules = speculationRules(place.root)
  const { first, ...last } = code.inlined.scripts
  const { tracker } = prepared[0].shared
  const onEveryPage = [first, rules, ...(tracker?.setup ? [tracker.setup] : [])]
  const sheets = prepared.flatMap(({ assets }) => Object.entries(assets.styles))
  const headersFor = (shown: typeof sheets) =>
    securityHeaders({
      styles: [...new Set(shown.map(([, css]) => css))],
      scripts: [...onEveryPage, ...Object.values(last)],
      ...(hasForm && { mailSource: mail.source, formAction: mail.action }),
      hasVideo: languages.some(({ catalogue }) => catalogue.projects.some(({ video }) => video !== null)),
      tracker,
      hsts: catalogue.site.hsts,
      aiTraining: catalogue.site.aiTraining,
    })
  const headers = headersFor(sheets)
  return {
    headers: headers.common,
    deployedHeaders: headersFor(sheets.filter(([page]) => page !== REVIEW)).common,
    languages: mapLanguages(prepared, ({ parts, shared, files, assets }) => {
      const policies = mapValues(assets.styles, (css, pageId) =>
        headers.metaPolicy({ styles: [css], scripts: [...onEveryPage, last[lastScriptOf(pageOf(pageId))]] }),
      )
      const companions = parts.shares && companionsOf(parts.shares, parts.catalogue.site)
      const built = { ...assets, mode: 'build', policies, speculationRules: rules, companions } as const
      return { parts, input: { ...shared, assets: built }, files }
    }),
  }
}

/** Returns the input of the pages of the dev server. */
export function liveInput(
  languages: Languages<LanguageParts>,
  {
    headers,
    review,
    ...own
  }: Pick<LiveAssets, 'nonce' | 'live'> &
    Pick<PreparedSite<RenderInput>, 'headers'> &
    Required<Pick<RenderInput, 'review'>>,
): PreparedSite<RenderInput> {
  return {
    ...{ headers, deployedHeaders: headers },
    languages: mapLanguages(languages, (parts) => {
      const { shared, files, assets } = commonInput(parts, usesExtended(parts.catalogue), (css) => css)
      return { parts, input: { ...shared, review, assets: { ...assets, mode: 'dev', ...own } }, files }
    }),
  }
}

export function mapLanguages<From, To>(
  [first, ...others]: Languages<From>,
  change: (language: From, index: number) => To,
): Languages<To> {
  return [change(first, 0), ...others.map((language, index) => change(language, index + 1))]
}

/** Returns the files beside the pages that their heads refer to. */
function companionsOf({ card, projects }: SharePlan, site: Site): CompanionFiles {
  const shares = Object.fromEntries([...projects].map(([path, { picture }]) => [path, picture]))
  return { links: linkedFiles(site), shareCard: card.picture, shares }
}

/** Returns whether the page of this Vike id exists only in development. */
function isForDev(pageId: string): boolean {
  const page = pageOf(pageId)
  return page.each === undefined && page.only === 'dev'
}

/** Returns a function that shortens names in the same way in all sheets that a page may have. */
function shortNamesOf({ code, catalogue: { site } }: LanguageParts): (css: string) => string {
  const { styles, extraStyles, dialog, later } = code.inlined.sheets[drawingsOf(site.look)]
  const extras = Object.values(extraStyles).flatMap((sheets) => Object.values(sheets))
  const ours = [...Object.values(styles), ...extras, dialog, later]
  return shortNames([...new Set(ours)], site.ownStyles ?? '')
}

/**
 * Returns the part of the input that builds and the dev server have in common.
 * @param isExtended whether the site shows a letter that only the second file of its typeface contains
 * @param finished returns the final form of a style sheet
 */
function commonInput(parts: LanguageParts, isExtended: boolean, finished: (css: string) => string) {
  const { catalogue, code, fonts, isLocal } = parts
  const { root } = parts.place
  const { look, ownStyles } = catalogue.site
  const ownLayer = ownStyles === null ? '' : ownStyleLayer(ownStyles, root)
  const { scripts, sheets } = code.inlined
  const { styles, extraStyles, dialog, later } = sheets[drawingsOf(look)]
  const words = rotatingWordsCss(catalogue.site.hero.words.length)
  const shown = { ...catalogue, applications: [], cvs: catalogue.cvs.filter(({ listed }) => listed) }
  const elsewhere = neededSheets(shown, false)
  const needed = { home: neededSheets(shown, true), elsewhere, whole: new Set([...elsewhere, ...SHEETS_FOR_TEXTS]) }
  const neededBy = (page: string) =>
    page === HOME ? needed.home : WITH_WHOLE_SHEET.includes(page) ? needed.whole : needed.elsewhere
  const extra = (page: string) =>
    Object.entries(own(extraStyles, page) ?? {}).flatMap(([file, css]) =>
      // The style guide shows all components.
      isForDev(page) || neededBy(page).has(file) ? css : [],
    )
  const { shared, details } = contentInput(parts, finished)
  const laterSheet = hashedFile('later', 'css', finished(later + laterColours(look, later, Object.values(styles))))
  const { site, cv, projects, pages } = catalogue
  const values = {
    atHome: shownValues(shared.latest, [site]),
    elsewhere: shownValues(projects, [site, cv, pages]),
  }
  const shownOnly = (css: string, page: string) =>
    isForDev(page) || WITH_WHOLE_SHEET.includes(page)
      ? css
      : withoutUnusedValues(css, values[page === HOME ? 'atHome' : 'elsewhere'])
  return {
    shared: {
      ...shared,
      tracker: pageTracker(catalogue, isLocal),
      islands: mapValues(code.islands, (files) => files.map((file) => root + file)),
    },
    files: [...details, laterSheet],
    assets: {
      laterSheet: root + laterSheet.path,
      styles: mapValues(styles, (css, page) => {
        const whole = [css, ...extra(page), ...(page === HOME ? [words] : []), SHEET_END].join('')
        const sheet = shownOnly(whole, page)
        const rules = [sheet, ownStyles ?? '', ...(page === LIST ? [dialog] : [])].join('')
        const [font, fallback] = fonts.css(root, isExtended || FULLY_LETTERED.includes(page))
        const guide = isForDev(page) ? bothSchemesCss(look) : ''
        // The scripts of pages expect the first and the last rule in their places.
        return finished(font + sheet + lookCss(look, rules) + guide + fallback + ownLayer + darkCss(look, rules))
      }),
      scripts,
      fonts: fonts.files.filter(({ preload }) => preload).map(({ name }) => `${root}assets/${name}`),
    },
  }
}

function usesExtended({ site, cv, cvs, projects, pages }: Catalogue): boolean {
  const listed = cvs.filter((target) => target.listed)
  return [site, cv, ...listed, ...pages, ...projects].some((part) => needsExtended(JSON.stringify(part)))
}

function contentInput({ catalogue, alternates, mail, place, code }: LanguageParts, finished: (css: string) => string) {
  const { site, month, cv, cvs, projects, pages, applications } = catalogue
  const lists = projectLists(projects)
  const details = detailsModules(
    lists,
    { words: site.texts, lang: site.lang },
    finished(code.inlined.sheets[drawingsOf(site.look)].dialog),
  )
  const { light, dark } = paletteOf(site.look)
  const shared = {
    catalogue: { site: { ...site, mail: mail.settings }, month, cv, cvs, pages, applications },
    backgrounds: { light: light.background, dark: dark.background },
    latest: homeProjects(projects, site.featured, LATEST_SHOWN),
    evidence: evidenceFor(site.skills, evidenceOf(projects, cv)),
    plan: sitePlan(lists),
    projects: new Map(projects.map((project) => [project.slug, project])),
    surroundings: surroundingsOf(projects),
    lists: new Map(lists.map((list) => [list.path, list])),
    place,
    alternates,
    shownProjects: Object.fromEntries(
      applications.map(({ address, projects: chosen }) => [address, projectsNamed(projects, chosen)]),
    ),
    mailEndpoint: mail.endpoint,
    plainForm: mail.plain,
    projectDetails: Object.fromEntries([...details].map(([list, { path }]) => [list, place.root + path])),
  }
  return { shared, details: [...details.values()] }
}

/**
 * Returns the tracker of the pages.
 * @param isLocal excludes trackers that send data to another host
 */
function pageTracker({ site }: Catalogue, isLocal: boolean) {
  const tracker = trackerOf(site)
  return isLocal && !tracker?.isOwn ? null : tracker
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
