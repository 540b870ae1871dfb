import { expect, test } from 'vitest'
import { dangersIn, isHarmlessAddress } from './dangers.ts'
import { ADDRESSES, HANDLERS } from './payloads.ts'

test('the check of HTML sees every event attribute', () => {
  expect(HANDLERS.length).toBeGreaterThan(200)
  expect(HANDLERS.filter((payload) => dangersIn(payload).length === 0)).toEqual([])
})

test('the check of addresses reads them as a browser does', () => {
  const wrong = ADDRESSES.filter((address) => /^\W*(java\s*script|data|vbscript|blob|file):/i.test(address))
  expect(wrong.length).toBeGreaterThan(10)
  // A no-break space before the scheme makes it a path of this site.
  expect(wrong.filter(isHarmlessAddress)).toEqual(['\u00A0javascript:alert(1)'])
  const elsewhere = ADDRESSES.filter((address) => /^[/\\\t]{2,}evil/.test(address))
  expect(elsewhere).toHaveLength(4)
  expect(elsewhere.filter(isHarmlessAddress)).toEqual([])
  expect(['/contact', '#titre-a', 'https://exemple.fr/a', 'mailto:a@exemple.fr'].every(isHarmlessAddress)).toBe(true)
})
