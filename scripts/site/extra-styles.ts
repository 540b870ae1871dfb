import { isBarCrowded, linksIn, whatSiteHas } from '../../src/catalogue/pages.ts'
import type { Catalogue } from '../../src/catalogue/types.ts'

/** The style sheets that only some sites need, and which ones: pages of the others do not hold them. */
export const EXTRA_STYLES: Readonly<Record<string, (catalogue: Omit<Catalogue, 'projects'>) => boolean>> = {
  'src/components/Bar/crowded.module.scss': (catalogue) =>
    isBarCrowded(linksIn('bar', whatSiteHas(catalogue), catalogue.site.texts.pages).length),
}
