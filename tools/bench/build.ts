/**
 * Measures what a build of the installed package costs, beside Eleventy and Astro with the same files: `npm run bench:build [set…]` measures the
 * sets that are named, by default all, and writes its part of docs/performance.md with the last figures of every set.
 */
import { loadavg } from 'node:os'
import { replacePart } from '../document-part.ts'
import { firstPage } from './build/first-page.ts'
import type { Generator } from './build/generator.ts'
import { ours } from './build/installed.ts'
import { peer } from './build/peers.ts'
import { report } from './build/report.ts'
import { keep, kept, type Row, STATES, type State } from './build/results.ts'
import { SETS, type SetName } from './build/sets.ts'
import { measure } from './measure.ts'

const names = Object.keys(SETS) as SetName[]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.some((known) => known === name))
if (unknown.length > 0) throw new Error(`No set is called ${unknown.join(', ')}: choose from ${names.join(', ')}.`)

for (const name of names.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const loadBefore = loadavg()[0] ?? 0
  const rows = name === 'first-page' ? await firstPage(SETS[name].rounds) : await runSet(name)
  keep(name, { date: new Date().toISOString().slice(0, 10), load: [loadBefore, loadavg()[0] ?? 0], rows })
  // Writes the report after each set, because the last sets take longest and may be interrupted.
  replacePart('performance.md', 'bench:build', report(kept()))
  console.log(`${name}: done`)
}

/** Measures all generators in turn, round after round, so that a busy minute slows all of them. */
async function runSet(name: Exclude<SetName, 'first-page'>): Promise<Row[]> {
  const { content, builds, peers, rounds } = SETS[name]
  const folder = content()
  const generators: Generator[] = [...builds.map((kind) => ours(kind, folder)), ...peers.map(peer)]
  for (const generator of generators) generator.take(folder)
  const rows: Row[] = []
  for (let round = 0; round < rounds; round++)
    for (const generator of generators) for (const state of STATES) rows.push(await run(generator, state, round))
  return rows
}

async function run(generator: Generator, state: State, round: number): Promise<Row> {
  if (state === 'cold') generator.forget()
  if (state === 'changed') generator.change(round)
  const startedAt = Date.now()
  const { command, parameters, cwd, env } = generator.build
  const cost = await measure(command, parameters, cwd, env)
  return { generator: generator.name, state, cost, pagesWritten: generator.pagesWrittenSince(startedAt) }
}
