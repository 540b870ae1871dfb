import type { Row } from './rows.ts'

export interface PlacedRow {
  row: Row
  /** Its upper edge, from the top of the page's body. */
  top: number
}

/** Rows on pages, in order. Rows that belong together move to the next page together, unless they are taller than a page. */
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

  for (const group of groupsOf(rows)) {
    const height = heightOf(group)
    const isTallerThanAPage = height - (group[0]?.spaceBefore ?? 0) > bodyHeight
    if (bottom + height > bodyHeight && !isTallerThanAPage) bottom = Number.POSITIVE_INFINITY
    group.forEach(place)
  }
  return pages
}

function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  let isTogether = false
  for (const row of rows) {
    if (isTogether) groups.at(-1)?.push(row)
    else groups.push([row])
    isTogether = row.keepWithNext
  }
  return groups
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { spaceBefore, height }) => sum + spaceBefore + height, 0)
}
