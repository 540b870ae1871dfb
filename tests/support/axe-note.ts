/** A test that runs axe writes an `AxeNote`, as JSON, into an annotation of this type. */
export const AXE_NOTE = 'axe'

export interface AxeNote {
  /** How often axe ran. */
  checks: number
  /** How many rules it applied. */
  rules: number
  axe: string
  browser: string
}
