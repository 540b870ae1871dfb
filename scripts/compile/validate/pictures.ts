import { posix } from 'node:path'
import { isTall } from '../../../src/catalogue/picture-fit.ts'
import type { ImageReference } from '../../../src/catalogue/types.ts'
import type { Tints } from '../../../src/styles/palette.ts'
import { startOf } from '../../diagnostics/diagnostic.ts'
import { type Facts, type Findings, type Report, reportKnowing } from '../../diagnostics/findings.ts'
import type { FileKind } from '../../diagnostics/picture-texts.ts'
import type { MediaKind, PictureFrame } from '../../fields/field.ts'
import { normalized } from '../../fields/fold.ts'
import { lazy, lazyFor } from '../../fields/lazy.ts'
import { Names, newBudget } from '../../fields/near-miss.ts'
import { own } from '../../fields/own.ts'
import type { CompiledFile } from '../contract/checked.ts'
import type { Asset, PictureFacts, PictureUse, Sources } from '../contract/sources.ts'
import type { Surroundings } from '../contract/surroundings.ts'
import { decoded } from '../parse/percent.ts'
import { nameOnMachine } from './address.ts'
import { checkLogo, checkTypeface } from './look.ts'

/** The longest side that is allowed. A side of a WebP has at most 16,383 pixels. */
const SIDE_MAX_PX = 10_000

/**
 * The largest areas that are allowed. Decoded, a picture takes 160 MB: four bytes per pixel. Decoding an AVIF takes up to 27 per pixel. A JPEG
 * has 8 bits per colour and is decoded at a smaller size, so the 48 and 64 megapixels of telephones take no more memory than other pictures.
 */
export const AREA_MAX_PX = { avif: 16_000_000, jpeg: 65_000_000, other: 40_000_000 }

/** Returns the largest area of a picture of a kind. */
function areaMaxOf(kind: FileKind | null): number {
  return kind === 'avif' || kind === 'jpeg' ? AREA_MAX_PX[kind] : AREA_MAX_PX.other
}

/** The frames that cut pictures of other proportions, in pixels of the page, and the factor at which pictures look sharp there. */
const FRAMES = {
  card: { width: 335, height: 210, least: 1 },
  // Twice its size, because most telephones and laptops have two pixels per CSS pixel.
  portrait: { width: 376, height: 470, least: 2 },
} as const

/** The extensions of each kind that is shown; the first one is the usual one. */
const EXTENSIONS: Readonly<Partial<Record<FileKind, readonly string[]>>> = {
  ...{ png: ['png'], jpeg: ['jpg', 'jpeg'], webp: ['webp'], avif: ['avif'], svg: ['svg'] },
}

/** A card would cut a picture with more extreme proportions until nothing can be recognised. */
const RATIO_MAX = 4

/** The part that may be cut without a report. */
const CUT_MAX = 0.05

/**
 * Finds the picture of a path, which starts from the Markdown file (`images/banque.png`) or from `public/` (`/images/banque.png`). Its size
 * and format are checked once all files are compiled (`checkPictures`).
 * @returns the picture without its alternative text, which the catalogue adds; `null` if the path is wrong and was reported
 */
