import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cost } from '../measure.ts'
import { WORK } from './generator.ts'
import { SETS, type SetName } from './sets.ts'

export const STATES = ['cold', 'second', 'changed'] as const
export type State = (typeof STATES)[number]

/** What one build cost. */
export interface Row {
  generator: string
  state: State
  cost: Cost
  pagesWritten: number
}

/** All builds of a set, which were measured in one run. */
export interface Results {
  date: string
  /** The load average of the minute before, and of the last minute. */
  load: readonly [number, number]
  rows: readonly Row[]
}

const fileOf = (name: SetName) => join(WORK, `results-${name}.json`)

export function keep(name: SetName, results: Results): void {
  mkdirSync(WORK, { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(results))
}

/** Reads the last figures of every set that this machine has measured. */
export function kept(): ReadonlyMap<SetName, Results> {
  const names = (Object.keys(SETS) as SetName[]).filter((name) => existsSync(fileOf(name)))
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(fileOf(name), 'utf8'))]))
}
