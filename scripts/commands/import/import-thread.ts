/** Makes a CV from a file in a thread of its own, because a file may be made to take very long. */
import { makeCv } from './make-cv.ts'

export function start() {
  return makeCv
}
