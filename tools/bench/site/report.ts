import { LIGHTHOUSE } from '../../run-lighthouse.ts'
import { machine, median } from '../measure.ts'
import { type Contestant, versionOfAstro } from './contestants.ts'
import type { Interactions } from './interactions.ts'
import { PAGES, type Row, round, type Sample, standing, toRows } from './results.ts'
import { CPU_SLOWDOWN, NETWORK } from './telephone.ts'
import type { PagePath } from './visit.ts'

export interface Circumstances {
  contestants: readonly Contestant[]
  browserVersion: string
  visits: number
  lighthouseRuns: number
  /** Average load of the machine over the last minute, before and after. */
  load: readonly [before: number, after: number]
}

const TARGET_LCP = 1.1
/** Milliseconds from an interaction of ours to the next paint, on a processor as slow as the one above. */
const TARGET_INP = 100
/** Milliseconds that ours may take, on the same. */
const LIMITS: readonly { key: Row['key']; name: string; most: number }[] = [
  { key: 'longestTask', name: 'no task at load above', most: 50 },
  { key: 'interaction', name: 'INP of opening a project at most', most: TARGET_INP },
]

/** The part of docs/performance.md, in English. */
export function report(
  samples: readonly Sample[],
  interactions: readonly Interactions[],
  circumstances: Circumstances,
): string {
  const { contestants, browserVersion, visits, lighthouseRuns, load } = circumstances
  return `## The site beside a bare page and Astro

Written by \`npm run bench:site\`, which builds everything below and measures it again.

- **Date**: ${new Date().toISOString().slice(0, 10)}.
- **Machine**: ${machine()}, Chromium ${browserVersion}, ${LIGHTHOUSE.replace('@', ' ')}. Load average ${load[0].toFixed(1)} before and ${load[1].toFixed(1)} after: where it is far above the number of processors, other work was going on, and times are longer than on a quiet machine.
- **This site**: \`npm run build\` of \`content/\`, with its security headers and the analytics script.
- **Bare page**: generated from ours: the same words, folded where ours are, and the same first picture in the same files, two lines of style, no font, no script.
- **Astro** ${versionOfAstro()} (the last major version for Node 20): content collections of the same Markdown, its \`<Picture>\` in AVIF and WebP at our widths, a native \`<dialog>\` for each project.
- Astro has the same typeface (\`@fontsource-variable/bricolage-grotesque\`) and only these two pages: no contact form, no project pages.
- **Served** by \`scripts/server\` to all alike: HTTP/1.1, brotli, cache headers.
- **Measured** in one run, page after page and contestant after contestant, in a changing order: a 412 × 823 telephone with ${NETWORK.latencyMs} ms of latency, ${NETWORK.megabitsPerSecond} Mbit/s and a processor ${CPU_SLOWDOWN} times slower, an empty cache each time. The link is slow packet by packet (\`tools/bench/site/slow-link.ts\`), and a new connection costs one more round trip; Chromium’s own throttling hands each response over in one piece, as if a browser could not read the head of a page before its end. No visit has the DevTools’ domain “Runtime” enabled, as tools that drive a browser have: with it, V8 spends some 50 ms more on every page with React. Medians of ${visits} visits after one that does not count, and of ${lighthouseRuns} Lighthouse runs. In brackets: the figure divided by ours.

${PAGES.map((page) => table(samples, page, contestants)).join('\n\n')}

### Every other interaction of this site

Milliseconds from the touch, or the key, to the next paint, on the same telephone. Each on a first visit of its page, once in each of ${interactions.length} rounds.

${interactionTable(interactions)}

### Targets

${PAGES.map((page) => lcpTarget(toRows(samples, page), page)).join('\n')}
${PAGES.flatMap((page) => limits(toRows(samples, page), page)).join('\n')}
${interactionTarget(interactions)}
${PAGES.map((page) => behind(toRows(samples, page), page)).join('\n')}
`
}

