import type { Cv, Site } from '../../src/catalogue/types.ts'
export async function cvPdf({ site, cv }: { site: Site; cv: Cv }): Promise<Uint8Array> {
  return new TextEncoder().encode(`%PDF-1.4 ${site.name} ${cv.title}`)
}
