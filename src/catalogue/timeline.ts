import type { CvJob } from './types.ts'

type Dated = Pick<CvJob, 'start' | 'end'>

/** A part of the line from the first start to the last date, in per cent. */
export interface Span {
  from: number
  length: number
}

const SHORTEST = 2

/**
 * Returns the period of each entry on one line. A current post reaches to the month of the build, because it would otherwise look as if it
 * had just begun.
 * @param month 'YYYY-MM'
 */
export function timelineOf(entries: readonly Dated[], month: string): readonly Span[] {
  const starts = entries.map(({ start }) => monthOf(start, 0))
  const ends = entries.map((entry) => monthOf(endOf(entry, month), 11) + 1)
  const first = Math.min(...starts)
  const last = Math.max(...ends)
  const percent = (at: number) => Math.round((100 * (at - first)) / (last - first))
  return starts.map((start, index) => {
    const from = percent(start)
    const length = Math.max(SHORTEST, percent(ends[index] ?? last) - from)
    return { from: Math.min(from, 100 - length), length }
  })
}

/** Returns the years at both ends of that line. */
export function yearsOfTimeline(entries: readonly Dated[], month: string): readonly [first: string, last: string] {
  const years = entries.flatMap((entry) => [entry.start, endOf(entry, month)].map((date) => date.slice(0, 4))).sort()
  return [years[0] ?? '', years.at(-1) ?? '']
}

/** Returns the end of an entry. A current post may begin after the month of the build. */
function endOf({ start, end }: Dated, month: string): string {
  return end ?? (start > month ? start : month)
}

/** Returns the months since the year 0. */
function monthOf(date: string, monthOfYear: number): number {
  const [year, month] = date.split('-').map(Number)
  return 12 * (year ?? 0) + (month === undefined ? monthOfYear : month - 1)
}
