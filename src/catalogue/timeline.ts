import type { CvEntry } from './types.ts'

type Dated = Pick<CvEntry, 'start' | 'end'>

/** A part of a line from the first start to the last date, in per cent of the line. */
export interface Span {
  from: number
  length: number
}

const SHORTEST = 2

/** The period of each entry on one line. A current one reaches the end of the line, so that the line does not depend on today's date. */
export function timelineOf(entries: readonly Dated[]): readonly Span[] {
  const starts = entries.map(({ start }) => monthOf(start, 0))
  const ends = entries.map(({ start, end }) => monthOf(end ?? start, 11) + 1)
  const first = Math.min(...starts)
  const last = Math.max(...ends)
  const percent = (month: number) => Math.round((100 * (month - first)) / (last - first))
  return entries.map(({ end }, index) => {
    const from = percent(starts[index] ?? first)
    const to = end === null ? 100 : percent(ends[index] ?? last)
    const length = Math.max(SHORTEST, to - from)
    return { from: Math.min(from, 100 - length), length }
  })
}

/** The years at both ends of that line. A current post has no last one. */
export function yearsOfTimeline(entries: readonly Dated[]): readonly [first: string, last: string] {
  // The ellipsis comes after all digits.
  const years = entries.flatMap(({ start, end }) => [start.slice(0, 4), end?.slice(0, 4) ?? '…']).sort()
  return [years[0] ?? '', years.at(-1) ?? '']
}

/** Months since the year 0. */
function monthOf(date: string, monthOfYear: number): number {
  const [year, month] = date.split('-').map(Number)
  return 12 * (year ?? 0) + (month === undefined ? monthOfYear : month - 1)
}
