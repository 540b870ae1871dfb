import { isMap, isNode, isSeq, type ParsedNode, type YAMLMap } from 'yaml'
import type { Findings } from '../../diagnostics/findings.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { Field, FieldType } from '../../fields/field.ts'
import type { Incomplete, ValuesOf } from '../../fields/values.ts'
import type { WrittenPlaces } from '../contract/checked.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import type { Surroundings } from '../contract/surroundings.ts'
import { keptEntries, writtenPlaces } from '../parse/written-places.ts'
import { readAnalytics, readId } from './analytics.ts'
import { readBoolean } from './boolean.ts'
import { readChoice } from './choice.ts'
import { readColour } from './colour.ts'
import { readEmail, readFediverse, readPhone } from './contact.ts'
import { readDate, readMonth } from './date.ts'
import { readGroup } from './group.ts'
import { readKeys } from './keys.ts'
import { readList } from './list.ts'
import { readMedia } from './media.ts'
import { readInteger } from './number.ts'
import { readPicture } from './picture.ts'
import { textRule } from './scalar.ts'
import { readText } from './text.ts'
import { readTypeface } from './typeface.ts'
import { readOrigin, readUrl } from './url.ts'
import { type Group, type Header, keyOf, type Rule, Written } from './written.ts'

/** The values of a header with the place of each key's value, for checks across keys and files. */
export type Validated<Fields extends readonly Field[]> = Checked<ValuesOf<Fields>> & {
  /** Returns the place of a key's value, or the start of the header if the key is absent. */
  placeOf(key: Fields[number]['key']): Place
  /** Returns the place of a value by its path (`legal.host.name`), or `null` if it is absent. */
  placeAt(path: string): Place | null
  /** Returns the number of entries that are written in a list, refused ones too. One without a list is 1. */
  lengthAt(path: string): number
  /** Returns the places of all values by their paths, and that of the text. */
  writtenPlaces(): WrittenPlaces
  /** Returns the place of a key by its path, or `null` if it is absent. */
  placeOfKey(path: string): Place | null
  /** Returns whether an error of this key's value is already reported. A warning does not count, because a build goes on with it. */
  isFaulty(key: Fields[number]['key']): boolean
}

type Checked<Values> = { ok: true; values: Values } | { ok: false; values: Incomplete<Values> }

const RULES: { [Kind in FieldType['kind']]: Rule<Kind> } = {
  text: readText,
  integer: readInteger,
  // In the owner's spelling, because YAML would read `1.50` as 1.5.
  figure: textRule((value, report) => (/\d/.test(value) ? value : report('result/figure'))),
  boolean: readBoolean,
  choice: readChoice,
  url: readUrl,
  origin: readOrigin,
  email: readEmail,
  phone: readPhone,
  fediverse: readFediverse,
  picture: readPicture,
  media: readMedia,
  date: readDate,
  month: readMonth,
  analytics: readAnalytics,
  id: readId,
  // Any name, because the categories are in another file. `checkCategories` compares them.
  category: textRule((value) => value),
  colour: readColour,
  typeface: readTypeface,
  list: readList,
  group: readGroup,
}

/** Checks a header against its fields and reports every problem. `ok` means that no value is missing or refused. */
export function validateHeader<const Fields extends readonly Field[]>(
  file: ParsedFile,
  fields: Fields,
  sources: Surroundings,
  findings: Findings,
): Validated<Fields> {
  const header: Header = {
    ...{ file, sources, findings, faulty: new Set(), misplaced: new Set(), renamed: new Map() },
    ...{ refused: new Set(), isComplete: true },
    read: (written, type) => (RULES[type.kind] as Rule<FieldType['kind']>)(written, type),
  }
  const map = file.header.contents as unknown as YAMLMap<ParsedNode, ParsedNode | null>
  const values = readKeys(map, fields, '', header)
  const nodeAt = (path: readonly string[]) => path.reduce<unknown>((above, key) => partOf(above, key, header), map)
  return {
    // The only place where values get the types of their definition.
    ...({ ok: header.isComplete && file.unread.size === 0, values } as Checked<ValuesOf<Fields>>),
    placeOf(key) {
      const pair = map.items.find((item) => keyOf(item) === key) ?? header.renamed.get(key)
      return pair ? new Written(pair.value ?? pair.key, key, header).place : file.places.between(0, 3)
    },
    placeAt(path) {
      const node = nodeAt(path.split('.'))
      return isNode(node) ? new Written(node as ParsedNode, path, header).place : null
    },
    lengthAt(path) {
      const node = nodeAt(path.split('.'))
      return isSeq(node) ? node.items.length : node ? 1 : 0
    },
    writtenPlaces: () => writtenPlaces(file, header.refused),
    placeOfKey(path) {
      const [key, ...above] = path.split('.').reverse()
      const group = nodeAt(above.reverse())
      const pair = isMap(group) ? (group as Group).items.find((item) => keyOf(item) === key) : undefined
      return pair ? new Written(pair.key, path, header).place : null
    },
    isFaulty: (key) => header.faulty.has(key) || file.unread.has(key),
  }
}

/** Returns the value of a key of a group, or an entry of a list by its number among the values. */
function partOf(above: unknown, key: string, { refused }: Header): unknown {
  return isSeq(above) ? keptEntries(above, refused)[Number(key)] : isMap(above) ? above.get(key, true) : undefined
}
