import type { Site } from '../../src/catalogue/types.ts'
import { paletteOf } from '../../src/styles/palette.ts'
import { largeIcon, maskableIcon, middleIcon } from './icons.ts'
import type { Output } from './output.ts'

export const manifestFile: Output = {
  path: 'site.webmanifest',
  link: () => ({ rel: 'manifest' }),
  make: ({ catalogue, base }) => webManifest(catalogue.site, base),
}

/** Returns the data that a phone needs to keep the site on its home screen. */
export function webManifest({ name, lang, look }: Pick<Site, 'name' | 'lang' | 'look'>, base: string): string {
  const background = paletteOf(look).light.background
  const manifest = {
    name,
    short_name: shorten(name),
    lang,
    id: base,
    start_url: base,
    scope: base,
    // This mode has buttons for back and reload, because the pages link to other sites.
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}${middleIcon.path}`, sizes: '192x192', type: 'image/png' },
      { src: `${base}${largeIcon.path}`, sizes: '512x512', type: 'image/png' },
      { src: `${base}${maskableIcon.path}`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The longest name that is not cut under an icon. */
const SHORT_NAME_LENGTH = 12

function shorten(name: string): string {
  const [first = name] = name.split(' ')
  return name.length <= SHORT_NAME_LENGTH ? name : first
}
