import fc from 'fast-check'
import FRAGMENTS from './fragments.json' with { type: 'json' }

/**
 * Lines of headers and bodies that people write or that are known to trouble YAML parsers, and values of keys, which are valid for some
 * keys and invalid for most.
 */
const { header: YAML_LINES, body: MARKDOWN_LINES, values: YAML_VALUES } = FRAGMENTS

/** Any text at all, in characters of every plane, invisible ones now and then. */
const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 4, arbitrary: fc.stringMatching(/^[-a-z:#'"[\]{}|>&*!?%@`~<()_\\ \t,.0-9]{0,30}$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

const headerLine = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...YAML_LINES) }, { weight: 1, arbitrary: anyText })
const bodyLine = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MARKDOWN_LINES) },
  { weight: 1, arbitrary: anyText },
)
const anyValue = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...YAML_VALUES) }, { weight: 1, arbitrary: anyText })

const lineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r')

/** The number of a line. It is larger than any file here and is reduced modulo the number of lines. */
const position = fc.nat({ max: 10_000 })

/** Returns the lines of a file after one accident at this position. */
type Accident = (lines: readonly string[], at: number) => string[]

const bodyStart = (lines: readonly string[]) => lines.indexOf('---', 1) + 1
const lineAt = (lines: readonly string[], at: number) => at % Math.max(1, lines.length)

const onOneLine =
  (change: (line: string, at: number) => string[]): Accident =>
  (lines, at) =>
    lines.toSpliced(lineAt(lines, at), 1, ...change(lines[lineAt(lines, at)] ?? '', at))

const wrongValue =
  (value: string): Accident =>
  (lines, at) => {
    const index = at % Math.max(1, bodyStart(lines))
    return lines.with(index, (lines[index] ?? '').replace(/(?<=[:-] ).*|(?<=:)$/, ` ${value}`))
  }
const moreBody =
  (text: string): Accident =>
  (lines, at) =>
    lines.toSpliced(bodyStart(lines) + (at % (lines.length - bodyStart(lines) + 1)), 0, text)
const moreHeader =
  (text: string): Accident =>
  (lines, at) =>
    lines.toSpliced(1 + (at % Math.max(1, bodyStart(lines) - 1)), 0, text)
const swapWith =
  (position: number): Accident =>
  (lines, at) => {
    const [one, other] = [lineAt(lines, at), lineAt(lines, position)]
    return lines.with(one, lines[other] ?? '').with(other, lines[one] ?? '')
  }

const accident: fc.Arbitrary<Accident> = fc.oneof(
  { weight: 4, arbitrary: anyValue.map(wrongValue) },
  { weight: 4, arbitrary: bodyLine.map(moreBody) },
  { weight: 2, arbitrary: headerLine.map(moreHeader) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      onOneLine(() => []),
      onOneLine((line) => [line, line]),
      onOneLine((line) => [`  ${line}`]),
      onOneLine((line, at) => [line.slice(0, at % (line.length + 1))]),
    ),
  },
  { weight: 1, arbitrary: position.map(swapWith) },
)

/** A change of one byte, which may make the file invalid UTF-8. */
const byteChange = fc.record({ at: position, byte: fc.integer({ min: 0, max: 255 }) })

/** Returns the lines of a good file after some accidents. */
function mutated(good: string): fc.Arbitrary<Uint8Array> {
  return fc
    .record({
      accidents: fc.array(fc.tuple(accident, position), { minLength: 1, maxLength: 4 }),
      bytes: fc.oneof(
        { weight: 9, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(byteChange, { maxLength: 3 }) },
      ),
      lineEnd,
      start: fc.constantFrom('', '', '', '\uFEFF'),
    })
    .map(({ accidents, bytes, lineEnd, start }) => {
      const lines = accidents.reduce((lines, [change, at]) => change(lines, at), good.split('\n'))
      const file = new TextEncoder().encode(start + lines.join(lineEnd))
      for (const { at, byte } of bytes) if (file.length > 0) file[at % file.length] = byte
      return file
    })
}

/** A header and a body of fragments between good delimiters, so that many files get past the delimiters. */
const framed: fc.Arbitrary<Uint8Array> = fc
  .record({ header: fc.array(headerLine, { maxLength: 6 }), body: fc.array(bodyLine, { maxLength: 8 }), lineEnd })
  .map(({ header, body, lineEnd }) => new TextEncoder().encode(['---', ...header, '---', ...body].join(lineEnd)))

/** Returns arbitrary bytes: random ones, random lines between delimiters, and the valid file with accidents. */
export function anyFile(good: string): fc.Arbitrary<Uint8Array> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    {
      weight: 1,
      arbitrary: fc.array(fc.oneof(headerLine, bodyLine)).map((lines) => new TextEncoder().encode(lines.join('\n'))),
    },
    { weight: 2, arbitrary: framed },
    { weight: 10, arbitrary: mutated(good) },
  )
}
