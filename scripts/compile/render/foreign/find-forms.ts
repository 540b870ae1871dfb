import type { Root } from 'mdast'
import type { ForeignForm } from '../../../diagnostics/foreign-forms.ts'
import { eachNode, GAP, MARK, offsetsOf, shortReferencesIn, wordsOf } from '../nodes.ts'
import type { Found, TextFile } from './form.ts'
import { misreadIn } from './misread-nodes.ts'
import { bareRows, cutTables, documentComments, foreignNode, gluedEntry, tabbedRows, textBelow } from './node-forms.ts'
import { FORMS, MISREAD, SOURCE_FORMS } from './patterns.ts'
import { roleWords } from './replacements.ts'

/** The most places of one form that are reported. */
const PLACES_MAX = 20

/** Finds what would be shown as it is although another program understands it. */
export function foreignFormsIn(tree: Root, body: string, file: TextFile): Found[] {
  const found: Found[] = []
  const words = withoutEscapes(wordsOf(tree, body), body)
  const source = sourceOf(tree, body)
  const references = shortReferencesIn(tree)
  for (const one of [...SOURCE_FORMS, ...FORMS]) {
    const { form, pattern, write, ofPicture = form, holdsOthers, fix } = one
    const matches = [...(SOURCE_FORMS.includes(one) ? source : words).matchAll(pattern)].filter(
      ({ 0: { length }, index: from }) =>
        found.every((other) => (holdsOthers && other.form !== form) || from >= other.to || from + length <= other.from),
    )
    for (const { index: from, 0: match, indices = [] } of matches.slice(0, PLACES_MAX)) {
      const parts = [...indices].map((span) => (span ? body.slice(...span) : ''))
      const suggestion = write?.(parts, file) ?? null
      found.push({
        form: suggestion === null ? form : ofPicture,
        from,
        to: from + body.slice(from, from + match.length).trimEnd().length,
        suggestion,
        ...(fix &&
          references.every((other) => from >= other.to || from + match.length <= other.from) && { mend: fix(parts) }),
      })
    }
  }
  eachNode(tree, (node, parent) => {
    const { from } = offsetsOf(node)
    const isRead = found.some((other) => MISREAD.has(other.form) && other.from <= from && from < other.to)
    if (!isRead) {
      const own = [...foreignNode(node, body), ...(parent?.type === 'root' ? textBelow(node, body) : [])]
      found.push(
        ...own.filter((one) =>
          found.every(({ form, from, to }) => form !== one.form || to <= one.from || one.to <= from),
        ),
      )
    }
    if (!isRead)
      found.push(
        ...misreadIn(node, parent, body).filter((one) =>
          found.every(({ from, to }) => to <= one.from || one.to <= from),
        ),
      )
    if (node.type === 'paragraph')
      found.push(...gluedEntry(node, parent, body), ...tabbedRows(node, body), ...bareRows(node, body))
    if ('children' in node) found.push(...cutTables(node.children, body))
  })
  found.push(...documentComments(tree.children, body))
  return found
}

/** Returns the text with code and HTML replaced. */
function sourceOf(tree: Root, body: string): string {
  // Most texts have no sign with which one of these forms begins.
  if (
    !/^\[[A-Zs]|["”]:https?:|[^\s[(]\[|\[(?:https?:|url=)|<(?:https?|mailto|tel):[^\s<>|]{1,300}\||\\(?:href|url)\{|\{~~|^(?:'''|[’‘´]{3}|---[ \t]{0,99}\n[a-z]|[ \t>]{0,12}![ \t\u00A0\u202F]{1,3}\[)/m.test(
      body,
    )
  )
    return ''
  const shown = body.split('')
  eachNode(tree, (node) => {
    if (node.type !== 'inlineCode' && node.type !== 'code' && node.type !== 'html') return
    const { from, to } = offsetsOf(node)
    for (let at = from; at < to; at++) if (shown[at] !== '\n') shown[at] = GAP
  })
  return shown.join('')
}

/** A role in a value of a header, where code has no other signs. */
const ROLE_IN_VALUE =
  /(?<![\p{L}\p{N}:]):[a-z]{2,14}(?::[a-z]{1,12})?:`[^`\n]{1,200}`|\{[a-z][a-z:-]{1,30}\}`[^`\n]{1,200}`/gu

/** Returns the first form in a value of the header, and the value with the words alone; `null` if there is none. */
export function foreignFormInValue(value: string): { form: ForeignForm; actual: string; plain: string } | null {
  let first: { form: ForeignForm; actual: string } | null = null
  let plain = value.replace(ROLE_IN_VALUE, (actual) => {
    first ??= { form: 'role', actual }
    return roleWords([actual])
  })
  const sentence = inOneSentence(plain)
  if (sentence !== null) {
    first ??= {
      form: /^\s{0,9}[•·▪●○]/.test(value) ? 'word list' : 'bullets',
      actual: value.replace(/\s+/g, ' ').trim(),
    }
    plain = sentence
  }
  // A list makes its own bullets.
  plain = plain.replace(/^\s{0,9}[-–—*] (?=\p{L})/u, (actual) => {
    first ??= { form: 'bullets', actual: value }
    return actual.replace(/\S\s*$/u, '')
  })
  for (const { form, pattern, plain: wordsOf } of FORMS)
    if (wordsOf)
      plain = plain.replace(pattern, (actual, ...parts) => {
        first ??= { form, actual }
        return wordsOf([actual, ...parts.filter((part) => typeof part !== 'object').map((part) => part ?? '')])
      })
  return first && { ...(first as { form: ForeignForm; actual: string }), plain: plain.replace(/\s+/g, ' ').trim() }
}

/** Replaces the characters that the owner escaped in order to show them. */
function withoutEscapes(words: string, body: string): string {
  const shown = words.split('')
  for (const { index } of body.matchAll(/\\[!-/:-@[-`{-~]/g)) shown[index + 1] = MARK
  return shown.join('')
}

/** The bullet of an entry of a list. */
const BULLET = /^[-–—*•·▪●○] {1,9}(?=\p{L})/u

/** Returns the entries of a list as one sentence, because a value has no lists; `null` for any other text. */
function inOneSentence(value: string): string | null {
  // YAML joins the lines of a text with spaces.
  const lines = (/^[•·▪●○]/.test(value) ? value.replace(/ (?=[•·▪●○] )/g, '\n') : value)
    .split('\n')
    .map((line) => line.trim())
  if (lines.filter((line) => BULLET.test(line)).length < 2) return null
  return lines.reduce((before, line) => {
    const text = line.replace(BULLET, '')
    if (before === '' || text === line || before.endsWith(':')) return `${before} ${text}`.trim()
    return `${before.replace(/[.;,]$/, '')}, ${text}`
  }, '')
}
