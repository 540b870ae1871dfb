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

/** What can stand behind a key: right for some, wrong for most. */
const YAML_VALUES = [
  '',
  'null',
  '~',
  'true',
  'oui',
  '1',
  '0',
  '-3',
  '010',
  '1.5',
  '"12"',
  '.nan',
  '[]',
  '{}',
  '[1, null, [2], { a: 3 }, texte]',
  '[null]',
  '[[]]',
  '[React, React]',
  '[a, b, c, d, e, f, g, h, i]',
  '{ title: a, image: images/logo.svg }',
  '[{ title: a }]',
  '[{ title: [], image: {} }]',
  '[{ title: a, organisation: b, start: "2026-01", end: "2025" }]',
  'texte # commentaire',
  'OK',
  'DONE',
  'NOT_STARTED',
  'Personnel',
  'https://exemple.fr',
  'http://exemple.fr/a?b=c#d',
  'https://example.org',
  'https://a:b@exemple.fr',
  'https://[::1]/',
  'https://exemple',
  'https://exemple.fr/a b',
  'https:///',
  'HTTPS://Exemple.FR',
  'ftp://exemple.fr',
  'javascript:alert(1)',
  'zoe@exemple.fr',
  '@',
  '06 39 98 00 00',
  '+33 6 12 34 56 78',
  "'2026-02-30'",
  "'2026-03-14'",
  '2026-03-14T10:00:00Z',
  'images/banque.png',
  'images/petite.png',
  'images/fausse.png',
  'images/lien.png',
  'images/banqe.png',
  '../../secret.png',
  '/images/affiche.png',
  '//exemple.fr/a.png',
  'images/%2e%2e/a.png',
  '/',
  '.',
  '/script.js',
  'vercel',
  'non',
  '|',
  '>-',
  '*a',
  '&a b',
  '!!str a',
  '"\\u202E"',
]

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

/** As large as any file here has lines, and reduced to those there are. */
const position = fc.nat({ max: 10_000 })

type Mutation =
  | { kind: 'header' | 'body' | 'value'; at: number; text: string }
  | { kind: 'delete' | 'duplicate' | 'indent' | 'cut'; at: number }
  | { kind: 'swap'; at: number; with: number }

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('value' as const), at: position, text: anyValue }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('body' as const), at: position, text: bodyLine }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('header' as const), at: position, text: headerLine }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('delete' as const, 'duplicate', 'indent', 'cut'), at: position }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('swap' as const), at: position, with: position }) },
)

/** A change of one byte: most leave UTF-8, some do not. */
const byteChange = fc.record({ at: position, byte: fc.integer({ min: 0, max: 255 }) })

/** The lines of a good file after some accidents. */
function mutated(good: string): fc.Arbitrary<Uint8Array> {
  return fc
    .record({
      mutations: fc.array(mutation, { minLength: 1, maxLength: 4 }),
      bytes: fc.oneof(
        { weight: 9, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(byteChange, { maxLength: 3 }) },
      ),
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
  const bodyStart = lines.indexOf('---', 1) + 1
  switch (mutation.kind) {
    case 'header':
      return lines.toSpliced(1 + (mutation.at % Math.max(1, bodyStart - 1)), 0, mutation.text)
    case 'body':
      return lines.toSpliced(bodyStart + (mutation.at % (lines.length - bodyStart + 1)), 0, mutation.text)
    case 'value': {
      const inHeader = mutation.at % Math.max(1, bodyStart)
      return lines.with(inHeader, (lines[inHeader] ?? '').replace(/(?<=[:-] ).*|(?<=:)$/, ` ${mutation.text}`))
    }
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
  .record({ header: fc.array(headerLine, { maxLength: 6 }), body: fc.array(bodyLine, { maxLength: 8 }), lineEnd })
  .map(({ header, body, lineEnd }) => new TextEncoder().encode(['---', ...header, '---', ...body].join(lineEnd)))

/** Any bytes: noise, noise between delimiters, and the good file with accidents. */
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
