import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetFeatured, projectFile } from '../support/content-folder.ts'
import { copyProject, type ProjectCopy, takeCache } from '../support/project-copy.ts'

const SECRET = 'nothing of this may be given out'
const OWN_FILES = ['outbox/x.eml', '.cache/x.txt', '.git/secret', '.site.json', '.serveur/nginx.conf', 'x.key']
const SEND = '/_outbox/api/v1.0/email/send'
const MESSAGE = JSON.stringify({
  user_id: 'k',
  service_id: 's',
  template_id: 't',
  template_params: { name: 'Jeanne', description: 'Bonjour' },
})

let project: ProjectCopy
let built: Awaited<ReturnType<typeof endOf>>

beforeAll(async () => {
  project = copyProject()
  takeCache(project)
  // One project without a picture is enough to have a site.
  rmSync(join(project.root, 'content/projets'), { recursive: true })
  mkdirSync(join(project.root, 'content/projets'))
  writeFileSync(join(project.root, 'content/projets/essai.md'), projectFile({ number: '1' }))
  forgetFeatured(join(project.root, 'content'))
  spawnSync('git', ['init', '--quiet', project.root])
  mkdirSync(join(project.root, 'public/de'))
  for (const file of ['plan.svg', 'aide.html', 'aide.js', 'flux.xhtml', 'de/404.html'])
    writeFileSync(join(project.root, 'public', file), 'of a stranger')
  for (const file of OWN_FILES) {
    mkdirSync(join(project.root, file, '..'), { recursive: true })
    writeFileSync(join(project.root, file), SECRET)
  }
  built = await endOf('build', ['--pages-only'], 'the first line only')
})
afterAll(() => project.dispose())

function letters(): string[] {
  const names = readdirSync(join(project.root, 'outbox')).filter((name) => /^\d{8}T/.test(name))
  return names.sort().map((name) => join(project.root, 'outbox', name))
}

/** Runs a command whose reader may leave after the first line, as `head -1` does. */
async function endOf(command: string, args: readonly string[], reader: 'all' | 'the first line only' = 'all') {
  const { child, ended } = project.start(command, args)
  if (reader !== 'all') child.stdout?.once('data', () => child.stdout?.destroy())
  return ended
}

type Server = Awaited<ReturnType<typeof serve>>

async function serve(command: 'start' | 'preview' | 'dev', args: readonly string[] = []) {
  const { child, ended } = project.start(command, ['--port', '0', ...args])
  let output = ''
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk
        const found = /servi à l’adresse http:\/\/[^/]+:(\d+)/.exec(output)?.[1]
        if (found !== undefined) resolve(Number(found))
      })
    ended.then(({ status }) => reject(new Error(`${command} ended with ${status}:\n${output}`)))
  })
  return {
    port,
    lines: () => output.trimEnd().split('\n'),
    /** Closes the output of the command, as if its reader had left. */
    leave() {
      child.stdout?.destroy()
      child.stderr?.destroy()
    },
    async stop() {
      child.kill('SIGTERM')
      return (await ended).status
    },
  }
}

/** Returns the complete answer of the server to these bytes; `{port}` stands for its own port. */
async function raw({ port }: Server, request: string, body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(`${request.replaceAll('{port}', String(port)).replaceAll('\n', '\r\n')}\r\n\r\n${body}`)
  await once(socket, 'close')
  return answer
}

const get = (server: Server, path: string, headers = 'Host: 127.0.0.1:{port}') =>
  raw(server, `GET ${path} HTTP/1.1\n${headers}\nAccept: */*\nConnection: close`)

const send = (server: Server, headers: string) =>
  raw(
    server,
    `POST ${SEND} HTTP/1.1\nHost: 127.0.0.1:{port}\nContent-Length: ${MESSAGE.length}\nConnection: close\n${headers}`.trim(),
    MESSAGE,
  )

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

