// Plain JavaScript without dependencies: it makes sure that the packages are there, then hands over to the TypeScript command.
//   node scripts/start/bootstrap.mjs <command> [options]
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { refuseOldNode, refuseTrackedFiles, say, stop } from './before.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** Below `#` or `%` Vike finds no pages, it replaces a `*`, and tsx ends a path at `?`. Below `\` no module starts, not even this one. */
const UNUSABLE_PATH = /[#%*?]/
/** Paths in node_modules that only editors, debuggers, other runtimes and tests read. */
const UNREAD = [
  /\.(map|flow|[cm]?ts|h|hh|cc)$|(?<!licen[cs]e)\.md$/i,
  /^(@types|jiti|node-addon-api|undici-types)$/,
  /^(fontkit\/dist|pdfkit\/js)\/([a-z]+\.)?(browser|standalone)[.-]/,
  /^react-dom\/cjs\/.*[.-](profiling|browser|edge|bun)\./,
  /^(papaparse\/(player|tests|\.github)|fflate\/(umd|(esm|lib)\/browser\.c?js))$/,
  /^(css-tree\/(cjs|data|lib|dist\/(csstree|data|version)\.c?js)|mdn-data)$/,
  /^(caniuse-lite\/data\/(features|regions)|nodemailer\/dist\/cjs|pdfkit\/\.yarn|tldts\/dist\/es6)$/,
]
/** The tests need all packages; every other command only those that make a site. */
const isForTests = process.argv[2] === 'test'

refuseOldNode()
if (UNUSABLE_PATH.test(root)) {
  stop(
    say({
      fr: `Le chemin du projet contient un caractère que ses outils ne comprennent pas (# % * ?) : ${root}. Renommez ce dossier.`,
      en: `The path of the project contains a character that its tools do not understand (# % * ?): ${root}. Rename this folder.`,
    }),
  )
}
refuseTrackedFiles(process.argv[2], root)
installPackages()

const { register } = await import('tsx/esm/api')
register()
if (isForTests) await import('../../tests/run.ts')
else await import('../commands/cli.ts').then(({ runThisProcess }) => runThisProcess())

/** `npm ci` when packages are missing or the lockfile has changed since they were installed. */
function installPackages() {
  if (missingPackages().length === 0) return
  console.log(say({ fr: 'Installation des paquets (npm ci)…', en: 'Installing the packages (npm ci)…' }))
  // Named here, because npm's own settings may ask for another choice.
  const scope = isForTests ? ['--include=dev'] : ['--omit=dev', '--workspace=src', '--include-workspace-root']
  const npm = spawnSync('npm', ['ci', ...scope, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0)
    stop(
      say({
        fr: 'L’installation des paquets a échoué : vérifiez la connexion, puis relancez la commande.',
        en: 'The packages could not be installed: check the connection, then run the command again.',
      }),
    )
  const missing = missingPackages()
  const some = `${missing.slice(0, 3).join(', ')}${missing.length > 3 ? '…' : ''}`
  if (missing.length > 0)
    stop(
      say({
        fr: `npm n’a pas installé tous les paquets : il manque ${some}. Vérifiez sa configuration (npm config list), puis relancez la commande.`,
        en: `npm has not installed all packages: ${some} missing. Check its configuration (npm config list), then run the command again.`,
      }),
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

/**
 * Removes what no command reads: a third of the megabytes are types, source maps and builds for browsers. A workspace is only linked there:
 * its files are sources, and stay.
 */
function removeUnreadFiles() {
  const packages = join(root, 'node_modules')
  // With `withFileTypes`, because Node 20 follows links without it.
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(packages, path).replaceAll(sep, '/')
    if (UNREAD.some((pattern) => pattern.test(name))) rmSync(path, { recursive: true, force: true })
  }
}
