import { tests } from 'commonmark-spec'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import type { Compilation } from '../../scripts/compile/contract/checked.ts'
import type { DiagnosticCode } from '../../scripts/diagnostics/messages.ts'
import { compile } from '../support/compile.ts'
import { sourcesOf } from '../support/sources.ts'
import { eachStep } from '../support/step.ts'

/** Examples of CommonMark 0.31.2, as bodies of a project. */
const EXAMPLES = tests.map(({ number, section, markdown, html }) => ({
  number,
  section,
  markdown: ours(markdown),
  html: ours(html),
}))

/** Returns an example with tabs instead of arrows, and with links to pages that exist here. */
function ours(example: string) {
  return example
    .replaceAll('→', '\t')
    .replaceAll('/url1', '/projets')
    .replaceAll('/url2', '/projets/exemple')
    .replaceAll(/\/ur[li]/g, '/contact')
}

const HEADER = `---
number: null
title: Exemple
theme: CommonMark
technologie: [Markdown]
category: Personnel
state: OK
---
`

/** Reasons why an example is not compared. If several reasons apply, the first one counts. */
const SKIPPED_FOR: readonly [reason: string, code: DiagnosticCode][] = [
  ['raw HTML', 'body/html'],
  ['picture that is not there', 'picture/missing'],
  ['heading of level one', 'body/heading-one'],
  ['link that leads nowhere here', 'body/link'],
  ['link that leads nowhere here', 'body/anchor'],
]

/** GFM, which owners know from GitHub, turns addresses into links that CommonMark leaves unchanged. */
const GFM_AUTOLINKS = [602, 606, 608, 611, 612]

function reasonToSkip({ number, html }: (typeof EXAMPLES)[number], { diagnostics }: Compilation): string | null {
  const codes = new Set(diagnostics.map(({ code }) => code))
  const refused = SKIPPED_FOR.find(([, code]) => codes.has(code))
  if (refused) return refused[0]
  if (html.includes('<!--')) return 'comment'
  return GFM_AUTOLINKS.includes(number) ? 'GFM autolink' : null
}

const compileBody = (body: string) => compile(sourcesOf({ 'projets/exemple.md': HEADER + body }))
const compiled = await Promise.all(
  EXAMPLES.map(async (example) => {
    const compilation = await compileBody(example.markdown)
    return { ...example, compilation, skipped: reasonToSkip(example, compilation) }
  }),
)

describe('the examples of the CommonMark specification', () => {
  test('are compared but for those with a reason', () => {
    expect(compiled).toHaveLength(652)
    const counts: Record<string, number> = {}
    for (const { skipped } of compiled) counts[skipped ?? 'compared'] = (counts[skipped ?? 'compared'] ?? 0) + 1
    expect(counts).toEqual({
      compared: 492,
      'raw HTML': 67,
      'picture that is not there': 22,
      'heading of level one': 25,
      'link that leads nowhere here': 36,
      comment: 5,
      'GFM autolink': 5,
    })
  })

  test.each(compiled.filter(({ skipped }) => skipped === null))('$number, $section', ({ html, compilation }) => {
    expect(normalised(descriptionOf(compilation))).toBe(normalised(html))
  })

  test('mean the same with the line ends of Windows', async () => {
    for (const { markdown, compilation } of eachStep(compiled)) {
      const description = descriptionOf(await compileBody(markdown.replaceAll('\n', '\r\n')))
      expect(description).toBe(descriptionOf(compilation))
    }
  })
})

/** Returns the HTML of the body. The specification has an empty HTML for an empty body, and the catalogue has `null`. */
function descriptionOf({ catalogue }: Compilation): string {
  return catalogue?.projects[0]?.description ?? ''
}

/**
 * Parses HTML and serialises it again, so that `<br />` equals `<br>` and `&quot;` equals `"`. Removes our additions: no-break spaces of
 * French typography, ids of headings, the colours and the names of code, and on links to other sites `target`, `rel` and the hint for assistive
 * technology. Schemes become lower case.
 */
function normalised(html: string): string {
  const tree = fromHtml(html.trim(), { fragment: true })
  plain(tree)
  return toHtml(tree).replace(/[\u00A0\u202F]/g, ' ')
}

function plain(parent: Root | Element) {
  parent.children = parent.children.filter((child) => !isHint(child)).flatMap(uncoloured)
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const { href } = child.properties
    if (typeof href === 'string') child.properties.href = href.replace(/^\w+:/, (scheme) => scheme.toLowerCase())
    if (/^h\d$/.test(child.tagName)) delete child.properties.id
    if (child.tagName === 'pre') child.properties = {}
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

/** Returns the text of a part of coloured code. */
function uncoloured(node: Root['children'][number]): Element['children'] {
  if (node.type === 'doctype') return []
  const isColoured = node.type === 'element' && /^[a-z]$/.test(String(node.properties.className))
  return isColoured ? node.children.flatMap(uncoloured) : [node]
}
