import { LIGHTHOUSE } from '../../run-lighthouse.ts'
import { machine, median } from '../measure.ts'
import { BEFORE, type Contestant, versionsOf } from './contestants.ts'
import type { Interactions } from './interactions.ts'
import { type Row, round, type Sample, standing, toRows } from './results.ts'
import { TELEPHONES, type Telephone } from './telephone.ts'
import { PAGES, type PagePath } from './visit.ts'

export interface Circumstances {
  contestants: readonly Contestant[]
  browserVersion: string
  visits: number
  lighthouseRuns: number
  /** Average load of the machine over the last minute, before and after. */
  load: readonly [before: number, after: number]
}

const TARGET_LCP = 1.1
/** Milliseconds that ours may take, on the slow telephone. */
const LIMITS: readonly { key: Row['key']; name: string; most: number }[] = [
  { key: 'longestTask', name: 'no task at load above', most: 50 },
  { key: 'interaction', name: 'INP of opening a project at most', most: 56 },
  { key: 'nextPage', name: 'from a click to the next page painted at most', most: 100 },
]
/** Milliseconds from any other interaction to the next paint, on the same. */
const TARGET_INTERACTION = { median: 64, slowest: 80 }

/** The part of docs/performance.md, in English. */
export function report(
  samples: readonly Sample[],
  interactions: readonly Interactions[],
  circumstances: Circumstances,
): string {
  const { contestants, browserVersion, visits, lighthouseRuns, load } = circumstances
  const astro = versionsOf('astro')
  const react = versionsOf('react')
  const [slow] = TELEPHONES
  return `## The site beside its peers

Written by \`npm run bench:site\`, which builds everything below and measures it again.

- **Date**: ${new Date().toISOString().slice(0, 10)}.
- **Machine**: ${machine()}, Chromium ${browserVersion}, ${LIGHTHOUSE.replace('@', ' ')}. Load average ${load[0].toFixed(1)} before and ${load[1].toFixed(1)} after: where it is far above the number of processors, other work was going on, and times are longer than on a quiet machine.
- **This site**: a build of \`content/\` with one more project, a case study with a film, a gallery and code (\`tools/bench/site/etude-de-cas.md\`), with its security headers and the analytics script.
- **Before**: the same of the commit ${BEFORE}, the last one before this work, with the content of that commit and the same case study.
- **Bare page**: generated from ours: the same words, folded where ours are, and the same first picture in the same files, two lines of style, no font, no script.
- **Astro** ${astro.astro} (the last major version for Node 20): content collections of the same Markdown, its \`<Picture>\` in AVIF and WebP at our widths, a native \`<dialog>\` for each project, a page for each project.
- **React application**: React Router ${react['react-router']}, pre-rendered and hydrated whole, with HeroUI ${react['@heroui/react']}; our encoded pictures.
- Astro and the React application have the same typeface (\`@fontsource-variable/bricolage-grotesque\`), the same analytics tag, and must show the words of our pages (what is sought, the career, the evidence of each skill, facts, figures and quotes of projects); no night versions of pictures, no filter, no contact form.
- **Served** by \`scripts/server\` to all alike: HTTP/1.1, brotli, cache headers.
- **Measured** in one run, page after page and contestant after contestant, beginning with another one each time: a 412 × 823 telephone, ${TELEPHONES.map(({ name, network, cpuSlowdown }) => `${name.toLowerCase().replace('a ', '')} with ${network.latencyMs} ms of latency, ${network.megabitsPerSecond} Mbit/s and a processor ${cpuSlowdown} times slower`).join(', ')}, an empty cache each time. The link is slow packet by packet (\`tools/bench/site/slow-link.ts\`), and a new connection costs one more round trip; Chromium’s own throttling hands each response over in one piece, as if a browser could not read the head of a page before its end. No visit has the DevTools’ domain “Runtime” enabled, as tools that drive a browser have: with it, V8 spends some 50 ms more on every page with React. The next page is that of the list: a mouse rests on its link for a second, then clicks. Medians of ${visits} visits, after one that does not count, the fastest and the slowest in brackets; ${lighthouseRuns} Lighthouse run${lighthouseRuns > 1 ? 's' : ''}.
- **Beside Astro**: “level” means medians within 3 % of each other, or ranges that overlap.

${TELEPHONES.map((telephone) => PAGES.map((page) => table(samples, page, telephone, contestants)).join('\n\n')).join('\n\n')}

### Every other interaction of this site

Milliseconds from the touch, or the key, to the next paint, on the slow telephone. Each on a first visit of its page, once in each of ${interactions.length} rounds.

${interactionTable(interactions)}

### Targets

${PAGES.map((page) => lcpTarget(toRows(samples, page, slow), page)).join('\n')}
${PAGES.flatMap((page) => limits(toRows(samples, page, slow), page)).join('\n')}
${interactionTarget(interactions)}
${TELEPHONES.flatMap((telephone) => PAGES.map((page) => behind(toRows(samples, page, telephone), page, telephone))).join('\n')}
`
}

