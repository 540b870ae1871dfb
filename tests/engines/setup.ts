import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import buildSite from '../support/build-site.ts'
import { ENGINES } from './drivers/engines.ts'

/** Builds the site and sees to it that all three engines are there: by apt as root, else with words. */
export default function setup(): void {
  const missing = () => ENGINES.filter(({ programs }) => !programs.every((program) => existsSync(program)))
  const packages = missing().flatMap((engine) => engine.packages)
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installation de ${packages.join(', ')}…`)
    aptGet('update', '-qq')
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  }
  if (missing().length > 0)
    throw new Error(
      `Il manque ${packages.join(', ')} (paquets Debian) : installez-les, ou lancez cette commande en root.`,
    )
  buildSite()
}

function aptGet(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
