import { expect, test } from 'vitest'
import { entriesOf, listOf, looseEntriesOf } from './list-writing.ts'
import { quoted } from './quoted.ts'

test.each<[written: string, ...entries: string[]]>([
  ['React, CSS', 'React', 'CSS'],
  ['  [React, CSS]  ', 'React', 'CSS'],
  ['(React; CSS)', 'React', 'CSS'],
  ['{React,CSS}', 'React', 'CSS'],
  ['[React, CSS', 'React', 'CSS'],
  ['React, CSS]', 'React', 'CSS'],
  ['[React, CSS)', 'React', 'CSS'],
  ['React (v19)', 'React (v19)'],
  ['[a](b)', 'a](b)'],
  ['React,, CSS, ;', 'React', 'CSS'],
  ['React\n  CSS', 'React', 'CSS'],
  ["'React, Redux', CSS", 'React, Redux', 'CSS'],
  ['"React, Redux", CSS', 'React, Redux', 'CSS'],
  ["'L''école'", "L'école"],
  ["'React' 'CSS'", 'React', 'CSS'],
  ['"React" "CSS"', 'React', 'CSS'],
  ['"a\\"b", c', 'a\\"b', 'c'],
  ["'React', \"CSS'", 'React', 'CSS'],
  ['“React”, «CSS»', 'React', 'CSS'],
  ['" React ", \' CSS \'', 'React', 'CSS'],
  ['- React, * CSS, • HTML, 1. Git, 22) Sass', 'React', 'CSS', 'HTML', 'Git', 'Sass'],
  ['-React, –CSS, -1', 'React', 'CSS', '-1'],
  ['1234. React', '1234. React'],
  ['[[React], [CSS]]', 'React', 'CSS'],
  ["L’eau, l'air", 'L’eau', "l'air"],
  ["''", ...[]],
  ['', ...[]],
  ['[]', ...[]],
  ['  ', ...[]],
])('« %s » was meant as entries', (written, ...entries) => {
  expect(entriesOf(written)).toEqual(entries.map((entry) => entry.trim()))
})

test('what is too long is no list', () => {
  expect(entriesOf('a'.repeat(1000))).toEqual(['a'.repeat(1000)])
  expect(entriesOf('a'.repeat(1001))).toEqual([])
  expect(looseEntriesOf('a'.repeat(1001))).toEqual([])
})

test.each<[written: string, ...entries: string[]]>([
  ['React - Redux', 'React', 'Redux'],
  ['React / Redux | CSS · HTML • Git – Sass — Vite', 'React', 'Redux', 'CSS', 'HTML', 'Git', 'Sass', 'Vite'],
  ['React et Redux', 'React', 'Redux'],
  ['React, Redux et CSS', 'React', 'Redux et CSS'],
  ['React  -  Redux', 'React', 'Redux'],
  ['front-end', 'front-end'],
  ['secret', 'secret'],
  ['', ...[]],
])('« %s » was meant as entries without commas', (written, ...entries) => {
  expect(looseEntriesOf(written)).toEqual(entries)
})

test.each<[entries: string[], list: string]>([
  [
    ['React', 'Node.js', 'C#', 'l’eau', '.NET', '_a', '/b', '(c)', 'é', '7zip'],
    '[React, Node.js, C#, l’eau, .NET, _a, /b, (c), é, 7zip]',
  ],
  [['a: b', 'a:', 'a #b', 'a:b', 'a#b'], "['a: b', 'a:', 'a #b', a:b, a#b]"],
  [
    ['a, b', 'a[b', 'a]b', 'a{b', 'a}b', '@a', '-a', '"a"', ''],
    "['a, b', 'a[b', 'a]b', 'a{b', 'a}b', '@a', '-a', '\"a\"', '']",
  ],
  [
    ['2026', '1.5', '.5', '1e3', '1_000', '-1', 'true', 'False', 'NULL', 'yes', 'no', 'on', 'off', 'y', 'N'],
    "['2026', '1.5', '.5', '1e3', '1_000', '-1', 'true', 'False', 'NULL', 'yes', 'no', 'on', 'off', 'y', 'N']",
  ],
  [['2026a', 'x true', 'trues', "l'eau", "@l'eau"], '[2026a, x true, trues, l\'eau, "@l\'eau"]'],
  [[], '[]'],
])('%j is written on one line', (entries, list) => {
  expect(listOf(entries)).toBe(list)
})

test.each([
  ['Banque', "'Banque'"],
  ['a "b" \\ c', '\'a "b" \\ c\''],
  ["l'école", '"l\'école"'],
  ['l\'"école" \\ "b" \\', '"l\'\\"école\\" \\\\ \\"b\\" \\\\"'],
])('« %s » is quoted as it is', (value, written) => {
  expect(quoted(value)).toBe(written)
})
