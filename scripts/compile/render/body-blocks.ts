import type {
  Blockquote,
  FootnoteDefinition,
  Link,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  Text,
} from 'mdast'
import { fill } from '../../../src/catalogue/fill.ts'
import type { Notices, Words } from '../../fields/site-texts/language.ts'
import { FRENCH } from '../../fields/site-texts/languages.ts'
import { type AnyNode, eachNode, replaceChild } from './nodes.ts'

/** The kinds of GitHub's callouts. */
export const CALLOUT_KINDS = Object.keys(FRENCH.callouts) as (keyof Words['callouts'])[]

/** Returns the word between « [! » and « ] », alone on the first line of a quotation, in lower case; `null` if there is none. */
export function calloutOf({ children: [first] }: Blockquote): string | null {
  const [text] = first?.type === 'paragraph' ? first.children : []
  const kind = text?.type === 'text' ? MARKER.exec(text.value)?.[1] : undefined
  return kind?.toLowerCase() ?? null
}

const MARKER = /^\[!(\w+)\][ \t]*(?:\r\n?|\n|$)/

/**
 * Turns a quotation that begins with `[!NOTE]` into a callout.
 * @param titles the default titles of the language. `images/body-html.ts` replaces them by those of `site.md`, which this step does not
 * know
 */
export function callouts(titles: Words['callouts']) {
  return (node: AnyNode) => {
    if (node.type !== 'blockquote') return
    const written = calloutOf(node)
    const kind = CALLOUT_KINDS.find((name) => name === written)
    const [paragraph, ...others] = node.children
    if (kind === undefined || paragraph?.type !== 'paragraph') return
    const [marker, ...rest] = paragraph.children
    const value = (marker as Text).value.replace(MARKER, '')
    paragraph.children = [...(value === '' ? [] : [{ type: 'text' as const, value }]), ...rest]
    if (paragraph.children[0]?.type === 'break') paragraph.children.shift()
    node.children = [titleOf(titles[kind]), ...(paragraph.children.length > 0 ? [paragraph] : []), ...others]
    node.data = { hName: 'div', hProperties: { dataCallout: kind } }
  }
}

function titleOf(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] }
}

/** Parents whose children are blocks. In all others, HTML is part of a line. */
export const OF_BLOCKS = ['root', 'blockquote', 'listItem', 'footnoteDefinition']

/** Returns whether a node is `<br>` within a line, or `</br>`, as some write it. A cell of a table has no other way to break one. */
export function isLineBreak(node: RootContent, parent: AnyNode | null): boolean {
  return node.type === 'html' && /^<\/?br *\/?>$/i.test(node.value) && !OF_BLOCKS.includes(parent?.type ?? 'root')
}

/** Turns each `<br>` within a line into a line break of Markdown. */
export function lineBreaks(node: AnyNode) {
  if (!('children' in node)) return
  const children: RootContent[] = node.children
  for (const child of children) if (isLineBreak(child, node)) replaceChild(node, child, { type: 'break' })
}

/** Gives the box of each task a name, which GFM leaves out (WCAG 4.1.2). */
export function tasks(words: Notices['page']) {
  return (node: AnyNode) => {
    if (node.type !== 'listItem' || typeof node.checked !== 'boolean') return
    const { checked } = node
    const hProperties = { type: 'checkbox', disabled: true, checked, ariaLabel: checked ? words.done : words.toDo }
    const box: PhrasingContent = { type: 'emphasis', children: [], data: { hName: 'input', hProperties } }
    if (node.children[0]?.type !== 'paragraph') node.children.unshift({ type: 'paragraph', children: [] })
    const [first] = node.children
    if (first?.type === 'paragraph') first.children.unshift(box, { type: 'text', value: ' ' })
    node.checked = null
    node.data = { hProperties: { className: ['task-list-item'] } }
  }
}

/** Returns whether a block is not part of the text itself: a table, or the notes below the text. */
export function isBeside(node: RootContent): boolean {
  return node.type === 'table' || (node.type === 'blockquote' && node.data?.hName === 'section')
}

/**
 * Puts each table into a section that scrolls, because wide tables do not fit on phones. The keyboard can reach the section (WCAG 2.1.1)
 * where it scrolls: see src/islands/runtime/scroll-stops.ts.
 */
