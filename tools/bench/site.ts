/**
 * Measures what our pages cost a visitor, beside a bare page, Astro and a React application with the same content, on a slow and a
 * fast telephone: `npm run bench:site` writes its part of docs/performance.md. The peers are installed below .cache/bench;
 * every single figure is left there in samples.json. A run takes some 25 minutes. `-- --rounds 3` is shorter, `-- --no-build` measures
 * what an earlier run has built, and `-- --dry` prints the report.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../scripts/disk/root.ts'
import { omittedHeaders } from '../../scripts/outputs/host-files.ts'
import { readSiteFacts } from '../../scripts/outputs/site-facts.ts'
import { type StaticServer, serve } from '../../scripts/server/static-server.ts'
import { ensureBrowser, MISSING_BROWSER } from '../../tests/support/browser.ts'
import { DevTools, Stalled } from '../../tests/support/devtools.ts'
import { replacePart } from '../document-part.ts'
import { runLighthouse } from '../run-lighthouse.ts'
import { buildAstro, buildOurs, buildReact, type Contestant, makeBare, WORK } from './site/contestants.ts'
import { type Interactions, interact } from './site/interactions.ts'
import { type PeerContent, readPeerContent, withCaseStudy } from './site/peer-content.ts'
import { report } from './site/report.ts'
import type { Sample, Scores } from './site/results.ts'
import { type SlowLink, slowLink } from './site/slow-link.ts'
import { TELEPHONES, type Telephone } from './site/telephone.ts'
import { PAGES, type Visit, visit } from './site/visit.ts'

const ATTEMPTS = 5
const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The contestants that Lighthouse scores: not all, because a run takes long. */
const SCORED: readonly Contestant['key'][] = ['ours', 'bare', 'astro']
/** The path of the analytics script that all pages but the bare one ask for. */
const ANALYTICS = '/_vercel/insights/script.js'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    lighthouse: { type: 'string', default: '1' },
    'no-build': { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const lighthouseRuns = Number(options.lighthouse)

const executablePath = await ensureBrowser()
if (executablePath === null) throw new Error(MISSING_BROWSER)
const content = await readPeerContent(withCaseStudy(join(ROOT, 'content'), join(WORK, 'content')), join(ROOT, '.cache'))
const contestants = buildAll()
const [ours] = contestants
const servers = new Map<Contestant, StaticServer>()
/** The link of each telephone to each server. */
const links = new Map<Telephone, Map<Contestant, SlowLink>>(TELEPHONES.map((telephone) => [telephone, new Map()]))
for (const contestant of contestants) {
  const server = await serveContestant(contestant)
  servers.set(contestant, server)
  for (const telephone of TELEPHONES)
    links.get(telephone)?.set(contestant, await slowLink(server.url, telephone.network))
}
const browser = new DevTools(executablePath)
const before = loadAverage()
const samples = TELEPHONES.flatMap((telephone) =>
  PAGES.flatMap((page) =>
    contestants.map((contestant): Sample => ({ contestant, telephone, page, visits: [], scores: [] })),
  ),
)
const interactions: Interactions[] = []

// The first round does not count, because the servers compress their files in it.
for (let round = -1; round < rounds; round++) {
  const [slow] = TELEPHONES
  for (const sample of inTurn(samples, round)) {
    if (round < 0 && sample.telephone !== slow) continue
    const measured = await visitSample(sample, content)
    if (round >= 0) sample.visits.push(measured)
  }
  const origin = links.get(slow)?.get(ours)?.url ?? ''
  const measured = await untilMeasured(ours.name, () => interact(browser, slow, origin))
  if (round >= 0) interactions.push(measured)
  keepSamples(`Visits: ${round + 1} of ${rounds}`)
}
for (let round = 0; round < lighthouseRuns; round++) {
  for (const sample of inTurn(samples, round))
    if (sample.telephone.key === 'slow' && SCORED.includes(sample.contestant.key))
      sample.scores.push(await scoreSample(sample, executablePath))
  keepSamples(`Lighthouse: ${round + 1} of ${lighthouseRuns}`)
}

const circumstances = {
  contestants,
  browserVersion: await browser.version(),
  visits: rounds,
  lighthouseRuns,
  load: [before, loadAverage()] as const,
}
await browser.close()
await Promise.all([...links.values()].flatMap((ofTelephone) => [...ofTelephone.values()].map((link) => link.close())))
await Promise.all([...servers.values()].map((server) => server.close()))
const written = report(samples, interactions, circumstances)
if (options.dry) console.log(written)
else replacePart('performance.md', 'bench:site', written)

/** Builds all contestants and notes them in a file, so that `--no-build` can find what an earlier run has built. */
function buildAll(): readonly [ours: Contestant, ...peers: Contestant[]] {
  const list = join(WORK, 'contestants.json')
  if (options['no-build'] && existsSync(list)) return JSON.parse(readFileSync(list, 'utf8'))
  const ours = buildOurs(content.folder)
  const all = [ours, makeBare(ours), buildAstro(content, ours), buildReact(content, ours)] as const
  writeFileSync(list, JSON.stringify(all))
  return all
}

async function serveContestant({ folder }: Contestant): Promise<StaticServer> {
  const facts = await readSiteFacts(folder, join(ROOT, '.cache'))
  return serve({
    folder,
    // The host is allowed without its port, because the slow link in front listens at another one.
    allowedHosts: ['127.0.0.1'],
    headers: facts?.headers ?? {},
    omittedHeaders,
    analyticsPath: ANALYTICS,
  })
}

/** Writes the samples so far, because a run takes long and may be interrupted. */
function keepSamples(progress: string): void {
  console.log(progress)
  writeFileSync(join(WORK, 'samples.json'), JSON.stringify({ before, samples, interactions }))
}

/** Rotates the order each round, so that no contestant always follows the same one. */
function inTurn<Item>(items: readonly Item[], round: number): Item[] {
  const start = (round * 7 + items.length) % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

async function visitSample(sample: Sample, { texts, first }: PeerContent): Promise<Visit> {
  const { contestant, page, telephone } = sample
  const opens = page === '/projets' && contestant.key !== 'bare' ? first.title : null
  const address = new URL(page, links.get(telephone)?.get(contestant)?.url).href
  // The React application changes its page in place.
  const follows = page === '/' && contestant.key !== 'react' ? '/projets' : null
  return untilMeasured(`${contestant.name} ${page}`, () =>
    visit(browser, address, { telephone, opens, follows, texts: texts[page] }),
  )
}

/** Measures again what stalled. */
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

async function scoreSample({ contestant, page }: Sample, chrome: string): Promise<Scores> {
  const address = new URL(page, servers.get(contestant)?.url).href
  const categories = await runLighthouse(address, chrome, LIGHTHOUSE_CATEGORIES)
  return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]))
}

function loadAverage(): number {
  return loadavg()[0] ?? 0
}
