import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { MARK_PATH } from '../../scripts/disk/mark.ts'
import { fingerprint } from '../../tests/support/built-site.ts'
import { projectFile } from '../../tests/support/content-folder.ts'
import { ROOT } from '../../tests/support/preview-server.ts'
import { treeOf } from '../../tests/support/tree.ts'
import { FILLER, fill, isPlain, mount, remount, unmount, withDisk } from './disk.ts'
import { type Content, type Lab, other } from './lab.ts'

/** The results of one fault. */
export interface Tally {
  /** The number of times that the fault was caused. */
  times: number
  /** The number of times that a whole site, the last good one or the new one, lay in the folder afterwards. */
  whole: number
  /** The number of undisturbed builds that came next, and how many of them gave the right site. */
  next: number
  right: number
  /** Anything else that went wrong, as the test reports it. */
  faults: string[]
}

/** Makes random numbers that are the same for the same seed. */
export function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function newTally(): Tally {
  return { times: 0, whole: 0, next: 0, right: 0, faults: [] }
}

/** Checks the folder after a fault. */
function look(lab: Lab, tally: Tally, out = lab.out) {
  tally.times += 1
  if (lab.siteIn(out) === null) tally.faults.push(`${tally.times}: no whole site`)
  else tally.whole += 1
}

async function buildNext(lab: Lab, tally: Tally, next: Content, out = lab.out) {
  tally.next += 1
  const { status, output } = await lab.build(next, { out })
  if (status === 0 && lab.siteIn(out) === next) tally.right += 1
  else tally.faults.push(`${tally.times}: the next build ended with ${status}\n${output}`)
}

async function judge(lab: Lab, tally: Tally, next: Content, out = lab.out) {
  look(lab, tally, out)
  await buildNext(lab, tally, next, out)
}

/**
 * Kills builds at random moments, one in twenty while the code of the site is built too. What kills leave behind adds up over `row` of
 * them; then a build is left in peace.
 */
export async function killed(lab: Lab, times: number, random: () => number, row = 5): Promise<Tally> {
  const tally = newTally()
  const lasting = { warm: 0, cold: 0 }
  let content: Content = 'before'
  while (tally.times < times) {
    content = other(content)
    const way = tally.times % 20 === 19 ? 'cold' : 'warm'
    if (way === 'cold') forgetCode(lab)
    const start = performance.now()
    const { child, ended } = lab.start(content)
    const hasEnded = ended.then(() => true)
    // A build that runs to its end shows how long one takes.
    const moment = wait(lasting[way] === 0 ? 2 ** 30 : random() * lasting[way], false, { ref: false })
    if (await Promise.race([hasEnded, moment])) {
      lasting[way] = performance.now() - start
      continue
    }
    child.kill('SIGKILL')
    await ended
    look(lab, tally)
    if (tally.times % row === 0) await buildNext(lab, tally, content)
  }
  return tally
}

/** Puts into `public/` what has no place there: a page of the site, a link out of the folder, a pipe. The build must refuse it and leave nothing behind. */
export async function strangersInPublic(lab: Lab): Promise<Tally> {
  const tally = newTally()
  const strangers: Readonly<Record<string, (path: string) => void>> = {
    'index.html': (path) => writeFileSync(path, 'PAR public/'),
    'projets/banque.html': (path) => writeFileSync(path, 'PAR public/'),
    'fuite.txt': (path) => symlinkSync('/etc/hostname', path),
    etc: (path) => symlinkSync('/etc', path),
    tube: (path) => spawnSync('mkfifo', [path]),
  }
  let content: Content = 'before'
  for (const [name, put] of Object.entries(strangers)) {
    content = other(content)
    const path = join(lab.root, 'public', name)
    mkdirSync(dirname(path), { recursive: true })
    put(path)
    const { status } = await lab.build(content)
    if (status !== 1) tally.faults.push(`${name}: the build ended with ${status}`)
    rmSync(path)
    await judge(lab, tally, content)
  }
  return tally
}

function forgetCode({ root }: Lab) {
  rmSync(join(root, '.cache/code'), { recursive: true, force: true })
}

/** Kills a build before each change of the folders of the last and the new site, or before some of the changes. */
export async function killedWhileReplacing(lab: Lab, first = 1, last = Number.POSITIVE_INFINITY): Promise<Tally> {
  const tally = newTally()
  let content: Content = 'before'
  for (let call = first; call <= last; call++) {
    content = other(content)
    const env = { NODE_OPTIONS: preload('kill-at.mjs'), KILL_AT: String(call), KILL_WITHIN: join(lab.root, 'dist') }
    const { status } = await lab.build(content, { env })
    if (status === 0) break
    // Between two renames the last site stands beside its place: the next command puts it back, even one that refuses the content.
    if (!existsSync(lab.out)) await lab.refused()
    await judge(lab, tally, content)
  }
  return tally
}

