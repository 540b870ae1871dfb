import type { Row } from './rows.ts'

export interface PlacedRow {
  row: Row
  /** Its upper edge, from the top of the page's body. */
  top: number
}

/** A section that does not fit below moves to the next page as a whole when at least this share of the page is filled. */
const WELL_FILLED = 0.6

/**
 * Rows on pages, in order. Rows that belong together move to the next page together, unless they are taller than a page; so do
 * those of a section, unless they would leave a page half empty.
 */
export function paginate(rows: readonly Row[], bodyHeight: number): PlacedRow[][] {
  const pages: PlacedRow[][] = []
  let bottom = Number.POSITIVE_INFINITY

  function place(row: Row) {
    const top = bottom + row.spaceBefore
    if (top + row.height <= bodyHeight) {
      pages.at(-1)?.push({ row, top })
      bottom = top + row.height
    } else {
      pages.push([{ row, top: 0 }])
      bottom = row.height
    }
  }

  function beginPageUnlessFits(group: readonly Row[]) {
    const height = heightOf(group)
    const isTallerThanAPage = height - (group[0]?.spaceBefore ?? 0) > bodyHeight
    if (bottom + height > bodyHeight && !isTallerThanAPage) bottom = Number.POSITIVE_INFINITY
  }

  for (const section of splitBefore(rows, ({ opensSection }) => opensSection)) {
    if (bottom >= bodyHeight * WELL_FILLED) beginPageUnlessFits(section)
    for (const group of splitBefore(section, (_, previous) => !previous.keepWithNext)) {
      beginPageUnlessFits(group)
      group.forEach(place)
    }
  }
  return pages
}

function splitBefore(rows: readonly Row[], isFirst: (row: Row, previous: Row) => boolean): Row[][] {
  const groups: Row[][] = []
  let previous: Row | null = null
  for (const row of rows) {
    if (previous === null || isFirst(row, previous)) groups.push([row])
    else groups.at(-1)?.push(row)
    previous = row
  }
  return groups
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { spaceBefore, height }) => sum + spaceBefore + height, 0)
}
