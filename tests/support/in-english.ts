import { speak } from '../../scripts/spoken/lang.ts'

/** Returns the result of a function while the generator speaks English. */
export async function inEnglish<Result>(write: () => Result | Promise<Result>): Promise<Result> {
  speak('en')
  try {
    return await write()
  } finally {
    speak('fr')
  }
}
