import { posix } from 'node:path'

/** The end of the name of a file that is no page. */
export const FILE_ENDING =
  /\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|key|zip|7z|gz|png|jpe?g|gif|webp|avif|svg|heic|ico|mp4|webm|mov|mp3|wav|vtt|txt|json|xml|atom|ics|vcf|epub|ttf|otf|woff2?|html?|md)$/i

/** Returns the address that a file has once it is in `public/`; `null` for what is no file to publish. */
export function publishedAs(path: string): string | null {
  if (!FILE_ENDING.test(path) || /\.(?:md|html?)$|^[a-z][a-z\d+.-]*:|^\/\/|[{}]/i.test(path)) return null
  // The pages do not know the folder `public/`.
  return path.startsWith('/') ? path.replace(/^\/public(?=\/)/, '') : `/${posix.basename(path.replaceAll('\\', '/'))}`
}

/** The files that the build makes of the CVs: `/cv.pdf`, `/cv-encadrement.json`. */
export const CV_FILE = /^\/cv(?:-[\w-]+)?\.(?:pdf|json)$/
