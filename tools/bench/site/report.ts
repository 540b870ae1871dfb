import { LIGHTHOUSE } from '../../run-lighthouse.ts'
import { machine, median } from '../measure.ts'
import { type Contestant, versionsOf } from './contestants.ts'
import type { Interactions } from './interactions.ts'
import { MEASURES, type Row, round, type Sample, standing, toRows } from './results.ts'
import { TELEPHONES, type Telephone } from './telephone.ts'
import { PAGES } from './visit.ts'

export interface Circumstances {
  contestants: readonly Contestant[]
  browserVersion: string
  visits: number
  lighthouseRuns: number
  /** The average load of the machine over the last minute, before and after. */
  load: readonly [before: number, after: number]
}

/** The measures that depend on the processor and on the link. The others are the same on both telephones. */
const TIMES: readonly Row['key'][] = [
  'firstPaint',
  'largestPaint',
  'blockingTime',
  'longestTask',
  'interaction',
  'nextPage',
]

const TARGET_LCP = 1.1
/** The milliseconds that ours may take on the slow telephone. */
const LIMITS: readonly { key: Row['key']; name: string; most: number }[] = [
  { key: 'longestTask', name: 'no task at load above', most: 50 },
  { key: 'interaction', name: 'INP of opening a project at most', most: 56 },
  { key: 'nextPage', name: 'from a click to the next page painted at most', most: 100 },
]
/** The milliseconds from any other interaction to the next paint, on the slow telephone. */
const TARGET_INTERACTION = { median: 64, slowest: 80 }

/** The measures of each page on one telephone, in the order of `PAGES`. */
type PageRows = readonly (readonly Row[])[]

/** Writes the visits' part of docs/performance.md, in English. */
export function report(
  samples: readonly Sample[],
  interactions: readonly Interactions[],
  circumstances: Circumstances,
): string {
  const { contestants, browserVersion, visits, lighthouseRuns, load } = circumstances
  const rowsOn = (telephone: Telephone): PageRows => PAGES.map((page) => toRows(samples, page, telephone))
  const [slow, fast] = TELEPHONES.map(rowsOn) as [PageRows, PageRows]
  const isPerfect = (key: Row['key']) =>
    key.startsWith('score:') && slow.every((rows) => rowOf(rows, key)?.values.ours?.median === 100)
  const perfect = MEASURES.filter(({ key }) => isPerfect(key)).map(({ name }) => name)
  return `## The site beside its peers

Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}, Chromium ${browserVersion}, ${LIGHTHOUSE.replace('@', ' ')} (${lighthouseRuns} ×), load average ${load[0].toFixed(1)} before and ${load[1].toFixed(1)} after.
Medians of ${visits} visits with an empty cache, all contestants in turn: ${contestants.map(({ key, name }) => name + versionOf(key)).join(' · ')}.
${TELEPHONES.map(describe).join('; ')}.
“Ahead” and “behind” compare this site with Astro; without a word they are level: medians within 3 %, or ranges that overlap.${perfect.length > 0 ? ` ${perfect.join(', ')}: 100 on all pages.` : ''}

${head('')}
${linesOf(slow, contestants, '', (key) => !isPerfect(key))}
${linesOf(fast, contestants, ', fast telephone', (key) => TIMES.includes(key))}

${head('target on the slow telephone')}
${[lcpTarget(slow), ...LIMITS.map((limit) => limitTarget(slow, limit)), peerTarget(slow), peerTarget(fast, ', fast telephone')].join('\n')}

${interactionTarget(interactions)}
`
}

