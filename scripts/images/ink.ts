/** Returns whether shapes of a drawing have the colour of the text around it. */
export function takesInk(svg: string): boolean {
  return /currentcolor/i.test(svg)
}

/**
 * Returns the style sheet by which `currentColor` becomes a colour. It comes as a rule, because in the place of a word it could make other rules
 * apply. It also shows what the drawing itself makes transparent, so the check draws with one too.
 */
export function inkSheet(ink: string): string {
  return `*{color:${ink} !important}`
}
