import type { Span } from '../../../diagnostics/severity.ts'
import { type AnyNode, offsetsOf } from '../nodes.ts'
import { unwrittenIn } from '../to-write.ts'
import type { Found } from './form.ts'
import { inCode, lowered } from './replacements.ts'

/** Languages of code blocks that a plugin of another program replaces. */
const PLUGIN_FENCE =
  /^(?:\{[a-z][\w:-]*\}|ad-\w+|plantuml|puml|graphviz|vega-lite|vega|markmap|dataview(?:js)?|tabs|query|chart|abc)$/i

/** Returns whether HTML is a comment without an end. */
export function isOpenComment(html: string): boolean {
  return /^\s*<!--/.test(html) && !html.includes('-->')
}

/** The longest text that may be what an assistant says around its answer. */
const AROUND_MAX = 1000

/** Returns whether a text has nothing but lines in which an assistant announces its answer or offers another. */
function isOnlyOfAssistant(text: string): boolean {
  return (
    text.trim().length <= AROUND_MAX &&
    text.split('\n').every((line) => line.trim() === '' || unwrittenIn(line.trim())[0]?.index === 0)
  )
}

/** Finds what stands behind the language of a code block, or instead of it: a title, lines to mark. */
function foreignFence({ lang, meta, ...node }: Extract<AnyNode, { type: 'code' }>, body: string): Found[] {
  const { from, to } = offsetsOf(node as AnyNode)
  if (/^(?:markdown|mdx?)$/i.test(lang ?? '') && isOnlyOfAssistant(body.slice(0, from) + body.slice(to)))
    return [{ form: 'fence whole', from, to: from + body.slice(from).indexOf('\n'), suggestion: null }]
  if (PLUGIN_FENCE.test(lang ?? '')) return [{ form: 'fence', from, to, suggestion: null }]
  const [line = '', signs = '', words = ''] = /^([`~]{3,})[ \t]*([^\n]*)/.exec(body.slice(from, to)) ?? []
  const [name = ''] = /[a-z][\w+#-]*/i.exec(lang ?? '') ?? []
  if (words === '' || (!meta && name === lang)) return []
  return [{ form: 'fence words', from, to: from + line.trimEnd().length, suggestion: signs + name }]
}

/** A line that begins as an entry of a list, but lacks the space: « -deux », « 2.deux », « -[ ] deux ». */
const GLUED =
  /^(?<lead>[ \t>]{0,12})(?:(?<mark>[-+])|(?<star>\*)(?=[^*]*$)|(?<number>\d{1,2})(?<dot>[.)]))(?<text>(?:(?:\*\*|[`[])?\p{L}|\[ \][ \t]).*)$/u

/** Finds the first of the lines of a paragraph that Markdown adds to the line above, although the owner began an entry of a list there. */
export function gluedEntry(node: AnyNode, parent: AnyNode | null, body: string): Found[] {
  const { from, to } = offsetsOf(node)
  // In an entry, the line above began with the same sign and a space.
  const above =
    parent?.type === 'listItem' ? (/^(?:[-+*]|\d{1,9}[.)])/.exec(body.slice(offsetsOf(parent).from))?.[0] ?? '') : ''
  let last = above.replace(/\d+/, '')
  let at = from
  const lines = body.slice(from, to).split('\n')
  for (const [index, line] of lines.entries()) {
    const { lead = '', mark, star, number = '', dot, text = '' } = GLUED.exec(line)?.groups ?? {}
    const sign = mark ?? star ?? dot ?? ''
    const next = GLUED.exec(lines[index + 1] ?? '')?.groups
    // Outside lists, two such lines are needed: one alone may be anything.
    const isEntry = sign !== '' && (sign === last || sign === (next?.mark ?? next?.star ?? next?.dot))
    if (isEntry && (index > 0 || above === '')) {
      const suggestion = number === '' ? `- ${text.trim()}` : `${number}. ${text.trim()}`
      const start = at + lead.length
      return [{ form: number === '' ? 'bullets' : 'numbers', from: start, to: at + line.trimEnd().length, suggestion }]
    }
    if (above === '') last = ''
    at += line.length + 1
  }
  return []
}

