import { findPicture } from '../picture.ts'
import { textRule } from './scalar.ts'

export const readPicture = textRule<'picture'>((value, report, { smallestWidth = 0 }, { place, path, header }) => {
  const use = { written: value, smallestWidth, place, field: path }
  return findPicture(value, use, header.file.path, header.sources, report)
})