/** Kills a build while it replaces a site file by file beside a `.git`: every page must be of one of both sites, and the repository untouched. */
export async function killedWhileMerging(lab: Lab, times: number): Promise<Tally> {
  const tally = newTally()
  const out = join(lab.root, 'branch')
  spawnSync('git', ['init', '-q', out])
  await lab.build('before', { out })
  const isKept = keeper(lab, { prepare: () => undefined, keeps: ['.git'] }, out)
  let content: Content = 'before'
  for (let time = 0; time < times; time++) {
    content = other(content)
    const env = { NODE_OPTIONS: preload('kill-at.mjs'), KILL_AT: String(1 + 4 * time), KILL_WITHIN: out }
    const { status, output } = await lab.build(content, { out, env })
    const found = fingerprint(out)
    const { before, after } = lab.expected
    const lost = Object.keys(before).filter(
      (file) => file in after && ![before[file], after[file]].includes(found[file]),
    )

    tally.times += 1
    if (status === null && lost.length === 0 && isKept()) tally.whole += 1
    else tally.faults.push(`${time}: ended with ${status}, kept: ${isKept()}, lost: ${lost.join(' ')}\n${output}`)
    await buildNext(lab, tally, content, out)
  }
  return tally
}

function preload(file: string) {
  return `--import ${pathToFileURL(join(ROOT, 'tools/faults', file)).href}`
}

/** Runs two builds of different contents into one folder, with and without the code built before. */
export async function twoAtOnce(lab: Lab, times: number): Promise<Tally> {
  const tally = newTally()
  for (let time = 0; time < times; time++) {
    if (time % 2 === 1) forgetCode(lab)
    const both = await Promise.all(
      (['before', 'after'] as const).map((content) => lab.build(content, { force: time % 4 > 1 })),
    )
    for (const { status, output } of both)
      if (status !== 0) tally.faults.push(`one of two ended with ${status}\n${output}`)
    await judge(lab, tally, time % 4 < 2 ? 'after' : 'before')
  }
  return tally
}

/** Changes one byte in every file of the cache, or cuts off its end, or empties it. */
export async function corruptedCache(lab: Lab, times: number, random: () => number): Promise<Tally> {
  const tally = newTally()
  let content: Content = 'before'
  for (let time = 0; time < times; time++) {
    content = other(content)
    for (const file of filesBelow(join(lab.root, '.cache'))) corrupt(file, time % 3, random)
    const { status, output } = await lab.build(content)
    if (status !== 0 || lab.siteIn(lab.out) !== content) tally.faults.push(`${time}: ended with ${status}\n${output}`)
    await judge(lab, tally, content)
  }
  return tally
}

function corrupt(file: string, way: number, random: () => number) {
  const bytes = readFileSync(file)
  const at = Math.floor(random() * bytes.length)
  if (way === 1) return truncateSync(file, at)
  if (way === 2) return truncateSync(file, 0)
  if (bytes.length === 0) return
  bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(random() * 255))
  writeFileSync(file, bytes)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Sets the clock a year back, a year on, or jumping about, with files that are in its future. */
export async function wrongClock(lab: Lab, times: number): Promise<Tally> {
  const tally = newTally()
  let content: Content = 'before'
  for (let time = 0; time < times; time++) {
    content = other(content)
    if (time % 2 === 0) {
      for (const folder of ['.cache', 'dist', 'content', 'content-after']) inTheFuture(join(lab.root, folder))
    }
    const shift = ['-365', '365', 'random'][time % 3]
    const { status, output } = await lab.build(content, {
      env: { NODE_OPTIONS: preload('clock.mjs'), CLOCK_DAYS: shift },
    })
    if (status !== 0 || lab.siteIn(lab.out) !== content) tally.faults.push(`${shift}: ended with ${status}\n${output}`)
    await judge(lab, tally, other(content))
    content = other(content)
  }
  return tally
}

function inTheFuture(folder: string) {
  const later = new Date(Date.now() + 365 * 24 * 3600 * 1000)
  for (const file of filesBelow(folder)) utimesSync(file, later, later)
}

