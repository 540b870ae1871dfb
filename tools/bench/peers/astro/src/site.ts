import type { ImageMetadata } from 'astro'
import content from './content/site.json'

export const { site, latest, projects } = content

const drawings = import.meta.glob<string>('./content/pictures/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const pictures = import.meta.glob<ImageMetadata>('./content/pictures/**/*.png', { eager: true, import: 'default' })

export const portrait = pictures[`./content/pictures/${site.portrait.file}`]

/** The markup of a logo. */
export function drawing(file: string): string {
  return drawings[`./content/pictures/${file}`] ?? ''
}

/** The words under a project's picture. */
export function bannerOf(slug: string): string {
  return projects.find((project) => project.slug === slug)?.banner ?? ''
}
