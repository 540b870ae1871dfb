import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderForEachTest } from '../../../tests/support/temporary-folder.ts'
import { compile } from '../../compile/compile.ts'
import { runHere } from '../../compile/run-here.ts'
import { ROOT } from '../../disk/root.ts'
import { toFrenchTypography } from '../../fields/site-texts/french-typography.ts'
import { readSources, withoutDrafts } from '../content.ts'
import { GITHUB_API, importGitHub } from './github.ts'

const at = folderForEachTest()
let content = ''
const said: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
let api = ''

beforeEach(async () => {
  content = at('content')
  await cp(join(ROOT, 'content'), content, { recursive: true })
  said.length = 0
  asked.length = 0
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Returns a repository with the members of GitHub's answer that matter, and some others. */
const repository = (name: string, values: object = {}) => ({
  ...{ id: 1, name, full_name: `zoe/${name}`, private: false, html_url: `https://github.example.org/zoe/${name}` },
  ...{ description: null, homepage: null, language: null, topics: [], fork: false, archived: false },
  ...{ created_at: '2024-01-02T03:04:05Z', pushed_at: '2026-05-06T07:08:09Z', license: { key: 'mit' } },
  ...values,
})

/** Serves pages of repositories, linked as by GitHub. */
function serve(...pages: object[][]) {
  answer = (request, response) => {
    const page = Number(new URL(request.url ?? '', api).searchParams.get('page'))
    const next = page < pages.length ? { link: `<${api}/user/1/repos?page=${page + 1}>; rel="next"` } : {}
    response.writeHead(200, { 'content-type': 'application/json', ...next }).end(JSON.stringify(pages[page - 1]))
  }
}

function collectMemory() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

const run = (address = 'https://github.com/zoe') => importGitHub({ content, address, api })
const drafts = async () => (await readdir(join(content, 'projets'))).filter((name) => name.startsWith('_')).sort()

test('each own repository becomes a draft with what GitHub says, and the check names the rest', async () => {
  const carte = {
    description: 'Une carte : « vélo », #1',
    homepage: 'carte.example.org',
    language: 'TypeScript',
    topics: ['react', 'hacktoberfest', 'typescript'],
  }
  serve(
    [repository('Carte_velo', carte), repository('copie', { fork: true })],
    [repository('index', { homepage: 'non', language: 'Vue', topics: ['vue', 'html', 'html5'] })],
  )
  expect(await run()).toBe(0)
  expect(asked.map((url) => url.split('?')[0])).toEqual(['/users/zoe/repos', '/users/zoe/repos'])
  expect(await drafts()).toEqual(['_carte-velo.md', '_projet-index.md'])
  expect(said.join('\n')).toContain('2 brouillons')
  expect(await readFile(join(content, 'projets/_projet-index.md'), 'utf8')).toContain('technologie: [Vue.js, HTML]\n')
  const { catalogue, diagnostics } = await compile(readSources(content), { run: runHere })
  const own = diagnostics.filter(({ file }) => file.endsWith('_carte-velo.md'))
  expect(own.map(({ severity, field }) => [severity, field])).toEqual([
    ['warning', null],
    ['warning', 'category'],
    ['warning', 'state'],
  ])
  expect(catalogue && withoutDrafts(catalogue).projects).toHaveLength(12)
  // After the owner has filled the gaps, it is a project.
  const file = join(content, 'projets/_carte-velo.md')
  const text = await readFile(file, 'utf8')
  const filled = text.replace('category:\n', 'category: Personnel\n').replace('state:\n', 'state: OK\n')
  await writeFile(file, `${filled}\nUne carte des ateliers.\n`)
  expect(
    (await compile(readSources(content), { run: runHere })).catalogue?.projects.find(({ draft }) => draft),
  ).toMatchObject({
    ...{
      slug: 'carte-velo',
      number: null,
      title: 'Carte_velo',
      theme: toFrenchTypography(carte.description),
      url: 'https://carte.example.org',
    },
    ...{
      github: 'https://github.example.org/zoe/Carte_velo',
      technologie: ['TypeScript', 'React'],
      date: '2024-01-02',
    },
  })
})

test('what is there stays: a second time nothing is written, and a project that names the repository is enough', async () => {
  await writeFile(join(content, 'projets/_carte.md'), 'À moi.')
  const sample = await readFile(join(content, 'projets/architecte.md'), 'utf8')
  const github = /^github: (.*)$/m.exec(sample)?.[1]
  const banque = await readFile(join(content, 'projets/banque.md'), 'utf8')
  const quoted = 'https://github.example.org/zoe/entre-guillemets'
  await writeFile(join(content, 'projets/banque.md'), banque.replace(/^github: .*$/m, `github: '${quoted}'`))
  serve([
    repository('carte'),
    repository('autre', { html_url: github }),
    repository('ici', { html_url: quoted }),
    repository('neuf'),
  ])
  expect(await run()).toBe(0)
  expect(await drafts()).toEqual(['_carte.md', '_neuf.md'])
  expect(await run()).toBe(0)
  expect(await drafts()).toEqual(['_carte.md', '_neuf.md'])
  expect(await readFile(join(content, 'projets/_carte.md'), 'utf8')).toBe('À moi.')
  expect(said.at(-1)).toContain('0 brouillon dans')
  expect(said.at(-1)).toContain('laissés tels quels : 4')
})

test('an address without a scheme is understood, more than one page too, and no repository hides another', async () => {
  // This server does not say that there is a second page.
  answer = (request, response) => {
    const page = Number(new URL(request.url ?? '', api).searchParams.get('page'))
    const all = [
      repository('Case'),
      ...Array.from({ length: 100 }, (_, index) => repository(`r${index}`)),
      repository('case'),
    ]
    response.end(JSON.stringify(all.slice((page - 1) * 100, page * 100)))
  }
  expect(await run('github.com/zoe?tab=repositories')).toBe(0)
  expect(await drafts()).toHaveLength(102)
  expect(await drafts()).toContain('_case-2.md')
  expect(await run('www.github.com/zoe/')).toBe(0)
  expect(await drafts()).toHaveLength(102)
})

test('hostile values do no harm', async () => {
  const evil = {
    description: 'a\n---\nstate: OK\n# <script>',
    language: 'a: b',
    topics: [1, '../x'],
    homepage: 'javascript:1',
  }
  serve([
    repository('../../evil', evil),
    null as never,
    repository('x', { html_url: 'javascript:1' }),
    repository('🚲'),
  ])
  expect(await run()).toBe(0)
  expect(await drafts()).toEqual(['_evil.md', '_projet-2.md'])
  const text = await readFile(join(content, 'projets/_evil.md'), 'utf8')
  expect(text).toContain("theme: 'a --- state: OK # <script>'")
  expect(text).toMatch(/^url:$/m)
  expect(text).toMatch(/^state:$/m)
})

test('of an answer that is longer than GitHub gives them, no more is read than was asked for', async () => {
  const long = { description: `${'<i>'.repeat(2000)}zzz`, homepage: `a.example.org/${'a'.repeat(5000)}/zzz` }
  const many = Array.from({ length: 150 }, (_, index) => repository(`r${index}`))
  serve([repository('long', { ...long, topics: [`${' '.repeat(5000)}react`] }), ...many], [])
  expect(await run()).toBe(0)
  expect(await drafts()).toHaveLength(100)
  expect(await readFile(join(content, 'projets/_long.md'), 'utf8')).not.toMatch(/zzz|- React/)
})

const status =
  (code: number, headers = {}) =>
  () => {
    answer = (_, response) => response.writeHead(code, headers).end('{"message":"no"}')
  }
const body = (text: string) => () => {
  answer = (_, response) => response.writeHead(200).end(text)
}

test.each([
  ['an unknown account', status(404), /ne connaît pas de compte « zoe »/],
  ['the hourly limit', status(403, { 'x-ratelimit-reset': '1790000000' }), /réessayez après \d\d:\d\d/],
  ['the other limit', status(429), /réessayez dans une heure/],
  ['a broken server', status(502), /GitHub répond 502/],
  ['a redirect', status(302, { location: 'http://127.0.0.1:1/' }), /n’a pas répondu/],
  ['a page in the place of data', body('<html>'), /n’est pas celle de GitHub/],
  ['data of another kind', body('{"a":1}'), /n’est pas celle de GitHub/],
  ['an answer of a million values', body(`[${'{},'.repeat(1_000_000)}{}]`), /n’est pas celle de GitHub/],
  ['an endless answer', body(`[${'1,'.repeat(5_000_000)}`), /n’est pas celle de GitHub/],
  [
    'a cut connection',
    () => {
      answer = (request) => request.socket.destroy()
    },
    /n’a pas répondu : la connexion échoue/,
  ],
])('%s is said in French, and nothing is written', async (_, prepare, message) => {
  prepare()
  expect(await run()).toBe(1)
  expect(said.join('\n')).toMatch(message)
  expect(said.join('\n')).toContain('Rien n’a été changé.')
  expect(await drafts()).toEqual([])
})

test('an answer whose text never ends is given up in time, although memory was collected in between', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const isReading = new Promise<void>((resolve) => {
    answer = (_, response) => {
      response.writeHead(200).write('[')
      setTimeout(resolve, 100)
    }
  })
  const status = run()
  await isReading
  collectMemory()
  limit.abort(new DOMException('late', 'TimeoutError'))
  expect(await status).toBe(1)
  expect(said.join('\n')).toMatch(/pas de réponse en 20\ssecondes/)
}, 20_000)

test('a network that is down is said', async () => {
  api = 'http://127.0.0.1:1'
  expect(await run()).toBe(1)
  expect(said.join('\n')).toContain('n’a pas répondu')
})

test.each(['https://github.com/zoe/carte', 'https://gitlab.com/zoe', 'https://github.com/'])(
  '%s is no account of GitHub',
  async (address) => {
    expect(await importGitHub({ content, address, api: GITHUB_API })).toBe(2)
    expect(said.join('\n')).toContain('écrivez https://github.com/votre-nom')
  },
)

test('it stops after a thousand repositories', async () => {
  serve(...Array.from({ length: 30 }, () => []))
  expect(await run()).toBe(0)
  expect(asked).toHaveLength(10)
})
