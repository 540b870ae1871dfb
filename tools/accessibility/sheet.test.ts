import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/site/root.ts'
import { ACCESSIBILITY, conformityOf } from '../../src/catalogue/accessibility.ts'
import { THEMES } from './criteria.ts'
import { figuresOf, sheetDocument } from './sheet.ts'

/** RGAA 4.1.2: how many criteria each of the thirteen themes has. */
const COUNTS = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const CRITERIA = THEMES.flatMap(({ criteria }) => criteria)

test('the sheet has the 106 criteria of the thirteen themes, each with its proof', () => {
  expect(THEMES.map(({ number, criteria }) => [number, criteria.length])).toEqual(
    COUNTS.map((count, index) => [index + 1, count]),
  )
  expect(CRITERIA).toHaveLength(106)
  for (const { number, title, proof } of CRITERIA) {
    expect(title, number).not.toBe('')
    expect(proof, number).toMatch(/\.$/)
  }
})

test('every file that a proof names exists', () => {
  const named = CRITERIA.flatMap(({ proof }) => [...proof.matchAll(/`((?:src|scripts|tests|docs)\/[^`]+)`/g)])
  expect(named.length).toBeGreaterThan(50)
  for (const [, file = ''] of named) expect(existsSync(join(ROOT, file)), file).toBe(true)
})

test('the committed figures and the sheet are what `npm run -w tools accessibility` writes', () => {
  expect(ACCESSIBILITY).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ...figuresOf(THEMES),
    automatic: ACCESSIBILITY.automatic,
  })
  expect(readFileSync(join(ROOT, 'docs/accessibilite.md'), 'utf8')).toBe(sheetDocument(THEMES, ACCESSIBILITY))
})

test.each([
  [{ conforming: 58, nonConforming: 0 }, 100, 'totalement conforme'],
  [{ conforming: 199, nonConforming: 1 }, 99, 'partiellement conforme'],
  [{ conforming: 29, nonConforming: 29 }, 50, 'partiellement conforme'],
  [{ conforming: 28, nonConforming: 30 }, 48, 'non conforme'],
])('%o: %i %%, %s', (counts, percent, state) => {
  expect(conformityOf({ ...counts, notApplicable: 48 })).toEqual({ percent, state })
})
