import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/disk/root.ts'
import { ACCESSIBILITY, conformityOf } from '../../src/catalogue/accessibility.ts'
import { readPart } from '../document-part.ts'
import { figuresOf, figuresPart, readCriteria } from './sheet.ts'

/** RGAA 4.1.2: how many criteria each of the thirteen themes has. */
const COUNTS = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const CRITERIA = readCriteria(readFileSync(join(ROOT, 'docs/accessibilite.md'), 'utf8'))

test('the sheet has the 106 criteria of the thirteen themes, each with its proof', () => {
  expect(CRITERIA.map(({ number }) => number)).toEqual(
    COUNTS.flatMap((count, theme) => Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`)),
  )
  expect(CRITERIA).toHaveLength(106)
  for (const { number, title, proof } of CRITERIA) {
    expect(title, number).not.toBe('')
    expect(proof, number).toMatch(/\.$/)
  }
  expect(() => readCriteria('| 1.1 | Images | conformes | Vu. |')).toThrow('1.1')
})

test('every file that a proof names exists', () => {
  const named = CRITERIA.flatMap(({ proof }) => [...proof.matchAll(/`((?:src|scripts|tests|docs)\/[^`]+)`/g)])
  expect(named.length).toBeGreaterThan(50)
  for (const [, file = ''] of named) expect(existsSync(join(ROOT, file)), file).toBe(true)
})

test('the committed figures are what `npm --prefix tools run accessibility` writes for the sheet', () => {
  expect(ACCESSIBILITY).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ...figuresOf(CRITERIA),
    automatic: ACCESSIBILITY.automatic,
  })
  expect(readPart('accessibilite.md', 'figures')).toBe(figuresPart(ACCESSIBILITY))
})

test.each([
  [{ conforming: 58, nonConforming: 0 }, 100, 'full'],
  [{ conforming: 199, nonConforming: 1 }, 99, 'partial'],
  [{ conforming: 29, nonConforming: 29 }, 50, 'partial'],
  [{ conforming: 28, nonConforming: 30 }, 48, 'not'],
])('%o: %i %%, %s', (counts, percent, level) => {
  expect(conformityOf({ ...counts, notApplicable: 48 })).toEqual({ percent, level })
})
