import { describe, expect, test } from 'vitest'
import { isMap, isScalar } from 'yaml'
import { Findings } from '../../diagnostics/findings.ts'
import { inWords } from '../../diagnostics/message.ts'
import DELIMITERS from './delimiters.cases.json' with { type: 'json' }
import { parseFile } from './parse.ts'

const PATH = 'content/projets/a.md'

/** Returns the diagnostics of a file in short form (code, place, actual or the last line, mend), with the parsed values. */
function parsed(text: string | Uint8Array) {
  const findings = new Findings()
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const file = parseFile({ path: PATH, kind: 'project', bytes }, findings)
  const said = findings.diagnostics.map((diagnostic) => {
    const { code, line, column, endLine, endColumn, actual, mend } = inWords(diagnostic)
    const place = `${line}:${column}-${endLine}:${endColumn}`
    return [code, place, 'last' in diagnostic ? String(diagnostic.last) : actual, mend]
  })
  return { file, said }
}

const bytesOf = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? part : [...new TextEncoder().encode(part)])))

describe('a file is cut in two', () => {
  test.each<[name: string, text: string, header: Readonly<Record<string, unknown>>, body: string, bodyStart: number]>([
    ['with line feeds', '---\na: 1\n---\nTexte.\n', { a: 1 }, 'Texte.\n', 13],
    ['with the line ends of Windows', '---\r\na: 1\r\n---\r\nTexte.\r\n', { a: 1 }, 'Texte.\r\n', 16],
    ['with those of old Macs', '---\ra: 1\r---\rTexte.\r', { a: 1 }, 'Texte.\n', 13],
    ['behind a byte order mark', '\uFEFF---\na: 1\n---\nTexte.', { a: 1 }, 'Texte.', 13],
    ['without a body', '---\na: 1\n---', { a: 1 }, '', 12],
    ['with spaces behind the delimiters', '---  \na: 1\n---\t\nTexte.', { a: 1 }, 'Texte.', 16],
    ['below a value of several lines', '---\na: |\n  b\n---\nTexte.', { a: 'b\n' }, 'Texte.', 17],
    ['below a remark', '---\r\na: 1\r\n# b\r\n---\r\nTexte.', { a: 1 }, 'Texte.', 21],
    ['at the first end only', '---\na: 1\n---\nTexte.\n---\nSuite.', { a: 1 }, 'Texte.\n---\nSuite.', 13],
  ])('%s', (_name, text, header, body, bodyStart) => {
    const { file, said } = parsed(text)
    expect(said.map(([code]) => code)).toEqual(text.includes('\n') ? [] : ['file/line-ends'])
    expect(file?.header.toJS()).toEqual(header)
    expect(file).toMatchObject({ path: PATH, kind: 'project', body, bodyStart })
  })
})

describe('bytes', () => {
  const WRONG = 'octets invalides'

  test.each<[name: string, bytes: Uint8Array, ...said: readonly unknown[]]>([
    ['UTF-16, little end first', bytesOf(0xff, 0xfe, '-'), 'file/encoding', '1:1-1:1', 'UTF-16', null],
    ['UTF-16, big end first', bytesOf(0xfe, 0xff, 0, '-'), 'file/encoding', '1:1-1:1', 'UTF-16', null],
    ['half a mark of UTF-16', bytesOf(0xff, '-'), 'file/encoding', '1:1-1:1', WRONG, null],
    ['the other half', bytesOf(0xfe, 0xfe), 'file/encoding', '1:1-1:1', WRONG, null],
    ['a byte in UTF-8', bytesOf('---\na: \u00e9\nb: caf', 0xe9, '\n---\n'), 'file/encoding', '3:7-3:8', 'é', null],
    ['Latin-1 of an old Mac', bytesOf('---\ra: caf', 0xe9, '\r---\r'), 'file/encoding', '2:7-2:7', WRONG, null],
    ['Latin-1 of Windows', bytesOf('-\r\na: caf', 0xe9, '\r\n---'), 'file/encoding', '2:7-2:7', WRONG, null],
    ['too much', new Uint8Array(256 * 1024 + 1024), 'file/too-large', '1:1-1:1', '257 Ko', null],
  ])('%s are refused', (_name, bytes, ...said) => {
    expect(parsed(bytes).said[0]).toEqual(said)
  })

  test('of Windows are read as it writes them, so that a quote is no invisible character', () => {
    const { file, said } = parsed(bytesOf('---\na: l', 0x92, 'an\n---\n'))
    expect(file?.header.toJS()).toEqual({ a: 'l’an' })
    expect(said.map(([code]) => code)).toEqual(['file/encoding'])
  })

  test('are taken up to 256 Ko', () => {
    const text = '---\na: 1\n---\n'
    expect(parsed(text.padEnd(256 * 1024, 'a')).said).toEqual([])
    expect(parsed(text.padEnd(256 * 1024 + 1, 'a')).said).toEqual([['file/too-large', '1:1-1:1', '256 Ko', null]])
  })
})

