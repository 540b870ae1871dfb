import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/preview-server.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const packages: Record<string, string> = Object.assign(
  {},
  ...['package.json', 'src/package.json', 'tools/package.json'].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file))
    return [dependencies, devDependencies]
  }),
)

test('docs/dependencies.md has one row for each direct dependency, and no other', () => {
  const rows = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const named = rows.map(([, name = '']) => name.replaceAll('`', ''))
  expect(named.toSorted()).toEqual(Object.keys(packages).toSorted())
  for (const cells of rows) expect(cells.slice(1, -1).every((cell) => cell !== '')).toBe(true)
})

test('every version is exact, and the lockfile names no registry', () => {
  for (const version of Object.values(packages)) expect(version).toMatch(/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/)
  expect(read('package-lock.json')).not.toMatch(/"resolved": "\w+:/)
})
