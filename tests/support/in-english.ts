import { speak } from '../../scripts/spoken/lang.ts'

/** What a function gives when the generator speaks English. */
export function inEnglish<Result>(write: () => Result): Result {
  speak('en')
  try {
    return write()
  } finally {
    speak('fr')
  }
}