/** Changes a text and a picture over and over while they are read: the site must have the old or the new, or stay as it was. */
export async function changedWhileRead(lab: Lab, times: number): Promise<Tally> {
  const tally = newTally()
  const file = ['projets/banque.md', 'projets/images/banque.png'] as const
  for (let time = 0; time < times; time++) {
    const changing = file[time % 2] ?? file[0]
    const place = join(lab.contentFolder('before'), changing)
    const versions = [readFileSync(place), readFileSync(join(lab.contentFolder('after'), changing))]
    const { ended } = lab.start('before')
    let isRunning = true
    const end = ended.then(() => {
      isRunning = false
    })
    for (let turn = 1; isRunning; turn++) {
      writeFileSync(place, versions[turn % 2] ?? '')
      await wait(1)
    }
    await end
    writeFileSync(place, versions[1] ?? '')
    const mixed = join(lab.root, 'mixed')
    await lab.build('before', { out: mixed, force: true })
    const newer = lab.siteOf(mixed)
    writeFileSync(place, versions[0] ?? '')
    tally.times += 1
    const found = lab.siteOf(lab.out)
    if (found === newer || lab.siteIn(lab.out) !== null) tally.whole += 1
    else tally.faults.push(`${tally.times}: the site has neither the one nor the other ${changing}`)
    await buildNext(lab, tally, 'before')
  }
  return tally
}

/** Leaves so little room on the disk of the output, or of the cache, that the build stops on its way. */
export async function fullDisk(lab: Lab, disk: 'output' | 'cache', times: number): Promise<Tally> {
  const tally = newTally()
  const folder = disk === 'output' ? join(lab.root, 'disk') : join(lab.root, '.cache')
  const out = disk === 'output' ? join(folder, 'site') : lab.out
  await withDisk(folder, async () => {
    await lab.build('before', { out })
    let content: Content = 'before'
    for (let time = 0; time < times; time++) {
      content = other(content)
      if (disk === 'cache' && time % 2 === 1) forgetCode(lab)
      // The free room grows from nothing to nearly enough.
      fill(folder, Math.floor((time / times) * ROOM_FOR_A_SITE))
      const { status, output } = await lab.build(content, { out, force: true })
      if (status !== 0 && !isPlain(output)) tally.faults.push(`${time}: not a plain message\n${output}`)
      if (status === 0 && lab.siteIn(out) !== content) tally.faults.push(`${time}: a success that is none`)
      rmSync(join(folder, FILLER))
      await judge(lab, tally, content, out)
    }
  })
  return tally
}

const ROOM_FOR_A_SITE = 1_500_000

/** Makes the disk of the output, or of the cache, read-only. */
export async function readOnly(lab: Lab, disk: 'output' | 'cache', times: number): Promise<Tally> {
  const tally = newTally()
  const folder = disk === 'output' ? join(lab.root, 'disk') : join(lab.root, '.cache')
  const out = disk === 'output' ? join(folder, 'site') : lab.out
  await withDisk(folder, async () => {
    await lab.build('before', { out })
    let content: Content = 'before'
    for (let time = 0; time < times; time++) {
      content = other(content)
      remount(folder, 'ro')
      const { status, output } = await lab.build(content, { out })
      if (disk === 'output' && status === 0) tally.faults.push(`${time}: written to a disk that cannot be`)
      if (status !== 0 && !isPlain(output)) tally.faults.push(`${time}: not a plain message\n${output}`)
      remount(folder, 'rw')
      await judge(lab, tally, content, out)
    }
  })
  return tally
}

/** Fills the disk of the owner's texts while `check --fix` mends one: every letter stays, and the next one mends it. */
export async function fixOnFullDisk(lab: Lab, times: number): Promise<Tally> {
  const tally = newTally()
  const folder = join(lab.root, 'disk')
  const file = join(folder, 'textes/projets/a.md')
  // The file fills a whole number of blocks, so its mended text needs one more.
  const fixed = projectFile({ state: 'OK' }, 'Une phrase. '.repeat(1024))
  const written = `${fixed.replace('state: OK', 'state: ok').slice(0, 2 * 4096 - 13)}FIN-DU-TEXTE\n`
  const mended = written.replace('state: ok', 'state: OK')
  const fix = () => lab.run('check', ['--fix', '--content', join(folder, 'textes')])
  await withDisk(folder, async () => {
    mkdirSync(join(folder, 'textes/projets'), { recursive: true })
    for (let time = 0; time < times; time++) {
      writeFileSync(file, written)
      fill(folder, time * 4096)
      const { status, output } = await fix()
      const found = readFileSync(file, 'utf8')
      rmSync(join(folder, FILLER))
      tally.times += 1
      if (found === mended || (found === written && status === 2 && isPlain(output))) tally.whole += 1
      else tally.faults.push(`${time}: ended with ${status}, “${found.slice(-20)}”\n${output}`)
      tally.next += 1
      await fix()
      if (readFileSync(file, 'utf8') === mended) tally.right += 1
      else tally.faults.push(`${time}: the next fix did not mend it`)
    }
  })
  return tally
}

