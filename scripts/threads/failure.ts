import { getSystemErrorName } from 'node:util'

/** What a thread or a process says of its work. */
export type Answer = { result: unknown } | { failed: Failure }

/** An error of the system keeps its code, by which the owner is told what to do. */
export type Failure = Record<'message' | 'stack' | 'code' | 'path', string | undefined>

/** What was made, or the failure as the error it was. */
export function resultOf(answer: Answer): unknown {
  if ('result' in answer) return answer.result
  throw Object.assign(new Error(answer.failed.message), answer.failed)
}

/** What of an error can be told to another thread or process. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, code: undefined, path: undefined }
  const { code = codeIn(error.message), path } = error as NodeJS.ErrnoException
  return { message: error.message, stack: error.stack, code, path }
}

/** The bundler tells an error of the system in words alone, with its number: « No space left on device (os error 28) ». */
function codeIn(message: string): string | undefined {
  const number = Number(/\(os error (\d+)\)/.exec(message)?.[1] ?? 0)
  // Windows counts in its own way.
  return number === 0 || process.platform === 'win32' ? undefined : getSystemErrorName(-number)
}
