import { tests as specification } from 'commonmark-spec'
import fc from 'fast-check'
import type { Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { treeOf as bodyTree } from '../../scripts/compile/render/nodes.ts'
import { runs } from '../support/step.ts'

const gfm = remark().use(remarkGfm).freeze()
const parseMarkdown = (text: string) => bodyTree(text) as Root

/** Texts that may contain or hide a construct of GFM. */
const FRAGMENTS = [
  ...['a', 'x', 'https', 'http', 'www', 'example', 'mailto', 'xmpp', 'fr', ':', '//', '://', '.', '/', '@', '&#64;'],
  ...['[', ']', '(', ')', '](', ']: ', '![', '[^', '[x]', '[ ]', '<', '>', '- ', '-', ':-', '|', '~', '~~', '\\', '`'],
  ...[
    '*',
    '_',
    '**',
    '#',
    '&amp;',
    '&#58;',
    '\n',
    '\n\n',
    ' ',
    '    ',
    '1. ',
    '> ',
    '"',
    '\t',
    '\r\n',
    '```',
    '+',
    '!',
  ],
  ...[
    'https://example.org',
    'http://a.fr/b_c_d',
    'WWW.example.org',
    'a@b.fr',
    '[a](https://b.fr)',
    '[a]: https://b.fr',
  ],
]

test('any text has the tree that GFM gives it, also where a parser without GFM reads it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 25 }), (parts) => {
      const text = parts.join('')
      expect(treeOf(parseMarkdown, text)).toEqual(treeOf((given) => gfm.parse(given), text))
    }),
    { numRuns: runs(3000) },
  )
})

/** Returns a tree, or why there is none: the build of mdast-util-gfm-task-list-item for development refuses `-\n[x]\na`. */
function treeOf(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    return String(error)
  }
}

test('a task without an item has the tree of GFM', () => {
  expect(treeOf(parseMarkdown, '-\n[x]\na')).toEqual(treeOf((given) => gfm.parse(given), '-\n[x]\na'))
})

test.each(specification.map(({ markdown }) => markdown))('%j has the tree of GFM', (text) => {
  expect(parseMarkdown(text)).toEqual(gfm.parse(text))
})

test.each([
  '[[a](https://b.fr) c](https://d.fr)',
  'a](https://b.fr)',
  '[a](https://b.fr c)',
  '[a]: https://b.fr c',
  '![a [b](https://c.fr)](d)',
  'https&#58;//a.fr, https:\\//b.fr',
  'a&#64;b.fr',
  ':-\n:-',
  'a\n-:',
  '- [\n] a',
])('%j, which looks like a link or like none, has the tree of GFM', (text) => {
  expect(parseMarkdown(text)).toEqual(gfm.parse(text))
})