export function tableRegions(words: Notices['page']) {
  return (tree: Root) => {
    const labels = new Map<string, number>()
    eachNode(tree, (table, parent) => {
      if (table.type !== 'table' || parent === null) return
      const label = labelOfTable(table, words)
      const count = (labels.get(label) ?? 0) + 1
      labels.set(label, count)
      const ariaLabel = count === 1 ? label : `${label} (${count})`
      replaceChild(parent, table, inSection([table], { tabIndex: 0, ariaLabel }))
    })
  }
}

/** « Tableau : Mesure, Avant, Après » */
function labelOfTable(table: Table, words: Notices['page']): string {
  const names = (table.children[0]?.children ?? []).map(wordsOf).filter((name) => name !== '')
  return names.length === 0 ? words.table : fill(words.tableOf, { names: names.join(', ') })
}

function inSection(children: Blockquote['children'], hProperties: Record<string, string | number>): Blockquote {
  return { type: 'blockquote', children, data: { hName: 'section', hProperties } }
}

function wordsOf(node: RootContent): string {
  if ('value' in node) return node.value.trim()
  return 'children' in node ? node.children.map(wordsOf).join(' ').trim() : ''
}

/**
 * Puts footnotes below the text, in the order in which the text refers to them, each with a link back. Replaces the function of
 * mdast-util-to-hast, whose words are English and cannot be changed through remark-html.
 */
export function footnotes(words: Notices['page']) {
  return (tree: Root) => {
    const found: { node: FootnoteDefinition; parent: Parents }[] = []
    eachNode(tree, (node, parent) => {
      if (node.type === 'footnoteDefinition' && parent !== null) found.push({ node, parent })
    })
    if (found.length === 0) return
    const definitions = new Map<string, FootnoteDefinition>()
    for (const { node, parent } of found) {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
      replaceChild(parent, node)
    }
    const notes: { definition: FootnoteDefinition; calls: string[] }[] = []
    const number = (within: Root | FootnoteDefinition) =>
      eachNode(within, (node, parent) => {
        const definition = node.type === 'footnoteReference' ? definitions.get(node.identifier) : undefined
        if (parent === null || definition === undefined) return
        let at = notes.findIndex((note) => note.definition === definition)
        if (at < 0) at = notes.push({ definition, calls: [] }) - 1
        const calls = notes[at]?.calls ?? []
        const id = `appel-${at + 1}${calls.length === 0 ? '' : `-${calls.length + 1}`}`
        calls.push(id)
        const call = linkTo(`note-${at + 1}`, `${words.note} `, String(at + 1))
        call.data = { hProperties: { id } }
        replaceChild(parent, node as RootContent, { type: 'emphasis', children: [call], data: { hName: 'sup' } })
      })
    number(tree)
    // A note may refer to further notes.
    for (const { definition } of notes) number(definition)
    if (notes.length === 0) return
    const items = notes.map(({ definition, calls }, index) => {
      const last = definition.children.at(-1)
      const spread = definition.children.filter(({ type }) => type === 'paragraph').length > 1
      const back = calls.flatMap((id): Paragraph['children'] => [
        { type: 'text', value: ' ' },
        linkTo(id, `${words.back} `, '↩'),
      ])
      if (last?.type === 'paragraph') last.children.push(...back)
      else definition.children.push({ type: 'paragraph', children: back })
      const data = { hProperties: { id: `note-${index + 1}` } }
      return { type: 'listItem' as const, spread, children: definition.children, data }
    })
    const list = { type: 'list' as const, ordered: true, spread: false, children: items }
    tree.children.push(inSection([list], { ariaLabel: words.notes, dataNotes: '' }))
  }
}

/**
 * Returns a link within the page.
 * @param hidden the text that assistive technology reads before the visible text
 */
function linkTo(id: string, hidden: string, text: string): Link {
  const hint = { type: 'text' as const, value: hidden }
  const hName = { hName: 'span', hProperties: { className: ['visually-hidden'] } }
  return {
    type: 'link',
    url: `#${id}`,
    children: [
      { type: 'emphasis', children: [hint], data: hName },
      { type: 'text', value: text },
    ],
  }
}
