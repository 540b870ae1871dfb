import { getSystemErrorName } from 'node:util'

/** The result that a thread or a process sends back. */
export type Answer = { result: unknown } | { failed: Failure }

/** An error as plain data. It keeps the code of a system error, because the message to the owner depends on it. */
export type Failure = Record<'message' | 'stack' | 'code' | 'path', string | undefined>

/** The system has ended a process, as it does with the largest one when memory is short. What the process worked on may be good. */
export class ProcessEnded extends Error {}

/** Returns the result, or throws the original error. */
export function resultOf(answer: Answer): unknown {
  if ('result' in answer) return answer.result
  throw Object.assign(new Error(answer.failed.message), answer.failed)
}

/** Returns the parts of an error that can be sent to another thread or process. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, code: undefined, path: undefined }
  const { code = codeIn(error.message), path } = error as NodeJS.ErrnoException
  return { message: error.message, stack: error.stack, code, path }
}

/** Finds the system error in a message of the bundler, which gives only its number: « No space left on device (os error 28) ». */
function codeIn(message: string): string | undefined {
  const number = Number(/\(os error (\d+)\)/.exec(message)?.[1] ?? 0)
  // Windows uses other numbers.
  return number === 0 || process.platform === 'win32' ? undefined : getSystemErrorName(-number)
}
