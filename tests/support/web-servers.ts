import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverFolder } from '../../scripts/outputs/host-files.ts'
import { findWebServer, type WebServer } from './installed-servers.ts'

/** The command that starts the server in the foreground with these settings. */
const COMMANDS: Readonly<Record<WebServer, (settings: string) => readonly string[]>> = {
  nginx: (settings) => ['-e', 'stderr', '-c', settings],
  caddy: (settings) => ['run', '--adapter', 'caddyfile', '--config', settings],
}
/** The files that the build makes for the servers. The settings of an owner who uses them are in ./servers, under the same names. */
const RULES: Readonly<Record<WebServer, string>> = { nginx: 'nginx.conf', caddy: 'Caddyfile' }

export interface RunningServer {
  /** The address without a trailing slash. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts the server with the files that the build made for it.
 * @param site the built site
 * @param root the folder that answers `/`: the site itself, or the one that contains the folder of its base
 */
export async function startServer(name: WebServer, site: string, root = site): Promise<RunningServer> {
  const program = findWebServer(name)
  if (program === null) throw new Error(`${name} is not installed.`)
  const work = await mkdtemp(join(tmpdir(), `${name}-`))
  const port = await freePort()
  const file = join(work, 'settings')
  const values: Record<string, string> = {
    root,
    rules: join(serverFolder(site), RULES[name]),
    port: String(port),
    work,
  }
  const settings = await readFile(join(import.meta.dirname, 'servers', RULES[name]), 'utf8')
  await writeFile(
    file,
    settings.replace(/@(\w+)@/g, (_, key: string) => values[key] ?? ''),
  )
  const child = spawn(program, COMMANDS[name](file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    async stop() {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
      await rm(work, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
