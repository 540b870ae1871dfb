import { isMap, isScalar, isSeq, type Pair, type ParsedNode, type Scalar, type YAMLMap } from 'yaml'
import type { Place } from '../diagnostics/diagnostic.ts'
import { type Facts, type Findings, reportKnowing } from '../diagnostics/findings.ts'
import { LIMITS } from '../diagnostics/limits.ts'
import { type DiagnosticCode, severityOf } from '../diagnostics/messages.ts'
import { nearMiss, sameWord } from '../diagnostics/near-miss.ts'
import type { Field, FieldType } from '../fields/field.ts'
import type { Incomplete, ValuesOf } from '../fields/values.ts'
import { entriesOf, listOf, looseEntriesOf } from './list-writing.ts'
import { markupIn, withoutMarkup } from './markup.ts'
import { isEmail, isPhone, nearEmail, nearPhone, withoutRemark } from './near-value.ts'
import type { ParsedFile } from './parse.ts'
import { findPicture } from './picture.ts'
import { quoted } from './quoted.ts'
import type { Surroundings } from './source.ts'
import { readAnalytics } from './validate/analytics.ts'
import { readChoice } from './validate/choice.ts'
import { readDate, readMonth } from './validate/date.ts'
import { checkPlainText, isSafe } from './validate/plain-text.ts'
import type { ReportValue } from './validate/report.ts'
import { readOrigin, readUrl } from './validate/url.ts'

/** The values of a header with the place of each key's value, for what is checked across keys and files. */
export type Validated<Fields extends readonly Field[]> = Checked<ValuesOf<Fields>> & {
  /** Where the value of a key stands; the start of the header when the key is absent. */
  placeOf(key: Fields[number]['key']): Place
  /** Whether a problem of this key's value is already reported, so that no second one is. */
  isFaulty(key: Fields[number]['key']): boolean
}

type Checked<Values> = { ok: true; values: Values } | { ok: false; values: Incomplete<Values> }

/** Checks a header against its definition. Every problem is found; `ok` says that no value is missing or refused. */
export function validateHeader<const Fields extends readonly Field[]>(
  file: ParsedFile,
  fields: Fields,
  sources: Surroundings,
  findings: Findings,
): Validated<Fields> {
  const reader = new HeaderReader(file, sources, findings)
  const map = file.header.contents as unknown as YAMLMap<ParsedNode, ParsedNode | null>
  const values = reader.group(map, fields, '')
  return {
    // The only place where values become what their definition says.
    ...({ ok: reader.isComplete && file.unread.size === 0, values } as Checked<ValuesOf<Fields>>),
    placeOf(key) {
      const pair = map.items.find((item) => keyOf(item) === key)
      return pair ? reader.placeOf(pair.value ?? pair.key) : file.places.between(0, 3)
    },
    isFaulty: (key) => reader.faulty.has(key) || file.unread.has(key),
  }
}

type Group = YAMLMap<ParsedNode, ParsedNode | null>
type Item = Pair<ParsedNode, ParsedNode | null>

class HeaderReader {
  /** Keys of the header, without their parts, about which something was reported. */
  readonly faulty = new Set<string>()
  /** Whether nothing was missing or refused so far. */
  isComplete = true
  readonly #file: ParsedFile
  readonly #sources: Surroundings
  readonly #findings: Findings
  /** Keys of a group that stand at the left edge, beside it: `hero.words`. */
  readonly #astray = new Set<string>()

  constructor(file: ParsedFile, sources: Surroundings, findings: Findings) {
    this.#file = file
    this.#sources = sources
    this.#findings = findings
  }

  placeOf(node: ParsedNode): Place {
    const [from, to] = node.range
    return this.#file.headerPlace(from, to)
  }

