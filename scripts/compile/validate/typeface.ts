import { nearMiss, sameWord } from '../../fields/near-miss.ts'
import { own } from '../../fields/own.ts'
import { otherAlphabets } from './alphabets.ts'
import { assetAt, filesNamed, isOnMachine } from './pictures.ts'
import { textRule } from './scalar.ts'

/** Reads the name of one of our typefaces, or the owner's font file. */
export const readTypeface = textRule<'typeface'>((value, report, { values }, { place, path, header }) => {
  if (values.includes(value)) return value
  if (!/[./\\]/.test(value)) {
    const mend = values.find((name) => sameWord(value, [name, ...(own(ALIASES, name) ?? [])]) !== null) ?? null
    return report('typeface/unknown', { expected: values, suggestion: mend ?? nearMiss(value, values), mend })
  }
  if (isOnMachine(value, header.file.path, header.sources, report)) return null
  if (!/\.woff2$/i.test(value)) return report('typeface/format', { is: null, reason: null })
  const asset = assetAt(value, header.file.path, header.sources)
  if (asset?.outside) return report('picture/outside')
  if (asset === null) {
    const names = filesNamed(/\.woff2$/i, header.file.path, header.sources)
    return report('typeface/missing', { suggestion: nearMiss(value, names) ?? names[0] ?? null })
  }
  const use = { frame: null, place, field: path }
  header.sources.onPicture({ ...use, file: asset.file, role: 'typeface', written: value })
  for (const written of otherAlphabets(value)) {
    const other = assetAt(written, header.file.path, header.sources)
    if (other && !other.outside) header.sources.onPicture({ ...use, file: other.file, role: 'alphabet', written })
  }
  return asset.file
})

/** The full names of the typefaces. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  bricolage: ['bricolage grotesque'],
  atkinson: ['atkinson hyperlegible', 'atkinson hyperlegible next'],
  'jetbrains-mono': ['jetbrains', 'jetbrains mono', 'mono'],
}
