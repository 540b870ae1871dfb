// The entry of a process is plain JavaScript, like that of a thread.
import process from 'node:process'
import { prepare } from './prepare.mjs'

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
async function answerTo({ order, ...modules }) {
  const toFailure = await prepare(modules)
  try {
    const { run } = await import(modules.module)
    return { result: await run(order) }
  } catch (error) {
    return { failed: toFailure(error) }
  }
}
