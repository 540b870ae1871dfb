import { expect, test } from 'vitest'
import { PAGES as TABLE } from '../../src/catalogue/pages.ts'
import { PAGES } from './pages.ts'

test('every page of the sample has an expectation, and no other has', () => {
  // The sample has no page of its owner's (tests/e2e/own-pages.spec.ts), no other CV and no page for one reader (tests/e2e/owners.spec.ts).
  const absent: readonly unknown[] = ['own', 'target', 'application']
  const expected = Object.entries(TABLE).flatMap(([folder, page]) =>
    absent.includes(page.each) || (page.each === undefined && page.only === 'dev') ? [] : [folder],
  )
  expect(PAGES.map(({ folder }) => folder).sort()).toEqual(expected.sort())
})
