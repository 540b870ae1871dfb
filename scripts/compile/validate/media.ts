import { isOnOtherSite } from '../../diagnostics/messages.ts'
import { nearMiss } from '../../fields/near-miss.ts'
import { assetAt, filesNamed, isOnMachine } from './pictures.ts'
import { textRule } from './scalar.ts'

const NAMES = { video: /\.(mp4|webm)$/i, captions: /\.vtt$/i } as const

/** Reads the file of a film or of its captions. Its content is checked once all files are compiled. */
export const readMedia = textRule<'media'>((value, report, { of }, { place, path, header }) => {
  const { file, sources } = header
  if (isOnMachine(value, file.path, sources, report)) return null
  if (isOnOtherSite(value)) return report('media/missing', { suggestion: null })
  if (!NAMES[of].test(value)) return report('media/format', { of })
  const asset = assetAt(value, file.path, sources)
  if (asset?.outside) return report('picture/outside')
  if (asset === null)
    return report('media/missing', { suggestion: nearMiss(value, filesNamed(NAMES[of], file.path, sources)) })
  sources.onPicture({ file: asset.file, frame: null, role: of, place, field: path, written: value })
  return asset.file
})
