import { existsSync } from 'node:fs'
import { inCi } from '../../scripts/commands/in-ci.ts'
import { aptInstall, hasApt } from './apt.ts'

/** The servers for which the build writes rules. The tests start them with these rules. */
export const WEB_SERVERS = ['nginx', 'caddy'] as const

export type WebServer = (typeof WEB_SERVERS)[number]

/** The paths of the programs. The tests need the nginx of Debian because of its table of MIME types. */
const INSTALLATIONS = {
  nginx: { programs: ['/usr/sbin/nginx'], debianPackage: 'nginx-light' },
  caddy: { programs: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'], debianPackage: 'caddy' },
}

/** Returns an installed program, or `null`. */
export function findWebServer(name: WebServer): string | null {
  return INSTALLATIONS[name].programs.find((path) => existsSync(path)) ?? null
}

/** The functions that install packages on this machine. */
const SYSTEM = { find: findWebServer, hasApt, aptInstall }

/** Returns the missing servers. Installs them first (by apt as root), but never on a machine with an owner. */
export async function ensureWebServers({ find, hasApt, aptInstall } = SYSTEM): Promise<WebServer[]> {
  const isMissing = (name: WebServer) => find(name) === null
  const missing = WEB_SERVERS.filter(isMissing)
  if (missing.length === 0 || !inCi() || !hasApt()) return missing
  console.log(`Installing the web servers of the tests (${missing.join(', ')})…`)
  await aptInstall(missing.map((name) => INSTALLATIONS[name].debianPackage))
  return missing.filter(isMissing)
}

export const MISSING_SERVERS =
  'Their tests are skipped. Install them (packages nginx-light and caddy of Debian) to try the files of the build.'
