import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { partsOf, readProfiles } from './cpu-profile.ts'
import { type Generator, oursFor, WORK } from './generators.ts'

type Parts = readonly (readonly [name: string, seconds: number])[]

/** Where the time of a cold build of ours goes. */
export interface Profile {
  /** Seconds of each step, as the build's own account says. */
  steps: Parts
  /** Seconds of all threads and processes by what they did, from a second run under V8's profiler. */
  parts: Parts
}

export async function profileOurs(content: string): Promise<Profile> {
  const [ours] = oursFor(content, 'pages')
  if (ours === undefined) throw new Error('There is nothing to profile.')
  const output = await runCold(ours)
  const steps = [...output.matchAll(/^ {2}(\S.*?) +([\d,]+) s$/gm)].map(
    ([, name = '', seconds = '']) => [name, Number(seconds.replace(',', '.'))] as const,
  )
  const folder = join(WORK, 'cpu-profiles')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await runCold(ours, ['--cpu-prof', `--cpu-prof-dir=${folder}`])
  return { steps, parts: partsOf(readProfiles(folder)) }
}

/** @param options of Node; `NODE_OPTIONS` takes none that profiles in Node 20 */
async function runCold({ forget, build }: Generator, options: readonly string[] = []): Promise<string> {
  forget()
  const { command, parameters, cwd } = build
  const child = spawn(command, [...options, ...parameters], { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  let output = ''
  for await (const chunk of child.stdout) output += chunk
  const [exitCode] = await ended
  if (exitCode !== 0) throw new Error(`The build to profile ended with ${exitCode}.`)
  return output
}
