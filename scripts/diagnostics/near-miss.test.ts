import { expect, test } from 'vitest'
import { nearMiss, sameWord } from './near-miss.ts'

test.each<[word: string, known: string[], near: string | null]>([
  // One letter too many, one too few, one other, two swapped.
  ['themee', ['theme'], 'theme'],
  ['thme', ['theme'], 'theme'],
  ['theme', ['thème'], 'thème'],
  ['thene', ['theme'], 'theme'],
  ['htmee', ['theme'], 'theme'],
  ['ba', ['ab'], 'ab'],
  ['acbd', ['abcd', 'acbe'], 'abcd'],
  // Only neighbouring letters count as swapped, and two swaps count twice.
  ['badc', ['abcd'], null],
  ['badcefgh', ['abcdefgh'], 'abcdefgh'],
  ['cba', ['abc'], null],
  ['xab', ['abx'], null],
  // Up to 40 % of the letters of the known word may differ, and at least one.
  ['a', ['b'], 'b'],
  ['ab', ['cd'], null],
  ['abcde', ['abcxy'], 'abcxy'],
  ['abcde', ['abxyz'], null],
  ['abcdefghij', ['abcdefwxyz'], 'abcdefwxyz'],
  ['abcdefghij', ['abcdevwxyz'], null],
  // The nearest word wins, then the first. A word that differs only in case or accents comes before all.
  ['abcde', ['abcxy', 'abcdx', 'abcdy'], 'abcdx'],
  ['abcde', ['abcdx', 'ABC-DE'], 'ABC-DE'],
  ['', ['a'], 'a'],
  ['', ['ab'], null],
  ['a', [], null],
  // Texts of more than 100 characters are not compared.
  ['a'.repeat(101), [`${'a'.repeat(100)}b`], null],
  ['a'.repeat(100), [`${'a'.repeat(99)}b`], `${'a'.repeat(99)}b`],
  ['ab', ['a'], 'a'],
  ['abc', ['a'], null],
])('what is near « %s » among %j is %s', (word, known, near) => {
  expect(nearMiss(word, known)).toBe(near)
})

test.each<[word: string, same: string | null]>([
  ['etat', 'état'],
  ['ÉTAT', 'état'],
  ['e-t a_t', 'état'],
  ['«état»', 'état'],
  ['“é.t’a\'t"', 'état'],
  ['   état ', 'état'],
  ['étas', null],
])('« %s » is the same word as %s', (word, same) => {
  expect(sameWord(word, ['autre', 'état'])).toBe(same)
})