function table(
  samples: readonly Sample[],
  page: PagePath,
  telephone: Telephone,
  contestants: readonly Contestant[],
): string {
  const rows = toRows(samples, page, telephone).map(
    (row) =>
      `| ${row.name} | ${contestants.map(({ key }) => cell(row, key)).join(' | ')} | ${standing(row, 'astro') ?? ''} |`,
  )
  return `### \`${page}\`, ${telephone.name.toLowerCase()}

| | ${contestants.map(({ name }) => name).join(' | ')} | beside Astro |
|---|${contestants.map(() => '--:').join('|')}|---|
${rows.join('\n')}`
}

function cell({ values, unit, digits }: Row, key: Contestant['key']): string {
  const figure = values[key]
  if (!figure) return '–'
  const [middle, low, high] = [figure.median, figure.lowest, figure.highest].map((value) => number(value, unit, digits))
  const shown = [key === 'ours' ? `**${middle}**` : middle, unit].filter(Boolean).join(' ')
  return low === high ? shown : `${shown} (${low}–${high})`
}

function number(value: number, unit: Row['unit'], digits: number): string {
  return round(value, unit, digits).toLocaleString('en', { maximumFractionDigits: digits })
}

function lcpTarget(rows: readonly Row[], page: PagePath): string {
  const { ours, bare } = rows.find(({ key }) => key === 'largestPaint')?.values ?? {}
  const ratio = (ours?.median ?? Number.NaN) / (bare?.median ?? Number.NaN)
  const verdict = ratio <= TARGET_LCP ? 'met' : '**missed**'
  return `- \`${page}\`, largest contentful paint within ${TARGET_LCP.toFixed(2)} of the bare page: ${verdict}, ${ratio.toFixed(2)}.`
}

function limits(rows: readonly Row[], page: PagePath): string[] {
  return LIMITS.flatMap(({ key, name, most }) => {
    const ours = rows.find((row) => row.key === key)?.values.ours?.median
    if (ours === undefined) return []
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
  const { median: most, slowest } = TARGET_INTERACTION
  const slow = namesOf(interactions).filter((name) => {
    const times = timesOf(interactions, name)
    return median(times) > most || Math.max(...times) > slowest
  })
  const verdict = slow.length === 0 ? 'met' : `**missed** by ${slow.join(', ')}`
  return `- Every other interaction, median at most ${most} ms and slowest at most ${slowest}: ${verdict}.`
}

function namesOf([first = {}]: readonly Interactions[]): string[] {
  return Object.keys(first)
}

function timesOf(interactions: readonly Interactions[], name: string): number[] {
  return interactions.map((times) => times[name] ?? Number.NaN)
}

/** Where Astro is not left behind. */
function behind(rows: readonly Row[], page: PagePath, { name }: Telephone): string {
  const named = (wanted: string) => rows.filter((row) => standing(row, 'astro') === wanted)
  const list = (found: readonly Row[]) => found.map((row) => row.name.toLowerCase()).join(', ') || 'none'
  const verdict = named('behind').length === 0 ? 'met' : '**missed**'
  return `- \`${page}\`, ${name.toLowerCase()}, ahead of Astro or level on every row: ${verdict}. Behind: ${list(named('behind'))}. Level: ${list(named('level'))}.`
}
