import type { Asset, SourceFile, Sources } from '../../scripts/compile/source.ts'

/** A site and a CV in which nothing is wrong. */
export const GOOD_SITE = `---
name: Zoé Martin
trade: Développeuse
origin: https://zoe-martin.fr
email: zoe@zoe-martin.fr
phone: 06 12 34 56 78
place: Sète
hero:
  words: [Web, React]
  sentences: [Bonjour.]
  portrait: images/portrait.png
skills:
  - { title: ReactJS, image: images/logo.svg }
goals:
  - { title: NextJS, image: images/logo.svg }
---
`
export const GOOD_CV = `---
title: Développeuse
---
`

const PICTURE = { width: 1340, height: 840 }

/** Files that Markdown of a test may point at, beside those it adds. */
const ASSETS: Readonly<Record<string, Pick<Asset, 'picture' | 'outside'>>> = {
  'content/images/portrait.png': { picture: PICTURE, outside: false },
  'content/images/logo.svg': { picture: { width: 24, height: 24 }, outside: false },
  'content/projets/images/banque.png': { picture: PICTURE, outside: false },
  'content/projets/images/petite.png': { picture: { width: 120, height: 80 }, outside: false },
  'content/projets/images/bande.png': { picture: { width: 1600, height: 200 }, outside: false },
  'content/projets/images/enorme.png': { picture: { width: 30_000, height: 20_000 }, outside: false },
  'content/projets/images/fausse.png': { picture: null, outside: false },
  'content/projets/images/lien.png': { picture: null, outside: true },
  'public/images/affiche.png': { picture: PICTURE, outside: false },
}

/** Sources for the compiler from texts by path below `content`; `site.md` and `cv.md` are good ones unless given, absent when null. */
export function sourcesOf(files: Readonly<Record<string, string | Uint8Array | null>>): Sources {
  const all = { 'site.md': GOOD_SITE, 'cv.md': GOOD_CV, ...files }
  return {
    contentFolder: 'content',
    today: '2026-11-20',
    skipped: [],
    files: Object.entries(all).flatMap(([path, text]) => (text === null ? [] : toFile(path, text))),
    assets: new Map(Object.entries(ASSETS).map(([file, facts]) => [file, { file, ...facts }])),
    locate: (file) => file,
  }
}

function toFile(path: string, text: string | Uint8Array): SourceFile {
  const kind = path === 'site.md' ? 'site' : path === 'cv.md' ? 'cv' : 'project'
  return { path: `content/${path}`, kind, bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text }
}
