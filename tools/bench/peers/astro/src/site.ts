import type { ImageMetadata } from 'astro'
import content from './content/site.json'

export const { site, latest, projects } = content

const drawings = import.meta.glob<string>('./content/pictures/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const pictures = import.meta.glob<ImageMetadata>('./content/pictures/**/*.{png,webp}', {
  eager: true,
  import: 'default',
})
const files = import.meta.glob<string>('./content/pictures/**/*.{mp4,webm,vtt}', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const portrait = picture(site.portrait.file)

/** A picture of the content, for `<Picture>`. */
export function picture(file: string): ImageMetadata | undefined {
  return pictures[`./content/pictures/${file}`]
}

/** The address of a film, or of its captions. */
export function fileUrl(file: string): string {
  return files[`./content/pictures/${file}`] ?? ''
}

/** The markup of a logo. */
export function drawing(file: string): string {
  return drawings[`./content/pictures/${file}`] ?? ''
}

/** Finds facts of a project that the pages show in other words than its front matter. */
export function detailsOf(slug: string): (typeof projects)[number] | undefined {
  return projects.find((project) => project.slug === slug)
}
