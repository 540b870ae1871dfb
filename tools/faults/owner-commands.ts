/** Runs each command that writes an owner's texts on a disk that is full, or that can only be read. */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { SHARED } from '../../scripts/commands/create/create.ts'
import { ownerEnvironment } from '../../tests/support/owner-environment.ts'
import { ROOT } from '../../tests/support/preview-server.ts'
import { copyProject } from '../../tests/support/project-copy.ts'
import { treeOf } from '../../tests/support/tree.ts'
import { WarmCommands } from '../../tests/support/warm-commands.ts'
import { FILLER, fill, isPlain, remount, withDisk } from './disk.ts'
import { newTally, type Tally } from './faults.ts'

interface Run {
  args: readonly string[]
  /** The owner's files, by path on the disk. @default none */
  files?: Readonly<Record<string, string>>
}

const SITE = '---\nname: Ève\n---\n'
const TEXT = `---\ntitle: Un titre\nstatut: OK\n---\n\n${'Une phrase. '.repeat(1000)}\n`
/** With the commands of a site it needs one more block of the disk. */
const PACKAGE = JSON.stringify({
  name: 'a',
  dependencies: { 'portfolio-markdown': '^1.0.0' },
  keywords: 'a'.repeat(8000),
})
const ANSWERS = Object.entries({
  ...{ name: 'Ève', trade: 'Développeuse', origin: 'https://eve.example.org', email: 'eve@example.org' },
  ...{ phone: '06 39 98 00 02', place: 'Sète' },
}).flatMap(([name, answer]) => [`--${name}`, answer])

const RUNS: readonly Run[] = [
  { args: ['npm create', 'site'] },
  { args: ['create', '--licence', 'mit', ...ANSWERS], files: { 'package.json': PACKAGE } },
  { args: ['create', '--licence', 'mit', '--from', '../from'] },
  { args: ['new', 'Un titre'], files: { 'content/site.md': SITE } },
  { args: ['import', '../resume.json'] },
  { args: ['import', '../resume.json'], files: { 'content/cv.md': TEXT } },
  { args: ['migrate', '--yes'], files: { 'content/projets/a.md': TEXT, 'content/projets/b.md': TEXT } },
  { args: ['init', ...ANSWERS] },
  { args: ['init', ...ANSWERS], files: { 'content/projets/a.md': TEXT, 'content/site.md': SITE } },
]

/** No version has changed how content is written yet, so `migrate` gets a change. */
const MIGRATION = `
MIGRATIONS.push({ since: '9.0.0', id: 'invented', says: 'Tout change.', kinds: ['project'], changes: [{ key: 'statut', to: 'state' }] })
`
/** Runs a command as the package does, from bundled code. */
const START = `
import { refuseTrackedFiles } from './scripts/start/before.mjs'
import { loadCommands } from './scripts/start/bundled.mjs'
for (const folder of [process.cwd(), import.meta.dirname]) refuseTrackedFiles(process.argv[2], folder)
const { runThisProcess } = await loadCommands(import.meta.dirname)
await runThisProcess()
`

type End = { status: number | null; output: string }

interface Place {
  disk: string
  /** Runs a command in a process of its own, like an owner. */
  run(args: readonly string[]): End
  /** Runs a command in a process that stays. */
  runWarm(args: readonly string[]): Promise<End>
}

