/** What a test that runs axe notes of itself, as JSON in an annotation of this type. */
export const AXE_NOTE = 'axe'

export interface AxeNote {
  /** How often axe ran. */
  checks: number
  /** How many rules it applied. */
  rules: number
  axe: string
  browser: string
}