interface Target {
  /** Prepares the place. @returns a function that undoes it */
  prepare(lab: Lab, place: string): (() => Promise<void>) | undefined
  /** Chooses another place than a new folder. */
  place?(lab: Lab): string
  replace?: true
  /** The entries that must still lie there afterwards; all of them where the build has to refuse. */
  keeps: readonly string[] | 'everything'
}

const TARGETS: Readonly<Record<string, Target>> = {
  'the project': { place: ({ root }) => root, prepare: () => undefined, keeps: 'everything' },
  'the content': {
    place: ({ contentFolder }) => contentFolder('before'),
    prepare: () => undefined,
    keeps: 'everything',
  },
  'the code, with --replace': {
    place: ({ root }) => join(root, 'src/site'),
    prepare: () => undefined,
    replace: true,
    keeps: 'everything',
  },
  'a file': { prepare: (_, place) => put(place, 'a text'), keeps: 'everything' },
  'a folder of something else': {
    prepare: (_, place) => put(join(place, 'these.txt'), 'a thesis'),
    keeps: 'everything',
  },
  'the same, with --replace': {
    prepare(_, place) {
      put(join(place, 'these.txt'), 'a thesis')
      put(join(place, 'CNAME'), 'camille.example.org')
    },
    replace: true,
    keeps: ['CNAME'],
  },
  'a checked-out branch of pages': {
    prepare(_, place) {
      spawnSync('git', ['init', '-q', place])
      put(join(place, 'CNAME'), 'camille.example.org')
      put(join(place, '.nojekyll'), '')
    },
    keeps: ['.git', 'CNAME', '.nojekyll'],
  },
  'a link to a folder': {
    prepare(_, place) {
      mkdirSync(`${place}-real`)
      symlinkSync(`${place}-real`, place)
    },
    keeps: [],
  },
  'a mount point on a disk that can only be read': {
    place: ({ root }) => join(root, 'targets/volume/site'),
    prepare(_, place) {
      mount(dirname(place), '1m')
      mount(place, '64m')
      remount(dirname(place), 'ro')
      return async () => {
        await unmount(place)
        await unmount(dirname(place))
      }
    },
    keeps: [],
  },
  'a site of the version without a mark': {
    prepare(lab, place) {
      cpSync(lab.out, place, { recursive: true })
      rmSync(join(place, MARK_PATH))
      put(join(place, '.site.json'), JSON.stringify({ base: '/', headers: {}, mailReady: false }))
    },
    keeps: [],
  },
}

function put(file: string, text: string): undefined {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Builds twice into folders of every kind: the owner's files must stay, and a site must appear wherever one is allowed. */
export async function outTargets(lab: Lab, names = Object.keys(TARGETS)): Promise<Tally> {
  const tally = newTally()
  for (const [index, name] of names.entries()) {
    const target = TARGETS[name]
    if (target === undefined) throw new Error(`There is no target “${name}”.`)
    const out = target.place?.(lab) ?? join(lab.root, `targets/${index}`)
    mkdirSync(join(lab.root, 'targets'), { recursive: true })
    const undo = target.prepare(lab, out)
    try {
      const isKept = keeper(lab, target, out)
      const options = { out, replace: target.replace ?? false }
      tally.times += 1
      const { status, output } = await lab.build('before', options)
      const isDone = target.keeps === 'everything' ? status === 2 : status === 0 && lab.siteIn(out) === 'before'
      if (isDone && isKept()) tally.whole += 1
      else tally.faults.push(`${name}: ended with ${status}, kept: ${isKept()}\n${output}`)
      if (target.keeps === 'everything') continue
      await buildNext(lab, tally, 'after', out)
      if (!isKept()) tally.faults.push(`${name}: the second build did not keep what is the owner’s`)
    } finally {
      await undo?.()
    }
  }
  return tally
}

/** Returns a check that all entries that must stay are unchanged, and a `.git` is where it was. */
function keeper({ root }: Lab, { keeps }: Target, out: string): () => boolean {
  const look = () => {
    if (keeps === 'everything') return JSON.stringify(treeOf(root))
    const entries = Object.entries(treeOf(out)).filter(([path]) => keeps.includes(path.split('/')[0] ?? ''))
    return JSON.stringify([entries, statSync(join(out, '.git'), { throwIfNoEntry: false })?.ino])
  }
  const before = look()
  return () => look() === before
}
