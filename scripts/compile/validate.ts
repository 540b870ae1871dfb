import { isMap, isScalar, isSeq, type Pair, type ParsedNode, type Scalar, type YAMLMap } from 'yaml'
import type { ImageReference } from '../../src/catalogue/types.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { Facts, Findings } from '../diagnostics/findings.ts'
import type { DiagnosticCode } from '../diagnostics/messages.ts'
import { nearMiss, sameWord } from '../diagnostics/near-miss.ts'
import type { Field, FieldType } from '../fields/field.ts'
import type { ValuesOf } from '../fields/values.ts'
import { isLocal, isWebAddress, nearAddress } from './address.ts'
import type { ParsedFile } from './parse.ts'
import { findPicture } from './picture.ts'
import { quoted } from './quoted.ts'
import type { Surroundings } from './source.ts'

/** The values of a header with the place of each key's value, for what is checked across keys and files. */
export interface Validated<Fields extends readonly Field[]> {
  values: ValuesOf<Fields>
  /** Where the value of a key stands; the start of the header when the key is absent. */
  placeOf(key: Fields[number]['key']): Place
  /** Whether something is already said against the value of a key: then nothing more is. */
  isFaulty(key: Fields[number]['key']): boolean
}

/**
 * Checks a header against its definition. Every problem is found, and `values` may only be used when none of them is an error:
 * until then it can lack what a required field promises.
 */
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
    values: values as ValuesOf<Fields>,
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
  readonly #file: ParsedFile
  readonly #sources: Surroundings
  readonly #findings: Findings

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
    for (const item of map.items) {
      const key = keyOf(item)
      const field = fields.find((candidate) => candidate.key === key)
      const path = joinPath(parent, key)
      if (seen.has(key)) this.#report('yaml/duplicate-key', item.key, { field: path, actual: key })
      else if (field === undefined) this.#unknownKey(map, item, fields, path)
      else values[key] = this.#value(item, field, path)
      seen.add(key)
    }
    for (const field of fields) {
      const unread = parent === '' && this.#file.unread.has(field.key)
      if (!seen.has(field.key) && field.presence !== 'optional' && !unread && !this.#writtenUnderAlias(seen, field)) {
        if (parent === '') this.faulty.add(field.key)
        this.#findings.add('key/missing', this.#missingPlace(map, parent), {
          field: joinPath(parent, field.key),
          suggestion: `${field.key}: ${field.example}`.trim(),
        })
      }
    }
    return values
  }

  /** A missing key has no place of its own: that of its group serves. */
  #missingPlace(map: Group, parent: string): Place {
    const first = map.items[0]
    return parent === '' || first === undefined ? this.#file.places.between(0, 3) : this.placeOf(first.key)
  }

  /** « titre: » is reported once, as an unknown key, and not again as a missing title. */
  #writtenUnderAlias(seen: ReadonlySet<string>, field: Field): boolean {
    return [...seen, ...this.#file.unread].some((key) => isAliasOf(key, field) || sameWord(key, [field.key]) !== null)
  }

  #unknownKey(map: Group, item: Item, fields: readonly Field[], path: string) {
    const key = keyOf(item)
    const keys = fields.map((field) => field.key)
    const certain = fields.find((field) => isAliasOf(key, field))?.key ?? sameWord(key, keys)
    // What is wrong with the name is not also wrong with the value that seems to be missing.
    if (certain) this.faulty.add(joinPath(path.slice(0, -key.length).replace(/\.$/, ''), certain))
    const taken = map.items.some((other) => keyOf(other) === certain)
    this.#report('key/unknown', item.key, {
      field: path,
      actual: key,
      expected: keys,
      suggestion: certain ?? nearKey(key, fields),
      mend: taken ? null : certain,
    })
  }

  #value(item: Item, field: Field, path: string): unknown {
    const node = item.value
    if (isEmpty(node)) {
      const mayBeEmpty = isSeq(node) && field.type.kind === 'list' && field.type.shortest === undefined
      if (field.presence === 'required' && !mayBeEmpty) {
        this.#report('value/empty', node ?? item.key, { field: path, suggestion: field.example })
      }
      return field.type.kind === 'list' && isSeq(node) ? [] : null
    }
    return this.#typed(node as ParsedNode, field.type, path)
  }

  #typed(node: ParsedNode, type: FieldType, path: string): unknown {
    switch (type.kind) {
      case 'list':
        return this.#list(node, type, path)
      case 'group':
        if (isMap(node)) return this.group(node as unknown as Group, type.fields, path)
        return this.#wrongType(node, path, 'des clés indentées dessous')
      case 'integer':
        return this.#integer(node, path)
      case 'boolean':
        return this.#boolean(node, path)
      default:
        return this.#text(node, type, path)
    }
  }

  #list(node: ParsedNode, type: Extract<FieldType, { kind: 'list' }>, path: string): unknown {
    if (!isSeq(node)) {
      const written = isScalar(node) ? String(node.value) : ''
      const suggestion = written ? `[${written.split(/\s*[,;]\s*/).join(', ')}]` : null
      return this.#wrongType(node, path, 'une liste', suggestion)
    }
    const items = node.items as (ParsedNode | null)[]
    if (type.longest !== undefined && items.length > type.longest) {
      this.#report('list/too-long', node, {
        field: path,
        actual: String(items.length),
        expected: [String(type.longest)],
      })
    }
    const values = items.map((item, index) => {
      const place = `${path}[${index}]`
      if (!isEmpty(item)) return this.#typed(item as ParsedNode, type.of, place)
      this.#report('value/empty', item ?? node, { field: place, suggestion: 'TypeScript' })
      return null
    })
    // What was refused was told of.
    return values.filter((value) => value !== null)
  }

  #integer(node: ParsedNode, path: string): number | null {
    const value = isScalar(node) ? node.value : null
    if (typeof value !== 'number') {
      return this.#wrongType(
        node,
        path,
        'un nombre entier ou null',
        /^\d+$/.test(String(value)) ? `${value}, sans guillemets` : null,
        /^[1-9]\d*$/.test(String(value)) ? String(value) : null,
      )
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
    const meant = BOOLEANS[String(value).toLowerCase()] ?? null
    const quotes = isScalar(node) && node.type !== 'PLAIN' && meant === node.value ? ', sans guillemets' : ''
    return this.#wrongType(node, path, 'true ou false', meant && meant + quotes, meant)
  }

  #text(node: ParsedNode, type: FieldType, path: string): unknown {
    if (!isScalar(node))
      return this.#wrongType(node, path, type.kind === 'choice' ? or.format(type.values) : 'un texte')
    const written = sourceOf(node as Scalar)
    if (typeof node.value !== 'string' && (type.kind === 'text' || type.kind === 'phone')) {
      const isItem = path.endsWith(']')
      const line = isItem ? `'${written}'` : `${path.split('.').at(-1)}: '${written}'`
      return this.#wrongType(node, path, 'un texte', line, `'${written}'`)
    }
    const value = (typeof node.value === 'string' ? node.value : written).trim()
    if (type.kind === 'text' && node.type === 'PLAIN' && node.comment) {
      this.#report('value/cut', node, { field: path, actual: value, suggestion: `'${value} #${node.comment}'` })
    }
    const report = (code: DiagnosticCode, facts: Facts = {}) => {
      this.#report(code, node, { field: path, actual: value, ...facts })
      return null
    }
    const invisible = /[\p{Cc}\p{Cf}]/u.exec(node.type === 'QUOTE_DOUBLE' ? value.replace(/[\n\t]/g, ' ') : '')?.[0]
    if (invisible !== undefined) {
      const code = invisible.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      return report('value/control-character', { actual: `U+${code}` })
    }
    if (type.kind === 'text' && node.type === 'PLAIN') {
      const suggestion = quoted(value)
      if (AMBIGUOUS.test(value)) report('value/ambiguous', { suggestion, mend: suggestion })
      const inner = /^[“”„](.*)[“”"]$/.exec(value)?.[1]
      if (inner !== undefined) report('value/quotes', { suggestion: quoted(inner), mend: quoted(inner) })
    }
    switch (type.kind) {
      case 'text':
        // A text of several lines is one in a page too.
        return value.replace(/\s*\n\s*/g, ' ')
      case 'choice':
        if (type.values.includes(value)) return value
        return this.#unknownChoice(value, type.values, report)
      case 'url':
        return this.#url(value, report)
      case 'origin':
        return this.#origin(value, report)
      case 'email':
        return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? value : report('email/invalid')
      case 'phone':
        return /^\+?[\d\s().-]{6,}$/.test(value) ? value : report('phone/invalid')
      case 'date':
        return isDate(value) ? value : report('date/invalid', { expected: ['AAAA-MM-JJ'], ...nearDate(value) })
      case 'month':
        return /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value)
          ? value
          : report('date/invalid', { expected: ['AAAA', 'AAAA-MM'] })
      case 'analytics':
        return this.#analytics(value, report)
      case 'picture':
        return this.#picture(value, type.smallestWidth ?? 0, report)
      default:
        return value
    }
  }

  #unknownChoice(value: string, values: readonly string[], report: Report): null {
    const certain = CHOICE_ALIASES[value.toLowerCase()] ?? sameWord(value, values)
    const mend = certain !== null && values.includes(certain) ? certain : null
    return report('value/unknown', { expected: values, suggestion: mend ?? nearMiss(value, values), mend })
  }

  #url(value: string, report: Report): string | null {
    const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value)?.[1]?.toLowerCase()
    if (
      scheme !== undefined &&
      scheme !== 'http' &&
      scheme !== 'https' &&
      !/^ht*t*p*s*$/.test(scheme) &&
      !/^[\w-]+\.[\w.-]+$/.test(scheme)
    )
      return report('url/scheme', { actual: `${scheme}:` })
    if (!isWebAddress(value)) {
      const suggestion = nearAddress(value)
      return report('url/invalid', { suggestion })
    }
    const url = new URL(value)
    if (url.username || url.password) return report('url/credentials')
    if (isLocal(url.hostname)) report('url/local', { actual: url.hostname })
    else if (scheme === 'http') report('url/http')
    return value
  }

  #origin(value: string, report: Report): string | null {
    const url = this.#url(value, report)
    if (url === null) return null
    return new URL(url).origin === url.replace(/\/$/, '') ? url.replace(/\/$/, '') : report('url/origin')
  }

  #analytics(value: string, report: Report): string | null {
    if (value === 'non') return null
    if (value === 'vercel') return '/_vercel/insights/script.js'
    return /^\/(?!\/)[\w./~-]+$/.test(value) ? value : report('analytics/invalid')
  }

  /** The alternative text is the catalogue's affair: it knows what the picture is of. */
  #picture(value: string, smallestWidth: number, report: Report): ImageReference | null {
    return findPicture(value, this.#file.path, this.#sources, smallestWidth, report)
  }

  #wrongType(
    node: ParsedNode,
    path: string,
    expected: string,
    suggestion: string | null = null,
    mend: string | null = null,
  ): null {
    const actual = isScalar(node) ? sourceOf(node as Scalar) : isSeq(node) ? 'une liste' : 'un groupe de clés'
    this.#report('value/type', node, { field: path, actual, expected: [expected], suggestion, mend })
    return null
  }

  #report(code: DiagnosticCode, node: ParsedNode, facts: Facts) {
    this.faulty.add(/^[^.[]*/.exec(facts.field ?? '')?.[0] ?? '')
    this.#findings.add(code, this.placeOf(node), facts)
  }
}

