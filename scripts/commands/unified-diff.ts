import { linesIn } from './content-report.ts'

interface Row {
  sign: ' ' | '-' | '+'
  text: string
}

/** The number of unchanged lines around a change. */
const CONTEXT = 2

/** Returns the difference of two texts in the format of `diff -u`. */
export function unifiedDiff(file: string, before: string, after: string): string[] {
  const rows = rowsOf(linesIn(before), linesIn(after))
  const isNear = rows.map((_, at) => rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(isChange))
  const lines = [`--- ${file}`, `+++ ${file}`]
  let [old, now] = [1, 1]
  for (const [at, { sign, text }] of rows.entries()) {
    if (isNear[at] && !isNear[at - 1]) {
      const end = isNear.indexOf(false, at)
      const hunk = rows.slice(at, end === -1 ? undefined : end)
      const count = (other: Row['sign']) => hunk.filter(({ sign }) => sign !== other).length
      lines.push(`@@ -${old},${count('+')} +${now},${count('-')} @@`)
    }
    if (isNear[at]) lines.push(sign + text)
    if (sign !== '+') old++
    if (sign !== '-') now++
  }
  return lines
}

function isChange({ sign }: Row): boolean {
  return sign !== ' '
}

/** Keeps as many lines as possible. Lines at the end are unchanged, so only those above are compared pairwise. */
function rowsOf(before: readonly string[], after: readonly string[]): Row[] {
  let same = 0
  while (same < before.length && before.at(-1 - same) === after.at(-1 - same)) same++
  const [olds, news] = [before.slice(0, before.length - same), after.slice(0, Math.max(0, after.length - same))]
  const kept = Array.from({ length: olds.length + 1 }, () => new Uint16Array(news.length + 1))
  const keptFrom = (old: number, now: number) => kept[old]?.[now] ?? 0
  for (let old = olds.length - 1; old >= 0; old--)
    for (let now = news.length - 1; now >= 0; now--) {
      const isSame = olds[old] === news[now]
      const most = isSame ? keptFrom(old + 1, now + 1) + 1 : Math.max(keptFrom(old + 1, now), keptFrom(old, now + 1))
      kept[old]?.fill(most, now, now + 1)
    }
  const rows: Row[] = []
  let [old, now] = [0, 0]
  while (old < olds.length || now < news.length) {
    const [gone, come] = [olds[old], news[now]]
    const isGone = come === undefined || (gone !== undefined && keptFrom(old + 1, now) >= keptFrom(old, now + 1))
    const sign = gone === come ? ' ' : isGone ? '-' : '+'
    rows.push({ sign, text: (sign === '+' ? come : gone) ?? '' })
    if (sign !== '+') old++
    if (sign !== '-') now++
  }
  return [...rows, ...before.slice(olds.length).map((text) => ({ sign: ' ' as const, text }))]
}
