import type { Words } from '../../scripts/fields/site-texts/language.ts'
import { fill } from './fill.ts'
import type { ProjectList } from './lists.ts'
import type { Project } from './types.ts'

/** Returns the name of a list, for its heading, its page title and its share picture. */
export function listTitle(list: Pick<ProjectList, 'of'> | null, words: Pick<Words, 'pages' | 'titles'>): string {
  if (!list?.of) return words.pages.list
  const title = list.of.kind === 'technologies' ? words.titles.technology : words.titles.category
  return fill(title, { tag: list.of.name })
}

export function projectTitle(project: Pick<Project, 'number' | 'title'> | null, words: Words['project']): string {
  if (project === null) return words.noneChosen
  return project.title ?? notStarted(project.number, words)
}

/** Returns the text that replaces the title of a project without one. */
export function notStarted(number: number | null, words: Words['project']): string {
  return number === null ? words.notStartedOther : fill(words.notStartedNumbered, { number })
}
