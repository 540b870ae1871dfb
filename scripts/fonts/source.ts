import { lstatSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { FONT_MAX_BYTES } from '../compile/contract/size-limits.ts'
import { otherAlphabets } from '../compile/validate/alphabets.ts'
import { readPlainFile } from '../disk/list-files.ts'
import type { TYPEFACES } from '../fields/definitions.ts'

export type Generic = 'sans-serif' | 'serif' | 'monospace'

/** A typeface before it is cut down to what the pages need. */
export interface TypefaceSource {
  /** The name of the family in style sheets, of the files, and of the fonts in a PDF. */
  name: string
  /** `null` if the file itself says it. */
  generic: Generic | null
  /** WOFF2 files, in the order in which a character is looked up. */
  files: readonly Uint8Array[]
  /** The licence that must be published with the files; `null` for the owner's own font. */
  licence: string | null
}

type Family = (typeof TYPEFACES)[number]

const FAMILIES: Readonly<Record<Family, { name: string; generic: Generic }>> = {
  bricolage: { name: 'Bricolage', generic: 'sans-serif' },
  literata: { name: 'Literata', generic: 'serif' },
  atkinson: { name: 'Atkinson', generic: 'sans-serif' },
  outfit: { name: 'Outfit', generic: 'sans-serif' },
  'jetbrains-mono': { name: 'JetBrains', generic: 'monospace' },
}

/**
 * Reads a typeface.
 * @param typeface one of our families, or the owner's file (`Site.look.typeface`); `null` for Bricolage Grotesque
 * @param locate returns the path on the disk of a file of the content
 */
export async function typefaceSource(
  typeface: string | null,
  locate: (file: string) => string = (file) => file,
): Promise<TypefaceSource> {
  const family = typeface ?? 'bricolage'
  if (!isFamily(family)) return { name: 'Police', generic: null, files: readOwn(locate(family)), licence: null }
  // Each family consists of two files of Fontsource: the second has the characters that the first lacks (tools/fonts/write.ts).
  const read = (file: string) => readFile(new URL(`families/${family}${file}`, import.meta.url))
  const [main, extended, licence] = await Promise.all([read('-latin.woff2'), read('-latin-ext.woff2'), read('.txt')])
  return { ...FAMILIES[family], files: [main, extended], licence: String(licence) }
}

/** Reads the owner's font, and the files beside it with its other alphabets. */
function readOwn(file: string): Uint8Array[] {
  const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile()
  const files = [file, ...otherAlphabets(file).filter(isFile)]
  return files.map((path) => readPlainFile(path, { maxBytes: FONT_MAX_BYTES }))
}

function isFamily(name: string): name is Family {
  return Object.hasOwn(FAMILIES, name)
}

/** The weights that the pages use. */
export const WEB_WEIGHTS = { min: 400, max: 800 } as const
