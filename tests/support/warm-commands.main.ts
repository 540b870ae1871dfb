import { runCommandLine } from '../../scripts/commands/cli.ts'
import { HOME } from '../../scripts/disk/root.ts'
import { refuseTrackedFiles } from '../../scripts/start/before.mjs'

// Once, as `bootstrap.mjs` does in each process that it starts.
refuseTrackedFiles('build', HOME)

const start = { ...process.env }

process.on('message', async ({ args, env }: { args: readonly string[]; env: NodeJS.ProcessEnv }) => {
  setEnvironment({ ...start, ...env })
  const printed = { output: '', stdout: '', stderr: '' }
  const restore = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name]
    process[name].write = (chunk: string | Uint8Array) => {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
      printed[name] += text
      printed.output += text
      return true
    }
    return () => {
      process[name].write = write
    }
  })
  const status = await runCommandLine(args)
  for (const undo of restore) undo()
  process.send?.({ status, ...printed })
})
process.on('disconnect', () => process.exit())

/** Replaces the environment. A command passes its language on in a variable, and a test sets its own variables. */
function setEnvironment(environment: NodeJS.ProcessEnv) {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
}
