import { existsSync } from 'node:fs'
import { aptInstall, hasApt } from './apt.ts'
import { inCi } from './in-ci.ts'

/** The build writes rules for these servers, and the tests start them with these rules. */
export const WEB_SERVERS = ['nginx', 'caddy'] as const

export type WebServer = (typeof WEB_SERVERS)[number]

interface Installation {
  /** Where systems keep the program. The tests need the nginx of Debian because of its table of MIME types. */
  programs: readonly string[]
  debianPackage: string
}

const INSTALLATIONS: Readonly<Record<WebServer, Installation>> = {
  nginx: {
    programs: ['/usr/sbin/nginx'],
    debianPackage: 'nginx-light',
  },
  caddy: {
    programs: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
    debianPackage: 'caddy',
  },
}

/** The path of the installed program; `null` if there is none. */
export function findWebServer(name: WebServer): string | null {
  return INSTALLATIONS[name].programs.find((path) => existsSync(path)) ?? null
}

/** Returns the servers that are missing. In continuous integration it first tries to install them by apt, as root. */
export function ensureWebServers(): WebServer[] {
  const isMissing = (name: WebServer) => findWebServer(name) === null
  const missing = WEB_SERVERS.filter(isMissing)
  if (missing.length === 0 || !inCi() || !hasApt()) return missing
  console.log(`Installation des serveurs de test (${missing.join(', ')})…`)
  aptInstall(missing.map((name) => INSTALLATIONS[name].debianPackage))
  return missing.filter(isMissing)
}

export const MISSING_SERVERS =
  'Leurs tests sont sautés. Installez-les (paquets nginx-light et caddy de Debian) pour essayer les fichiers du build.'
