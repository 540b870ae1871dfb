import type { Words } from '../../scripts/fields/site-texts/language.ts'
import { notStarted } from './titles.ts'
import type { Project } from './types.ts'

type Titled = Pick<Project, 'number' | 'title' | 'label'>

/** The parts of a card's banner: `Projet 8` `|` `Banque en ligne`. Without a title, `missing` is the whole sentence. */
export type Banner = { label: string; title: string } | { missing: string }

export function toBanner({ number, title, label }: Titled, words: Words['project']): Banner {
  return title === null ? { missing: notStarted(number, words) } : { label, title }
}