export function findPicture(
  value: string,
  use: Omit<PictureUse, 'file'>,
  markdown: string,
  sources: Surroundings,
  report: Report<'actual'>,
): ImageReference | null {
  if (/^(https?:)?\/\//i.test(value) || /^(?:data|blob|attachment|cid):/i.test(value)) return report('picture/remote')
  if (isOnMachine(value, markdown, sources, report)) return null
  if (/^[^/]*\\/.test(value) && !/^\.\.\\/.test(value)) {
    const straight = value.replaceAll('\\', '/')
    const path = posix.join(posix.dirname(markdown), straight)
    // Windows also finds a file in other letter case.
    const same = sources.assets.get(path) ? null : namesIn(sources.assets).all().same(path)
    const suggestion = same === null ? straight : asWritten(same, posix.dirname(markdown))
    return report('picture/backslash', { suggestion, mend: suggestion })
  }
  const folder = posix.dirname(markdown)
  const path = pathOf(value, markdown, sources)
  if (path === null) return report('picture/outside')
  const asset = sources.assets.get(path)
  if (asset === undefined) return report('picture/missing', nearPicture(path, value, folder, sources))
  if (asset.outside) return report('picture/outside')
  sources.onPicture({ ...use, file: asset.file })
  return { file: asset.file, alt: '' }
}

/** Reports a path of the owner's computer, and returns whether it is one. */
export function isOnMachine(
  value: string,
  markdown: string,
  { assets }: Pick<Surroundings, 'assets'>,
  report: Report<'actual'>,
): boolean {
  const name = nameOnMachine(value)
  if (name === null) return false
  const file = namesIn(assets).byBase().get(name)
  report('path/machine', { name, suggestion: file === undefined ? null : asWritten(file, posix.dirname(markdown)) })
  return true
}

/** Returns the file to which a path leads, or `null`. */
export function assetAt(value: string, markdown: string, sources: Surroundings): Asset | null {
  const path = pathOf(value, markdown, sources)
  return (path !== null && sources.assets.get(path)) || null
}

/** Returns the files with such a name, as they would be written in a Markdown file. */
export function filesNamed(name: RegExp, markdown: string, { assets }: Pick<Surroundings, 'assets'>): string[] {
  const files = [...assets.values()].filter(({ file }) => name.test(file))
  return files.map(({ file }) => asWritten(file, posix.dirname(markdown)))
}

/** Returns the path of a file as an owner would write it in a Markdown file of this folder. */
export function asWritten(file: string, folder: string): string {
  return file.startsWith('public/') ? file.slice('public'.length) : posix.relative(folder, file)
}

/** Returns the target of a path in a Markdown file, or `null` if it is outside the content. A translation may name a file of its original. */
function pathOf(value: string, markdown: string, sources: Pick<Surroundings, 'contentFolder' | 'original'>) {
  const contentFolder = sources.original?.contentFolder ?? sources.contentFolder
  const isShared = value.startsWith('/')
  const place = isShared ? `public${posix.normalize(value)}` : posix.join(posix.dirname(markdown), value)
  const path = normalized(place, 'NFC')
  const isInside = path.startsWith(`${isShared ? 'public' : contentFolder}/`)
  return /%2e|%2f|%5c|\\|^[a-z]+:/i.test(value) || !isInside ? null : path
}

/** The owner's icon for the browser's tab. If it exists, the build draws the others from it. */
export const FAVICON = 'public/favicon.svg'

/** Returns whether the name is that of a film that is published even if no text shows it. */
export function isPublicFilm(file: string): boolean {
  return file.startsWith('public/') && /\.(mp4|m4v|mov|qt|3gp|webm|mkv|avi|flv|insv|lrv)$/i.test(file)
}

const publicFilms = lazyFor((assets: Sources['assets']) => [...assets.keys()].filter(isPublicFilm))

/** Returns the pictures that these files show, the icon, and the films of `public/`. */
export function picturesOf(files: readonly CompiledFile[], { assets }: Pick<Sources, 'assets'>): ReadonlySet<string> {
  const shown = files.flatMap(({ pictures }) => pictures.map(({ file }) => file))
  return new Set([...shown, ...(assets.has(FAVICON) ? [FAVICON] : []), ...publicFilms(assets)])
}

/**
 * Reports pictures and films that cannot be shown, and a font that cannot be used. Files that were not measured count as good.
 * @param tints the colours of the site, which are the background of its logo
 */
export function checkPictures(
  files: readonly CompiledFile[],
  sources: Sources,
  tints: Tints,
  findings: Findings,
): void {
  const { assets, pictures } = sources
  for (const { pictures } of files) checkNights(pictures, sources, findings)
  const shown = new Set(files.flatMap(({ pictures }) => pictures.map(({ file }) => file)))
  // The first language reports what no text shows.
  const isFirst = sources.below === ''
  for (const file of isFirst ? publicFilms(assets) : []) {
    const facts = pictures.get(file)
    if (facts && 'keepsPosition' in facts && facts.keepsPosition && !shown.has(file))
      findings.add('media/position', startOf(file), { field: null, actual: file })
  }
  const icon: PictureUse = { file: FAVICON, frame: null, place: startOf(FAVICON), field: null, written: FAVICON }
  for (const use of [...files.flatMap(({ pictures }) => pictures), ...(isFirst && assets.has(FAVICON) ? [icon] : [])]) {
    const facts = pictures.get(use.file)
    const { field, written, place } = use
    const report = reportKnowing({ field, actual: written }, (code, facts) => findings.add(code, place, facts))
    if (facts === undefined) continue
    if ('problem' in facts && facts.problem === 'failed') {
      findings.add('file/failed', startOf(use.file), { reason: facts.reason, suggestion: null })
      continue
    }
    if (use.role === 'video' || use.role === 'captions') checkMedia(use.role, facts, report)
    else if (use.role !== 'typeface' && use.role !== 'alphabet') checkPicture(use, facts, tints, report)
    else if (!('weights' in facts))
      report('typeface/format', {
        is: 'is' in facts ? facts.is : null,
        reason: 'reason' in facts ? facts.reason : null,
      })
    else checkTypeface(facts, use.role === 'alphabet', report)
  }
}

/** The keys of night versions, with those of the pictures that they replace. */
const NIGHTS: Readonly<Record<string, string>> = { imageNight: 'image', 'hero.portraitNight': 'hero.portrait' }

/** Reports night versions of another size, because they are offered at the widths of their pictures. */
function checkNights(uses: readonly PictureUse[], { pictures }: Pick<Sources, 'pictures'>, findings: Findings) {
  const sizeOf = (use: PictureUse | undefined) => {
    const facts = use && pictures.get(use.file)
    return facts && 'width' in facts ? `${facts.width} × ${facts.height}` : null
  }
  for (const use of uses) {
    const key = own(NIGHTS, use.field ?? '')
    if (key === undefined) continue
    const [actual, day] = [use, uses.find(({ field }) => field === key)].map(sizeOf)
    if (actual && day && actual !== day)
      findings.add('picture/night-size', use.place, { field: use.field, actual, day })
  }
}

function checkMedia(of: MediaKind, facts: PictureFacts, report: ReportUse) {
  if ('problem' in facts && facts.problem === 'heavy') report('media/heavy', { reason: facts.reason })
  else if (!('isMedia' in facts)) report('media/format', { of, is: 'is' in facts ? facts.is : null })
  else if (facts.keepsPosition) report('media/position', {})
}

function checkPicture({ file, frame, role }: PictureUse, facts: PictureFacts, tints: Tints, report: ReportUse) {
  if ('weights' in facts) return report('picture/format', { is: 'font', damage: null })
  if ('isMedia' in facts) return report('picture/format', { is: 'film', damage: null })
  if ('problem' in facts)
    return facts.problem === 'format'
      ? report('picture/format', { is: facts.is, damage: facts.damage ?? null })
      : report('picture/heavy', { reason: facts.reason })
  const { width, height, kind = null, losses = [] } = facts
  if (kind !== null && !EXTENSIONS[kind]?.includes(posix.extname(file).slice(1).toLowerCase()))
    report('picture/name', {
      is: kind,
      suggestion: `${posix.basename(file, posix.extname(file))}.${EXTENSIONS[kind]?.[0]}`,
    })
  // A logo is drawn by browsers, and has rules of its own.
  if (role !== 'logo') for (const { what, detail } of losses) report('picture/loss', { what, detail })
  const size = `${width} × ${height}`
  const areaMax = areaMaxOf(kind)
  if (Math.max(width, height) > SIDE_MAX_PX || width * height > areaMax)
    report('picture/huge', { actual: size, side: SIDE_MAX_PX, megapixels: areaMax / 1e6 })
  else if (frame !== null)
    checkFrame({ frame, width, height, isDrawing: kind === 'svg' || file.endsWith('.svg') }, report)
  else if (role === 'logo' && facts.inks !== undefined) checkLogo(facts.inks, tints, report)
}

interface Framed {
  frame: PictureFrame
  width: number
  height: number
  /** Whether it is sharp at any size. */
  isDrawing: boolean
}

function checkFrame({ frame, width, height, isDrawing }: Framed, report: ReportUse): void {
  const size = `${width} × ${height}`
  const place = FRAMES[frame]
  const [least, leastHeight] = [place.width * place.least, place.height * place.least]
  if (frame === 'portrait' && !isDrawing && (width < least || height < leastHeight)) {
    const shown = `${place.width} × ${place.height}`
    report('picture/portrait-small', { actual: size, shown, least: `${least} × ${leastHeight}` })
  }
  if (frame === 'card' && !isDrawing && width < least) report('picture/small', { actual: String(width), width, least })
  else if (frame === 'card' && Math.max(width / height, height / width) > RATIO_MAX)
    report('picture/shape', { actual: size })
  // A card shows the whole of a tall picture.
  else if (frame === 'portrait' || !isTall({ width, height })) checkCut({ frame, width, height }, report)
}

function checkCut({ frame, width, height }: Omit<Framed, 'isDrawing'>, report: ReportUse): void {
  const ratio = FRAMES[frame].width / FRAMES[frame].height
  const kept = Math.min(width / height / ratio, (height / width) * ratio)
  if (1 - kept < CUT_MAX) return
  const isWide = width / height > ratio
  report('picture/cut', {
    ...{ frame, isWide, actual: `${width} × ${height}`, percent: Math.round((1 - kept) * 100) },
    crop: isWide ? `${Math.round(height * ratio)} × ${height}` : `${width} × ${Math.round(width / ratio)}`,
    margins: isWide ? `${width} × ${Math.round(width / ratio)}` : `${Math.round(height * ratio)} × ${height}`,
  })
}

type ReportUse = Report<'field' | 'actual'>

const stemOf = (file: string) => posix.basename(file, posix.extname(file))
const withoutEnding = (path: string) => path.replace(/\.\w+$/, '')

/** The names of all files that one text may show, prepared at its first wrong name. */
export const namesIn = lazyFor((assets: Surroundings['assets']) => {
  const budget = newBudget()
  const files = [...assets.values()].map(({ file }) => file)
  return {
    all: lazy(() => new Names(files, budget)),
    byBase: lazy(() => firstBy(files, (file) => posix.basename(file))),
    /** The addresses of the files of `public/`. An ending that all have would make any two similar, so some searches go without. */
    published: lazy(() => {
      const paths = files.flatMap((file) => (file.startsWith('public/') ? file.slice('public'.length) : []))
      const stems = new Names(paths.map(withoutEnding), budget)
      const byStem = firstBy(paths, withoutEnding)
      return {
        names: new Names(paths, budget),
        nearStem: (path: string) => byStem.get(stems.near(withoutEnding(path)) ?? '') ?? null,
      }
    }),
    folders: lazy(() => {
      const inFolder = new Map<string, string[]>()
      for (const file of files) {
        const others = inFolder.get(posix.dirname(file))
        if (others) others.push(file)
        else inFolder.set(posix.dirname(file), [file])
      }
      return new Map(
        [...inFolder].map(([folder, own]) => [
          folder,
          { stems: new Names(own.map(stemOf), budget), byStem: firstBy(own, stemOf) },
        ]),
      )
    }),
  }
})

/** Returns the first file of each name. */
function firstBy(files: readonly string[], nameOf: (file: string) => string): ReadonlyMap<string, string> {
  return new Map(files.toReversed().map((file) => [nameOf(file), file]))
}

type Nearest = Required<Pick<Facts<'picture/missing'>, 'suggestion' | 'mend'>>

/** Returns a picture with a similar name in the same folder, or with the same name in another, as the owner would write its path. */
function nearPicture(path: string, value: string, folder: string, { assets }: Pick<Surroundings, 'assets'>): Nearest {
  const { byBase, all, folders } = namesIn(assets)
  const written = (file: string) => asWritten(file, folder)
  // A key takes the path alone, without the Markdown of a picture around it.
  const [, name] =
    /^!?\[\[([^\]|]+)/.exec(value) ??
    /^!\[[^\]]*\]\(([^)\s]+)/.exec(value) ??
    // Without quotes, YAML takes « ! » and the brackets: « ![Trois comptes](banque.png) » → « Trois comptes (banque.png) ».
    /^[^()]{1,200}\(([^()\s]+\.\w{3,4})\)$/.exec(value) ??
    []
  const inside = name && byBase().get(posix.basename(name))
  if (inside) return { suggestion: written(inside), mend: null }
  const same = all().same(path)
  if (same !== null) return { suggestion: written(same), mend: written(same) }
  // A key takes the name as it is, not as an address in Markdown: « ma%20photo.png ».
  const decodedPath = decoded(path)
  if (decodedPath !== path) {
    const meant = all().same(normalized(decodedPath, 'NFC'))
    if (meant !== null) return { suggestion: written(meant), mend: written(meant) }
  }
  const neighbours = folders().get(posix.dirname(path))
  const found = neighbours?.byStem.get(neighbours.stems.near(stemOf(path)) ?? '')
  if (found !== undefined) return { suggestion: posix.join(posix.dirname(value), posix.basename(found)), mend: null }
  const elsewhere = value.startsWith('../..') ? undefined : byBase().get(posix.basename(path))
  return { suggestion: elsewhere === undefined ? null : written(elsewhere), mend: null }
}
