import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { type ESTree, parseSync, Visitor } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/disk/root.ts'

// The faster backends start a process each.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Folders with code that reads texts of owners and visitors. */
const FOLDERS = [
  'src',
  ...['commands', 'compile', 'diagnostics', 'disk', 'fields', 'fonts'].map((name) => `scripts/${name}`),
  ...['images', 'outputs', 'proofread', 'server', 'share', 'site'].map((name) => `scripts/${name}`),
]

/** This folder reads the code of the generator alone. */
const OWN_CODE = join('scripts', 'site', 'code')

/** The search has no time limit, only limits of steps, so that every machine gives the same result. */
const LIMITS = { timeout: null, attackTimeout: null, incubationTimeout: null } as const

interface Literal {
  place: string
  source: string
  flags: string
}

const { literals, made } = literalsIn(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ).filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith(OWN_CODE)),
)

interface Verdict {
  status: string
  attack: string
}

const { version } = createRequire(import.meta.url)('recheck/package.json')
/** The patterns that this version has proven safe, because the search takes up to 20 seconds for one and always gives the same verdict. */
const PROVEN = join(ROOT, 'tests/security/proven-patterns.json')
const known: { version: string; patterns: string[] } = JSON.parse(readFileSync(PROVEN, 'utf8'))
const trusted = new Set(process.env.PATTERNS !== 'all' && known.version === version ? known.patterns : [])
const proven = new Set<string>()
afterAll(() => {
  // A run of some of the tests forgets nothing.
  if (proven.size < literals.length) return
  writeFileSync(PROVEN, `${JSON.stringify({ version, patterns: [...proven].sort() }, null, 2)}\n`)
})

const SAFE: Verdict = { status: 'safe', attack: '' }

function verdictOn(literal: Literal): Verdict {
  if (trusted.has(keyOf(literal))) return SAFE
  // `d` only asks for the places of the groups, and recheck does not know it.
  const found = checkSync(literal.source, literal.flags.replace('d', ''), LIMITS)
  return { status: found.status, attack: found.status === 'vulnerable' ? found.attack.pattern : '' }
}

function keyOf({ source, flags }: Omit<Literal, 'place'>): string {
  return `/${source}/${flags}`
}

describe('a pattern that meets content takes a time that grows with its length, and no faster', () => {
  test.each(literals)('$place /$source/$flags', (literal) => {
    expect(verdictOn(literal)).toEqual(SAFE)
    proven.add(keyOf(literal))
  })
})

test('no pattern is put together from parts, where none of this is seen', () => {
  expect(made).toEqual([])
})

/** Returns the patterns with an unbounded quantifier, and the places where a pattern is built at run time. */
function literalsIn(files: readonly string[]) {
  const literals = new Map<string, Literal>()
  const made: string[] = []
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const placeOf = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`
    const findMade = ({ callee, start }: ESTree.NewExpression | ESTree.CallExpression) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') made.push(placeOf(start))
    }
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern: source, flags } = node.regex
        // Signs behind a backslash or in a class are no quantifiers.
        const bare = source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '')
        if (/[*+]|,\}/.test(bare)) literals.set(keyOf({ source, flags }), { place: placeOf(node.start), source, flags })
      },
      NewExpression: findMade,
      CallExpression: findMade,
    }).visit(parseSync(file, text).program)
  }
  return { literals: [...literals.values()], made }
}
