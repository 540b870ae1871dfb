import { median } from '../measure.ts'
import type { Contestant } from './contestants.ts'
import type { Telephone } from './telephone.ts'
import type { PagePath, Visit } from './visit.ts'

/** Scores from 0 to 100 by Lighthouse's name of the category. */
export type Scores = Readonly<Record<string, number>>

/** All measures of one page of one contestant on one telephone. */
export interface Sample {
  contestant: Contestant
  telephone: Telephone
  page: PagePath
  visits: Visit[]
  /** The scores on the slow telephone, because Lighthouse has no other. */
  scores: Scores[]
}

/** A measure over several runs. */
export interface Figure {
  median: number
  lowest: number
  highest: number
}

export interface Row {
  key: keyof Visit | `score:${string}`
  name: string
  unit: 'ms' | 'KB' | ''
  digits: number
  better: 'lower' | 'higher'
  /** The figures by contestant; `null` where there is nothing to measure. */
  values: Readonly<Partial<Record<Contestant['key'], Figure | null>>>
}

type Measure = Omit<Row, 'values'>

const VISITS: readonly Measure[] = [
  { key: 'firstPaint', name: 'First contentful paint', unit: 'ms', digits: 0, better: 'lower' },
  { key: 'largestPaint', name: 'Largest contentful paint', unit: 'ms', digits: 0, better: 'lower' },
  { key: 'blockingTime', name: 'Total blocking time', unit: 'ms', digits: 0, better: 'lower' },
  { key: 'longestTask', name: 'Longest task', unit: 'ms', digits: 0, better: 'lower' },
  { key: 'shift', name: 'Cumulative layout shift', unit: '', digits: 3, better: 'lower' },
  { key: 'requests', name: 'Requests before an interaction', unit: '', digits: 0, better: 'lower' },
  { key: 'bytesAtLoad', name: 'Bytes up to the load event', unit: 'KB', digits: 1, better: 'lower' },
  { key: 'bytesBefore', name: 'Bytes before an interaction', unit: 'KB', digits: 1, better: 'lower' },
  { key: 'bytesAfter', name: 'Bytes once a project is open', unit: 'KB', digits: 1, better: 'lower' },
  { key: 'interaction', name: 'INP of opening a project', unit: 'ms', digits: 0, better: 'lower' },
  { key: 'nextPage', name: 'From a click to the next page, painted', unit: 'ms', digits: 0, better: 'lower' },
]

const SCORES: readonly Measure[] = [
  { key: 'score:performance', name: 'Lighthouse performance', unit: '', digits: 0, better: 'higher' },
  { key: 'score:accessibility', name: 'Lighthouse accessibility', unit: '', digits: 0, better: 'higher' },
  { key: 'score:best-practices', name: 'Lighthouse best practices', unit: '', digits: 0, better: 'higher' },
  { key: 'score:seo', name: 'Lighthouse SEO', unit: '', digits: 0, better: 'higher' },
]

export const MEASURES = [...VISITS, ...SCORES]

/** Lists what one page cost on one telephone, a row for each measure that our own page has. */
export function toRows(samples: readonly Sample[], page: PagePath, telephone: Telephone): Row[] {
  const onPage = samples.filter((sample) => sample.page === page && sample.telephone === telephone)
  return MEASURES.map((row) => ({
    ...row,
    values: Object.fromEntries(onPage.map((sample) => [sample.contestant.key, figureOf(sample, row.key)])),
  })).filter(({ values }) => values.ours)
}

function figureOf({ visits, scores }: Sample, key: Row['key']): Figure | null {
  const values = isScore(key) ? scores.map((run) => run[key.slice('score:'.length)]) : visits.map((run) => run[key])
  return toFigure(values.filter((value) => typeof value === 'number'))
}

export function toFigure(values: readonly number[]): Figure | null {
  if (values.length === 0) return null
  return { median: median(values), lowest: Math.min(...values), highest: Math.max(...values) }
}

function isScore(key: Row['key']): key is `score:${string}` {
  return key.startsWith('score:')
}

/** The difference of medians below which they are level. */
const LEVEL = 0.03

/** Compares ours with another: level if the medians differ by 3 % at most or the ranges overlap. */
export function standing(
  { values, better, digits, unit }: Row,
  other: Contestant['key'],
): 'ahead' | 'level' | 'behind' | null {
  const { ours } = values
  const theirs = values[other]
  if (!ours || !theirs) return null
  const [own, its] = [ours.median, theirs.median].map((value) => round(value, unit, digits)) as [number, number]
  const overlap = ours.lowest <= theirs.highest && theirs.lowest <= ours.highest
  if (overlap || Math.abs(own - its) <= LEVEL * Math.max(own, its)) return 'level'
  return own < its === (better === 'lower') ? 'ahead' : 'behind'
}

/** Rounds a value to the unit that is shown. */
export function round(value: number, unit: Row['unit'], digits: number): number {
  return Number((unit === 'KB' ? value / 1024 : value).toFixed(digits))
}
