import type { ForeignForm } from '../../../diagnostics/foreign-forms.ts'
import type { Span } from '../../../diagnostics/severity.ts'
import { type AnyNode, offsetsOf } from '../nodes.ts'

interface Misread extends Span {
  form: ForeignForm
  suggestion: string | null
}

/** A line that names a thing and says what it is: « Rôle : intégrateur », « 2021 : Bac ». */
const LABELLED =
  /^[ \t>]{0,12}(?:\*\*)?(?:\p{Lu}[\p{L}\p{N}’'/& -]{0,30}|\d{4}(?:[ ]?[-–—/][ ]?(?:\d{4})?)?)[ \u00A0]?(?:\*\*)?:(?:\*\*)?[ \u00A0]\S/u
/** The longest of these lines. A longer one is a sentence. */
const LABELLED_MAX = 90
/** Two spaces or a sign at the end of a line keep it apart from the next one. */
const KEPT_APART = /(?: {2}|\\|<\/?br ?\/?>)$/i

/** Escaped signs that are Markdown without their « \ »: `\[texte\](https://…)`, `\*\*gras\*\*`. */
const ESCAPED: readonly (readonly [pattern: RegExp, write: (found: RegExpExecArray) => string])[] = [
  [/\\\[([^\][\n\\]{1,200})\\\]\\?\((https?:[^()\s\\]{1,300})\\?\)/, ([, text, address]) => `[${text}](${address})`],
  [/\\\*\\\*([^\s*\n\\][^*\n\\]{0,200})\\\*\\\*/, ([, text]) => `**${text}**`],
  [/^\\(#{1,6} \p{L}[^\n]{0,200})/mu, ([, line = '']) => line],
  [/^\\(- \p{L}[^\n]{0,200})(?=\n\\- \p{L})/mu, ([, line = '']) => line],
]

/** The last line before a signature. */
const FAREWELL =
  /^(?:bien )?(?:cordialement|à vous|amicalement|respectueusement|sincèrement|best|(?:best|kind|warm) regards|regards|sincerely|yours(?: (?:sincerely|faithfully|truly))?|cheers|thanks)(?: (?:à vous|yours))?,$/i
/** A postal code and a town, below the street. */
const TOWN = /^(?:F-)?\d{5} \p{Lu}/u

/** Finds what Markdown reads in another way than it was meant: lines that it joins, numbers that it counts itself, addresses. */
export function misreadIn(node: AnyNode, parent: AnyNode | null, body: string): Misread[] {
  const { from, to } = offsetsOf(node)
  const source = body.slice(from, to)
  if (node.type === 'paragraph')
    return [
      ...(parent?.type === 'root' || parent?.type === 'blockquote'
        ? [...joinedLines(source, from), ...keptLine(source, from)]
        : []),
      ...joinedList(source, from, parent?.type === 'listItem'),
      ...escapedMarkdown(source, from),
      ...escapedEntry(source, { from, to }, body),
    ]
  if (node.type === 'list' && node.ordered) return renumbered(node.children, body)
  if (node.type === 'listItem') return signsIn(node, body)
  if (node.type === 'root') return mixedSigns(node.children, body)
  return node.type === 'link' ? misreadAddress(source, from, body) : []
}

function joinedLines(source: string, from: number): Misread[] {
  const lines = source.split('\n')
  const [first = ''] = lines
  const isJoined = lines.every(
    (line, at) =>
      LABELLED.test(line) && line.length <= LABELLED_MAX && (at === lines.length - 1 || !KEPT_APART.test(line)),
  )
  if (lines.length < 2 || !isJoined) return []
  return [{ form: 'joined lines', from, to: from + first.trimEnd().length, suggestion: `- ${first.trim()}` }]
}

/** Finds a line that people end on purpose, although Markdown joins it to the next: a bold one above a text, « Cordialement, », a street. */
function keptLine(source: string, from: number): Misread[] {
  const lines = source.split('\n').map((line) => line.replace(/^[ \t>]{0,12}/, ''))
  const [first = '', second, ...others] = lines
  if (second === undefined || KEPT_APART.test(first)) return []
  const place = { from, to: from + (source.split('\n', 1)[0] ?? '').trimEnd().length }
  const [, title] = /^\*\*(\p{L}[^*\n]{0,58}[^*\n.,;!?…])\*\*\s*$/u.exec(first) ?? []
  if (title !== undefined && !/^\*\*/.test(second))
    return [{ form: 'bold line', ...place, suggestion: `## ${title.replace(/\s{0,9}:$/, '')}` }]
  const isQuoted =
    others.length === 0 && /[»”"]\s*$/.test(first) && /^(?:[—–-] ?)?\p{Lu}[\p{L}’' ,.-]{2,60}$/u.test(second)
  // « Code postal : » reads well on one line with what it announces.
  const isStreet = TOWN.test(second) && !/:\s*$/.test(first)
  const isKept = FAREWELL.test(first.trim()) || isStreet || (isQuoted && !/[.!?…]$/.test(second))
  return isKept && first.length <= LABELLED_MAX
    ? [{ form: 'line break', ...place, suggestion: `${first.trim()}\\` }]
    : []
}

/** The first words of an entry whose line begins too far to the right, below a line of text. */
const SHIFTED_ENTRY = /^(?:> ?){0,3}(?: {4}| {0,3}\t)[ \t]{0,80}(?:[-*]|\d{1,3}[.)])[ \t]{1,9}[\p{L}\p{N}*[«"`]/u
/** The number of such an entry. A list interrupts a text only if it begins with 1. */
const NUMBER = /^[ \t>]{0,24}(\d{1,4})[.)][ \t]{1,9}[\p{L}*[«"`]/u

/**
 * Finds a list that Markdown joins to the line above: its lines begin too far to the right, or its numbers not with 1. A sentence that goes on
 * with a number has one such line.
 */
function joinedList(source: string, from: number, isEntry: boolean): Misread[] {
  if (!source.includes('\n')) return []
  const lines = source.split('\n')
  const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[1] ?? Number.NaN))
  const isShifted = (line: string) => SHIFTED_ENTRY.test(line)
  const at = lines.findIndex((line, index) => {
    const above = lines[index - 1]
    if (above === undefined || KEPT_APART.test(above)) return false
    const isCounted = (numbers[index] ?? 0) + 1 === numbers[index + 1]
    return isCounted || (isShifted(line) && (isEntry || /:\s*$/.test(above) || isShifted(lines[index + 1] ?? '')))
  })
  const [start = '', line = ''] = /^(?:> ?)?[ \t]*(\S.*)/.exec(lines[at] ?? '') ?? []
  if (line === '') return []
  const column = lines.slice(0, at).join('\n').length + 1 + start.length - line.length
  const place = { from: from + column, to: from + column + line.trimEnd().length }
  return [{ form: 'joined list', ...place, suggestion: line.trim().replace(/^\*/, '-') }]
}

/** The first line of an entry that is a figure: « - 30 % de ventes ». */
const FIGURE = /^([-+])[ \t]{1,4}([€$£]?\d[^\n]{0,200})/
/** An entry in an entry, « - + 30 % », « - + de ventes ». Two hyphens may be a slip. */
const SIGNED_ENTRY = /^[-*][ \t]{1,4}(?:[-+][ \t]{1,4}[€$£]?\d|\+[ \t]{1,4}\p{L})/u
const SIGNED = /^([-+])[ \t]{1,4}(\S[^\n]{0,200})/

/** Finds what stands in an entry behind a sign, which begins a list of its own there. */
function signsIn(entry: AnyNode & { type: 'listItem' }, body: string): Misread[] {
  const [list] = entry.children
  if (list?.type !== 'list' || !SIGNED_ENTRY.test(sourceFrom(entry, body))) return []
  return lostSigns(list.children, SIGNED, body, offsetsOf(entry).from)
}

/** Finds figures with a plus above some with a minus, which are two lists: « + 30 % », « - 12 % ». */
function mixedSigns(blocks: readonly AnyNode[], body: string): Misread[] {
  const signs = blocks.map((block) => signOf(block, body))
  return blocks.flatMap((block, at): Misread[] => {
    const sign = signs[at] ?? null
    const isMixed = sign !== null && [signs[at - 1], signs[at + 1]].some((other) => other && other !== sign)
    return isMixed && block.type === 'list' ? lostSigns(block.children, FIGURE, body) : []
  })
}

/** Returns the sign with which all entries of a list begin, if they are figures. */
function signOf(block: AnyNode, body: string): string | null {
  if (block.type !== 'list' || block.ordered) return null
  const areFigures = block.children.every((item) => FIGURE.test(sourceFrom(item, body)))
  return areFigures ? (sourceFrom(block, body)[0] ?? null) : null
}

/** @param start where the first entry begins, if it is not its own start */
function lostSigns(items: readonly AnyNode[], pattern: RegExp, body: string, start?: number): Misread[] {
  return items.flatMap((item, index): Misread[] => {
    const [whole = '', sign, words] = pattern.exec(sourceFrom(item, body)) ?? []
    if (words === undefined) return []
    // A sign goes with its figure; before words it needs a « \ ».
    const kept = /^\p{L}/u.test(words) ? `\\${sign} ` : sign
    const { from } = offsetsOf(item)
    const place = { from: (index === 0 ? start : null) ?? from, to: from + whole.trimEnd().length }
    return [{ form: 'lost sign', ...place, suggestion: `- ${kept}${words.trimEnd()}` }]
  })
}

const sourceFrom = (node: AnyNode, body: string) => body.slice(offsetsOf(node).from, offsetsOf(node).from + 220)

/** Finds signs that would be Markdown if no « \ » stood before them, as programs write them that take it for plain text. */
function escapedMarkdown(source: string, from: number): Misread[] {
  if (!source.includes('\\')) return []
  return ESCAPED.flatMap(([pattern, write]): Misread[] => {
    const found = pattern.exec(source)
    if (found === null || found[0].includes('`')) return []
    const start = from + found.index
    return [{ form: 'escaped', from: start, to: start + found[0].trimEnd().length, suggestion: write(found) }]
  })
}

/** The sign and the first word of an entry, as Google Docs writes them: `\- un`, `1\. un`. */
const ESCAPED_ENTRY = /^(?:\\([-+*])|(\d{1,3})\\([.)])) (\S{1,60})/
/** The longest entry that is read as one, in the line above. */
const ENTRY_MAX = 500

/** Finds an entry of a list whose sign is escaped, beside another one. An owner escapes a number that stands alone: « 8\. rue du Port ». */
function escapedEntry(source: string, { from, to }: Span, body: string): Misread[] {
  const [found, sign, number = '', dot = '', word = ''] = ESCAPED_ENTRY.exec(source) ?? []
  if (found === undefined || source.includes('\n')) return []
  const above = body.slice(Math.max(0, from - ENTRY_MAX), from).trimEnd()
  const isBeside =
    /^(?:\\?[-+*]|\d{1,3}\\?[.)]) /.test(above.slice(above.lastIndexOf('\n') + 1)) ||
    ESCAPED_ENTRY.test(body.slice(to, to + ENTRY_MAX).trimStart())
  if (!isBeside) return []
  return [{ form: 'escaped', from, to: from + found.length, suggestion: `${sign ?? number + dot} ${word}` }]
}

/** Finds a list with years or falling numbers, which Markdown counts from its first number: « 2021. Bac », « 2023. BTS ». */
function renumbered(items: readonly AnyNode[], body: string): Misread[] {
  const entries = items.map((item) => {
    const { from } = offsetsOf(item)
    const [line = ''] = body.slice(from).split('\n', 1)
    const [, number = '', text = ''] = /^(\d{1,9})[.)][ \t]{1,9}([^ \t].*)$/.exec(line) ?? []
    return { from, line, number: Number(number), text }
  })
  const [first, second] = entries
  if (!first || !second) return []
  const isYears = entries.every(({ number }) => number > 1900 && number < 2100)
  const isFalling = entries.every(({ number }, at) => at === 0 || number < (entries[at - 1]?.number ?? 0))
  const isCounted = entries.every(({ number }, at) => number === first.number + at)
  if (isCounted || !(isYears || isFalling)) return []
  const { from, line } = first
  return [
    { form: 'renumbered', from, to: from + line.trimEnd().length, suggestion: `- ${first.number} – ${first.text}` },
  ]
}

/** Finds addresses that lead nowhere: with the « \ » of another program, or of an account that looks like one of mail. */
function misreadAddress(source: string, from: number, body: string): Misread[] {
  if (source.startsWith('[')) return []
  const bare = source.replace(/^<|>$/g, '')
  if (/^https?:/i.test(bare) && /\\[_*~#&.()-]/.test(bare))
    return [{ form: 'escaped', from, to: from + source.length, suggestion: source.replace(/\\(?=[_*~#&.()-])/g, '') }]
  const [, address, end] = /^(https?:[^»”›’]{1,500})([»”›’]{1,3})$/i.exec(bare) ?? []
  if (address !== undefined)
    return [{ form: 'address end', from, to: from + source.length, suggestion: `<${address}>${end}` }]
  if (/@[\w.-]{1,60}\.(?:png|jpe?g|gif|webp|avif|svg|css|[cm]?js|tsx?|json|md|pdf|zip)$/i.test(bare))
    return [{ form: 'file name', from, to: from + source.length, suggestion: `\`${bare}\`` }]
  const rest = body.slice(from + source.length, from + source.length + 200)
  const [, server, path] = /^git@([a-z.]{3,40}):([\w./-]{3,100}?)(?:\.git)?(?![\w./-])/.exec(`${bare}${rest}`) ?? []
  if (server !== undefined && bare.startsWith('git@')) {
    const [address = ''] = /^git@[a-z.]{3,40}:[\w./-]{3,100}/.exec(`${bare}${rest}`) ?? []
    return [{ form: 'git address', from, to: from + address.length, suggestion: `https://${server}/${path}` }]
  }
  const [, user, host] = /^([\w.]{1,30})@([\w.-]{4,60})$/.exec(bare) ?? []
  if (user === undefined || body[from - 1] !== '@') return []
  const account = `@${user}@${host}`
  return [
    { form: 'account', from: from - 1, to: from + source.length, suggestion: `[${account}](https://${host}/@${user})` },
  ]
}