describe('invisible characters', () => {
  /** What stands in their place: nothing, a space for the end of a line, or what Windows-1252 means by the same number. */
  const MENDS = new Map([
    [0x0b, ' '],
    [0x0c, ' '],
    [0x80, '€'],
    [0x9f, 'Ÿ'],
    [0x2028, ' '],
  ])
  test.each([
    0x00, 0x08, 0x0b, 0x0c, 0x0e, 0x1f, 0x7f, 0x80, 0x9f, 0x061c, 0x180e, 0x200b, 0x200e, 0x200f, 0x2028, 0x202e,
    0x2060, 0x2069, 0xfeff, 0xfff9, 0xfffc,
  ])('%d is one', (point) => {
    const name = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
    const { file, said } = parsed(`---\na: 1\n---\nUn${String.fromCodePoint(point)}mot.`)
    expect(said).toEqual([['file/control-character', '4:3-4:4', name, MENDS.get(point) ?? '']])
    expect(file).not.toBeNull()
  })

  test.each([0x09, 0x20, 0xa0, 0x061b, 0x061d, 0x180f, 0x200a, 0x2010, 0x202f, 0x205f, 0x206a, 0x2027, 0xfff8, 0xfffe])(
    '%d is none',
    (point) => {
      expect(parsed(`---\na: 1\n---\nUn${String.fromCodePoint(point)}mot.`).said).toEqual([])
    },
  )

  test('the one that stands for a lost letter is reported, and cannot be corrected', () => {
    const said = [['file/control-character', '4:7-4:8', 'U+FFFD', null]]
    expect(parsed('---\na: 1\n---\nUn caf\uFFFD.').said).toEqual(said)
  })

  test('are not part of the values of a header, whose places stay right', () => {
    const { file, said } = parsed('---\na: 1\u200b\nb: \u00ad2\n---\nUn\u200b mot.')
    expect(file?.header.toJS()).toEqual({ a: 1, b: 2 })
    expect(file?.headerPlace(8, 9)).toMatchObject({ line: 3, column: 5 })
    expect(said.map(([, place, name]) => [place, name])).toEqual([
      ['2:5-2:6', 'U+200B'],
      ['3:4-3:5', 'U+00AD'],
      ['5:3-5:4', 'U+200B'],
    ])
  })

  test('may cut a long word of a text, not of a header', () => {
    expect(parsed('---\na: 1\n---\nanti\u00adconstitutionnel').said).toEqual([])
    expect(parsed('---\na: anti\u00adconstitution\n--- \t\r\nTexte.').said).toEqual([
      ['file/control-character', '2:8-2:9', 'U+00AD', ''],
    ])
    expect(parsed('---\na: 1\n---\n\u00ad\n---\n').said).toEqual([])
  })

  test.each([
    ['👩\u200d💻', 0],
    ['ن\u200cم', 0],
    ['a\u200db', 1],
    ['1\u200c', 1],
    [' \u200c👩', 1],
    ['👩\u200c ', 1],
    ['👩\u200c2', 1],
    ['é\u200d👩', 1],
  ])('join what needs it: %s has %d too many', (text, count) => {
    expect(parsed(`---\na: 1\n---\n${text}`).said).toHaveLength(count)
  })

  test('are reported twenty times at most, in their order', () => {
    const { said } = parsed(`---\na: 1\n---\n${'\u00a0\u200b'.repeat(15)}${'x\u200d'.repeat(15)}`)
    expect(said).toHaveLength(20)
    expect(said.map(([, , name]) => name)).toEqual([...Array(15).fill('U+200B'), ...Array(5).fill('U+200D')])
  })
})

