import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverFolder } from '../../scripts/outputs/host-files.ts'
import { findWebServer, type WebServer } from './installed-servers.ts'

/** The folder that answers `/`, the generated file, and a folder for what the server itself writes. */
type Place = Readonly<Record<'root' | 'rules' | 'work', string>> & { port: number }

interface Start {
  /** The name of the generated file. */
  rules: string
  /** The settings of an owner who uses the generated file, and the command that starts the server with them in the foreground. */
  settings(place: Place): string
  command(settings: string): readonly string[]
}

const STARTS: Readonly<Record<WebServer, Start>> = {
  nginx: {
    rules: 'nginx.conf',
    settings: ({ root, rules, port, work }) => `
daemon off;
master_process off;
pid ${work}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${rules};
  }
}
`,
    command: (settings) => ['-e', 'stderr', '-c', settings],
  },
  caddy: {
    rules: 'Caddyfile',
    settings: ({ root, rules, port }) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${root}
  import ${rules}
}
`,
    command: (settings) => ['run', '--adapter', 'caddyfile', '--config', settings],
  },
}

export interface RunningServer {
  /** Without a trailing slash. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts the server with the files that the build made for it.
 * @param site the built site
 * @param root the folder that answers `/`: the site itself, or what holds the folder of its base
 */
export async function startServer(name: WebServer, site: string, root = site): Promise<RunningServer> {
  const program = findWebServer(name)
  if (program === null) throw new Error(`${name} is not installed.`)
  const { rules, settings, command } = STARTS[name]
  const work = await mkdtemp(join(tmpdir(), `${name}-`))
  const port = await freePort()
  const file = join(work, 'settings')
  await writeFile(file, settings({ root, rules: join(serverFolder(site), rules), port, work }))
  const child = spawn(program, command(file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${said}`)
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
