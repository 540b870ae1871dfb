/** Causes every fault of the build and writes what it saw: `npm run test:faults`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../support/preview-server.ts'
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
  'tué à un moment au hasard': () => inLabs(4, (lab) => killed(lab, 25, random)),
  'tué avant chaque geste du remplacement': (lab) => killedWhileReplacing(lab),
  'disque du site plein': (lab) => fullDisk(lab, 'output', 5),
  'disque du cache plein': (lab) => fullDisk(lab, 'cache', 5),
  'disque du site en lecture seule': (lab) => readOnly(lab, 'output', 2),
  'disque du cache en lecture seule': (lab) => readOnly(lab, 'cache', 2),
  'deux constructions à la fois': (lab) => twoAtOnce(lab, 4),
  'un octet changé, ou la fin perdue, dans chaque fichier du cache': (lab) => corruptedCache(lab, 6, random),
  'horloge reculée, avancée, affolée': (lab) => wrongClock(lab, 3),
  'fichier réécrit sans cesse pendant sa lecture': (lab) => changedWhileRead(lab, 4),
}

/** Side by side in projects of their own, for what takes long. */
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

/** What was seen, by fault: a part of them may be caused alone, `npm run test:faults -- disque`. */
const RESULTS = join(ROOT, '.cache/faults.json')
const results: Record<string, Pick<Tally, 'times' | 'whole' | 'next' | 'right'>> = existsSync(RESULTS)
  ? JSON.parse(readFileSync(RESULTS, 'utf8'))
  : {}
const wanted = process.argv.slice(2)
const lab = await openLab()
let failed = false
for (const [name, cause] of Object.entries(FAULTS)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
  if (name.includes('disque') && !canMount()) {
    console.error(`${name}: this machine mounts no disk for us`)
    failed = true
    continue
  }
  const { times, whole, next, right, faults } = await cause(lab)
  console.log(`${name}: ${times} times, ${whole} whole, ${right} of ${next} next builds right`)
  for (const fault of faults) console.error(fault)
  failed ||= faults.length > 0 || whole < times || right < next
  const others = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {}
  writeFileSync(RESULTS, JSON.stringify(Object.assign(results, others, { [name]: { times, whole, next, right } })))
}
lab.dispose()
const head = ['| panne | fois | un site entier est là | exécutions suivantes | justes |', '|---|---|---|---|---|']
const rows = Object.keys(FAULTS).flatMap((name) => {
  const seen = results[name]
  return seen ? `| ${name} | ${seen.times} | ${seen.whole} | ${seen.next} | ${seen.right} |` : []
})
replacePart('build', [...head, ...rows].join('\n'))
process.exitCode = failed ? 1 : 0
