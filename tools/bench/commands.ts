/**
 * Measures how long an owner waits for a command of the installed package: `npm --prefix tools run bench:commands [rounds] [package]` writes
 * its part of docs/performance.md. An empty Node process of the same round is the unit, because machines differ. Measures an older packed
 * package (`.tgz`) beside this one, in turn.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/disk/root.ts'
import { replacePart } from '../document-part.ts'
import { changeProject } from './build/generator.ts'
import { commandIn, installPackage, installPacked } from './build/installed.ts'
import { run } from './fresh-copy.ts'
import { type Cost, DECIMAL, machine, measure, median } from './measure.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
const OLDER = process.argv[3]
const BENCH = join(ROOT, '.cache/bench')
const NOW = join(BENCH, 'commands')
const BEFORE = join(BENCH, 'commands-before')

interface Wait {
  name: string
  parameters: readonly string[]
  /** Brings a folder into the state in which the command is measured. */
  prepare?(folder: string): void
  /** The most wall time, in empty processes; `null` if there is no target. */
  target: number | null
}

const cacheOf = (folder: string) => join(folder, 'node_modules/.cache/portfolio-markdown')
const change = (folder: string) => changeProject(join(folder, 'content/projets'), 'attente')
/** Encoded pictures stay, because no check needs them. */
const forget = (folder: string) => {
  for (const name of readdirSync(cacheOf(folder)))
    if (name !== 'pictures') rmSync(join(cacheOf(folder), name), { recursive: true, force: true })
}
/** Stands for the path of the command, which differs by folder. */
const command = '<command>'
const plain = ['check', '--no-relecture']

const WAITS: readonly Wait[] = [
  { name: 'an empty process', parameters: ['-e', '0'], target: null },
  { name: '`--version`', parameters: [command, '--version'], target: null },
  { name: '`check`, nothing changed', parameters: [command, 'check'], target: 3.5 },
  { name: '`check`, one project changed, prose not read', parameters: [command, ...plain], prepare: change, target: 7 },
  { name: '`check` from nothing, prose not read', parameters: [command, ...plain], prepare: forget, target: 18 },
  { name: '`check` from nothing', parameters: [command, 'check'], prepare: forget, target: 26 },
  { name: '`build`, one project changed', parameters: [command, 'build'], prepare: change, target: 12 },
]

installPackage(NOW)
if (OLDER !== undefined) installPacked(OLDER, BEFORE)
const folders = OLDER === undefined ? [NOW] : [NOW, BEFORE]
const encoded = join(ROOT, '.cache/pictures')
for (const folder of folders) {
  for (const name of ['content', 'public']) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  if (existsSync(encoded)) cpSync(encoded, join(cacheOf(folder), 'pictures'), { recursive: true })
  run(process.execPath, [commandIn(folder), 'build'], folder)
}

const before = loadavg()[0] ?? 0
const costs = WAITS.map(() => folders.map((): Cost[] => []))
for (let round = 0; round < ROUNDS; round++)
  for (const [index, wait] of WAITS.entries())
    for (const [which, folder] of folders.entries()) {
      prepare(wait, folder)
      costs[index]?.[which]?.push(await measure(process.execPath, parametersOf(wait, folder), folder))
    }
const after = loadavg()[0] ?? 0

const wallOf = (of: readonly Cost[] = []) => median(of.map(({ wallSeconds }) => wallSeconds))
const cpuOf = (of: readonly Cost[] = []) => median(of.map(({ cpuSeconds }) => cpuSeconds))
const unit = wallOf(costs[0]?.flat())
const rows = WAITS.map((wait, index) => {
  const [now, older] = costs[index] ?? []
  const times = wallOf(now) / unit
  const verdict = wait.target === null ? '' : ` (at most ${wait.target}: ${times <= wait.target ? 'met' : 'missed'})`
  const { threads, modules, idle } = insideOf(wait)
  const cells = [wait.name, DECIMAL.format(wallOf(now)), DECIMAL.format(times) + verdict, DECIMAL.format(cpuOf(now))]
  if (older !== undefined)
    cells.push(DECIMAL.format(wallOf(older)), DECIMAL.format(wallOf(older) / unit), DECIMAL.format(cpuOf(older)))
  return `| ${[...cells, threads, modules.join(' + '), DECIMAL.format(idle)].join(' | ')} |`
})
const columns = [
  ...['command', 'wall', 'in empty processes', 'processor'],
  ...(OLDER === undefined ? [] : ['wall before', 'in empty processes before', 'processor before']),
  ...['threads and processes', 'modules of each', 'main thread idle'],
]
const text = `## How long an owner waits

Measured on ${new Date().toISOString().slice(0, 10)} on ${machine()}, load ${DECIMAL.format(before)} before and ${DECIMAL.format(after)} after. The installed package with the sample, medians of ${ROUNDS} runs in turn; seconds.${OLDER === undefined ? '' : ' “Before” is the package of the commit before its code was bundled, in the same run.'}

| ${columns.join(' | ')} |
|---|${columns
  .slice(1)
  .map(() => '--:|')
  .join('')}
${rows.join('\n')}`
replacePart('performance.md', 'bench:commands', text)
console.log(text)

function parametersOf({ parameters }: Wait, folder: string): string[] {
  return parameters.map((part) => (part === command ? commandIn(folder) : part))
}

/** A state that no earlier command left. Whatever the prose needs is in the cache unless the command begins from nothing. */
function prepare({ prepare: bring = () => {}, parameters }: Wait, folder: string) {
  if (bring === forget) return forget(folder)
  run(process.execPath, [commandIn(folder), parameters.includes('build') ? 'build' : 'check'], folder)
  bring(folder)
}

/** Runs a command twice more: once to count what its threads load, and once to see how long its main thread waits. */
function insideOf(wait: Wait) {
  const folder = mkdtempSync(join(tmpdir(), 'inside-'))
  try {
    const coverage = join(folder, 'coverage')
    prepare(wait, NOW)
    run(process.execPath, parametersOf(wait, NOW), NOW, { NODE_V8_COVERAGE: coverage })
    const modules = read<{ result: { url: string }[] }>(coverage).map(
      ({ result }) => result.filter(({ url }) => url.startsWith('file:')).length,
    )
    const profiles = join(folder, 'profiles')
    prepare(wait, NOW)
    run(process.execPath, ['--cpu-prof', `--cpu-prof-dir=${profiles}`, ...parametersOf(wait, NOW)], NOW)
    // The main thread of the command lives longest.
    const [main] = read<Profile>(profiles).sort((a, b) => secondsOf(b) - secondsOf(a))
    const idle = main ? secondsOf(main, '(idle)') : 0
    return { threads: modules.length, modules: modules.sort((a, b) => b - a), idle }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  timeDeltas: number[]
}

/** Returns the time that a profile covers, or that it spent in functions of a name. */
function secondsOf({ nodes, samples, timeDeltas }: Profile, name?: string): number {
  const wanted = nodes.filter(({ callFrame }) => name === undefined || callFrame.functionName === name)
  const ids = new Set(wanted.map(({ id }) => id))
  return samples.reduce((sum, id, index) => sum + (ids.has(id) ? (timeDeltas[index] ?? 0) : 0), 0) / 1e6
}

function read<Content>(folder: string): Content[] {
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}
