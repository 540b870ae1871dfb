// Plain JavaScript without dependencies: checks that every command runs before it loads other code.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'

/** Accepts files of any owner, because files in a container belong to another user, and starts no other program. */
const LIST_FILES = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', 'ls-files', '-z']
/** Git would fetch a missing object with whatever program the repository names. */
const FETCH_NOTHING = { GIT_ALLOW_PROTOCOL: '', GIT_NO_LAZY_FETCH: '1' }
/** What git tells a hook of the repository that runs it. That may be another one, of which this one is a submodule. */
const OF_HOOK = { GIT_COMMON_DIR: undefined, GIT_INDEX_FILE: undefined, GIT_OBJECT_DIRECTORY: undefined }
/** Commands that reuse no file of the folder, and run no code of it but packages. All others are refused, so a new command is too. */
const HARMLESS = [undefined, 'help', '--help', 'new']
/** Where `openCache` of `scripts/disk/root.ts` finds the folders that were checked. */
export const CHECKED = Symbol.for('portfolio-markdown: checked folders')

/** No command reads a longer `site.md`. */
const SITE_MAX_BYTES = 256 * 1024

/**
 * Returns the text in the language that `scripts/spoken/lang.ts` will choose, because that file cannot be loaded yet: the option, the site,
 * the terminal; English if these have other languages, French if there are none.
 */
export function say(texts) {
  return texts[lang()]
}

function lang() {
  const { argv, env } = process
  const isNew = ['init', 'create'].includes(argv[2])
  const terminal = /^[a-z]{2,3}(?![a-z])/.exec(env.LC_ALL || env.LC_MESSAGES || env.LANG || '')?.[0]
  const wanted = [optionOf(argv), isNew ? undefined : siteLang(), terminal].filter((name) => name !== undefined)
  return wanted.find((name) => name === 'fr' || name === 'en') ?? (wanted.length > 0 ? 'en' : 'fr')
}

function optionOf(argv) {
  const at = argv.findIndex((part) => /^--lang(=|$)/.test(part))
  return at < 0 ? undefined : (argv[at].split('=')[1] ?? argv[at + 1])
}

