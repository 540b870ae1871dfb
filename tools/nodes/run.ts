/** Builds the site with every supported Node, each from nothing, and compares the bytes: `npm --prefix tools run nodes`. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../tests/support/built-site.ts'
import { ROOT } from '../../tests/support/preview-server.ts'
import { copyProject } from '../../tests/support/project-copy.ts'
import { replacePart } from '../document-part.ts'

/** The versions to try: the oldest that package.json allows, then the newest of each line. */
const NODES = ['20.19.0', '22', '24']

const sites = NODES.map((wanted) => {
  const folder = join(ROOT, '.cache/nodes', wanted)
  mkdirSync(folder, { recursive: true })
  // Lets only the script of the package `node` run, because it fetches the binary.
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false', '--prefix', folder]
  execFileSync('npm', ['install', ...options, `node@${wanted}`], { stdio: 'inherit' })
  const node = join(folder, 'node_modules/node/bin/node')
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  const project = copyProject()
  try {
    execFileSync(node, ['scripts/start/bootstrap.mjs', 'build'], { cwd: project.root, stdio: 'inherit' })
    return { version, files: fingerprint(join(project.root, 'dist/client')) }
  } finally {
    project.dispose()
  }
})

const [first] = sites
const rows = sites.map(({ version, files }) => {
  const names = new Set([...Object.keys(files), ...Object.keys(first?.files ?? {})])
  const different = [...names].filter((name) => files[name] !== first?.files[name])
  if (different.length > 0) {
    console.error(`${version}: ${different.join(', ')}`)
    process.exitCode = 1
  }
  return `| ${version} | ${Object.keys(files).length} | ${different.length} |`
})
replacePart(
  'fiabilite.md',
  'nodes',
  ['| Node | fichiers | différents du premier |', '|---|---|---|', ...rows].join('\n'),
)
