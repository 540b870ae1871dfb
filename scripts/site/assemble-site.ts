import { join } from 'node:path'
import { alternatesOf, linksBetween } from '../../src/catalogue/alternates.ts'
import type { RenderInput } from '../../src/catalogue/render-input.ts'
import type { CompiledCatalogue } from '../../src/catalogue/types.ts'
import { contentKey } from '../disk/cache/content-cache.ts'
import { placeOf } from '../disk/place.ts'
import { FileNames, writeSiteFiles } from '../disk/site-file.ts'
import { type FontAssets, subsetFonts } from '../fonts/fonts.ts'
import { typefaceSource } from '../fonts/source.ts'
import { type PictureOptions, withPictures } from '../images/images.ts'
import { withLogoSheet } from '../images/logo-sheet.ts'
import { formMail, type MailTarget } from '../outputs/mail-provider.ts'
import type { OneLanguage, OutputInput } from '../outputs/output.ts'
import { isPublicFile } from '../outputs/public-files.ts'
import { planSharePictures } from '../share/share-pictures.ts'
import { spoken } from '../spoken/spoken.ts'
import type { SiteCode } from './code.ts'
import { type LanguageParts, type Languages, mapLanguages, type PreparedLanguage, type PreparedSite } from './input.ts'

type Progress = (done: number, total: number) => void

interface AssembleOptions<Input> extends Omit<PictureOptions, 'ink' | 'place' | 'onProgress'> {
  /** Folder of the Markdown files. */
  content: string
  /** `/` or `/dossier/`. */
  base: string
  mail: MailTarget
  code: SiteCode
  /** Whether share pictures, feeds and icons are written beside the pages. */
  hasCompanions: boolean
  /** Returns what the pages are rendered from: `buildInput` or `liveInput`. */
  prepare(languages: Languages<LanguageParts>): PreparedSite<Input>
  /** Runs one step of the work, which reports its progress. @default only runs it */
  step?<Result>(name: string, work: (onProgress: Progress) => Promise<Result>): Promise<Result>
}

export interface AssembledLanguage<Input> extends PreparedLanguage<Input> {
  /** Input of the files beside the pages. */
  outputs: OutputInput
}

export interface AssembledSite<Input> extends PreparedSite<Input> {
  languages: Languages<AssembledLanguage<Input>>
  /** Writes the files that pages load under a name with a hash: code, fonts, texts of the modal, logos. */
  writeAssets(folder: string): Promise<void>
}

/**
 * Assembles the catalogues of all languages into the input of the pages and of the files beside them. Encodes new pictures. The build and
 * the dev server differ in `prepare`.
 */
export async function assembleSite<Input extends RenderInput>(
  catalogues: Languages<CompiledCatalogue>,
  options: AssembleOptions<Input>,
): Promise<AssembledSite<Input>> {
  const { base, cacheDir, code, content, locate, mail, step = (_name, work) => work(() => {}) } = options
  const { steps } = spoken().build
  const [{ site }] = catalogues
  const typeface = await typefaceSource(site.look.typeface, locate)
  const fonts = await step(steps.font, () => subsetFonts({ typeface, cacheDir }))
  const sites = mapLanguages(catalogues, (catalogue, index) => ({
    catalogue,
    place: placeOf(catalogue.site, index, base),
  }))
  const alternates = alternatesOf(sites.map(({ catalogue, place }) => ({ catalogue, base: place.base })))
  const between = linksBetween(catalogues, isPublicFile)
  const names = options.names ?? new FileNames()
  const shared = { code, fonts, mail: formMail(mail, site.mail, base), isLocal: mail === 'outbox' }
  const parts = await step(steps.pictures, (onProgress) =>
    inTurn(sites, async ({ catalogue: original, place }, index): Promise<LanguageParts> => {
      const leaves = between[index]
      const own = { ...options, names, onProgress, place: { ...place, ...(sites.length > 1 && leaves && { leaves }) } }
      const { catalogue, files: logos } = withLogoSheet(await withPictures(original, own))
      const shares = options.hasCompanions ? await planSharePictures(catalogue, original, names, typeface) : null
      return { ...shared, catalogue, place, alternates: alternates[index] ?? new Map(), logos, shares }
    }),
  )
  const prepared = options.prepare(parts)
  const ownOf = ({ parts: { catalogue, alternates, place }, input }: PreparedLanguage<Input>): OneLanguage => ({
    ...{ catalogue, alternates, lists: [...input.lists.values()], base: place.base },
    content: place.base === base ? content : join(content, place.lang),
  })
  const translations = prepared.languages.slice(1).map(ownOf)
  const common = { translations, root: base, typeface, headers: prepared.headers, cacheDir }
  return {
    ...prepared,
    languages: mapLanguages(prepared.languages, (one) => ({ ...one, outputs: { ...ownOf(one), ...common } })),
    async writeAssets(folder) {
      await code.copyIslands(folder)
      writeSiteFiles(folder, fontFiles(fonts))
      for (const { files, parts } of prepared.languages) {
        const named = [...files, ...parts.logos]
        for (const { path, content } of named) names.take(path, contentKey(content), `${path} (${parts.place.lang})`)
        writeSiteFiles(folder, named)
      }
    },
  }
}

/** Handles one language after the other, because languages share most of their pictures. */
async function inTurn<From, To>(
  [first, ...others]: Languages<From>,
  work: (language: From, index: number) => Promise<To>,
): Promise<Languages<To>> {
  const results: [To, ...To[]] = [await work(first, 0)]
  for (const other of others) results.push(await work(other, results.length))
  return results
}

function fontFiles({ files, licence }: FontAssets) {
  const named = files.map(({ name, bytes }) => ({ path: `assets/${name}`, content: bytes }))
  return licence === null ? named : [...named, { path: `assets/${licence.name}`, content: Buffer.from(licence.text) }]
}
