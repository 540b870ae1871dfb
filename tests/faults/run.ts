/** Causes every fault of the build as often as issue and patience ask, and writes what it saw: `npm run test:faults`. */
import { replacePart } from '../support/reliability-document.ts'
import {
  canMount,
  changedWhileRead,
  corruptedCache,
  dice,
  fullDisk,
  killed,
  killedWhileReplacing,
  readOnly,
  type Tally,
  twoAtOnce,
  wrongClock,
} from './faults.ts'
import { type Lab, openLab } from './lab.ts'

const random = dice(Number(process.env.SEED ?? 20261121))

const FAULTS: Readonly<Record<string, (lab: Lab) => Promise<Tally>>> = {
  'tué à un moment au hasard': (lab) => killed(lab, 100, random),
  'tué avant chaque geste du remplacement': killedWhileReplacing,
  'disque du site plein': (lab) => fullDisk(lab, 'output', 10),
  'disque du cache plein': (lab) => fullDisk(lab, 'cache', 10),
  'disque du site en lecture seule': (lab) => readOnly(lab, 'output', 3),
  'disque du cache en lecture seule': (lab) => readOnly(lab, 'cache', 3),
  'deux constructions à la fois': (lab) => twoAtOnce(lab, 20),
  'un octet changé, ou la fin perdue, dans chaque fichier du cache': (lab) => corruptedCache(lab, 30, random),
  'horloge reculée, avancée, affolée': (lab) => wrongClock(lab, 9),
  'fichier réécrit sans cesse pendant sa lecture': (lab) => changedWhileRead(lab, 10),
}

const wanted = process.argv.slice(2)
const rows: string[] = []
let failed = false
for (const [name, cause] of Object.entries(FAULTS)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
  if (name.includes('disque') && !canMount()) {
    rows.push(`| ${name} | non essayé : il faut pouvoir monter un disque | | |`)
    continue
  }
  const lab = await openLab()
  try {
    const { times, whole, right, faults } = await cause(lab)
    console.log(`${name}: ${times} times, ${whole} whole, ${right} right`)
    for (const fault of faults) console.error(fault)
    failed ||= faults.length > 0 || whole < times || right < times
    rows.push(`| ${name} | ${times} | ${whole} | ${right} |`)
  } finally {
    lab.dispose()
  }
}
if (wanted.length === 0 && !failed) {
  const head = ['| panne | fois | un site entier est là | l’exécution suivante est juste |', '|---|---|---|---|']
  replacePart('build', [...head, ...rows].join('\n'))
}
process.exitCode = failed ? 1 : 0
