// The entry of a process is plain JavaScript, like that of a thread.
import { extname } from 'node:path'
import process from 'node:process'

process.once('message', async ({ module, order }) => {
  process.send?.(await answerTo(module, order), () => process.exit())
})
// The parent process exited.
process.once('disconnect', () => process.exit())

/** @returns {Promise<import('./failure.ts').Answer>} */
async function answerTo(module, order) {
  // The package consists of JavaScript and does not contain tsx.
  const ending = extname(module)
  if (ending === '.ts') (await import('tsx/esm/api')).register()
  const { toFailure } = await import(`./failure${ending}`)
  try {
    const { run } = await import(module)
    return { result: await run(order) }
  } catch (error) {
    return { failed: toFailure(error) }
  }
}