describe('delimiters', () => {
  test.each(DELIMITERS as [string, ...unknown[]][])('%j', (text, ...said) => {
    expect(parsed(text).said[0]).toEqual(said)
  })
})

describe('what cannot be read whole', () => {
  test('is reported key by key, and read as intended', () => {
    const { file, said } = parsed('---\na: @x\nb: 1\nc: y: z\nd: 2\n---\n')
    expect(said.map(([code, place]) => [code, place])).toEqual([
      ['yaml/special', '2:4-2:6'],
      ['yaml/colon', '4:4-4:8'],
    ])
    expect(file?.header.toJS()).toEqual({ a: '@x', b: 1, c: 'y: z', d: 2 })
    expect(file?.unread).toEqual(new Set())
  })

  test('leaves the places of the rest as they were', () => {
    const { file } = parsed('---\na: @x\nb: [x,\n  y\nc: 1\n---\n')
    expect(file?.header.toJS()).toEqual({ a: '@x', b: ['x', 'y'], c: 1 })
    const items = file && isMap(file.header.contents) ? file.header.contents.items : []
    const places = items.map(({ key }) => isScalar(key) && key.range && file?.headerPlace(key.range[0], key.range[1]))
    expect(places).toMatchObject([
      { line: 2, column: 1, endColumn: 2 },
      { line: 3, column: 1, endColumn: 2 },
      { line: 5, column: 1, endColumn: 2 },
    ])
  })

  test('a key that stands too far right is read where it was meant', () => {
    const { file, said } = parsed('---\na: 1\n  b: 2\nc: 3\n---\n')
    expect(said.map(([code, place]) => [code, place])).toEqual([['yaml/indentation', '3:3-3:7']])
    expect(file?.header.toJS()).toEqual({ a: 1, b: 2, c: 3 })
  })

  test.each<[yaml: string, ...said: readonly unknown[]]>([
    ['- a\n- b', 'yaml/not-a-map', '2:1-3:4', '', null],
    ['[a, b]  ', 'yaml/not-a-map', '2:1-2:7', '', null],
    ['texte', 'yaml/not-a-map', '2:1-2:6', '', null],
    [`a: ${'['.repeat(101)}`, 'yaml/nesting', '2:104-2:105', '', null],
    [`a: ${'{'.repeat(101)}`, 'yaml/nesting', '2:104-2:105', '', null],
    [`a: ${']'.repeat(3)}${'['.repeat(101)}`, 'yaml/nesting', '2:107-2:108', '', null],
    [`a: ${'[]'.repeat(50)}${'{}'.repeat(50)}${'[{'.repeat(51)}`, 'yaml/nesting', '2:304-2:305', '', null],
    [`a:\n${' '.repeat(200)}b: 1`, 'yaml/nesting', '3:1-3:2', '', null],
    [`a: 1\n${'- '.repeat(100)}b`, 'yaml/nesting', '3:1-3:2', '', null],
    [`  ${'? '.repeat(100)}b`, 'yaml/nesting', '2:1-2:2', '', null],
    [`${': '.repeat(100)}b`, 'yaml/nesting', '2:1-2:2', '', null],
  ])('%j', (yaml, ...said) => {
    const { file, said: all } = parsed(`---\n${yaml}\n---\nTexte.`)
    expect(all).toEqual([said])
    expect(file).toMatchObject({ isHeaderRead: false, body: 'Texte.' })
  })

  test.each([`a: ${'['.repeat(100)}${']'.repeat(100)}`, `a:\n${' '.repeat(199)}b: 1`, `a:\n  ${'- '.repeat(99)}b`])(
    'what is nested a hundred times can be read',
    (yaml) => {
      expect(parsed(`---\n${yaml}\n---\n`).said).toEqual([])
    },
  )
})

test('a line whose garbled characters lie on top of each other is mended by hand, so that none is lost', () => {
  const { said } = parsed(`---\ntitle: √Ã©Ž\n---\n`)
  expect(said).toEqual([['file/garbled', '2:9-2:11', 'Ã©', null]])
})
