import type { TextStyle } from './style.ts'

/** Structure types of PDF 1.7 (ISO 32000-1, 14.8.4) that a CV needs. */
export type StructureType = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link'

/** What assistive technology reads: a tree beside the drawing. Its leaves are drawn by fragments. */
export interface StructureNode {
  type: StructureType
  children: StructureNode[]
}

export function addNode(parent: StructureNode, type: StructureType): StructureNode {
  const node: StructureNode = { type, children: [] }
  parent.children.push(node)
  return node
}

/** One line of one text. */
export interface Fragment {
  /** `null` for what only decorates. */
  node: StructureNode | null
  text: string
  /** From the left edge of the page. */
  x: number
  style: TextStyle
  link?: Link
}

export interface Link {
  url: string
  /** What the link does, for those who do not see it. */
  says: string
}

/** A strip of the page that is never cut. All its texts stand on one baseline. */
export interface Row {
  /** Left out at the top of a page. */
  spaceBefore: number
  height: number
  fragments: readonly Fragment[]
  /** A line across the page above it, within `spaceBefore`: a section begins. */
  opensSection: boolean
  /** A page never ends between it and the next row. */
  keepWithNext: boolean
}

/** Adds to the space before the first of some rows. */
export function withSpaceBefore(rows: readonly Row[], space: number): Row[] {
  return rows.map((row, index) => (index === 0 ? { ...row, spaceBefore: row.spaceBefore + space } : row))
}

/** Rows that never part, whatever else they are kept with. */
export function together(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => (index < rows.length - 1 ? { ...row, keepWithNext: true } : row))
}

/** Two columns: the first row of one on the baseline of the first row of the other, and so on. */
export function sideBySide(left: readonly Row[], right: readonly Row[]): Row[] {
  const longer = left.length < right.length ? right : left
  return longer.map((row, index) => ({
    ...row,
    height: Math.max(left[index]?.height ?? 0, right[index]?.height ?? 0),
    fragments: [...(left[index]?.fragments ?? []), ...(right[index]?.fragments ?? [])],
  }))
}
