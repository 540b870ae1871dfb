// Plain JavaScript, like `bootstrap.mjs`, which does the same once in each process that it starts.
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { refuseTrackedFiles } from '../../scripts/start/before.mjs'
import { loadCommands } from '../../scripts/start/bundled.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
// The package keeps its cache in the current folder.
for (const folder of [root, process.cwd()]) refuseTrackedFiles('build', folder)
process.env.TSX_TSCONFIG_PATH = `${root}/tsconfig.json`
const commands = loadCommands(root)

const start = { ...process.env }

process.on('message', async ({ args, env }) => {
  setEnvironment({ ...start, ...env })
  const printed = { output: '', stdout: '', stderr: '' }
  const restore = ['stdout', 'stderr'].map((name) => {
    const { write } = process[name]
    process[name].write = (chunk) => {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
      printed[name] += text
      printed.output += text
      return true
    }
    return () => {
      process[name].write = write
    }
  })
  const status = await (await commands).runCommandLine(args)
  for (const undo of restore) undo()
  process.send?.({ status, ...printed })
})
process.on('disconnect', () => process.exit())

/** Replaces the environment. A command passes its language on in a variable, and a test sets its own variables. */
function setEnvironment(environment) {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
}
