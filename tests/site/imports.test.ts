import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/preview-server.ts'

/** Which room may take from which (README, « Where the data flows »); a room may always take from itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/catalogue': [],
  'src/contact': [],
  'src/enhancements': [],
  'src/styles': [],
  'src/components': ['src/catalogue', 'src/styles'],
  'src/islands': ['src/components', 'src/contact', 'src/catalogue', 'src/styles'],
  'src/head': ['src/catalogue', 'src/components'],
  'src/pages': [
    'src/catalogue',
    'src/components',
    'src/contact',
    'src/enhancements',
    'src/head',
    'src/islands',
    'src/styles',
  ],
  scripts: ['src/catalogue'],
}

/** Where `scripts/` is more than one room. */
const SCRIPTS_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'scripts/fields': ['src/catalogue'],
  'scripts/diagnostics': [],
  'scripts/compile': ['scripts/diagnostics', 'scripts/fields', 'src/catalogue'],
  'scripts/editor': ['scripts/diagnostics', 'scripts/fields'],
  'scripts/server': [],
}

function roomOf(file: string, rooms: readonly string[]): string | undefined {
  return rooms.find((room) => file.startsWith(`${room}/`))
}

function filesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/'))
}

function importsOf(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8')
  return [...code.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, target = '']) =>
    posix.join(posix.dirname(file), target),
  )
}

test.each([...filesOf('src'), ...filesOf('scripts')])('%s takes only from where it may', (file) => {
  const table =
    file.startsWith('scripts/') && roomOf(file, Object.keys(SCRIPTS_MAY_IMPORT)) ? SCRIPTS_MAY_IMPORT : MAY_IMPORT
  const room = roomOf(file, Object.keys(table))
  if (room === undefined) throw new Error(`${file} stands in no known room.`)
  const allowed = [room, ...(table[room] ?? [])]
  for (const target of importsOf(file)) {
    expect(
      allowed.some((name) => target.startsWith(`${name}/`)),
      `${file} → ${target}`,
    ).toBe(true)
  }
})
