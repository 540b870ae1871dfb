import { posix } from 'node:path'
import { isMap, isScalar, isSeq, type Pair, type ParsedNode, type Scalar, type YAMLMap } from 'yaml'
import type { ImageReference } from '../../src/catalogue/types.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { Facts, Findings } from '../diagnostics/findings.ts'
import type { DiagnosticCode } from '../diagnostics/messages.ts'
import { nearMiss, sameWord } from '../diagnostics/near-miss.ts'
import type { Field, FieldType } from '../fields/field.ts'
import type { ValuesOf } from '../fields/values.ts'
import type { ParsedFile } from './parse.ts'
import type { Asset, Sources } from './source.ts'

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
  sources: Pick<Sources, 'assets' | 'contentFolder'>,
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
    isFaulty: (key) => reader.faulty.has(key),
  }
}

type Group = YAMLMap<ParsedNode, ParsedNode | null>
type Item = Pair<ParsedNode, ParsedNode | null>

class HeaderReader {
  /** Keys of the header, without their parts, about which something was reported. */
  readonly faulty = new Set<string>()
  readonly #file: ParsedFile
  readonly #sources: Pick<Sources, 'assets' | 'contentFolder'>
  readonly #findings: Findings

  constructor(file: ParsedFile, sources: Pick<Sources, 'assets' | 'contentFolder'>, findings: Findings) {
    this.#file = file
    this.#sources = sources
    this.#findings = findings
  }

  placeOf(node: ParsedNode): Place {
    const [from, to] = node.range
    return this.#file.places.between(this.#file.headerStart + from, this.#file.headerStart + to)
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
      if (!seen.has(field.key) && field.presence !== 'optional' && !this.#writtenUnderAlias(seen, field)) {
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
    return [...seen].some((key) => isAliasOf(key, field))
  }

  #unknownKey(map: Group, item: Item, fields: readonly Field[], path: string) {
    const key = keyOf(item)
    const keys = fields.map((field) => field.key)
    const certain = fields.find((field) => isAliasOf(key, field))?.key ?? sameWord(key, keys)
    const taken = map.items.some((other) => keyOf(other) === certain)
    this.#report('key/unknown', item.key, {
      field: path,
      actual: key,
      expected: keys,
      suggestion: certain ?? nearMiss(key, keys),
      mend: taken ? null : certain,
    })
  }

  #value(item: Item, field: Field, path: string): unknown {
    const node = item.value
    if (isEmpty(node)) {
      if (field.presence === 'required' && !isSeq(node)) {
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
    return items.map((item, index) => {
      const place = `${path}[${index}]`
      if (!isEmpty(item)) return this.#typed(item as ParsedNode, type.of, place)
      this.#report('value/empty', item ?? node, { field: place, suggestion: 'TypeScript' })
      return null
    })
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
    return this.#wrongType(node, path, 'true ou false', meant, meant)
  }

  #text(node: ParsedNode, type: FieldType, path: string): unknown {
    if (!isScalar(node)) return this.#wrongType(node, path, 'un texte')
    const written = sourceOf(node as Scalar)
    if (typeof node.value !== 'string') {
      return this.#wrongType(node, path, 'un texte', `${path.split('.').at(-1)}: '${written}'`, `'${written}'`)
    }
    const value = node.value.trim()
    if (type.kind === 'text' && node.type === 'PLAIN' && node.comment) {
      this.#report('value/cut', node, { field: path, actual: value, suggestion: `'${value} #${node.comment}'` })
    }
    const report = (code: DiagnosticCode, facts: Facts = {}) => {
      this.#report(code, node, { field: path, actual: value, ...facts })
      return null
    }
    switch (type.kind) {
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
        return isDate(value) ? value : report('date/invalid', { expected: ['AAAA-MM-JJ'] })
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
    if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
      return report('url/scheme', { actual: `${scheme}:` })
    if (/\s/.test(value) || !/^https?:\/\/[^/?#]/i.test(value) || !URL.canParse(value)) return report('url/invalid')
    const url = new URL(value)
    if (url.username || url.password) return report('url/credentials')
    if (!url.hostname.includes('.') && url.hostname !== 'localhost') return report('url/invalid')
    if (scheme === 'http') report('url/http')
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
    if (/^(https?:)?\/\//i.test(value)) return report('picture/remote')
    const folder = posix.dirname(this.#file.path)
    const path = value.startsWith('/') ? `public${posix.normalize(value)}` : posix.join(folder, value)
    const root = value.startsWith('/') ? 'public' : this.#sources.contentFolder
    if (/%2e|%2f|%5c|\\/i.test(value) || !path.startsWith(`${root}/`)) return report('picture/outside')
    const asset = this.#sources.assets.get(path)
    if (asset === undefined) return report('picture/missing', { suggestion: this.#nearPicture(path, value) })
    if (asset.outside) return report('picture/outside')
    if (asset.picture === null) return report('picture/format')
    if (asset.picture.width < smallestWidth) {
      report('picture/small', { actual: String(asset.picture.width), expected: [String(smallestWidth)] })
    }
    return { file: asset.file, alt: '' }
  }

  /** A picture in the same folder with nearly the same name, written as the owner wrote the wrong one. */
  #nearPicture(path: string, value: string): string | null {
    const names = [...this.#sources.assets.values()]
      .map((asset: Asset) => asset.file)
      .filter((file) => posix.dirname(file) === posix.dirname(path))
      .map((file) => posix.basename(file))
    const near = nearMiss(posix.basename(path), names)
    return near === null ? null : posix.join(posix.dirname(value), near)
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

/** What owners write for yes and no. YAML 1.2 reads these as texts. */
const BOOLEANS: Readonly<Record<string, string>> = {
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

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
