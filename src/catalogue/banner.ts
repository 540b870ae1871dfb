import type { Project } from './types.ts'

type Titled = Pick<Project, 'number' | 'title' | 'category'>

/** The parts of a card's banner: `Projet 8` `|` `Banque en ligne`. Without a title, `missing` is the whole sentence. */
export type Banner = { label: string; title: string } | { missing: string }

export function toBanner({ number, title, category }: Titled): Banner {
  if (title === null) return { missing: number === null ? 'Projet non démarré...' : `Projet ${number} non démarré...` }
  if (number !== null) return { label: `Projet ${number}`, title }
  return { label: category === 'Personnel' ? 'Projet personnel' : 'Projet', title }
}

/** The banner on one line, to name the project in pages and links. */
export function toBannerText(project: Titled): string {
  const banner = toBanner(project)
  return 'missing' in banner ? banner.missing : `${banner.label} | ${banner.title}`
}
