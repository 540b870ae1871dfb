import type { Site } from '../../src/catalogue/types.ts'

export const WEB_MANIFEST_PATH = 'site.webmanifest'

/** What a phone needs to keep the site on its home screen. */
export function webManifest({ name }: Pick<Site, 'name'>, base: string): string {
  const manifest = {
    name,
    short_name: shorten(name),
    lang: 'fr',
    id: base,
    start_url: base,
    scope: base,
    // Pages to read, with links out: back and reload stay within reach.
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The light background, as in the pages' `theme-color`. */
const PAPER = '#fcfaf5'

/** What fits under an icon. */
const SHORT_NAME_LENGTH = 12

function shorten(name: string): string {
  const [first = name] = name.split(' ')
  return name.length <= SHORT_NAME_LENGTH ? name : first
}