function head(corner: string): string {
  return `| ${corner} | ${PAGES.map((page) => `\`${page}\``).join(' | ')} |\n|---|${PAGES.map(() => '---').join('|')}|`
}

function versionOf(key: Contestant['key']): string {
  if (key === 'astro') return ` ${versionsOf(key).astro}`
  if (key !== 'react') return ''
  const versions = versionsOf(key)
  return ` (React Router ${versions['react-router']}, HeroUI ${versions['@heroui/react']})`
}

function describe({ name, network, cpuSlowdown }: Telephone): string {
  return `${name}: ${network.latencyMs} ms, ${network.megabitsPerSecond} Mbit/s, a processor ${cpuSlowdown} times slower`
}

function linesOf(
  pages: PageRows,
  contestants: readonly Contestant[],
  where: string,
  isShown: (key: Row['key']) => boolean,
): string {
  return MEASURES.filter(({ key }) => isShown(key) && pages.some((rows) => rowOf(rows, key)))
    .map(({ key, name, unit }) => {
      const cells = pages.map((rows) => cell(rowOf(rows, key), contestants))
      return `| ${name}${where}${unit && `, ${unit}`} | ${cells.join(' | ')} |`
    })
    .join('\n')
}

function rowOf(rows: readonly Row[], key: Row['key']): Row | undefined {
  return rows.find((row) => row.key === key)
}

function cell(row: Row | undefined, contestants: readonly Contestant[]): string {
  if (row === undefined) return '–'
  const { values, unit, digits } = row
  const figures = contestants.map(({ key }) => {
    const figure = values[key]
    if (!figure) return '–'
    const shown = round(figure.median, unit, digits).toLocaleString('en', { maximumFractionDigits: digits })
    return key === 'ours' ? `**${shown}**` : shown
  })
  const verdict = standing(row, 'astro')
  return figures.join(' · ') + (verdict === 'ahead' || verdict === 'behind' ? ` ${verdict}` : '')
}

function lcpTarget(pages: PageRows): string {
  const cells = pages.map((rows) => {
    const { ours, bare } = rowOf(rows, 'largestPaint')?.values ?? {}
    const ratio = (ours?.median ?? Number.NaN) / (bare?.median ?? Number.NaN)
    return `${ratio.toFixed(2)}, ${verdictOn(ratio <= TARGET_LCP)}`
  })
  return `| largest paint within ${TARGET_LCP.toFixed(2)} of the bare page | ${cells.join(' | ')} |`
}

function limitTarget(pages: PageRows, { key, name, most }: (typeof LIMITS)[number]): string {
  const cells = pages.map((rows) => {
    const ours = rowOf(rows, key)?.values.ours?.median
    return ours === undefined ? '–' : `${ours.toFixed(0)} ms, ${verdictOn(ours <= most)}`
  })
  return `| ${name} ${most} ms | ${cells.join(' | ')} |`
}

/** Checks that Astro is ahead in no measure. */
function peerTarget(pages: PageRows, where = ''): string {
  const cells = pages.map((rows) => {
    const behind = rows.filter((row) => standing(row, 'astro') === 'behind').length
    return `behind in ${behind} of ${rows.length}, ${verdictOn(behind === 0)}`
  })
  return `| ahead of Astro or level${where} | ${cells.join(' | ')} |`
}

function interactionTarget(interactions: readonly Interactions[]): string {
  const { median: most, slowest } = TARGET_INTERACTION
  const names = Object.keys(interactions[0] ?? {})
  const times = names.map((name) => {
    const all = interactions.map((round) => round[name] ?? Number.NaN)
    return { name, middle: median(all), highest: Math.max(...all) }
  })
  const slow = times.filter(({ middle, highest }) => middle > most || highest > slowest)
  const shown = times.map(({ name, middle, highest }) => `${name} ${middle.toFixed(0)} (${highest.toFixed(0)})`)
  return `Every other interaction, from the touch or the key to the next paint, in milliseconds, median (and slowest) of ${interactions.length} on the slow telephone:
${shown.join(', ')}. At most ${most} (${slowest}): ${slow.length === 0 ? 'met' : `missed by ${slow.length} of ${times.length}`}.`
}

function verdictOn(isMet: boolean): string {
  return isMet ? 'met' : 'missed'
}
