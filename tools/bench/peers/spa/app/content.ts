import content from './content/site.json'

export const { site, latest, projects } = content
export type Project = (typeof projects)[number]

const files = import.meta.glob<string>('./content/pictures/**/*', { eager: true, query: '?url', import: 'default' })

/** The address of a picture of the content. */
export function pictureUrl(file: string): string {
  return files[`./content/pictures/${file}`] ?? ''
}
