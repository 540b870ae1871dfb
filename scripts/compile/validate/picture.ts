import { findPicture } from './pictures.ts'
import { textRule } from './scalar.ts'

export const readPicture = textRule<'picture'>((value, report, type, { place, path, header }) => {
  const { frame = null, drawing } = type
  if (drawing && !/\.svg$/i.test(value)) return report('logo/drawing')
  const use = { written: value, frame, place, field: path, ...(drawing && { role: 'logo' as const }) }
  return findPicture(value, use, header.file.path, header.sources, report)
})
