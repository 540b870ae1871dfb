import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Where the package keeps Bricolage Grotesque (OFL), variable in weight: `latin`, or `latin-ext` for what is not in it. */
export function pathOfSource(subset: 'latin' | 'latin-ext'): string {
  return require.resolve(
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-wght-normal.woff2`,
  )
}
