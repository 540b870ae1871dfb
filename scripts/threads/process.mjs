// A process starts as plain JavaScript, as a thread does.
import process from 'node:process'
import { register } from 'tsx/esm/api'

register()
process.once('message', async ({ module, order }) => {
  process.send?.(await answerTo(module, order), () => process.exit())
})
// The parent process exited.
process.once('disconnect', () => process.exit())

/** @returns {Promise<import('./failure.ts').Answer>} */
async function answerTo(module, order) {
  const { toFailure } = await import('./failure.ts')
  try {
    const { run } = await import(module)
    return { result: await run(order) }
  } catch (error) {
    return { failed: toFailure(error) }
  }
}
