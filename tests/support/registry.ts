import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

export interface Registry {
  url: string
  /** The environment in which npm uses this registry and a separate cache. */
  env: NodeJS.ProcessEnv
  publish(tarball: string): void
  stop(): Promise<void>
}

/** Starts Verdaccio on this machine, in an empty folder. What is published here stays here; the rest comes from npm's usual registry. */
export async function startRegistry(folder: string): Promise<Registry> {
  const port = await freePort()
  const url = `http://localhost:${port}/`
  const config = join(folder, 'verdaccio.json')
  const everybody = { access: '$all', publish: '$all' }
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, encoding: 'utf8' } as const
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], options).trim()
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      uplinks: { npm: { url: upstream, maxage: '60m' } },
      packages: { '*portfolio-markdown': everybody, '**': { ...everybody, proxy: 'npm' } },
      max_body_size: '100mb',
      log: { type: 'stdout', format: 'pretty', level: 'error' },
    }),
  )
  const entry = join(dirname(createRequire(import.meta.url).resolve('verdaccio/package.json')), 'bin/verdaccio')
  const server = spawn(process.execPath, [entry, '--config', config, '--listen', String(port)], { stdio: 'inherit' })
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries > 300 || server.exitCode !== null) throw new Error('Verdaccio does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const userconfig = join(folder, 'npmrc')
  writeFileSync(userconfig, `registry=${url}\n//localhost:${port}/:_authToken=nobody\n`)
  const env = {
    ...process.env,
    npm_config_userconfig: userconfig,
    npm_config_registry: url,
    npm_config_cache: join(folder, 'cache'),
  }
  return {
    url,
    env,
    publish(tarball) {
      const { status, stderr } = spawnSync('npm', ['publish', tarball, '--provenance=false'], {
        env,
        encoding: 'utf8',
        cwd: folder,
      })
      if (status !== 0) throw new Error(stderr)
    },
    async stop() {
      server.kill()
      if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
    },
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
