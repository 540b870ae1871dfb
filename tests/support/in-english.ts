import { speak } from '../../scripts/spoken/lang.ts'

/** Returns the result of a function while the generator speaks English. */
export function inEnglish<Result>(write: () => Result): Result {
  speak('en')
  try {
    return write()
  } finally {
    speak('fr')
  }
}
