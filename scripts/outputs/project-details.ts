import { createHash } from 'node:crypto'
import type { Catalogue } from '../../src/catalogue/types.ts'

/** The texts that the modal of a list page shows, as a JavaScript module named by its content. */
export interface DetailsModule {
  /** Path below the site's base. */
  path: string
  code: string
}

export function projectDetailsModule({ projects }: Catalogue): DetailsModule {
  const records = projects.map(
    ({ slug, number, title, image, url, github, theme, technologie, responsive, category, state, description }) => ({
      slug,
      number,
      title,
      image,
      url,
      github,
      theme,
      technologie,
      responsive,
      category,
      state,
      description,
    }),
  )
  const code = `export default ${JSON.stringify(records)}\n`
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  return { path: `assets/projets-${hash}.js`, code }
}
