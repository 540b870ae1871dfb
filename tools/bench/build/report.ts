import { machine, median, WHOLE } from '../measure.ts'
import { OURS } from './installed.ts'
import { type Results, type Row, STATES, type State } from './results.ts'
import { SETS, type SetName } from './sets.ts'
import { type Figures, TARGETS } from './targets.ts'

/** Writes the builds' part of docs/performance.md. */
export function report(results: ReadonlyMap<SetName, Results>): string {
  return [
    '## What a build costs',
    `Measured on ${machine()}. Medians, with the fastest and the slowest run in brackets, of the package that \`npm run package\` packs, all generators of a set\n` +
      'in turn. Seconds; megabytes of resident memory at its peak, of all processes of a build together: what two of them share counts twice.\n' +
      `“${OURS.whole}” encodes its pictures at a cold build, as Astro does, and makes share pictures, feeds, icons and the PDF; “${OURS.pages}” is\n` +
      '`--pages-only` with the encoded pictures of an earlier build. Eleventy encodes none. Generated sets show the same twelve pictures in all projects.',
    targetsOf(results),
    tableOf(results),
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

function tableOf(results: ReadonlyMap<SetName, Results>): string {
  const lines = [...results].flatMap(([name, { date, load, rows }]) => {
    if (name === 'first-page') return []
    const { title, rounds } = SETS[name]
    const loads = load.map((value) => SECONDS.format(value)).join(' to ')
    const set = `${title}: ${date}, ${rounds} rounds, load ${loads}`
    return [...new Set(rows.map(({ generator }) => generator))].map((generator, index) => {
      const [cold, second, changed] = STATES.map((state) => figuresOf(rows, generator, state)) as [
        Figures,
        Figures,
        Figures,
      ]
      const eleventy = figuresOf(rows, 'Eleventy', 'cold')
      const cells = [
        index === 0 ? set : '',
        generator,
        `${rangeOf(rows, generator, ({ cost }) => cost.cpuSeconds)}, ${RATIO.format(cold.cpu / eleventy.cpu)} ×`,
        `${rangeOf(rows, generator, ({ cost }) => cost.wallSeconds)}, ${RATIO.format(cold.wall / eleventy.wall)} ×`,
        SECONDS.format(second.wall),
        SECONDS.format(changed.wall),
        WHOLE.format(cold.memory),
        [cold, second, changed].map(({ written }) => WHOLE.format(written)).join(' / '),
      ]
      return `| ${cells.join(' | ')} |`
    })
  })
  return [
    '| set | generator | cold: CPU, ÷ Eleventy | cold: wall, ÷ Eleventy | second run | one project changed | memory | pages written |',
    '|---|---|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n')
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

function rangeOf(rows: readonly Row[], name: string, pick: (row: Row) => number): string {
  const values = rowsOf(rows, name, 'cold').map(pick)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${SECONDS.format(median(values))} (${SECONDS.format(least)}–${SECONDS.format(most)})`
}

const SECONDS = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const RATIO = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
