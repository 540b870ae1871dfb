import { X509Certificate } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ParsedFiles } from '../../scripts/compile/parsed-files.ts'
import { type AskOptions, askAll, linkDiagnostics, type Verdict } from '../../scripts/proofread/links/check-links.ts'
import { isReservedHost, type Link, linksOf, originOf } from '../../scripts/proofread/links/link.ts'
import { PUBLIC_WEB, type Web } from '../../scripts/proofread/links/request.ts'
import { type BadWeb, LOCAL_WEB, PEM, startBadWeb, type Visit } from '../support/bad-web.ts'
import { sourcesOf } from '../support/sources.ts'
import VERDICTS from './verdicts.cases.json' with { type: 'json' }

/** Returns a short timeout for the silent server only, because others may answer late on a busy machine. */
const timeoutOf = (path: string) => (path === '/silent' ? 400 : 20_000)
const place = { file: 'content/projets/banque.md', line: 5, column: 6, endLine: 5, endColumn: 20 }
const link = (address: string): Link => ({ address, place, field: null })
/** Returns an address of a site of the owner, which is checked more strictly. */
const site = (address: string): Link => ({ address, place, field: 'url' })

let web: BadWeb
beforeEach(async () => {
  web = await startBadWeb()
})
afterEach(() => web.close())

/**
 * Checks one link.
 * @param path on the bad server, or a complete address
 */
async function verdictOf(path: string): Promise<Verdict | undefined> {
  const address = path.startsWith('/') ? web.origin + path : path
  return (await askAll([link(address)], { timeoutMs: timeoutOf(path), web: LOCAL_WEB })).get(address)
}

const dead = (reason: string) => ({ kind: 'dead', reason })
const unreachable = (reason: string) => ({ kind: 'unreachable', reason })

test.each(VERDICTS as [path: string, kind: string, reason?: string][])('%s: %s', async (path, kind, reason) => {
  expect(await verdictOf(path)).toEqual({ kind, reason })
})

test('a redirect to a dead page is dead, and says by which way', async () => {
  const path = '/redirect/302?to=/status/404'
  expect(await verdictOf(path)).toEqual(
    dead(`redirection vers ${web.origin}/status/404, puis le serveur répond 404 (page introuvable)`),
  )
})

test('a page that moved for good gives its new address, with what follows # in the old one', async () => {
  for (const [path, to] of [
    ['/redirect/301?to=/new', '/new'],
    ['/redirect/308?to=/été#here', '/%C3%A9t%C3%A9#here'],
    ['/redirect/301?to=/new#old', '/new#old'],
  ] as const)
    expect(await verdictOf(path)).toEqual({ kind: 'moved', to: web.origin + to })
})

const closely = async (address: string, options: AskOptions = {}) =>
  (await askAll([site(address)], { web: LOCAL_WEB, ...options })).get(address)

test('a repository is archived when its forge says so', async () => {
  expect(await closely(`${web.origin}/depot/vieux`)).toEqual({ kind: 'archived' })
  expect(await closely(`${web.origin}/depot/jeune`)).toEqual({ kind: 'fine' })
  const api = (page: string) => PUBLIC_WEB.forgeApi(new URL(page))?.href ?? null
  expect(api('https://github.com/zoe/banque.git')).toBe('https://api.github.com/repos/zoe/banque')
  expect(api('https://gitlab.com/zoe/banque/-/tree/main')).toBe('https://gitlab.com/api/v4/projects/zoe%2Fbanque')
  expect(['https://github.com/zoe', 'https://zoe.fr/a/b'].map(api)).toEqual([null, null])
})

test('a page that sells its name is reported for a site, not for a link in a text', async () => {
  const address = `${web.origin}/for-sale`
  expect(await closely(address)).toEqual({ kind: 'parked', reason: '« Ce nom de domaine est à vendre »' })
  expect(await verdictOf('/for-sale')).toEqual({ kind: 'fine' })
})

test('a redirect for now to another domain is reported, to another name of the same domain it is not', async () => {
  const { port } = new URL(web.origin)
  const from = (target: string) => `http://dehors.fr:${port}/redirect/302?to=http://${target}:${port}/new`
  expect(await closely(from('autre.fr'))).toEqual({ kind: 'elsewhere', to: `http://autre.fr:${port}/new` })
  expect(await closely(from('www.dehors.fr'))).toEqual({ kind: 'fine' })
})

