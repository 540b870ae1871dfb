import { afterAll, beforeAll, test } from 'vitest'
import { canMount } from './disk.ts'
import { expectWhole } from './expect-whole.ts'
import {
  corruptedCache,
  dice,
  fixOnFullDisk,
  fullDisk,
  killed,
  killedWhileReplacing,
  outTargets,
  readOnly,
  type Tally,
  twoAtOnce,
} from './faults.ts'
import { type Lab, openLab } from './lab.ts'

/** The faults, each a few times; `npm run test:faults` causes them often and writes docs/fiabilite.md. */
const FAULTS: Readonly<Record<string, (lab: Lab) => Promise<Tally>>> = {
  'killed at random moments': (lab) => killed(lab, 3, dice(Date.now() % 1000), 3),
  'killed between the two renames': (lab) => killedWhileReplacing(lab, 2, 2),
  'two at once': (lab) => twoAtOnce(lab, 1),
  'a branch of pages that is checked out there': (lab) => outTargets(lab, ['a checked-out branch of pages']),
  'a byte changed in every file of the cache': (lab) => corruptedCache(lab, 1, dice(Date.now() % 1000)),
}
const DISKS: typeof FAULTS = {
  'a full disk': (lab) => fullDisk(lab, 'output', 1),
  'a disk that can only be read': (lab) => readOnly(lab, 'output', 1),
  'a full disk during check --fix': (lab) => fixOnFullDisk(lab, 1),
  'a mount point': (lab) => outTargets(lab, ['a mount point on a disk that can only be read']),
}

let lab: Lab

beforeAll(async () => {
  lab = await openLab(['banque', 'photographe'])
})
afterAll(() => lab?.dispose())

for (const [name, cause] of Object.entries(FAULTS)) {
  test(`${name}: a whole site is there, and the next build is right`, async () => expectWhole(await cause(lab)))
}
for (const [name, cause] of Object.entries(DISKS)) {
  const run = test.skipIf(!canMount())
  run(`${name}: what is there is whole, and the next run is right`, async () => expectWhole(await cause(lab)), 600_000)
}
