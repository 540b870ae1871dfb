import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/disk/root.ts'

/** Returns the modules and packages that a module loads before it runs. Those of `import()` and of types are not among them. */
function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!existsSync(join(ROOT, file))) return seen
  const { module } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  for (const name of [...imported, ...exported]) loadedBy(name.startsWith('.') ? join(file, '..', name) : name, seen)
  return seen
}

const packagesOf = (file: string) => [...loadedBy(file)].filter((name) => !/^(node:|src\/|scripts\/)/.test(name)).sort()

test.each([
  // A check with nothing changed reads its answer from the cache.
  ['check', ['p-limit']],
  ['build', ['p-limit']],
])('%s loads neither a parser nor a thread before it knows that it needs one', (command, packages) => {
  expect(packagesOf(`scripts/commands/${command}.ts`)).toEqual(packages)
})
