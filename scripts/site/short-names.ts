/** Custom properties that scripts of a page set, so they keep their names. */
export const SET_BY_SCRIPTS: readonly string[] = ['--swipe']

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/**
 * Matches custom properties; skips escaped characters, strings and addresses. What is not closed ends with the sheet, so that nothing is
 * read twice.
 */
const NAME = /\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|url\((?:[^)\\]|\\[\s\S])*\)?|(?<![\w-])--[\w-]+/g

/**
 * Returns a function that gives custom properties names of one or two letters, because every page contains its style sheet. The dev server
 * keeps the full names. The same sheets give the same names.
 * @param ours all style sheets that a page may have
 * @param own the owner's sheet, whose names stay if they are not ours
 */
export function shortNames(ours: readonly string[], own: string): (css: string) => string {
  const uses = new Map<string, number>()
  for (const name of ours.flatMap(namesIn)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const often = [...uses].sort(([one, n], [other, m]) => m - n || (one < other ? -1 : 1))
  const taken = new Set(namesIn(own))
  const free = [...LETTERS, ...[...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second))]
    .map((letters) => `--${letters}`)
    .filter((name) => !taken.has(name))
  const named = often.map(([name]) => name).filter((name) => !SET_BY_SCRIPTS.includes(name))
  const short = new Map(named.map((name, index) => [name, free[index] ?? name]))
  return (css) => css.replace(NAME, (found) => short.get(found) ?? found)
}

function namesIn(css: string): string[] {
  return (css.match(NAME) ?? []).filter((found) => found.startsWith('--'))
}