test('a certificate is reported when it has less than three weeks left', async () => {
  const trusting = { ...LOCAL_WEB, trusted: PEM }
  const end = new Date(new X509Certificate(PEM).validTo)
  const before = (days: number) => ({ web: trusting, now: new Date(end.getTime() - days * 24 * 60 * 60 * 1000) })
  const address = `${web.secureOrigin}/`
  expect(await closely(address, before(22))).toEqual({ kind: 'fine' })
  expect(await closely(address, before(20))).toEqual({
    ...{ kind: 'expiring', days: 20 },
    end: end.toISOString().slice(0, 10),
  })
})

test('a certificate that nobody vouches for is dead, because a browser stops there', async () => {
  expect(await verdictOf(`${web.secureOrigin}/`)).toEqual(dead('le certificat du site n’est pas reconnu'))
})

test('a port where nobody listens, and one where nobody speaks TLS, are unreachable', async () => {
  const gone = await startBadWeb()
  await gone.close()
  expect(await verdictOf(`${gone.origin}/`)).toEqual(unreachable('le serveur refuse la connexion'))
  const tls = await verdictOf(`${web.origin.replace('http', 'https')}/`)
  expect(tls).toEqual(unreachable('la connexion chiffrée échoue'))
})

test('a body without an end is not downloaded', async () => {
  expect(await verdictOf('/endless')).toEqual({ kind: 'fine' })
  // The buffers of both ends may fill, and nothing more is sent.
  expect(await web.endlessBytes()).toBeLessThan(16 * 1024 * 1024)
})

test('HEAD is enough for a page that answers it; a refusal is asked again with GET, too many requests are not', async () => {
  for (const status of [200, 404, 429]) await verdictOf(`/status/${status}`)
  const asked = web.visits.map(({ method, path }) => method + path.replace('/status/', ' '))
  expect(asked).toEqual(['HEAD 200', 'HEAD 404', 'GET 404', 'HEAD 429'])
})

test('an address that stands at two places is asked once, and the visitor says who it is', async () => {
  const address = `${web.origin}/status/200`
  await askAll([link(address), link(address)], { origin: 'https://zoe.fr', web: LOCAL_WEB })
  expect(web.visits).toMatchObject([
    { method: 'HEAD', path: '/status/200', agent: 'portfolio-markdown link check (+https://zoe.fr)' },
  ])
})

test('four requests run at once, and one for each host', async () => {
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => startBadWeb()))
  const webs = [web, ...others]
  await askAll(
    webs.flatMap(({ origin }) => [1, 2, 3].map((number) => link(`${origin}/slow?${number}`))),
    { web: LOCAL_WEB },
  )
  for (const { visits } of webs) expect(mostAtOnce(visits)).toBe(1)
  const all = webs.flatMap(({ visits }) => visits)
  expect(all).toHaveLength(18)
  expect(mostAtOnce(all)).toBe(4)
  for (const other of others) await other.close()
})

function mostAtOnce(visits: readonly Visit[]): number {
  return Math.max(
    ...visits.map(({ from }) => visits.filter((other) => other.from <= from && from < other.until).length),
  )
}

describe('nobody inside the network is asked', () => {
  let inside: BadWeb
  beforeEach(async () => {
    inside = await startBadWeb('127.0.0.2')
  })
  afterEach(() => inside.close())

  test.each(['127.0.0.2', 'dedans.fr', '2130706434', '0x7f.2', '[::ffff:127.0.0.2]', 'localhost', '0.0.0.0'])(
    'by a redirect to %s',
    async (host) => {
      const target = new URL(`http://${host}:${new URL(inside.origin).port}/status/404`)
      const [kind, reason] =
        host === 'dedans.fr'
          ? ['unreachable', `redirection vers ${target}, puis ce nom mène à un réseau privé, où rien n’est demandé`]
          : ['dead', `redirection vers ${target.host}, une adresse de réseau privé`]
      expect(await verdictOf(`/redirect/302?to=${target}`)).toEqual({ kind, reason })
      expect(inside.visits).toEqual([])
    },
  )

  test('by a name: of its addresses only the public ones are connected to', async () => {
    const { port } = new URL(web.origin)
    expect(await verdictOf(`http://dedans.fr:${port}/`)).toEqual(
      unreachable('ce nom mène à un réseau privé, où rien n’est demandé'),
    )
    expect(await verdictOf(`http://dehors.fr:${port}/`)).toEqual({ kind: 'fine' })
    const both: Web = { ...LOCAL_WEB, resolve: async () => addresses('127.0.0.2', '127.0.0.1') }
    const address = `http://zoe.fr:${port}/`
    expect(await askAll([link(address)], { web: both })).toEqual(new Map([[address, { kind: 'fine' }]]))
  })

  test('by a name that changes its address between two questions', async () => {
    const { port } = new URL(inside.origin)
    const outside = await startBadWeb('127.0.0.1', Number(port))
    const answers = ['127.0.0.1', '127.0.0.2']
    const turning: Web = { ...LOCAL_WEB, resolve: async () => addresses(answers.shift() ?? expect.fail()) }
    const address = `http://zoe.fr:${port}/status/404`
    const verdicts = await askAll([link(address)], { web: turning })
    await outside.close()
    expect(verdicts.get(address)).toEqual(unreachable('ce nom mène à un réseau privé, où rien n’est demandé'))
    expect(outside.visits).toHaveLength(1)
    expect(inside.visits).toEqual([])
  })

  test('at an address that the owner wrote: the compiler has warned, so there is no verdict', async () => {
    const addresses = ['127.0.0.2', 'dedans.local', '[::1]'].map((host) => `http://${host}/`)
    expect(await askAll(addresses.map(link), { web: LOCAL_WEB })).toEqual(new Map())
  })
})

