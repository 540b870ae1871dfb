import type { Words } from '../../scripts/fields/site-texts/language.ts'
import { notStarted } from './titles.ts'
import type { Project } from './types.ts'

type Titled = Pick<Project, 'number' | 'title' | 'label'>

/** The parts of a card's banner: `Projet 8` `|` `Banque en ligne`. Without a title, `missing` is the whole sentence. */
export type Banner = { label: string; title: string } | { missing: string }

export function toBanner({ number, title, label }: Titled, words: Words['project']): Banner {
  return title === null ? { missing: notStarted(number, words) } : { label, title }
}

/** Returns the banner on one line, as a name of the project in pages and links. */
export function toBannerText(project: Titled, words: Words['project']): string {
  const banner = toBanner(project, words)
  if ('missing' in banner) return banner.missing
  return banner.label === '' ? banner.title : `${banner.label} | ${banner.title}`
}
