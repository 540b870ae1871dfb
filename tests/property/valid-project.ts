import fc from 'fast-check'
import { isNone } from '../../scripts/compile/validate/near-value.ts'
import { PROJECT_STATES } from '../../scripts/fields/definitions.ts'
import { toFrenchTypography } from '../../scripts/fields/site-texts/french-typography.ts'

/** One block of a body as Markdown, and the HTML and the plain text that come out. */
interface Block {
  markdown: string
  html: string
  text: string
}

/** Characters that a file may not hold (`file/control-character`) and that YAML writes as `\uXXXX`. */
const ESCAPED = /[\u007F-\u009F\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uD800-\uDFFF]/g

/** Never only spaces, because the compiler treats such a text as missing. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
    fc.constantFrom('a\nb', ' a ', ...`null|~|true|12|- a|# a|a # b|a: b|---|"|'|\\|*a`.split('|')),
  )
  // The compiler refuses invisible characters.
  .filter((text) => text.trim() !== '' && !/[\p{Cc}\p{Cf}]/u.test(text.replaceAll('\n', '')))

/** No text that says that there is none, such as « --- », because the compiler refuses it. */
const fact = text.filter((text) => !isNone(text.trim()))

const url = fc.webUrl({ withQueryParameters: true, withFragments: true })

const date = fc
  .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const slug = fc
  .stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/)
  .filter((slug) => !['page', 'index', 'technologies', 'categories'].includes(slug))

/**
 * Words of a body. GFM turns web addresses and mail addresses into links even if they are escaped, because it reads the parsed text, and a
 * line of Markdown contains no line end.
 */
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    fc.constantFrom('| a |', ...'Prix : 1 000 € !|« oui »|50 %|a < b & c|1. un|- a|# a|> a|[a](b)|*a*'.split('|')),
  )
  .map((words) => words.trim())
  .filter((words) => words !== '' && !/[@\p{Cc}]|www\.|https?:/iu.test(words) && words.search(ESCAPED) === -1)

/** Escapes all ASCII punctuation with backslashes (CommonMark 2.4). */
function escaped(words: string) {
  return words.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

function toHtml(text: string) {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')
}

type Inline = { kind: 'text' | keyof typeof INLINE_FORMS; words: string }

/** Markup around the words of each kind in Markdown and in HTML. */
const INLINE_FORMS = {
  strong: ['**', '**', '<strong>', '</strong>'],
  emphasis: ['*', '*', '<em>', '</em>'],
  code: ['`', '`', '<code>', '</code>'],
  link: ['[', '](/contact)', '<a href="/contact">', '</a>'],
  linkOut: [
    ...['[', '](https://exemple.fr)', '<a href="https://exemple.fr" target="_blank" rel="noopener noreferrer">'],
    '<span class="visually-hidden"> (nouvel onglet)</span></a>',
  ],
}

const inlines: fc.Arbitrary<Inline[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('text' as const, 'strong', 'emphasis', 'link', 'linkOut'), words }),
    fc.record({ kind: fc.constant('code' as const), words: fc.stringMatching(/^[!-_a-z{-~]( ?[!-_a-z{-~]){0,9}$/) }),
  ),
  { minLength: 1, maxLength: 5 },
)

/** Joins parts with a space or a line end. French spacing applies within one text node, which markup ends, and never to code. */
function joined(parts: readonly Inline[], separator: ' ' | '\n'): Block {
  const block = { markdown: '', html: '', text: '' }
  let run = ''
  const endRun = () => {
    block.html += toHtml(toFrenchTypography(run))
    block.text += toFrenchTypography(run)
    run = ''
  }
  for (const [index, { kind, words }] of parts.entries()) {
    if (index > 0) run += separator
    if (index > 0) block.markdown += separator
    if (kind === 'text') {
      run += words
      block.markdown += escaped(words)
      continue
    }
    endRun()
    const [before, after, startTag, endTag] = INLINE_FORMS[kind]
    const shown = kind === 'code' ? words : toFrenchTypography(words)
    block.markdown += `${before}${kind === 'code' ? words : escaped(words)}${after}`
    block.html += startTag + toHtml(shown) + endTag
    block.text += shown
  }
  endRun()
  return block
}

const line = inlines.map((parts) => joined(parts, ' '))
const paragraph = fc
  .tuple(inlines, fc.constantFrom(' ' as const, '\n'))
  .map((of) => joined(...of))
  .map(({ markdown, html, text }) => ({ markdown, html: `<p>${html}</p>`, text }))

/** A paragraph follows each list, because two lists in a row would be one list. */
const list = fc
  .record({ items: fc.array(line, { minLength: 1, maxLength: 3 }), after: paragraph, ordered: fc.boolean() })
  .map(({ items, after, ordered }) => {
    const tag = ordered ? 'ol' : 'ul'
    const mark = (index: number) => (ordered ? `${index + 1}.` : '-')
    return {
      markdown: `${items.map(({ markdown }, index) => `${mark(index)} ${markdown}`).join('\n')}\n\n${after.markdown}`,
      html: `<${tag}>\n${items.map(({ html }) => `<li>${html}</li>\n`).join('')}</${tag}>\n${after.html}`,
      text: `${items.map(({ text }) => text).join(' ')} ${after.text}`,
    }
  })