/** Finds lines of a paragraph that a spreadsheet parted by tabs. */
export function tabbedRows(node: AnyNode, body: string): Found[] {
  const { from, to } = offsetsOf(node)
  const source = body.slice(from, to)
  if (!source.includes('\t')) return []
  const [first = [], ...rows] = source.split('\n').map((line) => line.trim().split('\t'))
  const isTable = first.length > 1 && rows.length > 0 && rows.every(({ length }) => length === first.length)
  // A sign or a number before a tab begins an entry of a list.
  if (!isTable || /^(?:[^\p{L}]*|[\p{L}\p{N}]{1,3}[.)°]|[oü])$/u.test(first[0] ?? '')) return []
  const suggestion = `| ${first.map((cell) => cell.trim()).join(' | ')} |`
  return [{ form: 'tabs', from, to: from + source.split('\n', 1).join('').trimEnd().length, suggestion }]
}

/** Finds a table without signs at the ends of its rows and without the line of hyphens: three lines or more, each with as many cells. */
export function bareRows(node: AnyNode, body: string): Found[] {
  const { from, to } = offsetsOf(node)
  const [first = '', ...rows] = body.slice(from, to).split('\n')
  const cells = (line: string) => (/[`\\[\]{}<>]|\|{2}|^\||\|$/.test(line.trim()) ? [] : line.split(' | '))
  const columns = cells(first).length
  if (columns < 2 || rows.length < 2 || !rows.every((row) => cells(row).length === columns)) return []
  const suggestion = `| ${cells(first)
    .map(() => '---')
    .join(' | ')} |`
  return [{ form: 'table rule', from, to: from + first.trimEnd().length, suggestion }]
}

/** The letter of a comment at the start of its line, and behind the words that it is about. */
const COMMENT = /^\[([a-z]{1,2})\](?![([:])[ \t]{0,3}(?=\S)/
const COMMENTED = /(?<=[\p{L}\p{N}.,;:!?»”")*_])\[([a-z]{1,2})\](?![([:\p{L}\p{N}])/gu

/** Finds the comments of a document of Google: « mois[a] » in the text, and « [a]À vérifier » at its end. */
export function documentComments(blocks: readonly AnyNode[], body: string): Found[] {
  const found: Found[] = []
  const add = (from: number, length: number) =>
    found.push({ form: 'document comment', from, to: from + length, suggestion: null })
  const letters = new Set<string>()
  let end = body.length
  for (const block of blocks.toReversed()) {
    const { from, to } = offsetsOf(block)
    if (block.type !== 'paragraph' || !COMMENT.test(body.slice(from, to))) break
    end = from
    let at = from
    for (const line of body.slice(from, to).split('\n')) {
      const letter = COMMENT.exec(line)?.[1]
      if (letter !== undefined) {
        letters.add(letter)
        add(at, line.trimEnd().length)
      }
      at += line.length + 1
    }
  }
  const marks = letters.has('a') ? [...body.slice(0, end).matchAll(COMMENTED)] : []
  const called = marks.filter(([, letter = '']) => letters.has(letter))
  if (!called.some(([, letter]) => letter === 'a')) return []
  for (const mark of called) add(mark.index, mark[0].length)
  return found
}

const ROW = /^[ \t>]{0,12}\|.{0,2000}\|[ \t]{0,99}$/

/** Returns the number of columns of a paragraph that consists of rows of a table; 0 if it has other lines. */
function columnsOf({ from, to }: Span, body: string): number {
  const lines = body.slice(from, to).split('\n')
  // With a line of hyphens below the first one, it is a table of its own, although that line may be wrong.
  return lines.every(
    (line, at) => ROW.test(line) && (at === 0 || !/^[ \t>]{0,12}\|[-–—:| \t\u00A0]{1,300}$/.test(line)),
  )
    ? (lines[0] ?? '').trim().split(/(?<!\\)\|/).length - 2
    : 0
}

/** Finds empty lines between the rows of a table, below which Markdown reads them as text. */
export function cutTables(blocks: readonly AnyNode[], body: string): Found[] {
  const found: Found[] = []
  let above = { columns: 0, isCut: false, end: 0 }
  for (const block of blocks) {
    const { from, to } = offsetsOf(block)
    const isTable = block.type === 'table'
    const columns = isTable
      ? (block.children[0]?.children.length ?? 0)
      : block.type === 'paragraph'
        ? columnsOf({ from, to }, body)
        : 0
    const isCut = !isTable && columns > 1 && columns === above.columns
    if (isCut && !above.isCut) {
      const start = body.indexOf('\n', above.end) + 1
      const end = body.slice(from, to).split('\n', 1).join('').length + from
      const mend = body.slice(body.lastIndexOf('\n', from) + 1, end)
      found.push({ form: 'cut table', from: start, to: end, suggestion: null, mend })
    }
    above = { columns, isCut, end: to }
  }
  return found
}

/** Finds a heading that was a text above a line of hyphens: it has several lines, ends as a sentence does, or is a picture. */
function underlinedText(source: string, from: number): Found[] {
  const [, text = ''] = /^([^#][\s\S]{0,5000})\n[ \t>]{0,12}-{1,200}[ \t]{0,99}$/.exec(source) ?? []
  if (!text.trim().includes('\n') && !/^!\[|[^.][.;,]["'”»)*_]{0,2}$/.test(text.trim())) return []
  return [{ form: 'underlined', from, to: from + text.split('\n', 1).join('').trimEnd().length, suggestion: null }]
}

/** Finds prose that begins with four spaces or a tab, which Markdown reads as code. */
function indentedProse(node: Extract<AnyNode, { type: 'code' }>, body: string): Found[] {
  const { from, to } = offsetsOf(node)
  const source = body.slice(from, to)
  if (/^\s*[`~]{3}/.test(source) || !isProse(node.value)) return []
  const start = from + (/^\s*/.exec(source)?.[0].length ?? 0)
  const [line = ''] = source.trimStart().split('\n', 1)
  return [{ form: 'indent', from: start, to: start + line.trimEnd().length, suggestion: null }]
}

