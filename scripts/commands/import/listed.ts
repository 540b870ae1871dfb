/** The most paths that are named. */
export const SHOWN = 30

/** The most characters of a path that are shown, because a key may be a whole text. */
const PATH_SHOWN = 120

/** Returns paths as the end of a sentence, on one line. */
export function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, SHOWN).map((path) => {
    const line = path.replace(/\s+/g, ' ')
    return line.length > PATH_SHOWN ? `${line.slice(0, PATH_SHOWN)}…` : line
  })
  return `${shown.join(', ')}${paths.length > SHOWN ? '…' : '.'}`
}
