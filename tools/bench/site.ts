/**
 * What our pages cost a visitor, beside a bare page and Astro with the same content: `npm run bench:site` writes its part of
 * docs/performance.md. Astro is installed below .cache/bench for the occasion; every single figure
 * is left there in samples.json.
 */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { readSiteFacts } from '../../scripts/outputs/site-facts.ts'
import { type StaticServer, serve } from '../../scripts/server/static-server.ts'
import { ROOT } from '../../scripts/site/root.ts'
import { ensureBrowser, MISSING_BROWSER } from '../../tests/support/browser.ts'
import { replacePart } from '../document-part.ts'
import { runLighthouse } from '../run-lighthouse.ts'
import { buildAstro, buildOurs, type Contestant, makeBare, WORK } from './site/contestants.ts'
import { DevTools, Stalled } from './site/devtools.ts'
import { type Interactions, interact } from './site/interactions.ts'
import { type PeerContent, readPeerContent } from './site/peer-content.ts'
import { report } from './site/report.ts'
import { PAGES, type Sample, type Scores } from './site/results.ts'
import { type SlowLink, slowLink } from './site/slow-link.ts'
import { NETWORK } from './site/telephone.ts'
import { type Visit, visit } from './site/visit.ts'

const VISITS = 5
const LIGHTHOUSE_RUNS = 5
const ATTEMPTS = 5

const executablePath = ensureBrowser()
if (executablePath === null) throw new Error(MISSING_BROWSER)
const content = await readPeerContent(join(ROOT, '.cache'))
const ours = buildOurs()
const contestants = [ours, makeBare(ours), buildAstro(content, ours)]
const servers = new Map<Contestant, StaticServer>()
/** The same servers, as a telephone reaches them. */
const links = new Map<Contestant, SlowLink>()
for (const contestant of contestants) {
  const server = await serveContestant(contestant)
  servers.set(contestant, server)
  links.set(contestant, await slowLink(server.url, NETWORK))
}
const telephone = new DevTools(executablePath)
const before = loadAverage()
const samples = PAGES.flatMap((page) =>
  contestants.map((contestant): Sample => ({ contestant, page, visits: [], scores: [] })),
)
const interactions: Interactions[] = []

// The first round fills what the servers keep compressed, and does not count.
for (let round = -1; round < VISITS; round++) {
  for (const sample of inTurn(samples, round)) {
    const measured = await visitSample(telephone, sample, content)
    if (round >= 0) sample.visits.push(measured)
  }
  const measured = await untilMeasured(ours.name, () => interact(telephone, links.get(ours)?.url ?? ''))
  if (round >= 0) interactions.push(measured)
  keepSamples(`Visits: ${round + 1} of ${VISITS}`)
}
for (let round = 0; round < LIGHTHOUSE_RUNS; round++) {
  for (const sample of inTurn(samples, round)) sample.scores.push(await scoreSample(sample, executablePath))
  keepSamples(`Lighthouse: ${round + 1} of ${LIGHTHOUSE_RUNS}`)
}

const circumstances = {
  contestants,
  browserVersion: await telephone.version(),
  visits: VISITS,
  lighthouseRuns: LIGHTHOUSE_RUNS,
  load: [before, loadAverage()] as const,
}
await telephone.close()
await Promise.all([...links.values(), ...servers.values()].map((open) => open.close()))
replacePart('performance.md', 'bench:site', report(samples, interactions, circumstances))

async function serveContestant({ folder }: Contestant): Promise<StaticServer> {
  const facts = await readSiteFacts(folder, join(ROOT, '.cache'))
  return serve({
    folder,
    // At another port: the slow link stands before it.
    allowedHosts: ['127.0.0.1'],
    headers: facts?.headers ?? {},
    analyticsPath: facts?.analyticsPath ?? null,
  })
}

/** A run takes long: what it has measured so far is there whatever becomes of it. */
function keepSamples(progress: string): void {
  console.log(progress)
  writeFileSync(join(WORK, 'samples.json'), JSON.stringify({ before, samples, interactions }))
}

/** Another one begins each time, so that none always follows the same. */
function inTurn<Item>(items: readonly Item[], round: number): Item[] {
  const start = (round + items.length) % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

function whatOf({ contestant, page }: Sample): string {
  return `${contestant.name} ${page}`
}

function addressOf({ contestant, page }: Sample, through: ReadonlyMap<Contestant, { url: string }> = servers): string {
  return new URL(page, through.get(contestant)?.url).href
}

async function visitSample(telephone: DevTools, sample: Sample, { texts, first }: PeerContent): Promise<Visit> {
  const { contestant, page } = sample
  const opens = page === '/projets' && contestant.key !== 'bare' ? first.title : null
  return untilMeasured(whatOf(sample), () => visit(telephone, addressOf(sample, links), { opens, texts: texts[page] }))
}

/** What stalled is measured again. */
async function untilMeasured<Figures>(what: string, measure: () => Promise<Figures>): Promise<Figures> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await measure()
    } catch (error) {
      if (!(error instanceof Stalled) || attempt === ATTEMPTS) throw error
      console.warn(`${what}: once more. ${error.message}`)
    }
  }
}

async function scoreSample(sample: Sample, chrome: string): Promise<Scores> {
  const categories = await runLighthouse(addressOf(sample), chrome, [
    'performance',
    'accessibility',
    'best-practices',
    'seo',
  ])
  return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]))
}

function loadAverage(): number {
  return loadavg()[0] ?? 0
}
