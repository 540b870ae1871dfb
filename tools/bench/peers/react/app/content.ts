import encoded from './content/encoded.json'
import content from './content/site.json'

export const { site, latest, projects } = content
export type Project = (typeof projects)[number]

const files = import.meta.glob<string>('./content/pictures/**/*.{svg,mp4,webm,vtt}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a file of the content that is used as it is. */
export function fileUrl(file: string): string {
  return files[`./content/pictures/${file}`] ?? ''
}

/** The address of an encoded picture at its largest width, and all widths for `srcset`. */
export function pictureUrls(file: string, format: 'avif' | 'webp') {
  const { name, widths } = (encoded as Record<string, { name: string; widths: number[] }>)[file] ?? {
    name: '',
    widths: [],
  }
  const url = (width: number | undefined) => `${name}-${width}.${format}`
  return { largest: url(widths.at(-1)), all: widths.map((width) => `${url(width)} ${width}w`).join(', ') }
}
