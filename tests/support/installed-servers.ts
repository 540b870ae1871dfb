import { existsSync } from 'node:fs'
import { aptInstall, hasApt } from './apt.ts'
import { inCi } from './in-ci.ts'

/** The servers for which the build writes rules, which the tests start with them. */
export const WEB_SERVERS = ['nginx', 'caddy'] as const

export type WebServer = (typeof WEB_SERVERS)[number]

/** Where systems keep the programs; the tests need the nginx of Debian because of its table of MIME types. */
const INSTALLATIONS = {
  nginx: { programs: ['/usr/sbin/nginx'], debianPackage: 'nginx-light' },
  caddy: { programs: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'], debianPackage: 'caddy' },
}

/** The program that is already there; `null` when there is none. */
export function findWebServer(name: WebServer): string | null {
  return INSTALLATIONS[name].programs.find((path) => existsSync(path)) ?? null
}

/** How packages are installed on this machine. */
const SYSTEM = { find: findWebServer, hasApt, aptInstall }

/** Gives the servers that are missing; before that it installs them, by apt as root, but never on a machine that is somebody's own. */
export function ensureWebServers({ find, hasApt, aptInstall } = SYSTEM): WebServer[] {
  const isMissing = (name: WebServer) => find(name) === null
  const missing = WEB_SERVERS.filter(isMissing)
  if (missing.length === 0 || !inCi() || !hasApt()) return missing
  console.log(`Installing the web servers of the tests (${missing.join(', ')})…`)
  aptInstall(missing.map((name) => INSTALLATIONS[name].debianPackage))
  return missing.filter(isMissing)
}

export const MISSING_SERVERS =
  'Their tests are skipped. Install them (packages nginx-light and caddy of Debian) to try the files of the build.'
