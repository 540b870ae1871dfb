import { trackerOf } from '../../src/catalogue/analytics.ts'
import { projectLists } from '../../src/catalogue/lists.ts'
import type { BuildInput, CompanionFiles, RenderInput, ServedAssets } from '../../src/catalogue/render-input.ts'
import { homeProjects } from '../../src/catalogue/selectors.ts'
import { sitePlan } from '../../src/catalogue/site-plan.ts'
import { surroundingsOf } from '../../src/catalogue/surroundings.ts'
import type { Catalogue } from '../../src/catalogue/types.ts'
import { paletteOf } from '../../src/styles/palette.ts'
import type { FontAssets } from '../fonts/fonts.ts'
import { type SecurityHeaders, securityHeaders } from '../outputs/headers.ts'
import type { FormMail } from '../outputs/mail-provider.ts'
import { detailsModules } from '../outputs/project-details.ts'
import type { SiteFile } from '../outputs/site-file.ts'
import { speculationRules } from '../outputs/speculation-rules.ts'
import type { SiteCode } from './code.ts'
import { EXTRA_STYLES } from './extra-styles.ts'
import { devCss, lookCss } from './look.ts'

const LATEST_SHOWN = 3

interface Content {
  catalogue: Catalogue
  mail: FormMail
  /** `/` or `/dossier/`. */
  base: string
}

interface BuildParts extends Content {
  /** For `npm start`: the views of its owner are not counted by a service. */
  isLocal: boolean
  code: Pick<SiteCode, 'inlined' | 'islands'>
  fonts: FontAssets
  companions: CompanionFiles | null
}

interface Prepared<Input> {
  input: Input
  /** The texts of the modal, which list pages load. */
  details: readonly SiteFile[]
}

/** What a build renders its pages from, and the headers that fit them. */
export function buildInput({ code, fonts, companions, isLocal, ...content }: BuildParts): Prepared<BuildInput> & {
  headers: SecurityHeaders
} {
  const { catalogue, mail, base } = content
  const { look } = catalogue.site
  const { first, script: page } = code.inlined
  const extra = (page: string) =>
    Object.entries(code.inlined.extraStyles[page] ?? {}).flatMap(([file, css]) =>
      EXTRA_STYLES[file]?.isNeeded(catalogue) ? css : [],
    )
  const styles = mapValues(code.inlined.styles[look.signature ?? 'persiennes'], (css, page) =>
    [css, ...extra(page), lookCss(look), fonts.css(base)].join(''),
  )
  const rules = speculationRules(base)
  const tracker = pageTracker(catalogue, isLocal)
  const headers = securityHeaders({
    styles: Object.values(styles),
    scripts: [first, page, rules, ...(tracker?.setup ? [tracker.setup] : [])],
    ...(catalogue.site.contact === 'form' && { mailSource: mail.source, formAction: mail.action }),
    hasVideo: catalogue.projects.some(({ video }) => video !== null),
    tracker,
    hsts: catalogue.site.hsts,
    aiTraining: catalogue.site.aiTraining,
  })
  const { shared, details } = contentInput(content)
  const input: BuildInput = {
    ...shared,
    tracker,
    islands: mapValues(code.islands, (files) => files.map((file) => base + file)),
    assets: {
      mode: 'build',
      styles,
      policies: mapValues(styles, headers.metaPolicy),
      scripts: { first, page },
      speculationRules: rules,
      fonts: fonts.files.filter(({ preload }) => preload).map(({ name }) => `${base}assets/${name}`),
      companions,
    },
  }
  return { input, details, headers }
}

interface DevParts extends Content {
  /** The module of each island. */
  islands: Readonly<Record<string, string>>
  assets: ServedAssets
}

/** What the dev server renders its pages from. */
export function devInput({ islands, assets, ...content }: DevParts): Prepared<RenderInput> {
  const { shared, details } = contentInput(content)
  const { look } = content.catalogue.site
  const css = assets.css + lookCss(look) + devCss(look)
  const modules = mapValues(islands, (path) => [content.base + path])
  const tracker = pageTracker(content.catalogue, true)
  return { input: { ...shared, tracker, islands: modules, assets: { ...assets, css } }, details }
}

function contentInput({ catalogue: { site, cv, projects, pages }, mail, base }: Content) {
  const lists = projectLists(projects)
  const details = detailsModules(lists, site.texts)
  const { light, dark } = paletteOf(site.look)
  const shared = {
    catalogue: { site: { ...site, mail: mail.settings }, cv, pages },
    grounds: { light: light.background, dark: dark.background },
    latest: homeProjects(projects, site.featured, LATEST_SHOWN),
    plan: sitePlan(lists),
    projects: new Map(projects.map((project) => [project.slug, project])),
    surroundings: surroundingsOf(projects),
    lists: new Map(lists.map((list) => [list.path, list])),
    mailEndpoint: mail.endpoint,
    plainForm: mail.plain,
    projectDetails: Object.fromEntries([...details].map(([list, { path }]) => [list, base + path])),
  }
  return { shared, details: [...details.values()] }
}

/** @param isLocal leaves out what another host would count */
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