function addresses(...list: string[]) {
  return list.map((address) => ({ address, family: 4 }))
}

test.each([22, 25, 1023])('port %i is not asked: no site is there', async (port) => {
  expect(await verdictOf(`http://127.0.0.1:${port}/`)).toEqual(unreachable('ce port n’est pas celui d’un site'))
})

describe('a whole run has a limit', () => {
  test.each([
    ['of addresses', { askedMax: 2 }, 2, /^cette vérification s’arrête à 2 adresses ou 10 minutes$/],
    ['of time', { runMs: 0 }, 0, /^cette vérification s’arrête à 1.000 adresses ou 0 minute$/],
  ])('%s', async (_, limit, asked, reason) => {
    const links = Array.from({ length: 5 }, (_, index) => link(`${web.origin}/redirect/302?to=/status/20${index}`))
    const verdicts = [...(await askAll(links, { ...limit, web: LOCAL_WEB })).values()]
    expect(web.visits).toHaveLength(asked)
    expect(verdicts).toHaveLength(5)
    for (const verdict of verdicts) expect(verdict).toMatchObject({ kind: 'not-asked' })
    expect(verdicts.at(-1)).toMatchObject({ reason: expect.stringMatching(reason) })
    expect(
      linkDiagnostics(links, new Map(links.map(({ address }) => [address, verdicts[0] ?? expect.fail()]))),
    ).toMatchObject(Array(5).fill({ code: 'link/unreachable', severity: 'warning' }))
  })
})

test('names of examples are not asked', async () => {
  const asked = await askAll([link('https://banque.example.org'), link('https://zoe.test/')])
  expect([...asked]).toEqual([])
  const reserved = ['example.com', 'A.Example.NET', 'a.b.invalid.']
  expect([...reserved, 'example.fr', 'notexample.org', 'test.fr'].filter(isReservedHost)).toEqual(reserved)
})

test('links of lists and groups are found under the keys that lead to them; LinkedIn answers no robot', () => {
  const header = [
    "links: [{ label: Film, url: 'https://zoe.fr/film' }]",
    'results:',
    '  - { label: Taille, after: 94, proof: https://zoe.fr/mesure }',
    'quote:',
    '  url: https://www.linkedin.com/in/zoe',
  ]
  const { files } = sourcesOf({ 'projets/carte.md': ['---', ...header, '---', ''].join('\n') })
  expect(linksOf(files, new ParsedFiles())).toMatchObject([
    { address: 'https://zoe.fr/film', field: 'links.url', place: { line: 2 } },
    { address: 'https://zoe.fr/mesure', field: 'results.proof', place: { line: 4 } },
  ])
})

test('links are found where they stand, in drafts too; the site gives its own address', () => {
  const { files } = sourcesOf({
    'projets/_banque.md': '---\ntitle: x\nurl: "https://zoe.fr/x"\ngithub: null\n---\n',
    'projets/carte.md': '---\nurl: pas une adresse\ngithub: https://git.fr/x # remarque\n---\n',
  })
  const [draft, project] = ['content/projets/_banque.md', 'content/projets/carte.md']
  const onLine3 = { line: 3, endLine: 3 }
  expect(linksOf(files, new ParsedFiles())).toEqual([
    { address: 'https://zoe.fr/x', field: 'url', place: { file: draft, ...onLine3, column: 6, endColumn: 24 } },
    { address: 'https://git.fr/x', field: 'github', place: { file: project, ...onLine3, column: 9, endColumn: 25 } },
  ])
  expect(originOf(files, new ParsedFiles())).toBe('https://zoe-martin.fr')
})
