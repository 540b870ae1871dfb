/** Causes every fault of the build and writes the results to docs/fiabilite.md: `npm run test:faults`. */
import { readPart, replacePart } from '../document-part.ts'
import { canMount } from './disk.ts'
import {
  changedWhileRead,
  corruptedCache,
  dice,
  fixOnFullDisk,
  fullDisk,
  killed,
  killedWhileMerging,
  killedWhileReplacing,
  outTargets,
  readOnly,
  strangersInPublic,
  type Tally,
  twoAtOnce,
  wrongClock,
} from './faults.ts'
import { type Lab, openLab } from './lab.ts'
import { ownerCommands } from './owner-commands.ts'

const random = dice(Number(process.env.SEED ?? 20261121))

const FAULTS: Readonly<Record<string, (lab: Lab) => Promise<Tally>>> = {
  'tué à un moment au hasard': () => inLabs(4, (lab) => killed(lab, 25, random)),
  'tué avant chaque geste du remplacement': (lab) => killedWhileReplacing(lab),
  'tué pendant un remplacement fichier par fichier, à côté d’un .git': (lab) => killedWhileMerging(lab, 6),
  'disque du site plein': (lab) => fullDisk(lab, 'output', 5),
  'disque du cache plein': (lab) => fullDisk(lab, 'cache', 5),
  'disque du site en lecture seule': (lab) => readOnly(lab, 'output', 2),
  'disque du cache en lecture seule': (lab) => readOnly(lab, 'cache', 2),
  'deux constructions à la fois': (lab) => twoAtOnce(lab, 4),
  'un octet changé, ou la fin perdue, dans chaque fichier du cache': (lab) => corruptedCache(lab, 6, random),
  'horloge reculée, avancée, affolée': (lab) => wrongClock(lab, 3),
  'fichier réécrit sans cesse pendant sa lecture': (lab) => changedWhileRead(lab, 4),
  'disque plein pendant check --fix': (lab) => fixOnFullDisk(lab, 5),
  'disque plein pendant create, new, import, migrate et init': () => ownerCommands('full', 6),
  'disque en lecture seule pendant create, new, import, migrate et init': () => ownerCommands('read-only', 1),
  '--out sur dix sortes de dossiers': (lab) => outTargets(lab),
  'page du site, lien qui sort ou tube dans public/': (lab) => strangersInPublic(lab),
}

/** Runs a slow fault in several projects at once. */
async function inLabs(count: number, cause: (lab: Lab) => Promise<Tally>): Promise<Tally> {
  const tallies = await Promise.all(
    Array.from({ length: count }, async () => {
      const lab = await openLab()
      return cause(lab).finally(() => lab.dispose())
    }),
  )
  const sum = (key: 'times' | 'whole' | 'next' | 'right') => tallies.reduce((total, tally) => total + tally[key], 0)
  return {
    times: sum('times'),
    whole: sum('whole'),
    next: sum('next'),
    right: sum('right'),
    faults: tallies.flatMap(({ faults }) => faults),
  }
}

type Row = Pick<Tally, 'times' | 'whole' | 'next' | 'right'>

/** Reads the rows of earlier runs, which stay in the document because some faults may be run alone: `npm run test:faults -- disque`. */
function rowsSeen(): Map<string, Row> {
  const cells = readPart('fiabilite.md', 'build')
    .split('\n')
    .slice(HEAD.length)
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    cells.map(([, name = '', ...counts]) => {
      const [times = 0, whole = 0, next = 0, right = 0] = counts.map(Number)
      return [name, { times, whole, next, right }]
    }),
  )
}

function writeRow(name: string, row: Row) {
  const seen = rowsSeen().set(name, row)
  const rows = Object.keys(FAULTS).flatMap((fault) => {
    const { times, whole, next, right } = seen.get(fault) ?? {}
    return times === undefined ? [] : `| ${fault} | ${times} | ${whole} | ${next} | ${right} |`
  })
  replacePart('fiabilite.md', 'build', [...HEAD, ...rows].join('\n'))
}

const HEAD = ['| panne | fois | un site entier est là | exécutions suivantes | justes |', '|---|---|---|---|---|']
const wanted = process.argv.slice(2)
const lab = await openLab()
let failed = false
for (const [name, cause] of Object.entries(FAULTS)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
  if (/disque|--out/.test(name) && !canMount()) {
    console.error(`${name}: this machine mounts no disk for us`)
    failed = true
    continue
  }
  const { times, whole, next, right, faults } = await cause(lab)
  console.log(`${name}: ${times} times, ${whole} whole, ${right} of ${next} next builds right`)
  for (const fault of faults) console.error(fault)
  failed ||= faults.length > 0 || whole < times || right < next
  writeRow(name, { times, whole, next, right })
}
lab.dispose()
process.exitCode = failed ? 1 : 0
