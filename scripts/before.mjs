// Plain JavaScript without dependencies: what every command checks before it loads any other code.
import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** Accepts files of any owner, because in a container they belong to another user, and starts nothing but the listing. */
const LIST_FILES = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', 'ls-files', '-z', '--']
/** These run code of the folder, or reuse what is in it. */
const TRUSTING = ['build', 'check', 'dev', 'start']

/** @returns {never} */
export function stop(message) {
  console.error(message)
  process.exit(2)
}

export function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  // The packages of a site say `^20.19.0 || >=22.12.0` (chokidar, css-tree, Vite).
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return
  stop(`Node ${process.versions.node} est trop ancien : installez Node 20.19, 22.12 ou 24 (https://nodejs.org).`)
}

/**
 * Refuses a repository that contains the tool's own files. Commands trust these files: they run the code in them and reuse pages. If
 * they were committed, a merged change could put code there that no reviewer sees. A committed `dist` is refused in CI only, because
 * some owners publish a site from their repository.
 */
export function refuseTrackedFiles(command, cwd) {
  if (!TRUSTING.includes(command)) return
  const folders = ['.cache', 'node_modules', 'outbox', '.vercel', ...(isCi() ? ['dist'] : [])]
  const { stdout } = spawnSync('git', [...LIST_FILES, ...folders.map((name) => `:(icase)${name}`)], {
    cwd,
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
