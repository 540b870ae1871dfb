import { createRequire } from 'node:module'
import { join } from 'node:path'
import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import type { Cv } from '../../src/catalogue/types.ts'
import { codeVersion } from '../cache/code-version.ts'
import { contentKey, fileCache } from '../cache/content-cache.ts'
import type { CvOwner } from './cv/contact.ts'
import type { Output } from './output.ts'

export const cvPdfFile: Output = {
  path: 'cv.pdf',
  needs: 'cv',
  always: true,
  // On paper the site is where its home page is.
  make: ({ catalogue: { site, cv }, base, cacheDir }) =>
    cv ? cvPdf({ site: { ...site, origin: absoluteUrl(site.origin, base, '/') }, cv, cacheDir }) : '',
}

export interface CvPdfOptions {
  /** The catalogue's site, or as much of it as a CV shows. */
  site: CvOwner
  cv: Cv
  /** The finished file is kept in `cv` below it. @default no cache */
  cacheDir?: string
}

const require = createRequire(import.meta.url)
/** The code that decides the bytes. */
const CODE = ['./cv/', '../fonts/', '../compile/'].map((folder) => new URL(folder, import.meta.url))
const TOOLS = ['pdfkit', 'fontkit', 'subset-font/package.json']

/** `content/cv.md` as a tagged A4 PDF (see `cv/make.ts`). The same content gives the same bytes. */
export async function cvPdf({ site, cv, cacheDir }: CvPdfOptions): Promise<Uint8Array> {
  const make = async () => (await import('./cv/make.ts')).makeCvPdf(site, cv)
  if (cacheDir === undefined) return make()

  const { name, origin, email, phone, place, github, linkedin, date } = site
  const owner: CvOwner = { name, origin, email, phone, place, github, linkedin, date }
  const key = contentKey(
    JSON.stringify({ owner, cv }),
    await codeVersion(
      CODE,
      TOOLS.map((tool) => require.resolve(tool)),
    ),
  )
  return fileCache(join(cacheDir, 'cv'))(key, make)
}