type Report = (code: DiagnosticCode, facts?: Facts) => null

const or = new Intl.ListFormat('fr', { type: 'disjunction' })

/** YAML 1.1, which most tools still read, makes a boolean, a date or a number of base 60 of these. */
const AMBIGUOUS = /^(y|n|yes|no|on|off|\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|\d+(:[0-5]?\d)+)$/i

/** What owners write for yes and no. YAML 1.2 reads these as texts. */
const BOOLEANS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  oui: 'true',
  yes: 'true',
  on: 'true',
  vrai: 'true',
  '1': 'true',
  non: 'false',
  no: 'false',
  off: 'false',
  faux: 'false',
  '0': 'false',
}

/** What owners write for the states and categories of the specification. */
const CHOICE_ALIASES: Readonly<Record<string, string>> = {
  terminé: 'OK',
  termine: 'OK',
  fini: 'OK',
  done: 'OK',
  'en cours': 'PROGRESS',
  wip: 'PROGRESS',
  'non démarré': 'NOT_STARTED',
  'pas commencé': 'NOT_STARTED',
  todo: 'NOT_STARTED',
  perso: 'Personnel',
  école: 'Formation',
}

function keyOf(item: Item): string {
  return isScalar(item.key) ? String(item.key.value) : String(item.key)
}

function joinPath(parent: string, key: string): string {
  return parent === '' ? key : `${parent}.${key}`
}

function isAliasOf(key: string, field: Field): boolean {
  return field.aliases?.includes(key.toLowerCase()) ?? false
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

/** The French way of writing a date has one meaning. */
function nearDate(value: string): Facts {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value) ?? []
  const [, y = year, m = month, d = day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(value) ?? []
  const date = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  return isDate(date) ? { suggestion: date, mend: `'${date}'` } : {}
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