/** @param times the number of times for each command */
export async function ownerCommands(fault: 'full' | 'read-only', times: number): Promise<Tally> {
  const tally = newTally()
  const project = copyProject()
  const inProject = (...path: string[]) => join(project.root, ...path)
  const disk = inProject('world/disk')
  writeFiles(project.root, {
    'start.mjs': START,
    'world/resume.json': JSON.stringify({ basics: { label: 'Développeuse', summary: 'Un mot. '.repeat(1000) } }),
    'world/from/content/site.md': SITE,
    'world/from/content/projets/a.md': TEXT,
    'world/from/public/a.txt': TEXT,
    ...{ 'bin/npm': '#!/bin/sh\n', 'bin/npx': '#!/bin/sh\n' },
  })
  appendFileSync(inProject('scripts/fields/migrations/migrations.ts'), MIGRATION)
  // The commands are those of the package.
  const root = inProject('scripts/disk/root.ts')
  writeFileSync(root, readFileSync(root, 'utf8').replace(/(?<=export const isPackage = ).*/, 'true'))
  for (const file of SHARED) cpSync(join(ROOT, file), inProject(file))
  for (const name of ['npm', 'npx']) chmodSync(inProject('bin', name), 0o755)
  const env = ownerEnvironment({ PATH: `${inProject('bin')}${delimiter}${process.env.PATH}`, LC_ALL: 'fr_FR.UTF-8' })
  const run: Place['run'] = ([command = '', ...args]) => {
    const script =
      command === 'npm create' ? [inProject('scripts/create/index.mjs')] : [inProject('start.mjs'), command]
    const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...args], {
      ...{ cwd: disk, encoding: 'utf8', env },
    })
    return { status, output: stdout + stderr }
  }
  await withDisk(disk, async () => {
    const warm = new WarmCommands(project.root, disk)
    const runWarm: Place['runWarm'] = async (args) => (args[0] === 'npm create' ? run(args) : warm.run(args, env))
    const known = new Set<string>()
    for (const one of RUNS) {
      const name = one.args[0] ?? ''
      // What lies on a disk that can only be read makes no difference.
      if (fault === 'read-only' && known.has(name)) continue
      await harm(one, { disk, run, runWarm }, { fault, times, tally, isNew: !known.has(name) })
      known.add(name)
    }
    // The disk stays mounted while a process has its folder open.
    await warm.stop()
  })
  project.dispose()
  return tally
}

async function harm(
  { args, files = {} }: Run,
  { disk, run, runWarm }: Place,
  wanted: { fault: string; times: number; tally: Tally; isNew: boolean },
) {
  const { fault, times, tally, isNew } = wanted
  const prepare = () => {
    for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true })
    writeFiles(disk, files)
  }
  const report = (what: string, output = '') => tally.faults.push(`${fault}, ${args.join(' ')}: ${what}\n${output}`)
  prepare()
  const before = treeOf(disk)
  const room = freeBytes(disk)
  const first = await runWarm(args)
  if (first.status !== 0) return report(`ended with ${first.status} on a good disk`, first.output)
  const after = treeOf(disk)
  const needed = room - freeBytes(disk)
  for (let time = 0; time < times; time++) {
    prepare()
    if (fault === 'full') fill(disk, roomAt(time, times, needed))
    else remount(disk, 'ro')
    // Once for each command as an owner runs it, because a process takes a second to start.
    const { status, output } = isNew && time === 0 ? run(args) : await runWarm(args)
    if (fault === 'full') rmSync(join(disk, FILLER))
    else remount(disk, 'rw')
    tally.times += 1
    const found = treeOf(disk)
    const strange = Object.keys(found).filter(
      (path) => !path.startsWith('node_modules') && ![before[path], after[path]].includes(found[path]),
    )
    const isWritten = (path: string) => found[path] !== undefined && found[path] === after[path]
    const lost = Object.keys(before).filter(
      (path) => !isWritten(path) && !Object.values(found).includes(before[path] ?? ''),
    )
    const isWhole = strange.length === 0 && lost.length === 0
    if (isWhole && status === 2 && isPlain(output)) tally.whole += 1
    else report(`time ${time} ended with ${status}, strange: ${strange.join(' ')}, lost: ${lost.join(' ')}`, output)
    tally.next += 1
    const again = await runWarm(args)
    if (again.status === 0 && isDeepStrictEqual(treeOf(disk), after)) tally.right += 1
    else report(`after time ${time} the next run ended with ${again.status}`, again.output)
  }
}

/** The free room grows from nothing; every other time it is some blocks short. */
function roomAt(time: number, times: number, needed: number): number {
  return time % 2 === 0 ? Math.floor((time / times) * needed) : Math.max(0, needed - 4096 * Math.ceil(time / 2))
}

function freeBytes(disk: string): number {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
