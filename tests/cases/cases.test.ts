import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SkippedFile } from '../../scripts/compile/source.ts'
import { MESSAGES, messageOf } from '../../scripts/diagnostics/messages.ts'
import type { Verdict } from '../../scripts/links/check-links.ts'
import { findIn } from '../support/examples.ts'
import { sourcesOf } from '../support/sources.ts'

/**
 * A case is a folder named after a code, « / » written as « . », with what comes after « -- » to tell several of one code apart:
 * `input.md` is what fails, `mended.md` what its message leads to, `expected.json` what is found. `as` in it says where the file
 * stands (a project by default), `with` adds files beside it.
 */
interface Expected {
  as?: string
  /** Where it stands once mended, when that is the mend. */
  mendedAs?: string
  with?: Record<string, string | null>
  /** What reading the disk would have found beside them. */
  skipped?: readonly SkippedFile[]
  /** What asking its links would have found. */
  answers?: Record<string, Verdict>
  found: readonly { code: string; line: number; column: number; endLine?: number; endColumn?: number }[]
}

const CASES = import.meta.dirname
const names = readdirSync(CASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

const codeOf = (name: string) => name.split('--')[0]?.replace('.', '/') ?? ''

describe.each(names)('%s', (name) => {
  const folder = join(CASES, name)
  const expected: Expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
  const path = expected.as ?? 'projets/projet.md'
  const find = (file: string, path: string) => {
    const bytes = existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : null
    const skipped = file === 'input.md' ? (expected.skipped ?? []) : []
    return findIn({ ...sourcesOf({ ...expected.with, [path]: bytes }), skipped }, expected.answers)
  }

  test('is found where it is', () => {
    const own = find('input.md', path).filter((diagnostic) => diagnostic.file === `content/${path}`)
    expect(own).toMatchObject(expected.found)
    expect(own).toHaveLength(expected.found.length)
    expect(own.map(({ code }) => code)).toContain(codeOf(name))
  })

  test('says what to do, in a French sentence', () => {
    for (const diagnostic of find('input.md', path)) {
      expect(messageOf(diagnostic)).toMatch(/^[A-ZÀ-Ý«].*[.?]$/s)
      expect(messageOf(diagnostic)).not.toMatch(/undefined|null »|\[object/)
    }
  })

  test('is gone once mended', () => {
    expect(find('mended.md', expected.mendedAs ?? path).filter(({ severity }) => severity !== 'notice')).toEqual([])
  })
})

test('every code has a case', () => {
  const shown = new Set(names.map(codeOf))
  expect(Object.keys(MESSAGES).filter((code) => !shown.has(code))).toEqual([])
})