function table(samples: readonly Sample[], page: PagePath, contestants: readonly Contestant[]): string {
  const rows = toRows(samples, page).map(
    (row) => `| ${row.name} | ${contestants.map(({ key }) => cell(row, key)).join(' | ')} |`,
  )
  const spread = contestants.map(({ key }) => {
    const times = samples
      .filter((sample) => sample.page === page && sample.contestant.key === key)
      .flatMap(({ visits }) => visits.map(({ largestPaint }) => largestPaint))
    return `${number(Math.min(...times), '', 0)} to ${number(Math.max(...times), 'ms', 0)}`
  })
  return `### \`${page}\`

| | ${contestants.map(({ name }) => name).join(' | ')} |
|---|${contestants.map(() => '--:').join('|')}|
${rows.join('\n')}
| Largest contentful paint, fastest to slowest visit | ${spread.join(' | ')} |`
}

function cell(row: Row, key: Contestant['key']): string {
  const { values, unit, digits } = row
  const [value, ours] = [values[key], values.ours]
  if (value === null) return '–'
  const figure = number(value, unit, digits)
  if (key === 'ours') return `**${figure}**`
  return ours ? `${figure} (${(value / ours).toFixed(2)})` : figure
}

function number(value: number, unit: Row['unit'], digits: number): string {
  const figure = round(value, unit, digits).toLocaleString('en', { maximumFractionDigits: digits })
  return unit === '' ? figure : `${figure} ${unit}`
}

function lcpTarget(rows: readonly Row[], page: PagePath): string {
  const { ours, bare } = rows.find(({ key }) => key === 'largestPaint')?.values ?? {}
  const ratio = (ours ?? Number.NaN) / (bare ?? Number.NaN)
  const verdict = ratio <= TARGET_LCP ? 'met' : '**missed**'
  return `- \`${page}\`, largest contentful paint within ${TARGET_LCP.toFixed(2)} of the bare page: ${verdict}, ${ratio.toFixed(2)}.`
}

function limits(rows: readonly Row[], page: PagePath): string[] {
  return LIMITS.flatMap(({ key, name, most }) => {
    const ours = rows.find((row) => row.key === key)?.values.ours
    if (ours === undefined || ours === null) return []
    return [`- \`${page}\`, ${name} ${most} ms: ${ours <= most ? 'met' : '**missed**'}, ${ours.toFixed(0)} ms.`]
  })
}

function interactionTable(interactions: readonly Interactions[]): string {
  const rows = namesOf(interactions).map((name) => {
    const times = timesOf(interactions, name)
    return `| ${name} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`
  })
  return `| | median | slowest |\n|---|--:|--:|\n${rows.join('\n')}`
}

function interactionTarget(interactions: readonly Interactions[]): string {
  const slow = namesOf(interactions).filter((name) => median(timesOf(interactions, name)) > TARGET_INP)
  const verdict = slow.length === 0 ? 'met' : `**missed** by ${slow.join(', ')}`
  return `- INP of every other interaction at most ${TARGET_INP} ms: ${verdict}.`
}

function namesOf([first = {}]: readonly Interactions[]): string[] {
  return Object.keys(first)
}

function timesOf(interactions: readonly Interactions[], name: string): number[] {
  return interactions.map((times) => times[name] ?? Number.NaN)
}

/** Where Astro is not left behind. */
function behind(rows: readonly Row[], page: PagePath): string {
  const named = (wanted: string) => rows.filter((row) => standing(row, 'astro') === wanted)
  const list = (found: readonly Row[]) => found.map((row) => row.name.toLowerCase()).join(', ') || 'none'
  const verdict = named('behind').length === 0 ? 'met' : '**missed**'
  return `- \`${page}\`, ahead of Astro on every row: ${verdict}. Behind: ${list(named('behind'))}. Level: ${list(named('level'))}.`
}
