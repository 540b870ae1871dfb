import { expect, test } from 'vitest'
import { lookOf } from '../compile/catalogue/look.ts'
import { splitLater } from './code/later.ts'
import { laterColours } from './look.ts'

test('what needs the pointer, an open popover, a selection or paper is for later, in its layer', () => {
  const css =
    '@layer a,b;@layer a{a{color:red}a:hover{color:blue}p a:hover,p:active{top:0}::selection{color:red}@starting-style{a:popover-open{top:0}}}@media print{a{color:#000}}'
  const { first, later } = splitLater(css)
  expect(first).toBe('@layer a,b;@layer a{a{color:red}}')
  expect(later).toBe(
    '@layer a{a:hover{color:blue}p a:hover,p:active{top:0}::selection{color:red}@starting-style{a:popover-open{top:0}}}@media print{a{color:#000}}',
  )
})

test('a rule that a first paint may need stays, and so does what another medium changes about a state', () => {
  const css =
    '@font-face{src:url(a)}@keyframes b{to{top:0}}a:hover,a[aria-current]{color:red}@media (hover:hover){a:hover{top:0}}@media (prefers-reduced-motion:reduce){a:hover{top:0}}@media screen{a{top:0}}'
  expect(splitLater(css)).toEqual({ first: css, later: '' })
})

test('the later sheet brings the colours that a page may lack, in both schemes', () => {
  const later = 'a{color:var(--accent);background:var(--backdrop)}'
  const colours = laterColours(lookOf(), later, ['b{color:var(--accent)}', 'i{color:var(--accent)}'])
  expect(colours).toMatch(/^@layer base\{:root\{--backdrop:light-dark\(#\w+,#\w+\)\}\}@layer paper/)
  expect(laterColours(lookOf(), later, ['b{color:var(--accent)}', ''])).toContain('--accent:light-dark(')
})
