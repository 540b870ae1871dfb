import { findPicture } from '../picture.ts'
import { textRule } from './scalar.ts'

export const readPicture = textRule<'picture'>((value, report, { frame = null }, { place, path, header }) => {
  const use = { written: value, frame, place, field: path }
  return findPicture(value, use, header.file.path, header.sources, report)
})
