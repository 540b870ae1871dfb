import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import { CompilePool } from '../../scripts/commands/compile-pool.ts'
import { type BadWeb, LOCAL_WEB, startBadWeb } from '../support/bad-web.ts'
import { copySample, keepProjects, projectFile, runCommand } from '../support/content-folder.ts'
import { openTakenCache } from '../support/project-copy.ts'

/** One content, cache and thread for all tests, so that the sample is compiled once. */
const content = copySample()
const { cacheDir, deleteCache } = openTakenCache()
const pool = new CompilePool({ stay: true })
keepProjects(content.path, ['banque', 'librairie', 'portfolio'])
// Its texts link to real sites, which tests must not request.
for (const file of readdirSync(join(content.path, 'projets')).filter((name) => name.endsWith('.md'))) {
  const text = readFileSync(join(content.path, 'projets', file), 'utf8')
  content.write(`projets/${file}`, text.replaceAll('//developer.mozilla.org/', '//developer.example.org/'))
}
afterAll(async () => {
  await pool.close()
  content.dispose()
  deleteCache()
})

let web: BadWeb
beforeEach(async () => {
  web = await startBadWeb()
})
afterEach(async () => {
  vi.restoreAllMocks()
  rmSync(join(content.path, 'projets/essai.md'), { force: true })
  await web.close()
})

async function checkLinks(options: { format?: string; strict?: boolean; watch?: boolean } = {}) {
  const printed = { out: '', err: '' }
  for (const [method, stream] of [
    ['log', 'out'],
    ['error', 'err'],
  ] as const)
    vi.spyOn(console, method).mockImplementation((text) => {
      printed[stream] += `${text}\n`
    })
  const defaults = { content: content.path, cacheDir, strict: false, fix: false, watch: false }
  const code = await check({ ...defaults, ...options, links: true, web: LOCAL_WEB }, pool)
  return { code, ...printed }
}

test('a dead link is an error at its place, in every format', async () => {
  content.write('projets/essai.md', projectFile({ url: `${web.origin}/status/404`, github: `${web.origin}/fine` }))
  const text = await checkLinks({ format: 'text' })
  expect(text.code).toBe(1)
  expect(text.err).toMatch(
    /projets\/essai\.md:8:6 {2}erreur {2}L’adresse de « url » ne mène nulle part : le serveur répond 404 \(page introuvable\)\./,
  )
  expect(text.err).toContain('Liens\u00a0: 2 adresses demandées, 10 adresses d’exemple laissées de côté.')
  const json = await checkLinks({ format: 'json' })
  const found = JSON.parse(json.out).filter(({ code }: { code: string }) => code.startsWith('link/'))
  expect(found).toMatchObject([{ code: 'link/dead', severity: 'error', field: 'url', line: 8, column: 6 }])
  for (const [format, mark] of [
    ['lines', /essai\.md:8:6:8:\d+: error: L’adresse.*\[link\/dead\]$/m],
    ['github', /^::error file=\S*essai\.md,line=8,col=6,.*title=link\/dead::L’adresse/m],
    ['sarif', /"ruleId": "link\/dead"/],
  ] as const) {
    const { code, out } = await checkLinks({ format })
    expect(code, format).toBe(1)
    expect(out).toMatch(mark)
  }
})

test('a link that cannot be checked from here is a warning, which only --strict fails on', async () => {
  // Nothing on this port speaks TLS.
  const url = web.origin.replace('http://127.0.0.1', 'https://dehors.fr')
  content.write('projets/essai.md', projectFile({ url }))
  const { code, err } = await checkLinks({ format: 'text' })
  expect(code).toBe(0)
  expect(err).toMatch(/avertissement {2}L’adresse de « url » n’a pas pu être vérifiée : la connexion chiffrée échoue\./)
  expect((await checkLinks({ strict: true })).code).toBe(1)
})

test('a link that moved is a warning with its new address', async () => {
  content.write('projets/essai.md', projectFile({ github: `${web.origin}/redirect/301?to=/new` }))
  const { code, err } = await checkLinks({ format: 'text' })
  expect(code).toBe(0)
  expect(err).toContain(`Cette page a changé d’adresse pour de bon. Écrivez « ${web.origin}/new ».`)
})

test('names of examples are not asked, those in texts neither', () => {
  const { status, stderr } = runCommand(['check', '--links', '--content', content.path])
  expect(stderr).toContain('Liens\u00a0: 0 adresse demandée, 10 adresses d’exemple laissées de côté.')
  expect(status).toBe(0)
})

test('a dead link of a text is an error at its place', async () => {
  content.write('projets/essai.md', `${projectFile({})}\nVoir [là](${web.origin}/status/404).\n`)
  const { code, out } = await checkLinks({ format: 'json' })
  const found = JSON.parse(out).filter((diagnostic: { code: string }) => diagnostic.code.startsWith('link/'))
  expect(found).toMatchObject([{ code: 'link/dead', severity: 'error', field: null, column: 6 }])
  expect(code).toBe(1)
})

test('--links and --watch do not go together', async () => {
  expect((await checkLinks({ watch: true })).code).toBe(2)
})