/** The first line is not empty, because mdast does not distinguish an empty line of code from no line. */
const code = fc
  .tuple(fc.stringMatching(/^[!-_a-z{-~]{1,12}$/), fc.array(fc.stringMatching(/^[ -_a-z{-~]{0,12}$/), { maxLength: 2 }))
  .map(([first, rest]) => ({
    markdown: ['```texte', first, ...rest, '```'].join('\n'),
    html: `<pre role="group" tabindex="0" aria-label="Code : texte"><code class="language-texte">${toHtml([first, ...rest].join('\n'))}\n</code></pre>`,
    text: '',
  }))

const block: fc.Arbitrary<Block> = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  line.map(({ markdown, html }) => ({ markdown: `## ${markdown}`, html: `<h2>${html}</h2>`, text: '' })),
  paragraph.map(({ markdown, html, text }) => ({
    markdown: `> ${markdown}`,
    html: `<blockquote>\n${html}\n</blockquote>`,
    text,
  })),
  list,
  code,
  fc.constant({ markdown: '***', html: '<hr>', text: '' }),
)

/** A project before it is written down. Only a project that is not started may lack a title. */
export const validProject = fc
  .record({
    slug,
    draft: fc.boolean(),
    number: orNone(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
    title: orNone(text),
    image: orNone(fc.constantFrom('images/banque.png', '/images/affiche.png')),
    url: orNone(url),
    github: orNone(url),
    theme: orNone(fact),
    technologie: fc.array(text, { maxLength: 4 }),
    responsive: orNone(fc.boolean()),
    category: fc.constantFrom('Formation', 'Personnel'),
    state: fc.constantFrom(...PROJECT_STATES),
    metaTitle: orNone(fact),
    metaDescription: orNone(fact),
    date: orNone(date),
    body: fc.array(block, { maxLength: 5 }),
  })
  .map((project) => (project.title === null ? { ...project, state: 'NOT_STARTED' as const } : project))

/** Style of the file, which must not change the result. `order` has a rank for each key. */
export const style = fc.record({
  order: fc.array(fc.nat({ max: 1000 }), { minLength: 13, maxLength: 13 }),
  none: fc.constantFrom('null' as const, '~', '', '""', 'absent'),
  list: fc.constantFrom('flow' as const, 'block'),
  quoted: fc.boolean(),
  comments: fc.boolean(),
  lineEnd: fc.constantFrom('\n' as const, '\r\n', '\r'),
  start: fc.constantFrom('' as const, '\uFEFF'),
})

export type ValidProject = typeof validProject extends fc.Arbitrary<infer Value> ? Value : never
type Style = typeof style extends fc.Arbitrary<infer Value> ? Value : never

/** Keys that may be null but not left out. */
const ALWAYS_THERE = ['number', 'title']

/** Returns the file that an owner would write. */
export function serialise(project: ValidProject, style: Style): string {
  const { slug: _slug, draft: _draft, body, technologie, ...values } = project
  const entries = Object.entries(values).map(([key, value]) => [key, value === null ? null : scalar(value, style)])
  const rows = [...entries, ['technologie', writtenList(technologie, style)]].flatMap(([key, value]) => {
    if (value !== null) return `${key}: ${value}`
    if (style.none !== 'absent') return `${key}: ${style.none}`.trimEnd()
    return ALWAYS_THERE.includes(String(key)) ? `${key}:` : []
  })
  const ordered = rows
    .map((row, index) => ({ row, rank: style.order[index] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ row }) => (style.comments ? [`# ${row.slice(0, 3)}`, row] : [row]))
  const markdown = body.map((block) => block.markdown).join('\n\n')
  const file = ['---', ...ordered, '---', '', markdown, ''].join('\n')
  return style.start + file.replaceAll('\n', style.lineEnd)
}

/** Writes a scalar. Numbers, booleans, choices, dates and addresses need no quotes; free text does. */
function scalar(value: string | number | boolean, { quoted }: Style): string {
  if (typeof value !== 'string') return String(value)
  return !quoted && /^(\w+|\d{4}-\d{2}-\d{2}|images\/banque\.png)$/.test(value) && !looksTyped(value)
    ? value
    : quote(value)
}

function writtenList(items: readonly string[], { list }: Style): string {
  if (list === 'flow' || items.length === 0) return `[${items.map(quote).join(', ')}]`
  return items.map((item) => `\n  - ${quote(item)}`).join('')
}

/** Returns whether YAML would read a number, a boolean or null. */
function looksTyped(value: string) {
  return /^([-+.\d].*|true|false|null)$/i.test(value) && !/^\d{4}-\d{2}-\d{2}$/.test(value)
}

function quote(value: string) {
  return JSON.stringify(value).replace(ESCAPED, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** Returns values of which one in four is `null`. */
export function orNone<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { freq: 3, nil: null })
}