describe.each(['start', 'dev'] as const)('%s', (command) => {
  let server: Server
  beforeAll(async () => {
    server = await serve(command)
  })
  afterAll(async () => expect(await server?.stop()).toBe(0))

  test.each(['Host: 127.0.0.1:{port}', 'Host: localhost:{port}', 'Host: [::1]:{port}'])(
    'answers to %s',
    async (header) => {
      expect(statusOf(await get(server, '/favicon.svg', header))).toBe(200)
    },
  )

  // scripts/server/own-host.process.test.ts tests more host names.
  test.each([
    ...['Host: evil.example', 'Host: evil.example:{port}', 'Host: '],
    ...['Host: 127.0.0.1:{port}\nHost: evil.example', 'Host: evil.example\nHost: 127.0.0.1:{port}'],
  ])('refuses %j, whatever is asked', async (header) => {
    for (const path of ['/', '/favicon.svg', '/nowhere']) {
      const answer = await get(server, path, header)
      expect(statusOf(answer)).toBe(403)
      expect(answer).toContain('--allow-host')
      expect(answer).not.toContain('access-control')
    }
  })

  test('refuses what names no host, or two', async () => {
    expect(statusOf(await raw(server, 'GET / HTTP/1.1\nConnection: close'))).toBe(400)
    expect(statusOf(await raw(server, 'GET / HTTP/1.0'))).toBe(403)
    const own = 'Host: 127.0.0.1:{port}\nConnection: close'
    expect(statusOf(await raw(server, `GET http://evil.example/favicon.svg HTTP/1.1\n${own}`))).toBe(403)
    expect(statusOf(await raw(server, `GET http://127.0.0.1:{port}/ HTTP/1.1\nHost: evil.example`))).toBe(403)
  })

  test('answers its own pages and whoever follows a link, and does nothing for what other sites load', async () => {
    const at = (site: string, mode: string, destination: string) =>
      `Sec-Fetch-Site: ${site}\nSec-Fetch-Mode: ${mode}\nSec-Fetch-Dest: ${destination}`
    const refused = [
      ...['image', 'script', 'empty'].map((destination) => at('cross-site', 'no-cors', destination)),
      ...[
        at('same-site', 'no-cors', 'image'),
        at('cross-site', 'navigate', 'iframe'),
        at('cross-site', 'cors', 'empty'),
      ],
      ...['http://evil.example', 'null', 'http://localhost:1'].map((origin) => `Origin: ${origin}`),
    ]
    for (const headers of refused)
      for (const path of ['/', '/index', '/favicon.svg', '/nowhere', '/_live/changes']) {
        const answer = await get(server, path, `Host: localhost:{port}\n${headers}`)
        expect(statusOf(answer), `${path} ${headers}`).toBe(403)
      }
    const accepted = [
      ...['cross-site', 'same-site', 'same-origin', 'none'].map((site) => at(site, 'navigate', 'document')),
      ...[at('same-origin', 'no-cors', 'image'), 'Origin: http://{host}'],
    ]
    for (const host of ['127.0.0.1:{port}', 'localhost:{port}', '[::1]:{port}'])
      for (const headers of accepted) {
        const answer = await get(server, '/', `Host: ${host}\n${headers.replace('{host}', host)}`)
        expect(statusOf(answer), `${host} ${headers}`).toBe(200)
      }
  })

  test('gives no worker its script, and a document of public/ no origin', async () => {
    const asked = (headers: string) => get(server, '/aide.js', `Host: 127.0.0.1:{port}\nSec-Fetch-Site: ${headers}`)
    for (const worker of ['serviceworker', 'sharedworker', 'worker'])
      expect(statusOf(await asked(`same-origin\nSec-Fetch-Dest: ${worker}`)), worker).toBe(403)
    const update = await asked('same-origin\nService-Worker: script')
    expect(statusOf(update)).toBe(403)
    expect(update).toContain('clear-site-data: "storage"')
    for (const document of ['/plan.svg', '/aide', '/flux.xhtml']) {
      const answer = await get(server, document)
      expect(answer, document).toContain('of a stranger')
      expect(answer, document).toMatch(/^content-security-policy: default-src .*; sandbox (?!.*allow-same-origin)/im)
    }
    for (const page of ['/', '/feed.xml', '/favicon.svg'])
      expect(await get(server, page), page).not.toContain('sandbox')
    // The site has no page in German.
    for (const unknown of ['/de/404.html', '/de/x']) {
      const answer = await get(server, unknown)
      expect(statusOf(answer), unknown).toBe(404)
      expect(answer, unknown).not.toContain('of a stranger')
    }
    // A page without an origin may load what lies beside it, and nothing else.
    const apart = 'cross-site\nSec-Fetch-Mode: no-cors\nSec-Fetch-Dest: script'
    expect(await asked(apart)).toContain('cross-origin-resource-policy: cross-origin')
    expect(await asked(`cross-site\nSec-Fetch-Mode: cors\nOrigin: null`)).toContain('allow-origin: null')
    expect(statusOf(await asked(`cross-site\nSec-Fetch-Mode: cors\nOrigin: http://evil.example`))).toBe(403)
    expect(statusOf(await get(server, '/', `Host: 127.0.0.1:{port}\nSec-Fetch-Site: ${apart}`))).toBe(403)
    const fetched = `Host: 127.0.0.1:{port}\nSec-Fetch-Site: cross-site\nSec-Fetch-Mode: cors\nOrigin: null`
    expect(statusOf(await get(server, '/relecture', fetched))).toBe(403)
  })

  test('a browser asks for a picture again, because that of the next proposal may have its name', async () => {
    const [picture = ''] = /\/assets\/images\/[\w-]+\.avif/.exec(await get(server, '/')) ?? []
    expect(await get(server, picture)).toMatch(/^HTTP\/1\.1 200[\s\S]*^cache-control: no-cache\r$/im)
  })

  test('a message comes from the site’s own pages', async () => {
    for (const headers of [
      ...[
        'Origin: http://evil.example',
        'Origin: null',
        'Origin: http://127.0.0.1:1',
        'Origin: http://localhost:{port}',
      ],
      ...['Sec-Fetch-Site: cross-site', 'Origin: http://127.0.0.1:{port}\nSec-Fetch-Site: cross-site'],
    ])
      expect(statusOf(await send(server, headers)), headers).toBe(403)
    const before = letters()
    expect(statusOf(await send(server, 'Origin: http://127.0.0.1:{port}\nSec-Fetch-Site: same-origin'))).toBe(200)
    expect(statusOf(await send(server, ''))).toBe(200)
    expect(letters()).toHaveLength(before.length + 2)
    expect(statSync(letters().at(-1) ?? '').mode & 0o777).toBe(0o600)
  })

  test('nothing of the owner’s own is given out, however it is asked for', async () => {
    const own = [...OWN_FILES, 'package.json'].map((file) => `/${file}`)
    const paths = own.flatMap((file) => [
      ...['', '?raw', '?import', '?url', '?import&raw', '?raw??', '?import&url', '?inline', '?worker', '?t=1'].map(
        (query) => file + query,
      ),
      file.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ...[file.toUpperCase(), file.replaceAll('.', '%2e'), `//${file}`, `${file}/`, `${file}/.`, `${file}#?raw`],
      ...[`/src/..${file}`, `/src/%2e%2e${file}?raw`, `/@id${project.root}${file}?raw`],
      ...['', '?raw', '?import&raw', '?url&inline'].map((query) => `/@fs${project.root}${file}${query}`),
      `/@fs${project.root}/src/..${file}?import&raw`,
      `/@fs/${project.root}${file}`.toUpperCase().replace('/@FS', '/@fs'),
    ])
    const answers = await Promise.all(paths.map((path) => get(server, path)))
    const leaks = paths.filter((_, index) => /nothing of this may|scripts\/bootstrap/.test(answers[index] ?? ''))
    expect(leaks).toEqual([])
    expect(answers.map(statusOf).filter((status) => status >= 500)).toEqual([])
  })

  test.each(['/assets/images', '/assets', '/src', '/assets/images?x'])(
    'a folder asked as a file, %s, is not there',
    async (path) => {
      const answer = await get(server, path)
      expect(statusOf(answer)).toBe(404)
      expect(server.lines().join('\n')).not.toContain('EISDIR')
    },
  )
})