  group(map: Group, fields: readonly Field[], parent: string): Record<string, unknown> {
    const values: Record<string, unknown> = {}
    for (const field of fields) values[field.key] = null
    const seen = new Set<string>()
    const meant = new Set<string | null>()
    if (parent === '') this.#noteAstray(map, fields)
    let repeated = false
    for (const item of map.items) {
      const key = keyOf(item)
      const field = fields.find((candidate) => candidate.key === key)
      const path = joinPath(parent, key)
      if (seen.has(key)) {
        // In an entry of a list, what is repeated is the next entry: its first key says it for all.
        if (!repeated || !parent.endsWith(']')) this.#repeatedKey(item, path, parent)
        repeated = true
      } else if (field === undefined) {
        meant.add(this.#unknownKey(map, item, fields, path))
        const renamed = fieldMeant(key, fields)
        // The meaning is certain, so the value is checked like the others.
        if (renamed && values[renamed.key] === null)
          values[renamed.key] = this.#value(item, renamed, joinPath(parent, renamed.key))
      } else values[key] = this.#value(item, field, path)
      seen.add(key)
    }
    this.#checkOrder(map, values, parent)
    for (const field of fields) {
      const unread = parent === '' && this.#file.unread.has(field.key)
      const isMeant = meant.has(field.key) || this.#isAstray(joinPath(parent, field.key))
      if (!seen.has(field.key) && field.presence !== 'optional' && !unread && !isMeant && !this.#unreadAlias(field)) {
        if (parent === '') this.faulty.add(field.key)
        this.isComplete = false
        this.#findings.add('key/missing', this.#missingPlace(map, parent), {
          field: joinPath(parent, field.key),
          suggestion: `${field.key}: ${field.example}`.trim(),
        })
      }
    }
    return values
  }

  /** A missing key has no place of its own, so it gets that of its group. */
  #missingPlace(map: Group, parent: string): Place {
    const first = map.items[0]
    return parent === '' || first === undefined ? this.#file.places.between(0, 3) : this.placeOf(first.key)
  }

  /** « titre: » is reported once, as a key that cannot be read, and not again as a missing title. */
  #unreadAlias(field: Field): boolean {
    return [...this.#file.unread].some((key) => fieldMeant(key, [field]) !== undefined)
  }

  #noteAstray(map: Group, fields: readonly Field[]) {
    for (const item of map.items) {
      const key = keyOf(item)
      const group = fields.some((field) => field.key === key) ? null : groupOf(key, fields)
      if (group !== null) this.#astray.add(`${group}.${key}`)
    }
  }

  #isAstray(path: string): boolean {
    return this.#astray.has(path) || [...this.#astray].some((astray) => astray.startsWith(`${path}.`))
  }

  #repeatedKey(item: Item, path: string, parent: string) {
    const line = this.#file.headerText.slice(item.key.range[0]).split('\n', 1)[0]?.trim() ?? ''
    const suggestion = parent.endsWith(']') ? `- ${line}` : null
    this.#report('yaml/duplicate-key', item.key, { field: path, actual: keyOf(item), suggestion })
  }

  /** A period ends after it begins; « 2024 » and « 2024-03 » are compared as far as both go. */
  #checkOrder(map: Group, { start, end }: Record<string, unknown>, path: string) {
    if (typeof start !== 'string' || typeof end !== 'string') return
    const length = Math.min(start.length, end.length)
    const node = map.items.find((item) => keyOf(item) === 'end')?.value
    if (node && end.slice(0, length) < start.slice(0, length))
      this.#report('date/order', node, { field: `${path}.end`, actual: end, start })
  }

  /** @returns the key that was meant, as far as it can be told */
  #unknownKey(map: Group, item: Item, fields: readonly Field[], path: string): string | null {
    const key = keyOf(item)
    const keys = fields.map((field) => field.key)
    const group = fields.find((field) => this.#astray.has(`${field.key}.${path}`))?.key
    if (group !== undefined) {
      this.#report('key/misplaced', item.key, { field: path, actual: key, group })
      return null
    }
    const [, gluedKey = '', gluedValue = ''] = /^([\p{L}_]+):(.+)$/u.exec(key) ?? []
    if (keys.includes(gluedKey)) {
      const suggestion = `${gluedKey}: ${gluedValue}`
      const facts = { field: path, actual: key, noBreak: false, suggestion, mend: suggestion }
      this.#report('yaml/colon-space', item.key, facts)
      return gluedKey
    }
    const certain = fieldMeant(key, fields)?.key ?? null
    const near = certain ?? nearKey(key, fields)
    // The name is wrong and reported, so the value is not reported as missing too.
    if (near) this.faulty.add(joinPath(path.slice(0, -key.length).replace(/\.$/, ''), near))
    const taken = map.items.some((other) => keyOf(other) === certain)
    const facts = { field: path, actual: key, expected: keys, suggestion: near, mend: taken ? null : certain }
    this.#report('key/unknown', item.key, facts)
    return near
  }

  #value(item: Item, field: Field, path: string): unknown {
    const node = item.value
    if (isEmpty(node)) {
      const meant = node !== null && field.presence !== 'optional' ? this.#remarkBehind(node) : null
      if (meant !== null) {
        this.#report('value/remark-only', node as ParsedNode, { field: path, suggestion: `${field.key}: ${meant}` })
        return null
      }
      const mayBeEmpty = isSeq(node) && field.type.kind === 'list' && field.type.shortest === undefined
      if (field.presence === 'required' && !mayBeEmpty && !this.#isAstray(path)) {
        this.#report('value/empty', node ?? item.key, { field: path, suggestion: field.example })
      }
      return field.type.kind === 'list' && isSeq(node) ? [] : null
    }
    return this.#typed(node as ParsedNode, field.type, path)
  }

  /** What is a remark only because of the `#` before it; `null` when the line says nothing else. */
  #remarkBehind(node: ParsedNode): string | null {
    const [from] = node.range
    const line = this.#file.headerText.slice(from).split('\n', 1)[0] ?? ''
    const remark = /^\s*#+(.*)$/s.exec(line)?.[1]?.trim() || null
    return remark === null || /^[\p{L}\p{N}][^:#]*$/u.test(remark) ? remark : quoted(remark)
  }

  #typed(node: ParsedNode, type: FieldType, path: string): unknown {
    switch (type.kind) {
      case 'list':
        return this.#list(node, type, path)
      case 'group':
        return this.#group(node, type.fields, path)
      case 'integer':
        return this.#integer(node, path)
      case 'boolean':
        return this.#boolean(node, path)
      default:
        return this.#text(node, type, path)
    }
  }

  #group(node: ParsedNode, fields: readonly Field[], path: string): unknown {
    if (!isMap(node))
      return this.#wrongType(node, path, 'un groupe de clés', exampleOf(fields, sourceIn(this.#file, node)))
    const map = node as unknown as Group
    const [only, ...more] = map.items
    const [first, second, ...others] = fields.filter(({ presence }) => presence === 'required')
    const isPair = path.endsWith(']') && more.length === 0 && others.length === 0
    // « - Anglais: B2 » for a name and a level.
    if (isPair && only?.value && first && second && nearKey(keyOf(only), fields) === null) {
      const suggestion = `{ ${first.key}: ${keyOf(only)}, ${second.key}: ${sourceIn(this.#file, only.value)} }`
      return this.#wrongType(node, path, `les clés ${first.key} et ${second.key}`, suggestion)
    }
    return this.group(map, fields, path)
  }

  #list(node: ParsedNode, type: Extract<FieldType, { kind: 'list' }>, path: string): unknown {
    if (!isSeq(node)) {
      const written = sourceIn(this.#file, node)
      if (type.of.kind === 'group') {
        const suggestion = isMap(node) ? `un tiret devant : « - ${written.split('\n', 1)[0]} »` : null
        return this.#wrongType(node, path, 'une liste', suggestion)
      }
      const entries = looseEntriesOf(written)
      return this.#wrongType(node, path, 'une liste', entries.length > 0 ? listOf(entries) : null)
    }
    const items = node.items as (ParsedNode | null)[]
    if (type.of.kind === 'group' && this.#brokenEntries(items, type.of.fields, path)) return []
    if (type.names) for (const item of items) this.#lookAtJoined(item, path)
    if (type.longest !== undefined && items.length > type.longest) {
      const count = items.length
      this.#report('list/too-long', node, { field: path, actual: String(count), count, most: type.longest })
    }
    const values = items.map((item, index) => {
      const place = `${path}[${index}]`
      if (!isEmpty(item)) return this.#typed(item as ParsedNode, type.of, place)
      this.#report('value/empty', item ?? node, { field: place, suggestion: 'TypeScript' })
      return null
    })
    // Refused entries are already reported.
    return values.filter((value) => value !== null)
  }

  /** A dash before each key cuts an entry in two: both halves would lack what is in the other. */
  #brokenEntries(items: readonly (ParsedNode | null)[], fields: readonly Field[], path: string): boolean {
    const keysOf = (item: ParsedNode | null | undefined) =>
      isMap(item) ? item.items.map((pair) => String(pair.key)) : []
    const isOwn = (key: string) => fields.some((field) => field.key === key)
    const halves = items.filter((item, index) => {
      const [above, keys] = [keysOf(items[index - 1]), keysOf(item)]
      return above[0] === fields[0]?.key && keys.length > 0 && keys.every((key) => isOwn(key) && !above.includes(key))
    })
    for (const half of halves)
      this.#report('yaml/split-entry', half as ParsedNode, { field: path, actual: keysOf(half).join() })
    return halves.length > 0
  }

  /** « React, Redux » behind one dash. */
  #lookAtJoined(item: ParsedNode | null, path: string) {
    const written = isScalar(item) && item.type === 'PLAIN' ? String(item.value) : ''
    const entries = entriesOf(written)
    if (item && entries.length > 1)
      this.#report('value/joined', item, {
        field: path,
        actual: written,
        suggestion: entries.map((entry) => `« ${entry} »`).join(', '),
      })
  }

  #integer(node: ParsedNode, path: string): number | null {
    const value = isScalar(node) ? node.value : null
    if (typeof value !== 'number') {
      const bare = /^(?:n ?[°o] ?)?(\d+)$/i.exec(withoutRemark(String(value)))?.[1] ?? null
      const suggestion = bare !== null && bare === value ? `${bare}, sans guillemets` : bare
      const mend = bare === value && /^[1-9]/.test(String(bare)) ? bare : null
      const expected = 'un nombre écrit en chiffres (ou null, pour un projet sans numéro)'
      return this.#wrongType(node, path, expected, suggestion, mend)
    }
    if (!Number.isInteger(value) || value < 1 || sourceOf(node as Scalar) !== String(value)) {
      this.#report('number/range', node, { field: path, actual: sourceOf(node as Scalar) })
      return null
    }
    return value
  }

  #boolean(node: ParsedNode, path: string): boolean | null {
    const value = isScalar(node) ? node.value : null
    if (typeof value === 'boolean') return value
    const word = withoutRemark(String(value))
    const meant = YES.test(word) ? 'true' : NO.test(word) ? 'false' : null
    const quotes = isScalar(node) && node.type !== 'PLAIN' && meant === node.value ? ', sans guillemets' : ''
    return this.#wrongType(node, path, 'true ou false', meant && meant + quotes, meant)
  }

  #text(node: ParsedNode, type: FieldType, path: string): unknown {
    if (!isScalar(node)) return this.#notText(node, type, path)
    const written = sourceOf(node as Scalar)
    if (node.type === 'PLAIN' && this.#entryInside(node, path)) return null
    if (typeof node.value !== 'string' && (type.kind === 'text' || type.kind === 'phone')) {
      const isItem = path.endsWith(']')
      const line = isItem ? `'${written}'` : `${path.split('.').at(-1)}: '${written}'`
      return this.#wrongType(node, path, 'un texte', line, `'${written}'`)
    }
    const value = (typeof node.value === 'string' ? node.value : written).trim()
    if (type.kind === 'text' && node.type === 'PLAIN' && node.comment) {
      this.#report('value/cut', node, { field: path, actual: value, suggestion: `'${value} #${node.comment}'` })
    }
    const report = reportKnowing({ field: path, actual: value }, (code, facts) => this.#report(code, node, facts))
    const invisible = /[\p{Cc}\p{Cf}]/u.exec(node.type === 'QUOTE_DOUBLE' ? value.replace(/[\n\t]/g, ' ') : '')?.[0]
    if (invisible !== undefined) {
      const code = invisible.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      return report('value/control-character', { actual: `U+${code}` })
    }
    if (type.kind === 'text' && node.type === 'PLAIN') checkPlainText(value, report)
    if (type.kind === 'text') {
      const markup = markupIn(value)
      if (markup !== null) report('value/html', { actual: markup, suggestion: quoted(withoutMarkup(value)) })
      this.#length(value, type.longest, node, report)
    }
    switch (type.kind) {
      case 'text':
        // A text of several lines is one in a page too.
        return value
          .split('\n')
          .flatMap((line) => line.trim() || [])
          .join(' ')
      case 'choice':
        return readChoice(value, type.values, report)
      case 'url':
        return readUrl(value, report, path)
      case 'origin':
        return readOrigin(value, report)
      case 'email':
        return isEmail(value) ? value : report('email/invalid', { suggestion: nearEmail(value) })
      case 'phone':
        return isPhone(value) ? value : report('phone/invalid', { suggestion: nearPhone(value) })
      case 'date':
        return readDate(value, report)
      case 'month':
        return readMonth(value, report)
      case 'analytics':
        return readAnalytics(value, report)
      case 'picture': {
        const { smallestWidth = 0 } = type
        const use = { written: value, smallestWidth, place: this.placeOf(node), field: path }
        return findPicture(value, use, this.#file.path, this.#sources, report)
      }
      default:
        return value
    }
  }

  #length(value: string, longest: number | undefined, node: ParsedNode, report: ReportValue) {
    const length = [...value].length
    if (value.split(/\s/).some((word) => word.length > LIMITS.wordLength))
      this.#findings.exceed('wordLength', this.placeOf(node))
    else if (longest !== undefined && length > longest) report('value/long', { count: length, most: longest })
  }

  #notText(node: ParsedNode, type: FieldType, path: string): null {
    const source = sourceIn(this.#file, node)
    const [only] = isSeq(node) ? node.items : []
    if (isMap(node) && !/^\{|\n/.test(source)) {
      this.#report('yaml/colon', node, { field: path, actual: ':', suggestion: quoted(source), mend: quoted(source) })
      return null
    }
    const suggestion = isSeq(node) && node.items.length === 1 && isScalar(only) ? sourceOf(only as Scalar) : null
    return this.#wrongType(node, path, type.kind === 'choice' ? or.format(type.values) : 'un texte', suggestion)
  }

  /** An entry that stands further to the right than the one above is read as more of its text. */
  #entryInside(node: ParsedNode, path: string): boolean {
    const [from, to] = node.range
    const text = this.#file.headerText
    const inside = /\n( *)- /.exec(text.slice(from, to))
    if (inside === null) return false
    this.#noteFault(path)
    this.isComplete = false
    const lead = text.slice(text.lastIndexOf('\n', from) + 1, from)
    const at = from + inside.index + 1 + (inside[1]?.length ?? 0)
    const line = (text.slice(at).split('\n', 1)[0] ?? '').trimEnd()
    this.#findings.add('yaml/indentation', this.#file.headerPlace(at, at + line.length), {
      actual: line,
      found: inside[1]?.length ?? 0,
      wanted: Math.max(0, lead.lastIndexOf('-')),
    })
    return true
  }

  #wrongType(node: ParsedNode, path: string, expected: string, suggestion: string | null, mend: string | null = null) {
    const actual = isScalar(node) ? sourceOf(node as Scalar) : isSeq(node) ? 'une liste' : 'un groupe de clés'
    this.#report('value/type', node, { field: path, actual, expected: [expected], suggestion, mend })
    return null
  }

  #noteFault(path: string) {
    this.faulty.add(/^[^.[]*/.exec(path)?.[0] ?? '')
  }

  #report<Code extends DiagnosticCode>(code: Code, node: ParsedNode, facts: Facts<Code>) {
    this.#noteFault(facts.field ?? '')
    const place = this.placeOf(node)
    if (severityOf(code) === 'error') {
      this.isComplete = false
      this.#findings.withdrawWriting(place)
    }
    this.#findings.add<DiagnosticCode>(code, place, facts)
  }
}

