import { expect, test } from 'vitest'
import { visible, visibleName } from './visible.ts'

test.each([
  ['\u001B[2J', '␛[2J'],
  ['a\u0007\u007F', 'a␇␡'],
  ['\u009B31m', '\\u{9b}31m'],
  ['\u202Etxt.exe', '\\u{202e}txt.exe'],
  ['a\u2028b\r', 'a\\u{2028}b␍'],
  ['dit 8dwz2-m5k0p-R7HXE-3vgtn.html', 'dit •••••-•••••-•••••-•••••.html'],
  ['adorer-carte-verte-table-basse', 'adorer-carte-verte-table-basse'],
  ['un\ttexte « é » \u202F! 👩‍💻\n', 'un\ttexte « é » \u202F! 👩‍💻\n'],
])('%j is shown as %j', (text, shown) => {
  expect(visible(text)).toBe(shown)
})

test('the name of a file stands on one line', () => {
  expect(visibleName('a\nb')).toBe('a␊b')
})

test('no line is a command for the machines of GitHub', () => {
  expect(visible('« a\n::error file=x::b\n##[error]c »')).toBe('« a\n ::error file=x::b\n ##[error]c »')
})
