import fc from 'fast-check'

/** Lines that someone could write into a header, or that are known to trouble readers of YAML. */
const YAML_LINES = [
  '---',
  '----',
  '...',
  '--- yaml',
  '%YAML 1.2',
  '# commentaire',
  'number: 010',
  'number: 1.0',
  'number: 1e21',
  'number: .inf',
  'number: -0',
  'number: 99999999999999999999999999',
  'title: Banque : le retour',
  'title: "sans fin',
  "title: 'sans fin",
  'title: "\\x"',
  'title: "\\ud800"',
  'title: !!binary AAAA',
  'title: |+2',
  'title: >-',
  '  suite',
  '      trop loin',
  '\ttabulation: 1',
  ' -',
  '- élément',
  '- - - -',
  'theme: [',
  'theme: ]',
  'theme: {a: b',
  'technologie: [React, , 1, null, {}]',
  'technologie: [[]]',
  'technologie:',
  '  - ',
  '? clé',
  ': valeur',
  '? [a, b]',
  '{a: 1}: 2',
  '<<: *a',
  'a: &a 1',
  '*a : 2',
  '&a',
  '!',
  '!!map',
  '"": 1',
  'null: 1',
  '1: 2',
  '__proto__: 1',
  'constructor: {}',
  'toString: a',
  'date: 2026-02-30',
  'url: javascript:alert(1)',
  'url: https://[::1',
  'url: https://a:b@c.fr',
  'image: ../../../etc/passwd',
  'image: images/../images/banque.png',
  'image: //',
  'image: /',
  'hero:',
  'hero: [1]',
  '  words: {a: b}',
  'skills: [{}]',
  'skills: [null]',
  'skills: {title: a}',
  'experience: [{start: 2026, end: 2025}]',
  'languages: [[[]]]',
]

/** The same for a body. */
const MARKDOWN_LINES = [
  '',
  '# Un',
  '###### Six',
  '===',
  '---',
  '***',
  '```',
  '~~~ html',
  '    code',
  '\tcode',
  '> > > citation',
  '- - - liste',
  '1. un',
  '999999999. neuf',
  '- [ ] à faire',
  '| a | b |',
  '|---|:-:|',
  '| a | b | c |',
  '<script>alert(1)</script>',
  '<!-- commentaire',
  '-->',
  '<a href="javascript:alert(1)">x</a>',
  '[lien](javascript:alert(1))',
  '[lien](<',
  '[lien]: /ici "titre',
  '[lien]',
  '[^1]',
  '[^1]: note [^1]',
  '![image](images/banque.png)',
  '[[[[[[[[[[[[',
  '********a',
  '__a_*b*_c__',
  '`` ` ``',
  '&amp;&#0;&#x110000;&nbsp;',
  'www.exemple.fr http://exemple.fr a@b.fr',
  '\\',
  'fin  ',
  'Prix : 1 000 000 € ; « oui » !',
]

/** Any text at all, in characters of every plane. */
const anyLine = fc.oneof(
  fc.constantFrom(...YAML_LINES, ...MARKDOWN_LINES),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  fc.stringMatching(/^[-a-z:#'"[\]{}|>&*!?%@`~<()_\\ \t,.0-9]{0,30}$/),
)

const lineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r')

const position = fc.nat({ max: 10_000 })

type Mutation =
  | { kind: 'insert'; at: number; line: string }
  | { kind: 'delete' | 'duplicate' | 'indent' | 'cut'; at: number }
  | { kind: 'swap'; at: number; with: number }

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: position, line: anyLine }),
  fc.record({ kind: fc.constantFrom('delete' as const, 'duplicate', 'indent', 'cut'), at: position }),
  fc.record({ kind: fc.constant('swap' as const), at: position, with: position }),
)

/** A change of one byte: most leave UTF-8, some do not. */
const byteChange = fc.record({ at: position, byte: fc.integer({ min: 0, max: 255 }) })

/** The lines of a good file after some accidents. */
function mutated(good: string): fc.Arbitrary<Uint8Array> {
  return fc
    .record({
      mutations: fc.array(mutation, { minLength: 1, maxLength: 6 }),
      bytes: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(byteChange, { maxLength: 3 })),
      lineEnd,
      start: fc.constantFrom('', '', '', '\uFEFF'),
    })
    .map(({ mutations, bytes, lineEnd, start }) => {
      const lines = mutations.reduce(mutate, good.split('\n'))
      const file = new TextEncoder().encode(start + lines.join(lineEnd))
      for (const { at, byte } of bytes) if (file.length > 0) file[at % file.length] = byte
      return file
    })
}

function mutate(lines: readonly string[], mutation: Mutation): string[] {
  const at = mutation.at % Math.max(1, lines.length)
  const line = lines[at] ?? ''
  switch (mutation.kind) {
    case 'insert':
      return lines.toSpliced(at, 0, mutation.line)
    case 'delete':
      return lines.toSpliced(at, 1)
    case 'duplicate':
      return lines.toSpliced(at, 0, line)
    case 'indent':
      return lines.toSpliced(at, 1, `  ${line}`)
    case 'cut':
      return lines.toSpliced(at, 1, line.slice(0, mutation.at % (line.length + 1)))
    case 'swap': {
      const other = mutation.with % Math.max(1, lines.length)
      return lines.with(at, lines[other] ?? '').with(other, line)
    }
  }
}

/** A header and a body of fragments, so that the delimiters are passed more often than by chance. */
const framed: fc.Arbitrary<Uint8Array> = fc
  .record({ header: fc.array(anyLine, { maxLength: 8 }), body: fc.array(anyLine, { maxLength: 8 }), lineEnd })
  .map(({ header, body, lineEnd }) => new TextEncoder().encode(['---', ...header, '---', ...body].join(lineEnd)))

/** Any bytes: noise, noise between delimiters, and the good file with accidents. */
export function anyFile(good: string): fc.Arbitrary<Uint8Array> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    { weight: 1, arbitrary: fc.array(anyLine).map((lines) => new TextEncoder().encode(lines.join('\n'))) },
    { weight: 3, arbitrary: framed },
    { weight: 5, arbitrary: mutated(good) },
  )
}
