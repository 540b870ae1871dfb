import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '../../scripts/outputs/headers.ts'
import { serverFiles } from '../../scripts/outputs/host-files.ts'
import { findWebServer, type WebServer } from '../support/installed-servers.ts'
import { NASTY_VALUES } from '../support/nasty-values.ts'

interface Written {
  headers: Readonly<Record<string, string>>
  files: Readonly<Record<string, string>>
}

/** Returns what the writers made of a value, as a header of its own and as an address in the policy; not what they refused. */
function writtenFrom(value: string): Written[] {
  const tracker = { script: value, attributes: {}, setup: null, sends: value, isOwn: false }
  const makers = [
    () => ({ 'X-Value': value }),
    () =>
      securityHeaders({ styles: [], scripts: [], hsts: null, mailSource: value, formAction: value, tracker }).common,
  ]
  return makers.flatMap((make) => {
    try {
      const headers = make()
      const files = serverFiles({ base: '/', headers, folders: ['en/'] })
      return [{ headers, files: Object.fromEntries(files.map(({ path, content }) => [path, String(content)])) }]
    } catch {
      return []
    }
  })
}

const WRITTEN = NASTY_VALUES.flatMap(writtenFrom)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nasty-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a site of each set of rules, and asks the program whether it can read them. */
function read(
  name: WebServer,
  args: readonly string[],
  file: string,
  toSettings: (rules: readonly string[]) => string,
) {
  const rules = WRITTEN.map(({ files }, index) => {
    const path = join(folder, `${file}-${index}`)
    writeFileSync(path, files[file] ?? '')
    return path
  })
  writeFileSync(join(folder, file), toSettings(rules))
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, x: 'SECRET' }
  const program = findWebServer(name) ?? expect.fail(`${name} is not installed.`)
  return spawnSync(program, [...args, join(folder, file)], { encoding: 'utf8', env, maxBuffer: 2 ** 26 })
}

test('most values are written, so that the servers have something to read', () => {
  expect(WRITTEN.length).toBeGreaterThan(140)
})

test.skipIf(findWebServer('nginx') === null)('nginx reads what was written', () => {
  const { status, stderr } = read('nginx', ['-t', '-e', 'stderr', '-c'], 'nginx.conf', (rules) => {
    const sites = rules.map(
      (path, index) => `server { listen 127.0.0.1:8099; server_name v${index}; include ${path}; }`,
    )
    const own = 'server_names_hash_bucket_size 128; access_log off;'
    return `pid ${folder}/pid; events {} http { ${own} client_body_temp_path ${folder}/body; ${sites.join('\n')} }`
  })
  expect(stderr).toContain('test is successful')
  expect(status).toBe(0)
})

test.skipIf(findWebServer('caddy') === null)('Caddy reads each header as it was written', () => {
  const { status, stdout, stderr } = read(
    'caddy',
    ['adapt', '--adapter', 'caddyfile', '--config'],
    'Caddyfile',
    (rules) =>
      rules.map((path, index) => `http://v${index}.test:8099 {\n  root * ${folder}\n  import ${path}\n}\n`).join(''),
  )
  expect(status, stderr).toBe(0)
  const sent = new Map<string, Set<string>>()
  JSON.parse(stdout, (_, value) => {
    for (const [name, values] of Object.entries(value?.response?.set ?? {}))
      for (const one of values as string[]) sent.set(name, (sent.get(name) ?? new Set()).add(one))
    return value
  })
  for (const { headers } of WRITTEN)
    for (const [name, value] of Object.entries(headers)) expect([...(sent.get(name) ?? [])]).toContain(value)
  expect(stdout).not.toContain('SECRET')
})