function siteLang() {
  try {
    const file = 'content/site.md'
    const found = statSync(file)
    // Never waits for a pipe, and never reads a device.
    const text = found.isFile() && found.size <= SITE_MAX_BYTES ? readFileSync(file, 'utf8') : ''
    return /^lang:\s*(?:[[-]\s*)?["']?([a-z]+)/m.exec(text)?.[1] ?? 'fr'
  } catch {
    return undefined
  }
}

/**
 * Refuses a folder whose path contains a character that the packages of a site do not understand.
 * @param {RegExp} unusable one such character
 */
export function refuseUnusablePath(folder, unusable) {
  const [character] = unusable.exec(folder) ?? []
  if (character === undefined) return
  const shown = JSON.stringify(folder)
  stop(
    say({
      fr: `Le chemin du projet contient un caractère que ses outils ne comprennent pas (${character}) : ${shown}. Renommez ce dossier.`,
      en: `The path of the project contains a character that its tools do not understand (${character}): ${shown}. Rename this folder.`,
    }),
  )
}

/** @returns {never} */
export function stop(message) {
  console.error(message)
  process.exit(2)
}

export function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  // The packages of a site require `^20.19.0 || >=22.12.0` (chokidar, css-tree, Vite).
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return
  const { node } = process.versions
  stop(
    say({
      fr: `Node ${node} est trop ancien : installez Node 20.19, 22.12 ou 24 (https://nodejs.org).`,
      en: `Node ${node} is too old: install Node 20.19, 22.12 or 24 (https://nodejs.org).`,
    }),
  )
}

/** Refuses Yarn's Plug'n'Play, because the generator reads files of its packages and keeps its cache in `node_modules`. */
export function refusePlugAndPlay() {
  if (!process.versions.pnp) return
  stop(
    say({
      fr: 'Yarn a installé les paquets sans dossier node_modules (Plug’n’Play), dont le générateur a besoin. Écrivez « nodeLinker: node-modules » dans le fichier .yarnrc.yml de ce dossier (créez-le s’il manque), lancez « yarn install », puis de nouveau cette commande.',
      en: 'Yarn has installed the packages without a node_modules folder (Plug’n’Play), which the generator needs. Write “nodeLinker: node-modules” into the file .yarnrc.yml of this folder (create it if it is missing), run “yarn install”, then this command again.',
    }),
  )
}

/**
 * Refuses a repository that contains the tool's own files. Commands trust these files: they run the code in them and reuse pages. If
 * they were committed, a merged change could put code there that no reviewer sees. A committed `dist` is refused in CI only, because
 * some owners publish a site from their repository.
 * @param {readonly string[]} always folders that even harmless commands refuse, because they run the code in them
 */
export function refuseTrackedFiles(command, cwd, always = []) {
  const isHarmless = HARMLESS.includes(command)
  if (isHarmless && always.length === 0) return
  forgetOwnPrograms()
  const all = ['.cache', 'node_modules', 'outbox', '.vercel', ...(isCi() ? ['dist'] : [])]
  const folders = isHarmless ? always : all
  const repository = repositoryOf(realpathSync(cwd))
  const { status, stdout } = spawnSync('git', LIST_FILES, {
    cwd,
    env: { ...process.env, ...FETCH_NOTHING, ...repository },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (status !== 0 && 'GIT_DIR' in repository && !isHarmless) {
    stop(
      say({
        fr: `Git ne dit pas quels fichiers ce dépôt contient (${repository.GIT_DIR}). Sans lui, rien ne prouve que le code et les pages gardés ici sont les vôtres. Installez git, ou lancez « git status » pour voir ce qui ne va pas.`,
        en: `Git does not say which files this repository contains (${repository.GIT_DIR}). Without it, nothing proves that the code and pages kept here are yours. Install git, or run “git status” to see what is wrong.`,
      }),
    )
  }
  const tops = [...new Set((stdout ?? '').split('\0').map((path) => path.split('/')[0]))]
  const tracked = folders.filter((name) =>
    tops.some((top) => top.toLowerCase() === name || isSamePlace(join(cwd, top), join(cwd, name))),
  )
  if (tracked.length === 0) {
    if (isHarmless) return
    globalThis[CHECKED] = new Set([...(globalThis[CHECKED] ?? []), cwd])
    return
  }
  const mend = `  git rm -r --cached ${tracked.join(' ')}\n`
  const lines = tracked.map((name) => `  ${name}/`).join('\n')
  stop(
    say({
      fr:
        `Le dépôt git contient des fichiers que la machine écrit elle-même (${tracked.join(', ')}) : quelqu’un pourrait y glisser du code ou ` +
        'des pages que personne ne relit. Rien n’a été lu ni construit. Sortez-les du dépôt :\n' +
        `${mend}puis gardez ces lignes dans .gitignore :\n${lines}\n` +
        'Effacez ensuite ces dossiers du disque, sauf outbox, qui garde vos messages : l’outil les refait.',
      en:
        `The git repository contains files that the machine writes itself (${tracked.join(', ')}): somebody could slip code or pages in there ` +
        'that nobody reviews. Nothing has been read or built. Take them out of the repository:\n' +
        `${mend}then keep these lines in .gitignore:\n${lines}\n` +
        'After that, delete these folders from the disk, except outbox, which keeps your messages: the tool makes them again.',
    }),
  )
}

/**
 * Lets this process start no program of the repository. npm puts `node_modules/.bin` before the folders of the system, and a relative folder
 * is below the current one, in which Windows looks first. A `git` from there would answer that git tracks nothing.
 */
function forgetOwnPrograms() {
  const { env } = process
  const folders = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => /^"?(?:[a-z]:)?[\\/]/i.test(folder) && !/[\\/]node_modules[\\/]\.bin[\\/]?"?$/.test(folder))
  // An empty text would mean the current folder, and none means those of the system.
  if (folders.length > 0) env.PATH = folders.join(delimiter)
  else delete env.PATH
  env.NoDefaultCurrentDirectoryInExePath = '1'
}

/** Returns whether two names lead to one folder, as `node_modules.` does on Windows and `NODE_MODULEſ` on a Mac. */
function isSamePlace(path, other) {
  try {
    const [one, two] = [path, other].map((name) => lstatSync(name, { bigint: true }))
    return path !== other && one.dev === two.dev && one.ino === two.ino
  } catch {
    return false
  }
}

/**
 * Tells git which repository to ask: that of the nearest folder with a `.git`. Git itself would also take a folder that only looks like the
 * inside of a repository and names no files. A pull request can bring such a folder, but it cannot bring a `.git`.
 */
function repositoryOf(folder) {
  if (existsSync(join(folder, '.git'))) return { ...OF_HOOK, GIT_DIR: join(folder, '.git'), GIT_WORK_TREE: folder }
  return dirname(folder) === folder ? {} : repositoryOf(dirname(folder))
}

/** Same as `scripts/commands/in-ci.ts`, which cannot be loaded before the packages are installed. */
function isCi() {
  return !/^(|0|false|no|off)$/i.test(process.env.CI ?? '')
}
