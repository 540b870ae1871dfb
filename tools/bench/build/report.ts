import { type Cost, machine, median, WHOLE } from '../measure.ts'

export const STATES = ['cold', 'second', 'changed'] as const

export interface Row {
  generator: string
  count: number
  state: (typeof STATES)[number]
  cost: Cost
  pagesWritten: number
}

const STATE_NAMES: Readonly<Record<Row['state'], string>> = {
  cold: 'cold: no cache, no site',
  second: 'second run, nothing changed',
  changed: 'one project changed',
}

const PEER = 'Eleventy'
const OWN = 'This site, pages'

/** The part of docs/performance.md. */
export function report(rows: readonly Row[], rounds: number): string {
  const counts = [...new Set(rows.map(({ count }) => count))].sort((a, b) => a - b)
  const most = Math.max(...counts)
  return [
    '## What a build costs',
    `Written by \`npm run bench:build\`: medians of ${rounds} interleaved runs on ${machine()}, ${new Date().toISOString().slice(0, 10)}.`,
    'The same generated files for all: a page for each project and the pages of the list. Ours checks every line of every file; `--pages-only`' +
      ' leaves out share pictures, feeds and the like, which the peers do not make either. Our encoded pictures are kept between runs: the peers encode none. Seconds, and' +
      ' megabytes of resident memory at its peak, of all processes of a build together, looked at every 50 ms: what two of them share counts twice.',
    ...counts.flatMap((count) => [
      `### ${WHOLE.format(count)} projects`,
      tableOf(rows.filter((row) => row.count === count)),
    ]),
    `### Targets, at ${WHOLE.format(most)} projects`,
    targets(rows.filter(({ count }) => count === most)),
  ].join('\n\n')
}

function tableOf(rows: readonly Row[]): string {
  const lines = STATES.flatMap((state) => {
    const names = [...new Set(rows.map(({ generator }) => generator))]
    const peer = costOf(rows, names.find((name) => name.startsWith(PEER)) ?? '', state)
    return names.map((name, index) => {
      const { wall, cpu, memory, written } = costOf(rows, name, state)
      const cells = [
        SECONDS.format(wall),
        SECONDS.format(cpu),
        RATIO.format(cpu / peer.cpu),
        WHOLE.format(memory),
        WHOLE.format(written),
      ]
      return `| ${index === 0 ? STATE_NAMES[state] : ''} | ${name} | ${cells.join(' | ')} |`
    })
  })
  return [
    `| | generator | wall | CPU | CPU ÷ ${PEER} | memory | pages written |`,
    '|---|---|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n')
}

function costOf(rows: readonly Row[], generator: string, state: Row['state']) {
  const own = rows.filter((row) => row.generator === generator && row.state === state)
  const of = (pick: (row: Row) => number) => median(own.map(pick))
  return {
    wall: of(({ cost }) => cost.wallSeconds),
    cpu: of(({ cost }) => cost.cpuSeconds),
    memory: of(({ cost }) => cost.peakMegabytes),
    written: of(({ pagesWritten }) => pagesWritten),
  }
}

const MEMORY_TARGET = 600

function targets(rows: readonly Row[]): string {
  const peerName = rows.find(({ generator }) => generator.startsWith(PEER))?.generator ?? ''
  const peer = costOf(rows, peerName, 'cold')
  const [cold, second, changed] = STATES.map((state) => costOf(rows, OWN, state))
  if (!cold || !second || !changed) throw new Error('A state was not measured.')
  const memory = Math.max(cold.memory, second.memory, changed.memory)
  return [
    '| target | figure | |',
    '|---|---|---|',
    line(
      'cold, no more wall time than Eleventy',
      cold.wall / peer.wall,
      1,
      (ratio) => `${RATIO.format(ratio)} × Eleventy’s`,
    ),
    line(
      'one project changed, a quarter of Eleventy’s cold CPU',
      changed.cpu / peer.cpu,
      0.25,
      (ratio) => `${RATIO.format(ratio)} × Eleventy’s`,
    ),
    line('memory below 600 MB', memory, MEMORY_TARGET, (value) => `${WHOLE.format(value)} MB`),
    line('second run renders nothing', second.written, 0, (value) => `${WHOLE.format(value)} pages`),
  ].join('\n')
}

function line(target: string, value: number, limit: number, show: (value: number) => string): string {
  return `| ${target} | ${show(value)} | ${value <= limit ? 'met' : 'missed'} |`
}

const SECONDS = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const RATIO = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
