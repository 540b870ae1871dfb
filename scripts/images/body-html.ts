import type { Picture } from '../../src/catalogue/types.ts'
import { FORMATS } from './picture.ts'

/** As wide as the text around it: 68 characters at most (src/components/Prose/Prose.module.scss). */
const SIZES = '(min-width: 48rem) 42rem, 100vw'

/**
 * The HTML of a body as a page below `base` shows it: links to this site carry the base, pictures are encoded ones.
 * @param html from the compiler, in which `<` stands for nothing but a tag
 * @param pictures by `ImageReference.file`
 * @param base `/` or `/dossier/`
 */
export function bodyHtml(html: string, pictures: ReadonlyMap<string, Picture>, base: string): string {
  return html
    .replace(/<a href="\/(?!\/)/g, `<a href="${base}`)
    .replace(/<img src="([^"]*)" alt="([^"]*)">/g, (_tag, file: string, alt: string) => {
      const picture = pictures.get(fileOf(file))
      return picture === undefined ? '' : pictureTag(picture, alt, base)
    })
}

function pictureTag({ name, widths, width, height }: Picture, alt: string, base: string): string {
  const [avif, webp] = FORMATS.map((format) =>
    widths.map((width) => `${base}${name}-${width}.${format} ${width}w`).join(', '),
  )
  return (
    `<picture><source type="image/avif" srcset="${avif}" sizes="${SIZES}">` +
    `<img src="${base}${name}-${widths[0] ?? width}.webp" srcset="${webp}" sizes="${SIZES}" ` +
    `width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"></picture>`
  )
}

/** An attribute as hast-util-to-html writes it, and percent-encoding as mdast-util-to-hast adds it. */
function fileOf(attribute: string): string {
  return decodeURI(attribute.replaceAll('&#x22;', '"').replaceAll('&#x26;', '&'))
}
