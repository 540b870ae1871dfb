import { expect, test } from 'vitest'
import { withVisibleControl } from '../spoken/control.ts'
import type { Diagnostic } from './diagnostic.ts'
import { jsonReport, LINE_PATTERN, linesReport, sarifReport, textReport } from './report.ts'

const DIAGNOSTIC: Diagnostic = {
  ...{ code: 'header/empty', severity: 'error', file: 'a.md', line: 2, column: 3, endLine: 2, endColumn: 6 },
  ...{ field: null, actual: '', expected: [], suggestion: null, mend: null },
}

/** Returns the frame below the message, for a place in these lines. */
function frameOf(place: Partial<Diagnostic>, lines: readonly string[] | null) {
  const report = textReport([{ ...DIAGNOSTIC, ...place }], { linesOf: () => lines, colours: false })
  return report.slice(0, report.indexOf('\n\n')).split('\n').slice(1)
}

test.each<[name: string, place: Partial<Diagnostic>, lines: readonly string[] | null, frame: readonly string[]]>([
  ['under each character of the culprit', {}, ['', 'abcdefg'], ['  2 | abcdefg', '    |   ^^^']],
  ['one at least', { endColumn: 3 }, ['', 'abcdefg'], ['  2 | abcdefg', '    |   ^']],
  ['not beyond the line', { endColumn: 60 }, ['', 'abcdefg'], ['  2 | abcdefg', '    |   ^^^^^']],
  ['to the end of one line of several', { endLine: 4 }, ['', 'abcdefg', 'h'], ['  2 | abcdefg', '    |   ^^^^^']],
  ['behind a line', { column: 8, endColumn: 8 }, ['', 'abcdefg'], ['  2 | abcdefg', '    |        ^']],
  ['below a tab', {}, ['', '\tbcdefg'], ['  2 | \tbcdefg', '    | \t ^^^']],
  ['below a long number', { line: 12, endLine: 12 }, [...Array(11).fill(''), 'abc'], ['  12 | abc', '     |   ^']],
  ['below an escape', { column: 2, endColumn: 3 }, ['', 'a\u009Bb'], ['  2 | a\\u{9b}b', '    |  ^^^^^^']],
  ['not below an empty line', {}, ['', ''], []],
  ['not below a line that is not there', {}, ['a'], []],
  ['not when the file cannot be read', {}, null, []],
])('the caret stands %s', (_name, place, lines, frame) => {
  expect(frameOf(place, lines)).toEqual(frame)
})

test('of a line of any length as much is shown as stands around the culprit', () => {
  const line = 'a'.repeat(100_000)
  const [frame = '', carets = ''] = frameOf({ column: 50_000, endColumn: 60_000 }, ['', line])
  expect(frame).toBe(`  2 | …${'a'.repeat(400)}…`)
  expect(carets).toBe(`    | ${' '.repeat(101)}${'^'.repeat(300)}`)
})

test.each<[severities: Diagnostic['severity'][], count: string]>([
  [[], '0 erreur, 0 avertissement.'],
  [['error', 'warning'], '1 erreur, 1 avertissement.'],
  [['error', 'error', 'warning', 'warning', 'notice'], '2 erreurs, 2 avertissements.'],
])('%j are counted in French', (severities, count) => {
  const diagnostics = severities.map((severity) => ({ ...DIAGNOSTIC, severity }))
  const report = textReport(diagnostics, { linesOf: () => null, colours: false })
  expect(report.split('\n\n').at(-1)).toBe(count)
})

test('an editor finds every part of a line of the report', () => {
  const diagnostic: Diagnostic = { ...DIAGNOSTIC, actual: 'a\nb', code: 'yaml/line', severity: 'notice' }
  expect(new RegExp(LINE_PATTERN).exec(linesReport([diagnostic]))?.slice(1)).toEqual([
    ...['a.md', '2', '3', '2', '6', 'info'],
    '« a b » n’est ni une clé ni une valeur. Écrivez « clé: valeur », mettez « # » devant si c’est une remarque, ou effacez la ligne.',
    'yaml/line',
  ])
})

test('a remark about four files is printed once, with the other places; an error never is', () => {
  const of = (severity: Diagnostic['severity'], count: number) => {
    const all = Array.from({ length: count }, (_, index) => ({ ...DIAGNOSTIC, severity, file: `${index}.md` }))
    return textReport(all, { linesOf: () => null, colours: false })
      .split('\n\n')
      .slice(0, -1)
  }
  expect(of('notice', 4)).toEqual([expect.stringContaining('à 3 autres endroits : 1.md:2, 2.md:2, 3.md:2')])
  expect(of('notice', 3)).toHaveLength(3)
  expect(of('error', 4)).toHaveLength(4)
})

test('a remark that names its own file is the same for all files, and each line of site.md that is still the sample’s is printed', () => {
  const printed = (all: readonly Partial<Diagnostic>[]) =>
    textReport(
      all.map((part) => ({ ...DIAGNOSTIC, severity: 'warning', ...part })),
      { linesOf: () => null, colours: false },
    ).split('\n\n').length - 1
  const files = ['a.md', 'b.md', 'c.md', 'd.md']
  expect(printed(files.map((file) => ({ file, code: 'yaml/line', actual: `projets/${file}` })))).toBe(1)
  const kept = (file: string, index: number) => {
    const facts = { file, values: [`${index}`], owner: 'Camille' }
    return { ...facts, code: 'sample/kept' } as const
  }
  expect(printed(files.map((file, index) => kept(`content/projets/${file}`, index)))).toBe(1)
  expect(printed(['content/site.md', 'content/en/site.md', 'content/a.md', 'content/b.md'].map(kept))).toBe(4)
})

test('reports for programs hold no sign that controls a terminal, and say the same', () => {
  const file = 'a\u001b\u009b2J\u202e.md'
  for (const report of [jsonReport, sarifReport]) {
    const text = report([{ ...DIAGNOSTIC, file }])
    expect(withVisibleControl(text)).toBe(text)
  }
  expect(JSON.parse(jsonReport([{ ...DIAGNOSTIC, file }]))).toMatchObject([{ file }])
})