test('a build whose reader leaves after the first line finishes the site', () => {
  expect(built).toMatchObject({ status: 0 })
  expect(existsSync(join(project.root, 'dist/client/index.html'))).toBe(true)
})

test.each(['check --format lines', '--help', 'check --help'])(
  '%s ends without a word when nobody reads it',
  async (line) => {
    const [command = '', ...options] = line.split(' ')
    const { child, ended } = project.start(command, options)
    child.stdout?.destroy()
    const { status, output } = await ended
    // A slow machine names the steps that take more than a second.
    expect({ status, output: output.replace(/^[A-Z]\p{L}+…\n/gmu, '') }).toEqual({ status: 0, output: '' })
  },
)

test('check --watch follows no link to the whole disk, and ends after the next change when nobody reads it', async () => {
  symlinkSync('/', join(project.root, 'content/tout'))
  const { child, ended } = project.start('check', ['--watch'])
  await new Promise<void>((resolve) => child.stdout?.on('data', (chunk) => /terminée/.test(String(chunk)) && resolve()))
  child.stdout?.destroy()
  // Saves several times, because the command may not watch yet at the first change.
  const saving = setInterval(() => writeFileSync(join(project.root, 'content/projets/_idee.md'), projectFile()), 300)
  expect((await ended).status).toBe(0)
  clearInterval(saving)
  rmSync(join(project.root, 'content/tout'))
})

