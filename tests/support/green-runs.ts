import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { findBrowser } from './browser.ts'
import { findWebServer, WEB_SERVERS } from './installed-servers.ts'
import { ROOT } from './preview-server.ts'
import type { Report } from './reports.ts'

/** Variables that set the size of the searches and their start. */
const SETTINGS = ['EDITS', 'PATTERNS', 'PROPERTY_SHARE', 'SEED', 'XSS']

export interface Inputs {
  /** Files and folders, relative to the root. */
  reads: readonly string[]
  /** The command that runs the suite: a part of it (`--shard`) is another suite. */
  command: readonly string[]
  /** Whether the suite starts no browser and no web server. */
  startsNothing?: true
}

/** Returns a hash of the files that a suite reads, of the programs that it starts and of the settings of its searches. */
export function keyOfInputs({ reads, command, startsNothing }: Inputs): string {
  const hash = createHash('sha256')
  for (const file of reads.flatMap(filesIn).sort()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  const programs = startsNothing ? [] : [findBrowser(), ...WEB_SERVERS.map(findWebServer)]
  hash.update([process.version, process.platform, process.arch, ...programs.map(versionOf)].join('\0'))
  hash.update(command.join('\0'))
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  const full = join(ROOT, path)
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(^|\/)node_modules\//.test(file))
}

/** Returns the version of a program. nginx knows `-v`, Caddy `version`, a browser `--version`. */
function versionOf(program: string | null): string {
  if (program === null) return 'none'
  const answers = [['--version'], ['-v'], ['version']].map((parameters) => {
    const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8', timeout: 20_000 })
    return status === 0 ? (stdout + stderr).trim() : ''
  })
  return `${program} ${answers.find((answer) => answer !== '') ?? ''}`
}

/** Returns the file of a suite. Continuous integration keeps this folder from run to run (.github/workflows/ci.yml). */
const fileOf = (suite: string) => join(ROOT, '.cache/green', `${suite.replace(/\W+/g, '-').toLowerCase()}.json`)

/** Returns the report of the last green run of a suite, or `null` if its inputs have changed since. */
export function readGreenRun(suite: string, key: string): Report | null {
  try {
    const kept: { key: string; report: Report } = JSON.parse(readFileSync(fileOf(suite), 'utf8'))
    return kept.key === key ? kept.report : null
  } catch {
    return null
  }
}

export function keepGreenRun(suite: string, key: string, report: Report): void {
  mkdirSync(dirname(fileOf(suite)), { recursive: true })
  writeFileSync(fileOf(suite), JSON.stringify({ key, report }))
}