const or = new Intl.ListFormat('fr', { type: 'disjunction' })

/** What owners write for yes and no. YAML 1.2 reads these as texts. */
const YES = /^(true|oui|yes|on|vrai|1)$/i
const NO = /^(false|non|no|off|faux|0)$/i

function keyOf(item: Item): string {
  return isScalar(item.key) ? String(item.key.value) : String(item.key)
}

function joinPath(parent: string, key: string): string {
  return parent === '' ? key : `${parent}.${key}`
}

/** The field that a key stands for without a doubt: by its own name but for case and accents, or by one that owners take for it. */
function fieldMeant(key: string, fields: readonly Field[]): Field | undefined {
  return fields.find((field) => sameWord(key, [field.key, ...(field.aliases ?? [])]) !== null)
}

/** The key that was probably meant, by its own name or by one that owners take for it. */
function nearKey(key: string, fields: readonly Field[]): string | null {
  const names = new Map(
    fields.flatMap((field) => [field.key, ...(field.aliases ?? [])].map((name) => [name, field.key])),
  )
  return names.get(nearMiss(key, [...names.keys()]) ?? '') ?? null
}

/** Absent, null and '' all mean none. */
function isEmpty(node: ParsedNode | null): boolean {
  if (node === null) return true
  if (isSeq(node)) return node.items.length === 0
  return isScalar(node) && (node.value === null || (typeof node.value === 'string' && node.value.trim() === ''))
}

/** A scalar as it is written, before YAML made `10` of `010`. */
function sourceOf(node: Scalar): string {
  return node.source ?? String(node.value)
}

/** A node as it is written. */
function sourceIn(file: ParsedFile, node: ParsedNode): string {
  return file.headerText.slice(node.range[0], node.range[1]).trim()
}

/** The group of these fields that has such a key. */
function groupOf(key: string, fields: readonly Field[]): string | null {
  const group = fields.find(({ type }) => type.kind === 'group' && type.fields.some((field) => field.key === key))
  return group?.key ?? null
}

/** A group on one line, of which the first value is known. */
function exampleOf(fields: readonly Field[], first: string): string | null {
  if (first === '' || !isSafe(first)) return null
  const required = fields.filter(({ presence }) => presence === 'required')
  return `{ ${required.map(({ key, example }, index) => `${key}: ${index === 0 ? first : example}`).join(', ')} }`
}
