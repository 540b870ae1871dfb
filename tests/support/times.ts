import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Duration, Report } from './reports.ts'

/** Times in seconds. */
export interface Time {
  wall: number
  /**
   * The time of all processors of the machine, because browsers leave processes behind that no parent accounts for. On a quiet machine it
   * is the time of the tests.
   */
  processor: number
}

export interface SuiteTime extends Time {
  name: string
}

/** The number of slow tests, and of slow files, in the table. */
const SLOWEST = 20

/** Reads the clocks. Only differences have a meaning. */
export function readClocks(): Time {
  const milliseconds = cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)
  return { wall: performance.now() / 1000, processor: milliseconds / 1000 }
}

export function timeSince(before: Time): Time {
  const now = readClocks()
  return { wall: now.wall - before.wall, processor: now.processor - before.processor }
}

/** Describes the load of the machine before the tests start. Above 1, times mean little. */
export function describeMachine(): string {
  const [load = 0] = loadavg()
  return `Node ${process.version}, ${availableParallelism()} processors, load ${load.toFixed(1)}`
}

/** Returns the time of each suite, and the slowest tests and files, as tables for a terminal. */
export function describeTimes(suites: readonly SuiteTime[], reports: readonly Report[]): string {
  const sum = (key: keyof Time) => suites.reduce((total, time) => total + time[key], 0)
  const all = { name: 'All', wall: sum('wall'), processor: sum('processor') }
  return [
    `${'Seconds'.padEnd(36)}${'processor'.padStart(10)}${'wall'.padStart(10)}`,
    ...[...suites, all].map(({ name, processor, wall }) => `${name.padEnd(36)}${inColumn(processor)}${inColumn(wall)}`),
    '',
    `The ${SLOWEST} slowest tests`,
    ...slowest(reports.flatMap(({ tests }) => tests)),
    '',
    `The ${SLOWEST} slowest files`,
    ...slowest(reports.flatMap(({ files }) => files)),
  ].join('\n')
}

function slowest(durations: readonly Duration[]): string[] {
  return durations
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
    .map(({ name, milliseconds }) => `${inColumn(milliseconds / 1000)}  ${name}`)
}

const inColumn = (seconds: number) => seconds.toFixed(1).padStart(10)
