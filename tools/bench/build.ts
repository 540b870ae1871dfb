/**
 * What a build costs, beside two generators with the same files: `npm run bench:build` writes its part of docs/performance.md.
 * The peers are installed below .cache/bench for the occasion. Each renders a page per project and the pages of the list.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { replacePart } from '../document-part.ts'
import { type Generator, oursFor, preparePeers, WORK } from './build/generators.ts'
import { type Row, report, STATES } from './build/report.ts'
import { generateContent } from './generate.ts'
import { measure } from './measure.ts'

/** The one that the targets are about comes early: it must not be lost when a run is cut short. */
const COUNTS = [12, 10_000, 1000] as const
const ROUNDS = 3
/** Beyond it the share pictures of our whole build, about 0.06 s of processor time each, are only said. */
const WHOLE_BUILD_MAX = 1000

const rows: Row[] = []
const peers = preparePeers()
for (const count of COUNTS) {
  const content = join(WORK, `content-${count}`)
  generateContent(content, count)
  const generators = [...oursFor(content, count <= WHOLE_BUILD_MAX ? 'both' : 'pages'), ...peers]
  for (let round = 0; round < ROUNDS; round++) {
    for (const generator of generators) {
      if (round === 0) generator.take(content)
      // One after the other: both of our builds remember in the same folder.
      for (const state of STATES) await run(generator, count, state, round)
    }
  }
  // Written after each number of projects: what comes later takes longest.
  replacePart('performance.md', 'bench:build', report(rows, ROUNDS))
  console.log(`${count} projects: done`)
}
rmSync(join(WORK, 'sites'), { recursive: true, force: true })

async function run(generator: Generator, count: number, state: Row['state'], round: number): Promise<void> {
  if (state === 'cold') generator.forget()
  if (state === 'changed') generator.change(round)
  const startedAt = Date.now()
  const { command, parameters, cwd, env } = generator.build
  const cost = await measure(command, parameters, cwd, env)
  rows.push({ generator: generator.name, count, state, cost, pagesWritten: generator.pagesWrittenSince(startedAt) })
}
