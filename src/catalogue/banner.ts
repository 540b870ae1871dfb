import { notStarted } from './titles.ts'
import type { Project } from './types.ts'
import { fill, type Words } from './words.ts'

type Titled = Pick<Project, 'number' | 'title' | 'category'>

/** The parts of a card's banner: `Projet 8` `|` `Banque en ligne`. Without a title, `missing` is the whole sentence. */
export type Banner = { label: string; title: string } | { missing: string }

export function toBanner({ number, title, category }: Titled, words: Words['project']): Banner {
  if (title === null) return { missing: notStarted(number, words) }
  if (number !== null) return { label: fill(words.numbered, { number }), title }
  return { label: category === 'Personnel' ? words.personal : words.other, title }
}

/** The banner on one line, to name the project in pages and links. */
export function toBannerText(project: Titled, words: Words['project']): string {
  const banner = toBanner(project, words)
  if ('missing' in banner) return banner.missing
  return banner.label === '' ? banner.title : `${banner.label} | ${banner.title}`
}
