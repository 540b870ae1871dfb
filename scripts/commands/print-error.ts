import { inspect } from 'node:util'
import { visible } from '../diagnostics/visible.ts'

/** Prints an error with its stack. Its words may come from the content, or name the file of a page that only one reader knows. */
export function printError(error: unknown, before = ''): void {
  console.error(visible(`${before} ${inspect(error)}`.trim()))
}