/** Signs that code has and prose does not. */
const CODE_SIGN =
  /[{}=<>$\\|@^~]|;$|\/\/|\w\(|\w_\w|::|->|^(?:[ \t#]|(?:[Ee]rror|[Ww]arning|[Ii]nfo|[Uu]sage|Fatal|Uncaught)\b)/m

/** Returns whether lines are a picture, entries of a list with several words, or sentences. */
function isProse(text: string): boolean {
  if (/^!\[[^\][\n]{0,300}\]\([^()\n]{1,300}\)$/.test(text)) return true
  if (CODE_SIGN.test(text)) return false
  const lines = text.split('\n').filter((line) => line !== '')
  const words = text.match(/(?<![\p{L}\p{N}])\p{L}?\p{Ll}+(?![\p{L}\p{N}])/gu) ?? []
  if (lines.every((line) => /^(?:[-*+•]|\d{1,2}[.)]) [\p{L}«“*]/u.test(line)))
    return words.length >= 3 * lines.length && !/:(?:[ \t]|$)/m.test(text)
  return words.length > 4 && /^["'«“(*_]{0,2}\p{Lu}/u.test(text) && /[.!?…»:]["'”)*_]{0,2}$/u.test(text)
}

/** A line of signs below a title of reStructuredText, which Markdown takes for code or for text. */
const UNDERLINE = /^[ \t>]{0,12}(?:~{5,100}|\^{5,100}|"{5,100}|\+{5,100})[ \t]{0,99}$/

/** Finds titles above lines of signs that are as long. */
export function titleAboveSigns(node: AnyNode, body: string): Found[] {
  const { from, to } = offsetsOf(node)
  const start = body.lastIndexOf('\n', from - 1) + 1
  // A fence of code has its title in the block above.
  const first = node.type === 'code' ? body.lastIndexOf('\n', start - 2) + 1 : start
  if (node.type === 'code' && start === 0) return []
  const heading = headingIn(body, first, to)
  // The signs below the next title end the code that those below the first one began.
  const lines = body.slice(start, to).split('\n')
  const last = lines.length > 3 && node.type === 'code' ? to - lines.slice(-2).join('\n').length : to
  const next = last < to ? headingIn(body, last, to) : null
  return [heading, next].flatMap((one) => (heading === null || one === null ? [] : one))
}

/** Returns the title in a line above one of signs. */
function headingIn(body: string, from: number, to: number): Found | null {
  const [text = '', signs = ''] = body.slice(from, to).split('\n', 2)
  const title = text.replace(/^[ \t>]{0,12}/, '').trimEnd()
  const length = signs.replace(/[ \t>]/g, '').length
  if (!UNDERLINE.test(signs) || !/^\p{L}/u.test(title) || Math.abs(length - title.length) > 2) return null
  const place = { from: from + text.indexOf(title), to: from + text.length + 1 + signs.trimEnd().length }
  return { form: 'rst heading', ...place, suggestion: `## ${title}` }
}

/** Finds forms that Markdown reads in another way. */
export function foreignNode(node: AnyNode, body: string): Found[] {
  const { from, to } = offsetsOf(node)
  if (node.type === 'paragraph') return titleAboveSigns(node, body)
  if (node.type === 'code')
    return [...titleAboveSigns(node, body), ...foreignFence(node, body), ...indentedProse(node, body)]
  if (node.type === 'heading') return underlinedText(body.slice(from, to), from)
  if (node.type === 'html' && isOpenComment(node.value))
    return [{ form: 'comment open', from, to: from + (node.value.split('\n', 1)[0] ?? '').length, suggestion: null }]
  if (node.type === 'image') {
    const size = /\\?\|\d{1,5}(?:x\d{1,5})?\](?=\()/.exec(body.slice(from, to))
    if (size === null) return []
    return [
      { form: 'wiki size', from: from + size.index, to: from + size.index + size[0].length - 1, suggestion: null },
    ]
  }
  if (node.type === 'emphasis' || node.type === 'strong') return eatenSigns({ from, to }, body)
  if (node.type === 'html') return lessThan(node.value, from, body)
  if (node.type === 'inlineCode') return foreignCode(node.value, { from, to }, body)
  if (node.type === 'linkReference') return spacedReference(node, { from, to }, body)
  // GitHub strikes through what one tilde on each side surrounds.
  const below = /(?<=[\p{L}\p{N})])~([^~\s]{1,20})~$/u.exec(body.slice(Math.max(0, from - 1), to))
  if (node.type !== 'delete' || below === null) return []
  return [{ form: 'subscript', from, to, suggestion: lowered([...below]) }]
}

/** Names of code that nobody writes in bold, and endings of files behind such a name. */
const CODE_NAME =
  /^__(?:init|str|repr|dirname|filename|pycache|proto|dict|len|eq|getattr|setattr|getitem|setitem|typename|iter)__$/
const CODE_FILE =
  /^\.(?:pyc?|[cm]?[jt]sx?|mdx?|json|s?css|html|php|rb|go|rs|cpp|[ch]|java|sh|ya?ml|txt|vue|svelte)(?![\p{L}\p{N}])/u

/** What stands around a sign of multiplication: a number, the name of a variable, or a parenthesis. */
const FACTOR_BEFORE = /(?:\d|(?<![\p{L}\p{N}’'])\p{L}|\))$/u
const FACTOR_AFTER = /^(?:\d|\p{L}(?![\p{L}\p{N}’'])|\()/u

/** Finds signs that are part of a name of code, of a path or of a calculation, and would make italics or bold of it: `__init__.py`, `2*3*4`. */
function eatenSigns({ from, to }: Span, body: string): Found[] {
  const [before, source, after] = [
    body.slice(Math.max(0, from - 40), from),
    body.slice(from, to),
    body.slice(to, to + 40),
  ]
  const [start = ''] = /(?:[\p{L}\p{N}_/*-]|\.(?=[\p{L}\p{N}_/*])){0,40}$/u.exec(before) ?? []
  const [end = ''] = /^(?:[\p{L}\p{N}_/*-]|\.(?=[\p{L}\p{N}_/*])){0,40}/u.exec(after) ?? []
  const place = { from: from - start.length, to: to + end.length }
  const words = start + source + end
  if (source.startsWith('_')) {
    if (!/^(_{1,2})[a-z]\w{0,40}\1$/i.test(source)) return []
    const isCompared = source.startsWith('__') && (/==\s?["']?$/.test(before) || /^["']?\s?==/.test(after))
    const isCode = CODE_NAME.test(source) || CODE_FILE.test(after) || isCompared
    return isCode ? [{ form: 'eaten path', ...place, suggestion: inCode([words]) }] : []
  }
  const inner = source.replace(/^\*{1,3}|\*{1,3}$/g, '')
  const isProduct =
    (FACTOR_BEFORE.test(before) && FACTOR_AFTER.test(after) && /^(?:\d{1,20}(?:[.,]\d{1,20})?|\p{L})$/u.test(inner)) ||
    (/\d$/.test(before) && /^\d/.test(after) && /^\d.{0,200}\d$/.test(inner))
  const isPath = before.endsWith('/') && /^[./].{0,200}\/$/.test(inner)
  if (!isProduct && !isPath) return []
  return [{ form: 'eaten stars', ...place, suggestion: words.replaceAll('*', '\\*') }]
}

/** Attributes without a value. Other words in a tag are those of a sentence. */
const FLAGS =
  /\s(?:allowfullscreen|async|autofocus|autoplay|checked|controls|default|defer|disabled|hidden|inert|ismap|loop|multiple|muted|nomodule|novalidate|open|playsinline|readonly|required|reversed|selected)(?![\w-])/i

/** Finds a « < » of a comparison that begins a tag: « a<b et c>d ». */
function lessThan(html: string, from: number, body: string): Found[] {
  const name = /^<([a-z][a-z\d]{0,40})(?:\s{1,9}[\w-]{1,40}){1,40}\s{0,9}>$/i.exec(html)?.[1]
  if (name === undefined || FLAGS.test(html)) return []
  const [left = ''] = /[\p{L}\p{N}_)\]]{0,40}$/u.exec(body.slice(Math.max(0, from - 40), from)) ?? []
  if (left === '' && name.length > 1) return []
  return [{ form: 'less than', from: from - left.length, to: from + 1 + name.length, suggestion: `${left}\\<${name}` }]
}

/** Finds the name of an address behind the text of its link and a space: « [texte] [nom] ». */
function spacedReference({ referenceType }: { referenceType: string }, { from, to }: Span, body: string): Found[] {
  const [before, text] = /(?<!\])\[([^\][\n]{1,100})\] $/.exec(body.slice(Math.max(0, from - 110), from)) ?? []
  if (referenceType !== 'shortcut' || before === undefined || text === undefined) return []
  return [{ form: 'reference space', from: from - before.length, to, suggestion: `[${text}]${body.slice(from, to)}` }]
}

/** Languages of code that are no commands, which may stand before a name too: « python app.py ». */
const LANGUAGE_IN_LINE =
  /^(?:jsx?|tsx?|javascript|typescript|html|s?css|json|ya?ml|py|cpp|csharp|kotlin|swift|rust|sql)\s{1,9}(\S[\s\S]{0,1000})$/i

/** Finds code in a line that names its language, and links of reStructuredText, which look like code. */
function foreignCode(value: string, { from, to }: Span, body: string): Found[] {
  const [, code] = (body.startsWith('```', from) && LANGUAGE_IN_LINE.exec(value)) || []
  if (code !== undefined)
    return [
      { form: 'inline fence', from, to, suggestion: code.includes('`') ? `\`\` ${code} \`\`` : inCode([code.trim()]) },
    ]
  // Gatsby shows a video, a tweet or a drawing instead of code that begins with the name of its site.
  if (
    /^(?:youtube|vimeo|video|twitch|twitter|instagram|codepen|codesandbox|gist|soundcloud|spotify):\s?\S{3,300}$/.test(
      value,
    )
  )
    return [{ form: 'shortcode', from, to, suggestion: null }]
  const [, text = '', address] = /^([^<>]{1,200}?)\s{0,9}<((?:https?:\/\/|mailto:)[^<>\s]{1,300})>$/.exec(value) ?? []
  const [signs = ''] = /^_{1,2}(?![\p{L}\p{N}_])/u.exec(body.slice(to, to + 3)) ?? []
  if (address === undefined || signs === '') return []
  return [{ form: 'rst link', from, to: to + signs.length, suggestion: `[${text}](${address})` }]
}

/** The longest line of an entry below which a new sentence has no reason to begin, because wrapped lines are longer: one that ends a sentence, or another. */
const SHORT_LINE = { sentence: 60, other: 40 }

/** Finds a line of text directly below a table or a list, which Markdown adds to it. */
export function textBelow(node: AnyNode, body: string): Found[] {
  if (node.type === 'table') {
    const row = node.children.slice(1).find((one) => !body.slice(offsetsOf(one).from, offsetsOf(one).to).includes('|'))
    if (row === undefined || (node.children[0]?.children.length ?? 0) < 2) return []
    return [{ form: 'table text', ...offsetsOf(row), suggestion: null }]
  }
  if (node.type !== 'list' || node.children.length < 2) return []
  const entries = node.children.map((item) => body.slice(offsetsOf(item).from, offsetsOf(item).to).split('\n'))
  const [first = '', second = '', ...others] = entries.at(-1) ?? []
  const isBelow =
    entries.slice(0, -1).every(({ length }) => length === 1) &&
    others.length === 0 &&
    first.length < SHORT_LINE[/[.!?…]\s{0,9}$/.test(first) ? 'sentence' : 'other'] &&
    /^\p{Lu}[^\n]{20,1000}[.!?…:]\s{0,9}$/u.test(second)
  const end = offsetsOf(node).to
  return isBelow ? [{ form: 'list text', from: end - second.length, to: end, suggestion: null }] : []
}
