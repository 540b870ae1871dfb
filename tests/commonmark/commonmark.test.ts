import { tests } from 'commonmark-spec'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import { type Compilation, compile } from '../../scripts/compile/compile.ts'
import type { DiagnosticCode } from '../../scripts/diagnostics/messages.ts'
import { sourcesOf } from '../support/sources.ts'

/** Examples of CommonMark 0.31.2, as bodies of a project. The specification writes a tab as an arrow. */
const EXAMPLES = tests.map(({ number, section, markdown, html }) => ({
  number,
  section,
  markdown: markdown.replaceAll('→', '\t'),
  html: html.replaceAll('→', '\t'),
}))

const HEADER = `---
number: null
title: Exemple
theme: CommonMark
technologie: [Markdown]
category: Personnel
state: OK
---
`

/** Bodies that a portfolio refuses or changes on purpose; of several reasons the first counts. */
const SKIPPED_FOR: readonly [reason: string, code: DiagnosticCode][] = [
  ['raw HTML', 'body/html'],
  ['picture', 'body/picture'],
  ['heading of level one', 'body/heading-one'],
  ['link that leads nowhere here', 'body/link'],
]

/** GFM, which is what owners know from GitHub, makes links of addresses that CommonMark leaves alone. */
const GFM_AUTOLINKS = [602, 606, 608, 611, 612]

/** Known fault: a scheme in capitals (`<MAILTO:FOO@BAR.BAZ>`) passes for a good link, and loses its address when sanitised. */
const KNOWN_FAULTS = [597]

function reasonToSkip({ number, html }: (typeof EXAMPLES)[number], { diagnostics }: Compilation): string | null {
  const codes = new Set(diagnostics.map(({ code }) => code))
  const refused = SKIPPED_FOR.find(([, code]) => codes.has(code))
  if (refused) return refused[0]
  if (html.includes('<!--')) return 'comment'
  if (GFM_AUTOLINKS.includes(number)) return 'GFM autolink'
  return KNOWN_FAULTS.includes(number) ? 'known fault' : null
}

const compileBody = (body: string) => compile(sourcesOf({ 'projets/exemple.md': HEADER + body }))
const compiled = EXAMPLES.map((example) => {
  const compilation = compileBody(example.markdown)
  return { ...example, compilation, skipped: reasonToSkip(example, compilation) }
})

describe('the examples of the CommonMark specification', () => {
  test('are compared but for those with a reason', () => {
    expect(compiled).toHaveLength(652)
    const counts: Record<string, number> = {}
    for (const { skipped } of compiled) counts[skipped ?? 'compared'] = (counts[skipped ?? 'compared'] ?? 0) + 1
    expect(counts).toEqual({
      compared: 502,
      'raw HTML': 66,
      picture: 22,
      'heading of level one': 25,
      'link that leads nowhere here': 25,
      comment: 6,
      'GFM autolink': 5,
      'known fault': 1,
    })
  })

  test.each(compiled.filter(({ skipped }) => skipped === null))('$number, $section', ({ html, compilation }) => {
    expect(normalised(descriptionOf(compilation))).toBe(normalised(html))
  })

  /** Known fault: the carriage returns of a body stay in its HTML, which browsers read as line feeds. */
  test('mean the same with the line ends of Windows', () => {
    for (const { markdown, compilation } of compiled) {
      const description = descriptionOf(compileBody(markdown.replaceAll('\n', '\r\n')))
      expect(description.replaceAll('\r\n', '\n')).toBe(descriptionOf(compilation))
    }
  })
})

/** Nothing is a blank body: the specification's HTML is empty then, the catalogue's is null. */
function descriptionOf({ catalogue }: Compilation): string {
  return catalogue?.projects[0]?.description ?? ''
}

/**
 * Both sides are read as HTML and written again by the same hand, which takes away the differences that HTML does not know:
 * `<br />` and `<br>`, `&quot;` and `"`, `&amp;` and `&#x26;`, a last line end. What then remains of ours is taken back:
 *
 * - French typography makes other spaces of some spaces: here all are one again. None is added, none goes.
 * - Links to other sites carry `target`, `rel` and a hint for assistive technology.
 *
 * White space between blocks is compared as it stands; headings keep their level, for the examples with a first level are not
 * compared; and what sanitising removes comes from raw HTML alone, or links that are refused.
 */
function normalised(html: string): string {
  const tree = fromHtml(html.trim(), { fragment: true })
  plain(tree)
  return toHtml(tree).replace(/[\u00A0\u202F]/g, ' ')
}

function plain(parent: Root | Element) {
  parent.children = parent.children.filter((child) => !isHint(child))
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (/^https?:/.test(String(child.properties.href))) {
      delete child.properties.target
      delete child.properties.rel
    }
    plain(child)
  }
}

function isHint(node: Root['children'][number]) {
  return node.type === 'element' && node.tagName === 'span' && String(node.properties.className) === 'visually-hidden'
}
