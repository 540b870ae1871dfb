// Plain JavaScript without dependencies: it makes sure that the packages are there, then hands over to the TypeScript command.
//   node scripts/bootstrap.mjs <command> [options]
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} est trop ancien : installez Node 20.19, 22 ou 24 (https://nodejs.org).`)
  process.exit(2)
}
installPackages()

const { register } = await import('tsx/esm/api')
register()
await import('./cli.ts')

/** `npm ci` when the packages are missing or the lockfile has changed since they were installed. */
function installPackages() {
  const installed = join(root, 'node_modules/.installed-lockfile')
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return
  if (!existsSync(installed) && existsSync(join(root, 'node_modules/.package-lock.json')) && isComplete()) {
    writeFileSync(installed, lockfile)
    return
  }
  console.log('Installation des paquets (npm ci)…')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('L’installation des paquets a échoué : vérifiez la connexion, puis relancez la commande.')
    process.exit(2)
  }
  writeFileSync(installed, lockfile)
}

/** Whether someone ran `npm ci` by hand: npm's own record then matches the lockfile. */
function isComplete() {
  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { packages: present } = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'))
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}
