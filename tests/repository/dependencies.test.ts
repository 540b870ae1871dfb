import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/preview-server.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const packagesOf = (file: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(read(file))
  return { ...dependencies, ...devDependencies }
}
const packages = { ...packagesOf('package.json'), ...packagesOf('src/package.json') }
const workshop = packagesOf('tools/package.json')

test('docs/dependencies.md has one row for each direct dependency, and no other', () => {
  const rows = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const named = rows.map(([, name = '']) => name.replaceAll('`', ''))
  expect(named.toSorted()).toEqual(Object.keys({ ...packages, ...workshop }).toSorted())
  for (const cells of rows) expect(cells.slice(1, -1).every((cell) => cell !== '')).toBe(true)
})

test('every version is exact, and no lockfile names a registry', () => {
  for (const version of [...Object.values(packages), ...Object.values(workshop)])
    expect(version).toMatch(/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/)
  for (const file of ['package-lock.json', 'tools/package-lock.json'])
    expect(read(file)).not.toMatch(/"resolved": "\w+:/)
})

test('the workshop has packages of its own, but for the same Vitest', () => {
  const both = Object.keys(workshop).filter((name) => name in packages)
  expect(both).toEqual(['vitest'])
  expect(workshop.vitest).toBe(packages.vitest)
})

test('the generator imports nothing but what an owner installs, or what the package bundles', () => {
  const dependenciesOf = (file: string) => Object.keys(JSON.parse(read(file)).dependencies)
  const allowed = new Set([...dependenciesOf('package.json'), ...dependenciesOf('src/package.json')])
  const undeclared = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
    // What builds the code of the site runs in the repository only.
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|^site[\\/]code[\\/]/.test(file))
    .flatMap((file) => [...read(`scripts/${file}`).matchAll(IMPORT)].map(([, name = '']) => `${file}: ${name}`))
    .filter((found) => !allowed.has(found.replace(/^.*: /, '')))
  expect(undeclared).toEqual([])
})

/** The package that a module imports, at once or later, but for its types alone. */
const IMPORT = new RegExp(
  String.raw`(?:^import (?!type )(?:[^'"]* from )?|\bimport\(|\brequire(?:\.resolve)?\()'(?!\.|node:|(?:${builtinModules.join('|')})')((?:@[^/']+/)?[^/']+)`,
  'gm',
)
