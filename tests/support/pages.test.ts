import { expect, test } from 'vitest'
import { PAGES as TABLE } from '../../src/catalogue/pages.ts'
import { PAGES } from './pages.ts'

test('every page of the site has an expectation, and no other has', () => {
  const expected = Object.entries(TABLE).flatMap(([folder, page]) =>
    page.each === undefined && page.only === 'dev' ? [] : [folder],
  )
  expect(PAGES.map(({ folder }) => folder).sort()).toEqual(expected.sort())
})
