import type { DateWords } from '../../src/catalogue/cv-dates.ts'
import type { ProjectList } from '../../src/catalogue/lists.ts'
import { toShown } from '../../src/catalogue/project-shown.ts'
import { NOT_SHOWN } from '../../src/catalogue/types.ts'
import { hashedFile, type SiteFile } from '../disk/site-file.ts'
import type { Words } from '../fields/site-texts/language.ts'

/**
 * Returns the texts and styles for the dialog of a list page, by the path of the page: a JavaScript module whose name contains a hash. Only
 * the list of all projects has them, because other lists link to the projects' own pages.
 */
export function detailsModules(
  lists: readonly ProjectList[],
  { words, lang }: { words: Words; lang: DateWords['lang'] },
  styles: string,
): ReadonlyMap<string, SiteFile> {
  return new Map(
    lists
      .filter(({ of }) => of === null)
      .map(({ path, projects }) => [
        path,
        detailsModule(projects, words, styles, { lang, since: words.project.since }),
      ]),
  )
}

const notShown = new Set<string>(NOT_SHOWN)

function detailsModule(
  projects: ProjectList['projects'],
  { project, links }: Words,
  styles: string,
  dates: DateWords,
): SiteFile {
  const records = projects.map((project) =>
    Object.fromEntries(Object.entries(toShown(project, dates)).filter(([key]) => !notShown.has(key))),
  )
  // As bytes, because the text takes twice the memory, and each list of thousands of projects has one until it is written.
  const content = Buffer.from(
    `export const projects=${JSON.stringify(records)},words=${JSON.stringify({ project, links })},styles=${JSON.stringify(styles)}\n`,
  )
  return hashedFile('projets', 'js', content)
}
