import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../site/root.ts'
import { oursFor } from './generators.ts'

/** Seconds of each part of a cold build of ours, as its own account says. */
export interface Profile {
  parts: readonly (readonly [name: string, seconds: number])[]
}

export async function profileOurs(content: string): Promise<Profile> {
  const [ours] = oursFor(content, 'pages')
  if (ours === undefined) throw new Error('There is nothing to profile.')
  ours.forget()
  const { command, parameters } = ours.build
  const child = spawn(command, [...parameters], { cwd: join(ROOT), stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  for await (const chunk of child.stdout) output += chunk
  const parts = [...output.matchAll(/^ {2}(\S.*?) +([\d,]+) s$/gm)].map(
    ([, name = '', seconds = '']) => [name, Number(seconds.replace(',', '.'))] as const,
  )
  return { parts }
}
