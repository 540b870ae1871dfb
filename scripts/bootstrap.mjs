// Plain JavaScript without dependencies: it makes sure that the packages are there, then hands over to the TypeScript command.
//   node scripts/bootstrap.mjs <command> [options]
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Below `#` or `%` Vike finds no pages, it replaces a `*`, and tsx ends a path at `?`. Below `\` no module starts, not even this one. */
const UNUSABLE_PATH = /[#%*?]/
/** Accepts files of any owner, because in a container they belong to another user, and starts nothing but the listing. */
const LIST_FILES = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', 'ls-files', '-z', '--']
/** Paths in node_modules that only editors, debuggers, other runtimes and tests read. */
const UNREAD = [
  /\.(map|flow|[cm]?ts|h|hh|cc)$|(?<!licen[cs]e)\.md$/i,
  /^(@types|jiti|node-addon-api|undici-types)$/,
  /^(fontkit\/dist|pdfkit\/js)\/([a-z]+\.)?(browser|standalone)[.-]/,
  /^react-dom\/cjs\/.*[.-](profiling|browser|edge|bun)\./,
  /^(papaparse\/(player|tests|\.github)|fflate\/(umd|(esm|lib)\/browser\.c?js))$/,
  /^(caniuse-lite\/data\/(features|regions)|nodemailer\/dist\/cjs|pdfkit\/\.yarn|tldts\/dist\/es6)$/,
]
/** The tests need all packages; every other command only those that make a site. */
const isForTests = process.argv[2] === 'test'
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node ${process.versions.node} est trop ancien : installez Node 20.19, 22 ou 24 (https://nodejs.org).`)
}
if (UNUSABLE_PATH.test(root)) {
  stop(
    `Le chemin du projet contient un caractère que ses outils ne comprennent pas (# % * ?) : ${root}. Renommez ce dossier.`,
  )
}
if (['build', 'check', 'dev', 'start'].includes(process.argv[2] ?? '')) refuseTrackedFiles()
installPackages()

const { register } = await import('tsx/esm/api')
register()
await import(isForTests ? '../tests/run.ts' : './cli.ts')

/** @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(2)
}

/**
 * Refuses a repository that contains the tool's own files. Commands trust these files: they run the code in them and reuse pages. If
 * they were committed, a merged change could put code there that no reviewer sees. A committed `dist` is refused in CI only, because
 * some owners publish a site from their repository.
 */
function refuseTrackedFiles() {
  const folders = ['.cache', 'node_modules', 'outbox', '.vercel', ...(isCi() ? ['dist'] : [])]
  const { stdout } = spawnSync('git', [...LIST_FILES, ...folders.map((name) => `:(icase)${name}`)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const paths = (stdout ?? '').toLowerCase().split('\0')
  const tracked = folders.filter((name) => paths.some((path) => path === name || path.startsWith(`${name}/`)))
  if (tracked.length === 0) return
  stop(
    `Le dépôt git contient des fichiers que la machine écrit elle-même (${tracked.join(', ')}) : quelqu’un pourrait y glisser du code ou ` +
      'des pages que personne ne relit. Rien n’a été lu ni construit. Sortez-les du dépôt :\n' +
      `  git rm -r --cached ${tracked.join(' ')}\n` +
      `puis gardez ces lignes dans .gitignore :\n${tracked.map((name) => `  ${name}/`).join('\n')}\n` +
      'Effacez ensuite ces dossiers du disque, sauf outbox, qui garde vos messages : l’outil les refait.',
  )
}

/** As `tests/support/in-ci.ts`, which cannot be read before the packages are there. */
function isCi() {
  return !/^(|0|false|no|off)$/i.test(process.env.CI ?? '')
}

/** `npm ci` when packages are missing or the lockfile has changed since they were installed. */
function installPackages() {
  if (missingPackages().length === 0) return
  console.log('Installation des paquets (npm ci)…')
  // Named here, because npm's own settings may ask for another choice.
  const scope = isForTests ? ['--include=dev'] : ['--omit=dev', '--workspaces=false']
  const npm = spawnSync('npm', ['ci', ...scope, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) stop('L’installation des paquets a échoué : vérifiez la connexion, puis relancez la commande.')
  const missing = missingPackages()
  if (missing.length > 0)
    stop(
      `npm n’a pas installé tous les paquets : il manque ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? '…' : ''}. ` +
        'Vérifiez sa configuration (npm config list), puis relancez la commande.',
    )
  if (!isForTests) removeUnreadFiles()
}

/** The packages that this command needs and that npm's own record of what it installed does not have in that version. */
function missingPackages() {
  const wanted = packagesOf('package-lock.json') ?? {}
  const present = packagesOf('node_modules/.package-lock.json') ?? {}
  return Object.entries(wanted)
    .filter(([path, { optional, dev }]) => path.startsWith('node_modules/') && !optional && (isForTests || !dev))
    .filter(([path, { version }]) => present[path]?.version !== version)
    .map(([path]) => path.replace('node_modules/', ''))
}

/** What a lockfile lists; `null` when it is not there, or was cut short. */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages
  } catch {
    return null
  }
}

/** Removes what no command reads: a third of the megabytes are types, source maps and builds for browsers. */
function removeUnreadFiles() {
  const packages = join(root, 'node_modules')
  for (const file of readdirSync(packages, { recursive: true })) {
    const path = file.replaceAll('\\', '/')
    if (UNREAD.some((pattern) => pattern.test(path))) rmSync(join(packages, file), { recursive: true, force: true })
  }
}
