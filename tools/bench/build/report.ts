import { machine, median, WHOLE } from '../measure.ts'
import { FIRST_PAGE } from './first-page.ts'
import { OURS } from './installed.ts'
import { type Results, type Row, STATES, type State } from './results.ts'
import { SETS, type SetName } from './sets.ts'
import { type Figures, TARGETS } from './targets.ts'

const STATE_NAMES: Readonly<Record<State, string>> = {
  cold: 'cold: no cache, no site',
  second: 'second run, nothing changed',
  changed: 'one project changed',
}

/** The part of docs/performance.md. */
export function report(results: ReadonlyMap<SetName, Results>): string {
  return [
    '## What a build costs',
    `Written by \`npm run bench:build\` on ${machine()}. Ours is the package that \`npm run package\` packs, installed in a folder of its own. Medians, and the fastest and slowest run in brackets.` +
      ' All generators of a set are measured in turn, round after round. Seconds; megabytes of resident memory at its peak, of all processes of a build together, looked at every 50 ms:' +
      ' what two of them share counts twice. The load average is that of the minute before and of the last minute; where it is above the number of processors, other work was going on.',
    `The same files for all: a page for each project and the pages of the list. “${OURS.whole}” encodes its pictures at a cold build, as Astro does with \`<Picture>\` (AVIF and WebP at the same five widths; ours the` +
      ` portrait besides), and makes share pictures, feeds, icons and the PDF. “${OURS.pages}” is \`--pages-only\` with the encoded pictures of an earlier build. Ours checks every line of every file. Eleventy` +
      ' encodes no pictures. The generated sets show the same twelve pictures in all projects.',
    '### Targets',
    targetsOf(results),
    ...[...results].flatMap(([name, { date, load, rows }]) => [
      `### ${SETS[name].title}`,
      `${date}, ${SETS[name].rounds} rounds, load average ${load.map((value) => SECONDS.format(value)).join(', then ')}.`,
      name === 'first-page' ? waitsOf(rows) : tableOf(rows),
    ]),
  ].join('\n\n')
}

function targetsOf(results: ReadonlyMap<SetName, Results>): string {
  const lines = TARGETS.flatMap(({ says, needs, most, figure, unit }) => {
    if (!needs.every((name) => results.has(name))) return []
    const value = figure((set, generator, state = 'cold') => figuresOf(results.get(set)?.rows ?? [], generator, state))
    return `| ${says} | ${RATIO.format(value)}${unit} | ${value <= most ? 'met' : 'missed'} |`
  })
  return ['| target | figure | |', '|---|---|---|', ...lines].join('\n')
}

function tableOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.map(({ generator }) => generator))]
  const lines = STATES.flatMap((state) => {
    const peer = figuresOf(rows, 'Eleventy', state)
    return names.map((name, index) => {
      const { wall, cpu, memory, written } = figuresOf(rows, name, state)
      const cells = [
        rangeOf(rows, name, state, ({ cost }) => cost.cpuSeconds),
        RATIO.format(cpu / peer.cpu),
        rangeOf(rows, name, state, ({ cost }) => cost.wallSeconds),
        RATIO.format(wall / peer.wall),
        WHOLE.format(memory),
        WHOLE.format(written),
      ]
      return `| ${index === 0 ? STATE_NAMES[state] : ''} | ${name} | ${cells.join(' | ')} |`
    })
  })
  return [
    '| | generator | CPU | ÷ Eleventy | wall | ÷ Eleventy | memory | pages written |',
    '|---|---|---:|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n')
}

function waitsOf(rows: readonly Row[]): string {
  const lines = Object.values(FIRST_PAGE).map(
    (name) => `| ${name} | ${rangeOf(rows, name, 'cold', ({ cost }) => cost.wallSeconds)} |`,
  )
  return ['| | wall |', '|---|---:|', ...lines].join('\n')
}

/** @param name how the name of the generator begins */
function rowsOf(rows: readonly Row[], name: string, state: State): readonly Row[] {
  return rows.filter(({ generator, ...row }) => generator.startsWith(name) && row.state === state)
}

function figuresOf(rows: readonly Row[], name: string, state: State): Figures {
  const own = rowsOf(rows, name, state)
  const of = (pick: (row: Row) => number) => median(own.map(pick))
  return {
    wall: of(({ cost }) => cost.wallSeconds),
    cpu: of(({ cost }) => cost.cpuSeconds),
    memory: of(({ cost }) => cost.peakMegabytes),
    written: of(({ pagesWritten }) => pagesWritten),
  }
}

function rangeOf(rows: readonly Row[], name: string, state: State, pick: (row: Row) => number): string {
  const values = rowsOf(rows, name, state).map(pick)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${SECONDS.format(median(values))} (${SECONDS.format(least)}–${SECONDS.format(most)})`
}

const SECONDS = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const RATIO = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
