// The entry of a process is plain JavaScript, like that of a thread.
import { extname } from 'node:path'
import process from 'node:process'

process.on('message', async ({ id, ...message }) => {
  process.send?.({ id, answer: await answerTo(message) }, ignored)
})
/** Nobody waits for the answer any more, and Node would print the error on the terminal of the owner. */
const ignored = () => {}
// A terminal sends these to the parent process too, which decides what follows.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {})
// The parent process has ended. An ordinary exit would wait for pictures that other threads encode.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

/** @returns {Promise<import('./failure.ts').Answer>} */
async function answerTo({ module, failure, bundle, order }) {
  if ([module, failure].some((path) => extname(path) === '.ts')) await readTypeScript()
  globalThis[Symbol.for('portfolio-markdown: bundle')] = bundle
  const { toFailure } = await import(failure)
  try {
    const { run } = await import(module)
    return { result: await run(order) }
  } catch (error) {
    return { failed: toFailure(error) }
  }
}

/** @type {Promise<void> | undefined} */
let registered

/** Lets this process import TypeScript, once. The package consists of JavaScript and does not contain tsx. */
function readTypeScript() {
  registered ??= import('tsx/esm/api').then(({ register }) => void register())
  return registered
}
