import { getSystemErrorName } from 'node:util'

/** The result that a thread or a process sends back. */
export type Answer = { result: unknown } | { failed: Failure }

/** A system error keeps its code, because the message to the owner depends on it. */
export type Failure = Record<'message' | 'stack' | 'code' | 'path', string | undefined>

/** The result; throws the original error if there was a failure. */
export function resultOf(answer: Answer): unknown {
  if ('result' in answer) return answer.result
  throw Object.assign(new Error(answer.failed.message), answer.failed)
}

/** The part of an error that can be sent to another thread or process. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, code: undefined, path: undefined }
  const { code = codeIn(error.message), path } = error as NodeJS.ErrnoException
  return { message: error.message, stack: error.stack, code, path }
}

/** The bundler reports a system error only in words, with its number: « No space left on device (os error 28) ». */
function codeIn(message: string): string | undefined {
  const number = Number(/\(os error (\d+)\)/.exec(message)?.[1] ?? 0)
  // Windows counts in its own way.
  return number === 0 || process.platform === 'win32' ? undefined : getSystemErrorName(-number)
}
