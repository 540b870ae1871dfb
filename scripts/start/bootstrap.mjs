// Plain JavaScript without dependencies: installs missing packages, then runs the TypeScript command.
//   node scripts/start/entry.cjs <command> [options]
import { spawnSync } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { refuseOldNode, refuseTrackedFiles, refuseUnusablePath, say, stop } from './before.mjs'
import { loadCommands } from './bundled.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** Vike finds no pages below `#` or `%` and replaces `*`; tsx ends a path at `?`. Below `\` no module starts, so entry.cjs says that. */
const UNUSABLE_PATH = /[#%*?]/
/** Paths in node_modules that no command reads. */
const UNREAD = [
  // Editors, debuggers and compilers read types, source maps and sources of native code.
  /\.(map|flow|[cm]?ts|h|hh|cc)$|(?<!licen[cs]e)\.md$/i,
  /^(@types|jiti|node-addon-api|undici-types)$/,
  // Browsers and other runtimes load builds of their own.
  /^(fontkit\/dist|pdfkit\/js)\/([a-z]+\.)?(browser|standalone)[.-]/,
  /^react-dom\/cjs\/.*[.-](browser|edge|bun)\./,
  /^(fflate\/(umd|(esm|lib)\/browser\.c?js)|(js-yaml\/dist|yaml)\/browser|(source-map|(.+\/)?pako)\/dist)$/,
  /^@floating-ui\/.+\.(browser|esm|umd)\.(min\.)?m?js$/,
  // The site's code is always built for production, and no command sets the condition `development`.
  /^(react|react-dom|scheduler)\/cjs\/.*[.-](development|profiling)\./,
  /^(mdast|micromark)[^/]*\/dev$/,
  // Node loads one build of each module. The others are for bundlers or older loaders, or are its sources.
  /^(css-tree\/(cjs|data|lib|dist\/(csstree|data|version)\.c?js)|mdn-data|nodemailer\/dist\/cjs|pdfkit\/js\/pdfkit\.old\.js)$/,
  /^(@swc\/helpers\/(_|src)|fontkit\/src|immutable\/dist\/immutable\.(es|min)\.js|tldts(-core)?\/dist\/(es6|.+\.min\.js))$/,
  // No command uses themes of code, the standard fonts of PDF, an encoder of brotli, tables of browsers' features, or Sass's own watcher.
  /^(highlight\.js\/(es|scss|styles)|pdfkit\/(\.yarn|js\/data)|brotli\/build|caniuse-lite\/data\/(features|regions)|@parcel)$/,
  /^papaparse\/(player|tests|\.github)$/,
]
/** Tests need all packages; other commands need only those that make a site. */
const isForTests = process.argv[2] === 'test'

refuseOldNode()
refuseUnusablePath(root, UNUSABLE_PATH)
refuseLinkedCache()
// The help, too, is printed by packages.
refuseTrackedFiles(process.argv[2], root, ['node_modules'])
installPackages()

// Otherwise tsx reads one in the current folder, such as `content/`, which may put other files in the place of packages.
process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.json')
if (isForTests) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('../../tests/run.ts')
} else {
  const { runThisProcess } = await loadCommands(root)
  await runThisProcess()
}

/** Refuses a cache behind a link. Node loads code from its real place, from where it finds neither the packages nor the repository. */
function refuseLinkedCache() {
  const link = ['.cache', '.cache/code', '.cache/commands'].find((name) =>
    lstatSync(join(root, name), { throwIfNoEntry: false })?.isSymbolicLink(),
  )
  if (link === undefined) return
  stop(
    say({
      fr: `${link} est un lien, derrière lequel l’outil ne trouverait pas ses paquets. Effacez ce lien : l’outil refait le dossier.`,
      en: `${link} is a link, behind which the tool would not find its packages. Delete this link: the tool makes the folder again.`,
    }),
  )
}

/** Runs `npm ci` if packages are missing or the lockfile has changed since they were installed. */
function installPackages() {
  if (missingPackages().length === 0) return
  console.log(say({ fr: 'Installation des paquets (npm ci)…', en: 'Installing the packages (npm ci)…' }))
  // Explicit, because npm's configuration may choose otherwise.
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

/** Returns the packages that this command needs and that npm's record of installed packages lacks or has in another version. */
function missingPackages() {
  const wanted = packagesOf('package-lock.json') ?? {}
  const present = packagesOf('node_modules/.package-lock.json') ?? {}
  return Object.entries(wanted)
    .filter(([path, { optional, dev }]) => path.startsWith('node_modules/') && !optional && (isForTests || !dev))
    .filter(([path, { version }]) => present[path]?.version !== version)
    .map(([path]) => path.replace('node_modules/', ''))
}

/** Returns the packages of a lockfile; `null` if the file is absent or incomplete. */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Removes files that no command reads: types, source maps and builds for browsers make up a third of the megabytes. A workspace is only
 * linked there; its files are sources and stay.
 */
function removeUnreadFiles() {
  const packages = join(root, 'node_modules')
  // `withFileTypes` is needed, because Node 20 follows links without it.
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(packages, path).replaceAll(sep, '/')
    if (UNREAD.some((pattern) => pattern.test(name))) rmSync(path, { recursive: true, force: true })
  }
}
