import { readFileSync } from 'node:fs'
import type { PictureFacts, SourceFile, Sources } from '../../scripts/compile/contract/sources.ts'
import { kindOf } from '../../scripts/compile/file-kinds.ts'
import { OUTPUT_PATHS } from '../../scripts/outputs/outputs.ts'

/** A site and a CV without mistakes. */
export const GOOD_SITE = readFileSync(new URL('good-site.md', import.meta.url), 'utf8')
export const GOOD_CV = '---\ntitle: Développeuse\n---\n'

const PICTURE = { width: 1340, height: 840 }

const FONT = { weights: { min: 400, max: 800 }, missing: '', refuses: null, unpacked: 99_000 }

/** The portrait of the sample, under another name. */
const SAMPLE_PORTRAIT = { width: 1128, height: 1410, isSample: true }

/** Files that the Markdown of a test may name. `outside` means a symbolic link that leads out of its folder. */
const ASSETS: Readonly<Record<string, PictureFacts | 'outside'>> = {
  'content/images/portrait.png': { width: 1128, height: 1410 },
  'content/images/camille.png': SAMPLE_PORTRAIT,
  'content/images/avatar.png': { width: 460, height: 575 },
  'content/images/logo.svg': { width: 24, height: 24 },
  'content/images/initiales.svg': { width: 1128, height: 1410 },
  'content/projets/images/banque.png': PICTURE,
  'content/projets/images/petite.png': { width: 120, height: 80 },
  'content/projets/images/bande.png': { width: 1600, height: 200 },
  'content/projets/images/paysage.png': { width: 1920, height: 1080 },
  'content/projets/images/carree.png': { width: 1000, height: 1000 },
  'content/projets/images/capture.png': { width: 390, height: 844 },
  'content/projets/images/presque.png': { width: 1600, height: 1030 },
  'content/projets/images/enorme.png': { width: 30_000, height: 20_000 },
  'content/projets/images/enorme.avif': { width: 4000, height: 4001, kind: 'avif' },
  'content/projets/images/fausse.png': { problem: 'format', is: 'text' },
  'content/projets/images/IMG_0001.jpg': { problem: 'format', is: 'heic' },
  'content/projets/images/lfs.png': { problem: 'format', is: 'lfs' },
  'content/projets/images/coupee.jpg': { problem: 'format', is: 'jpeg', damage: 'cut' },
  'content/projets/images/abimee.webp': { problem: 'format', is: 'webp', damage: 'damaged' },
  'content/projets/images/photo.jfif': { ...PICTURE, kind: 'jpeg' },
  'content/projets/images/mermaid.svg': { ...PICTURE, kind: 'svg', losses: [{ what: 'html', detail: 'Client web' }] },
  'content/projets/images/anime.png': { ...PICTURE, kind: 'png', losses: [{ what: 'animation', detail: '' }] },
  'content/projets/images/inter.svg': { ...PICTURE, kind: 'svg', losses: [{ what: 'font', detail: 'Inter' }] },
  'content/projets/images/lie.svg': { ...PICTURE, kind: 'svg', losses: [{ what: 'linked', detail: 'plan.png' }] },
  'content/projets/images/sans-taille.svg': {
    ...PICTURE,
    kind: 'svg',
    losses: [{ what: 'size', detail: '0 0 1340 840' }],
  },
  'content/projets/images/sans-fin.svg': {
    problem: 'heavy',
    reason: 'la décoder prend plus de 10 secondes ou trop de mémoire',
  },
  'content/projets/images/lien.png': 'outside',
  'content/projets/images/lien.mp4': 'outside',
  'content/projets/images/film.mp4': { isMedia: true },
  'content/projets/images/coupe.mp4': { isMedia: true, keepsPosition: true },
  'content/projets/images/film.png': { width: 1280, height: 720 },
  'content/projets/images/film.vtt': { isMedia: true },
  'content/projets/images/renomme.mp4': { problem: 'format', is: 'unknown' },
  'content/projets/images/lfs.mp4': { problem: 'format', is: 'lfs' },
  'content/projets/images/renomme.vtt': { problem: 'format', is: 'unknown' },
  'content/projets/images/long.mp4': { problem: 'heavy', reason: 'plus de 25 Mo' },
  'content/images/noir.svg': { width: 24, height: 24, inks: ['#000000'] },
  'content/images/bicolore.svg': { width: 24, height: 24, inks: ['#18230f', '#27391c'] },
  'content/images/encre.svg': { width: 24, height: 24, inks: ['currentColor', '#c2410c'] },
  'content/images/degrade.svg': { width: 24, height: 24, inks: null },
  'content/polices/ma-police.woff2': FONT,
  'content/polices/maigre.woff2': { ...FONT, weights: { min: 400, max: 400 } },
  'content/polices/anglaise.woff2': { ...FONT, missing: 'àâæçéèêëîïôœùûüÿ' },
  'content/polices/lourde.woff2': { problem: 'heavy', reason: 'plus de 2 Mo' },
  'content/polices/fermee.woff2': { ...FONT, refuses: 'embedding' },
  'content/polices/entiere.woff2': { ...FONT, refuses: 'subsetting' },
  'content/polices/fausse.woff2': { problem: 'format', is: 'unknown' },
  'content/polices/famille-latin-wght-normal.woff2': FONT,
  'content/polices/famille-greek-wght-normal.woff2': { problem: 'format', is: 'unknown' },
  'content/polices/famille-cyrillic-wght-normal.woff2': { ...FONT, missing: 'àâæçéèêëîïôœùûüÿ' },
  'public/favicon.svg': { width: 32, height: 32 },
  'public/images/affiche.png': PICTURE,
}

/** Facts of files that a test may have in `public/`. */
const SHARED: typeof ASSETS = { 'public/coupe.mp4': { isMedia: true, keepsPosition: true } }

/**
 * Makes sources for the compiler from texts by path below `content`. `site.md` and `cv.md` are valid files by default, and absent if
 * `null`.
 * @param shared other files of `public/`, by path below it
 */
export function sourcesOf(
  files: Readonly<Record<string, string | Uint8Array | null>>,
  shared: readonly string[] = [],
): Sources {
  const assets = [
    ...Object.entries(ASSETS).map(([file, facts]) => ({ file, outside: facts === 'outside' })),
    ...shared.map((name) => ({ file: `public/${name}`, outside: false })),
  ]
  const all = { 'site.md': GOOD_SITE, 'cv.md': GOOD_CV, ...files }
  return {
    ...{ contentFolder: 'content', lang: 'fr', below: '' },
    today: '2026-11-20',
    skipped: [],
    files: Object.entries(all).flatMap(([path, text]) => (text === null ? [] : toFile(path, text))),
    assets: new Map(assets.map((asset) => [asset.file, asset])),
    outputs: OUTPUT_PATHS,
    pictures: new Map(
      Object.entries({ ...ASSETS, ...SHARED }).flatMap(([file, facts]) => (facts === 'outside' ? [] : [[file, facts]])),
    ),
    locate: (file) => file,
  }
}

function toFile(path: string, text: string | Uint8Array): SourceFile {
  const kind = kindOf(path) ?? 'project'
  return { path: `content/${path}`, kind, bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text }
}
