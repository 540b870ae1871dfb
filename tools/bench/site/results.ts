import { median } from '../measure.ts'
import type { Contestant } from './contestants.ts'
import type { PagePath, Visit } from './visit.ts'

export const PAGES: readonly PagePath[] = ['/', '/projets']

/** Scores from 0 to 100 by Lighthouse's name of the category. */
export type Scores = Readonly<Record<string, number>>

/** All that was measured of one page of one contestant. */
export interface Sample {
  contestant: Contestant
  page: PagePath
  visits: Visit[]
  scores: Scores[]
}

export interface Row {
  key: keyof Visit | `score:${string}`
  name: string
  unit: 'ms' | 'KB' | ''
  digits: number
  better: 'lower' | 'higher'
  /** Medians by contestant; `null` where there is nothing to measure. */
  values: Readonly<Record<Contestant['key'], number | null>>
}

const VISIT_ROWS: readonly Omit<Row, 'values'>[] = [
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
]

const SCORE_ROWS: readonly Omit<Row, 'values'>[] = [
  { key: 'score:performance', name: 'Lighthouse performance', unit: '', digits: 0, better: 'higher' },
  { key: 'score:accessibility', name: 'Lighthouse accessibility', unit: '', digits: 0, better: 'higher' },
  { key: 'score:best-practices', name: 'Lighthouse best practices', unit: '', digits: 0, better: 'higher' },
  { key: 'score:seo', name: 'Lighthouse SEO', unit: '', digits: 0, better: 'higher' },
]

/** The medians of one page, a row for each measure that our own page has. */
export function toRows(samples: readonly Sample[], page: PagePath): Row[] {
  const onPage = samples.filter((sample) => sample.page === page)
  return [...VISIT_ROWS, ...SCORE_ROWS]
    .map((row) => ({
      ...row,
      values: Object.fromEntries(
        onPage.map((sample) => [sample.contestant.key, medianOf(sample, row.key)]),
      ) as Row['values'],
    }))
    .filter(({ values }) => values.ours !== null)
}

function medianOf({ visits, scores }: Sample, key: Row['key']): number | null {
  const values = isScore(key) ? scores.map((run) => run[key.slice('score:'.length)]) : visits.map((run) => run[key])
  const numbers = values.filter((value) => typeof value === 'number')
  return numbers.length === 0 ? null : median(numbers)
}

function isScore(key: Row['key']): key is `score:${string}` {
  return key.startsWith('score:')
}

/** How ours stands beside another, as a reader sees it: equal once rounded is equal. */
export function standing(
  { values, better, digits, unit }: Row,
  other: Contestant['key'],
): 'ahead' | 'level' | 'behind' {
  const [ours, theirs] = [values.ours, values[other]].map((value) => round(value ?? 0, unit, digits)) as [
    number,
    number,
  ]
  if (ours === theirs) return 'level'
  return ours < theirs === (better === 'lower') ? 'ahead' : 'behind'
}

/** In the unit that is shown. */
export function round(value: number, unit: Row['unit'], digits: number): number {
  return Number((unit === 'KB' ? value / 1024 : value).toFixed(digits))
}