test('start goes on when nobody reads what it prints, and says so when the outbox is full', async () => {
  const server = await serve('start', ['--allow-host', 'portfolio.lan'])
  const large = join(project.root, 'outbox/large.eml')
  try {
    expect(statusOf(await get(server, '/', 'Host: portfolio.lan'))).toBe(200)
    expect(statusOf(await get(server, '/_headers'))).toBe(404)

    writeFileSync(large, '')
    truncateSync(large, 50 * 1024 * 1024)
    const before = letters()
    const refused = await send(server, '')
    expect([statusOf(refused), letters()]).toEqual([426, before])
    expect(server.lines().at(-1)).toMatch(/outbox est plein \(500 messages ou 50 Mo\)/)
    rmSync(large)

    server.leave()
    for (let count = 0; count < 3; count++) expect(statusOf(await send(server, ''))).toBe(200)
    expect(letters()).toHaveLength(before.length + 3)
  } finally {
    expect(await server.stop()).toBe(0)
  }
})

test('preview takes no message: its site sends to the provider', async () => {
  const server = await serve('preview')
  const before = letters()
  expect([statusOf(await send(server, '')), letters()]).toEqual([405, before])
  expect(await server.stop()).toBe(0)
})

test('a document of public/ that is gone still has no origin, because the built site keeps it', async () => {
  rmSync(join(project.root, 'public/aide.html'))
  const server = await serve('preview')
  try {
    const answer = await get(server, '/aide')
    expect(answer).toContain('of a stranger')
    expect(answer).toContain('; sandbox ')
  } finally {
    writeFileSync(join(project.root, 'public/aide.html'), 'of a stranger')
    await server.stop()
  }
})

test('a port that is taken and an address of another machine get a sentence', async () => {
  const server = await serve('preview')
  const port = String(server.port)
  try {
    for (const command of ['preview', 'dev']) {
      const taken = await project.start(command, ['--port', port]).ended
      expect(taken).toMatchObject({ status: 2, output: `Le port ${port} est déjà pris\u00a0: essayez --port 0.\n` })
    }
  } finally {
    await server.stop()
  }
  const elsewhere = await project.start('preview', ['--port', '0', '--host', '192.0.2.1']).ended
  expect(elsewhere).toMatchObject({ status: 2, output: expect.stringContaining('« 192.0.2.1 » n’est pas une adresse') })
  const wrong = await project.start('preview', ['--allow-host', 'http://portfolio.lan']).ended
  expect(wrong).toMatchObject({ status: 2, output: expect.stringContaining('--allow-host') })
})

test('dev shows a file of public/ that was saved again', async () => {
  const server = await serve('dev')
  expect(await get(server, '/aide.js')).toContain('of a stranger')
  await expect
    .poll(
      async () => {
        // Saves several times, because the command may not watch yet at the first change.
        writeFileSync(join(project.root, 'public/aide.js'), `saved at ${Date.now()}`)
        return get(server, '/aide.js')
      },
      { timeout: 20_000, interval: 500 },
    )
    .toContain('saved at')
  expect(await server.stop()).toBe(0)
})

test('an owner whose server listens beyond this machine is warned', async () => {
  const server = await serve('preview', ['--host', '0.0.0.0'])
  expect(server.lines().join('\n')).toContain('Toute machine du réseau peut lire ce site')
  expect(statusOf(await get(server, '/'))).toBe(200)
  expect(statusOf(await get(server, '/', 'Host: evil.example:{port}'))).toBe(403)
  expect(await server.stop()).toBe(0)
})
