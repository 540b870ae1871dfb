import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { TYPEFACES } from '../../scripts/fields/definitions.ts'

/** The package of Fontsource that has each typeface. */
const PACKAGES: Readonly<Record<(typeof TYPEFACES)[number], string>> = {
  bricolage: 'bricolage-grotesque',
  literata: 'literata',
  atkinson: 'atkinson-hyperlegible-next',
  outfit: 'outfit',
  'jetbrains-mono': 'jetbrains-mono',
}

const require = createRequire(import.meta.url)

/** Copies the files of the typefaces and their licences, because a site needs 0.4 MB of packages that take 3 MB. */
for (const [family, name] of Object.entries(PACKAGES)) {
  const original = (file: string) => require.resolve(`@fontsource-variable/${name}/${file}`)
  const copy = (file: string) => new URL(`../../scripts/fonts/families/${family}${file}`, import.meta.url)
  for (const part of ['latin', 'latin-ext'])
    copyFileSync(original(`files/${name}-${part}-wght-normal.woff2`), copy(`-${part}.woff2`))
  copyFileSync(original('LICENSE'), copy('.txt'))
}
