import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/site/root.ts'

// The variants with more speed start a process each.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Code that meets what owners and visitors write. */
const FOLDERS = [
  'scripts/commands',
  'scripts/compile',
  'scripts/diagnostics',
  'scripts/fields',
  'scripts/fix',
  'scripts/fonts',
  'scripts/images',
  'scripts/links',
  'scripts/outputs',
  'scripts/server',
  'scripts/share',
  'src',
]

/** Reads a PDF that a test has just made. */
const OURS_ALONE = 'scripts/outputs/cv/read-pdf.ts'

/** Counts bound the search, never a clock: every machine says the same. */
const LIMITS = { timeout: null, attackTimeout: null, incubationTimeout: null } as const

interface Literal {
  place: string
  source: string
  flags: string
}

const { literals, made } = literalsIn(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ).filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== OURS_ALONE),
)

describe('a pattern that meets content takes a time that grows with its length, and no faster', () => {
  test.each(literals)('$place /$source/$flags', ({ source, flags }) => {
    const found = checkSync(source, flags, LIMITS)
    const attack = found.status === 'vulnerable' ? found.attack.pattern : ''
    expect({ status: found.status, attack }).toEqual({ status: 'safe', attack: '' })
  })
})

test('no pattern is put together from parts, where none of this is seen', () => {
  expect(made).toEqual([])
})

/** The patterns with a quantifier without an end: no other takes longer than its own length. */
function literalsIn(files: readonly string[]) {
  const literals = new Map<string, Literal>()
  const made: string[] = []
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const placeOf = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern: source, flags } = node.regex
        if (/[*+]|,\}/.test(source)) literals.set(`/${source}/${flags}`, { place: placeOf(node.start), source, flags })
      },
      NewExpression({ callee, start }) {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') made.push(placeOf(start))
      },
      CallExpression({ callee, start }) {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') made.push(placeOf(start))
      },
    }).visit(parseSync(file, text).program)
  }
  return { literals: [...literals.values()], made }
}
