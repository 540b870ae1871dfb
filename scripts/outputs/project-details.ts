import { createHash } from 'node:crypto'
import type { ProjectList } from '../../src/catalogue/lists.ts'
import type { Project } from '../../src/catalogue/types.ts'

/** One module for each page of the list of all projects: other lists open the projects' own pages. */
export function detailsModules(lists: Iterable<ProjectList>): ReadonlyMap<string, DetailsModule> {
  return new Map(
    [...lists].filter(({ of }) => of === null).map(({ path, projects }) => [path, projectDetailsModule(projects)]),
  )
}

/** The texts that the modal of a list page shows, as a JavaScript module named by its content. */
export interface DetailsModule {
  /** Path below the site's base. */
  path: string
  code: string
}

export function projectDetailsModule(projects: readonly Project[]): DetailsModule {
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
