import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Where the package keeps Bricolage Grotesque (OFL), variable in weight: `latin`, and `latin-ext` for characters that `latin` lacks. */
export function pathOfSource(subset: 'latin' | 'latin-ext'): string {
  return require.resolve(
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-wght-normal.woff2`,
  )
}

/** The weights that the pages use. */
export const WEB_WEIGHTS = { min: 400, max: 800 } as const
