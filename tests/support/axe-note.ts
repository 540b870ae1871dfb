/** A test that runs axe writes an `AxeNote`, as JSON, into an annotation of this type. */
export const AXE_NOTE = 'axe'

export interface AxeNote {
  /** The number of runs of axe. */
  checks: number
  /** The number of rules that it applied. */
  rules: number
  axe: string
  browser: string
}
