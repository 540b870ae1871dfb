import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  // The CV prints the address of the home page.
  make: ({ catalogue: { site, cv }, base, cacheDir }) =>
    cv ? cvPdf({ ...site, origin: absoluteUrl(site.origin, base, '/') }, cv, cacheDir) : '',
}

const require = createRequire(import.meta.url)
/** The code that decides the bytes. */
const CODE = ['./cv/', '../fonts/', '../compile/'].map((folder) => new URL(folder, import.meta.url))
const FILES = [
  fileURLToPath(new URL('../../src/styles/palette.ts', import.meta.url)),
  ...['pdfkit', 'fontkit', 'subset-font/package.json'].map((tool) => require.resolve(tool)),
]

/**
 * `content/cv.md` as a tagged A4 PDF (see `cv/make.ts`). The same content gives the same bytes.
 * @param cacheDir keeps the finished file in `cv`
 */
export async function cvPdf(site: CvOwner, cv: Cv, cacheDir?: string): Promise<Uint8Array> {
  const make = async () => (await import('./cv/make.ts')).makeCvPdf(site, cv)
  if (cacheDir === undefined) return make()

  const { name, origin, email, phone, place, github, linkedin, date } = site
  const owner: CvOwner = { name, origin, email, phone, place, github, linkedin, date }
  const key = contentKey(JSON.stringify({ owner, cv }), await codeVersion(CODE, FILES))
  return fileCache(join(cacheDir, 'cv'))(key, make)
}
