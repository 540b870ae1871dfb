import { isScalar, isSeq, type ParsedNode } from 'yaml'
import { bilingual, phrase, type Wording } from '../../diagnostics/phrase.ts'
import { exampleIn, type Field, type FieldType } from '../../fields/field.ts'
import { entriesOf, listOf, looseEntriesOf, withWholeBrackets } from '../parse/list-writing.ts'
import { groupFrom, groupFromPair, LEVEL, requiredNames, unfinishedGroup, withoutTags } from './group.ts'
import { isNone, isNothing } from './near-value.ts'
import { isSafe } from './plain-text.ts'
import { nameIn } from './scalar.ts'
import { joinedTechnologies, mayBeSeveral, nameWithin, severalTechnologies } from './technologies.ts'
import { nearKey } from './unknown-key.ts'
import { type Group, isEmpty, isGroup, keyOf, type Rule, type Written } from './written.ts'

/** What a CV says in the place of recommendations. Nobody has said it. */
const ON_REQUEST =
  /^(?:références? |referenzen )?(?:disponibles? )?sur demande\.?$|^(?:references )?(?:available )?(?:up)?on request\.?$|^(?:referenzen )?auf anfrage\.?$/i

export const readList: Rule<'list'> = (written, type) => {
  const { node, path, header } = written
  if (type.alone && isScalar(node) && looseEntriesOf(written.source).length === 1) {
    const value = header.read(written, type.of)
    return value === null ? null : [value]
  }
  if (isScalar(node) && isNone(String(node.value))) return written.wrongType(phrase('list'), '[]', '[]')
  if (path === 'references' && isScalar(node) && ON_REQUEST.test(String(node.value)))
    return written.wrongType(phrase('list'), '[]')
  if (OF_TECHNOLOGIES.test(path) && reportCollections(written)) return null
  const holder = type.of.kind === 'group' && !type.of.shorthand ? listOfGroup(type.of.fields) : null
  if (holder !== null && isBare(node)) {
    const entries = isSeq(node)
      ? node.items.map((item) => written.at(item as ParsedNode).source)
      : looseEntriesOf(written.source)
    return written.wrongType(isSeq(node) ? phrase('group') : phrase('list'), `[{ ${holder}: ${listOf(entries)} }]`)
  }
  if (!isSeq(node))
    return refuse(
      written,
      type.of.kind === 'group' && !(type.of.shorthand && isScalar(node)) ? type.of.fields : null,
      type.names || OF_SKILLS.test(path),
    )
  const items = node.items as (ParsedNode | null)[]
  if (type.of.kind === 'group' && reportSplitEntries(items, type.of.fields, written)) return []
  const whole =
    wholeNames(node.flow === true, items, written) ??
    (type.names ? null : wholeSentences(node.flow === true, items, written))
  if (whole !== null) {
    // What no comma cuts is checked in the same run.
    if (OF_TECHNOLOGIES.test(path) || OF_SKILLS.test(path))
      for (const item of items)
        if (item && whole.includes(written.at(item).source.trim())) checkListWords(item, written)
    return written.report('yaml/comma', { suggestion: listOf(whole), mend: null })
  }
  if (type.names) for (const item of items) checkJoined(item, written)
  if (OF_TECHNOLOGIES.test(path) || OF_SKILLS.test(path)) for (const item of items) checkListWords(item, written)
  if (type.longest !== undefined && items.length > type.longest)
    written.report('list/too-long', { actual: String(items.length), count: items.length, most: type.longest })
  const values = items.map((item, index) => {
    const entry = written.at(item ?? node, `${path}[${index}]`)
    const value = isEmpty(item)
      ? entry.report('value/empty', { suggestion: exampleOf(type.of) })
      : header.read(entry, type.of)
    if (value === null) header.refused.add(item)
    return value
  })
  return values.filter((value) => value !== null)
}

/** Returns the entries of a list whose commas stand between brackets: « [React (hooks, context), Vue] »; `null` if none is cut. */
function wholeNames(isFlow: boolean, items: readonly (ParsedNode | null)[], written: Written): string[] | null {
  if (!isFlow || !items.every((item) => isScalar(item) && item.type === 'PLAIN')) return null
  const whole = withWholeBrackets(items.map((item) => written.at(item as ParsedNode).source.trim()))
  return whole.length < items.length ? whole : null
}

/**
 * Returns the sentences of a list between brackets that commas cut: « [Bonjour, je suis Léa.] » has two entries. An entry that goes on has a
 * small letter first, and the last one ends a sentence. `null` if no sentence is cut.
 */
function wholeSentences(isFlow: boolean, items: readonly (ParsedNode | null)[], written: Written): string[] | null {
  if (!isFlow || items.length < 2 || !items.every((item) => isScalar(item) && item.type === 'PLAIN')) return null
  const sentences: string[] = []
  for (const item of items) {
    const piece = written.at(item as ParsedNode).source.trim()
    const last = sentences.at(-1)
    if (last === undefined || ENDED.test(last)) {
      if (!/^\p{Lu}/u.test(piece)) return null
      sentences.push(piece)
    } else if (/^\p{Ll}/u.test(piece)) sentences[sentences.length - 1] = `${last}, ${piece}`
    else return null
  }
  return sentences.length < items.length && ENDED.test(sentences.at(-1) ?? '') ? sentences : null
}

const ENDED = /[.!?…]$/

/** Returns an example of an entry: a text, or a group with the keys that it must have. `null` if one of them names a file of the owner. */
function exampleOf(type: FieldType): Wording | null {
  if (type.kind !== 'group') return 'TypeScript'
  const short = type.fields.find(({ key }) => key === type.shorthand)
  if (short) return bilingual((lang) => exampleIn(lang, short))
  const required = type.fields.filter(({ presence }) => presence === 'required')
  const shown = required.length > 0 ? required : type.fields.slice(0, 1)
  if (shown.some((field) => field.type.kind === 'picture' || field.type.kind === 'media')) return null
  return bilingual((lang) => `{ ${shown.map((field) => `${field.key}: ${exampleIn(lang, field)}`).join(', ')} }`)
}

/** Returns the key of the only list of a group without required keys; `null` for another group. In a translation no key is required. */
function listOfGroup(fields: readonly Field[]): string | null {
  if (fields.some(({ presence }) => presence === 'required')) return null
  const [only, ...others] = withoutTags(fields).filter(({ type }) => type.kind === 'list')
  return others.length === 0 ? (only?.key ?? null) : null
}

/** Whether texts stand where groups belong. */
const isBare = (node: ParsedNode) =>
  isScalar(node) || (isSeq(node) && node.items.length > 0 && node.items.every((item) => isScalar(item)))

/**
 * @param fields the keys of each entry, if it is a group
 * @param names whether the entries are names, which have no commas
 */
function refuse(written: Written, fields: readonly Field[] | null, names = false): null {
  const { node } = written
  // A list may stand in quotes: « "[React, Redux]" », « "@angular/core, Vue" ».
  const source = isScalar(node) && node.type !== 'PLAIN' ? String(node.value) : withoutNothing(written.source)
  if (fields !== null) {
    const isOwn = isGroup(node) && node.items.some((item) => nearKey(keyOf(item), fields) !== null)
    const groups = isGroup(node)
      ? groupsIn(node, fields, written)
      : looseEntriesOf(source).map((entry) => groupFrom(fields, entry))
    const held = names && isGroup(node) && groups.every((group) => group === null) ? namesIn(node, written) : null
    if (held !== null) return written.wrongType(phrase('list'), listOf(held))
    const isWhole = groups.length > 0 && groups.every((group) => group !== null)
    const unfinished = isWhole ? null : unfinishedList(fields, written)
    const dash = isOwn ? phrase('dashBefore', source.split('\n', 1)[0] ?? '') : null
    const suggestion = isWhole ? `[${groups.join(', ')}]` : (unfinished ?? dash)
    const required = requiredNames(fields)
    const namesKeys = suggestion === null && required.length > 0
    return written.wrongType(namesKeys ? phrase('entriesWith', required) : phrase('list'), suggestion)
  }
  // « { front: React, back: Node } »: the names are what stands behind the keys.
  const named = names ? nameIn(written) : null
  if (named !== null) return written.wrongType(phrase('list'), listOf([named]))
  const values = isGroup(node) ? node.items.flatMap(({ value }) => (value ? written.at(value).source : [])) : []
  const held = names && values.length > 1 && !values.some((value) => /^\d/.test(value)) ? values : null
  const whole = pointsIn(source) ?? (names ? severalTechnologies(source) : sentenceIn(source))
  const loose = held === null ? looseEntriesOf(source) : held.flatMap(entriesOf)
  // « HTML, CSS et JS » has three.
  const entries = whole ?? (names ? loose.flatMap((entry) => joinedTechnologies(entry) ?? entry) : loose)
  const list = entries.length > 0 ? listOf(entries) : null
  // Commas leave no doubt about the entries, unless quotes may hold one text together.
  const isCertain =
    held === null &&
    (names ? entries.length > 1 || !entries.some(mayBeSeveral) : source === written.source) &&
    entries.length === entriesOf(source).length
  return written.wrongType(phrase('list'), list, isCertain ? list : null)
}

/** Returns the list for a text that is one key of its only entry, or that belongs under another key: « results: Deux fois plus vite ». */
function unfinishedList(fields: readonly Field[], written: Written): Wording | null {
  const { node, path, header } = written
  const group = unfinishedGroup(fields, node, written)
  if (typeof group === 'string') return `[${group}]`
  if (typeof group === 'object' && group !== null && 'fr' in group) return bilingual((lang) => `[${group[lang]}]`)
  return path === 'results' && isScalar(node) && !header.file.header.has('result')
    ? phrase('underOther', 'result')
    : null
}

/** Returns the names in a group: those of its lists (« front: [React] »), or its keys if each has a level (« React: 4/5 »); `null` for others. */
function namesIn({ items }: Group, written: Written): string[] | null {
  const levels = items.filter(({ value }) => isScalar(value) && LEVEL.test(String(value.value)))
  if (items.length > 0 && levels.length === items.length) return items.map(keyOf)
  const lists = items.map(({ value }) =>
    isSeq(value) && value.items.every((name) => isScalar(name))
      ? value.items.map((name) => written.at(name as ParsedNode).source)
      : isScalar(value)
        ? entriesOf(String(value.value))
        : [],
  )
  const isOfLists = items.some(({ value }, index) => isSeq(value) || (lists[index]?.length ?? 0) > 1)
  return isOfLists && lists.every((list) => list.length > 0) ? lists.flat() : null
}

/** Returns the points of a text of which each line is one, as behind « points: | »; `null` for other texts. */
function pointsIn(source: string): string[] | null {
  const lines = source.split('\n').flatMap((line) => line.trim() || [])
  return lines.length > 0 && lines.every((line) => /^[-*•–] /.test(line))
    ? lines.map((line) => line.slice(2).trim())
    : null
}

/** Returns a sentence as the only entry of its list, because its commas separate no entries: « Je dessine, puis je code. »; `null` for other texts. */
function sentenceIn(source: string): string[] | null {
  const text = source.trim().replace(/\s+/g, ' ')
  return /^[^[({"'].*[\p{L}\p{N})»”][.!?…](?:\s|$)/u.test(text) ? [text] : null
}

/** Removes « none » above the entries of a list. */
function withoutNothing(source: string): string {
  const [, first = '', entries = ''] = /^([^\n]*)\n(\s*- .*)$/s.exec(source) ?? []
  return isNothing(first) && first !== '' ? entries : source
}

/** Returns the entries that an owner probably intended by a group: one for each pair, or the group itself; none if it has other parts. */
function groupsIn({ items }: Group, fields: readonly Field[], written: Written): (string | null)[] {
  const pairs = items.map((item) => groupFromPair(fields, item, written)?.group ?? null)
  if (pairs.every((pair) => pair !== null)) return pairs
  if (items.every((item) => nearKey(keyOf(item), fields) === null)) return []
  const entries: Map<string, string>[] = []
  for (const item of items) {
    const source = item.value ? written.at(item.value).source : ''
    // Such a value may not stand between braces.
    if (/[,[\]{}\n]/.test(source)) return written.source.startsWith('{') ? [written.source] : []
    // A repeated key begins the next entry.
    if (entries.at(-1)?.has(keyOf(item)) !== false) entries.push(new Map())
    entries.at(-1)?.set(keyOf(item), source)
  }
  return entries.map((keys) => `{ ${[...keys].map(([key, source]) => `${key}: ${source}`).join(', ')} }`)
}

/** Reports entries that a dash before each key has split in two: both halves would lack the keys of the other. */
function reportSplitEntries(items: readonly (ParsedNode | null)[], fields: readonly Field[], written: Written) {
  const keysOf = (item: ParsedNode | null | undefined) =>
    item && isGroup(item) ? item.items.map(({ key }) => String(key)) : []
  const isOwn = (key: string) => fields.some((field) => field.key === key)
  const halves = items.filter((item, index) => {
    const [above, keys] = [keysOf(items[index - 1]), keysOf(item)]
    return above[0] === fields[0]?.key && keys.length > 0 && keys.every((key) => isOwn(key) && !above.includes(key))
  })
  for (const half of halves) written.at(half as ParsedNode).report('yaml/split-entry', { actual: keysOf(half).join() })
  return halves.length > 0
}

/** Reports several names in one entry: « React, Redux » after one dash, and « React / Redux », because both are known. */
function checkJoined(item: ParsedNode | null, written: Written) {
  if (!isScalar(item)) return
  const actual = String(item.value)
  const commas = item.type === 'PLAIN' ? entriesOf(actual) : []
  const isOfTechnologies = OF_TECHNOLOGIES.test(written.path)
  const entries = commas.length > 1 || !isOfTechnologies ? commas : (joinedTechnologies(actual) ?? [])
  if (entries.length > 1) written.at(item).report('value/joined', { actual, suggestion: phrase('entries', entries) })
}

/** Reports what belongs to a sentence and not to a list of names: « et Vue », « Vue… », « etc. ». */
function checkListWords(item: ParsedNode | null, written: Written) {
  const actual = isScalar(item) ? String(item.value) : ''
  const name = nameWithin(actual)
  if (item && name !== null)
    written.at(item).report('value/list-word', { actual, suggestion: name || null, mend: isSafe(name) ? name : null })
}

/** The skills and goals of a site, which are names or groups. */
const OF_SKILLS = /^(?:skills|goals)$/

/** The lists of technologies of a project, a post and a group of skills. */
const OF_TECHNOLOGIES = /(?:^|\.)(?:technologie|items)$/

/** The collections in which other generators put their texts, where technologies are listed here. */
const COLLECTIONS = new Set(['all', 'post', 'posts', 'project', 'projects', 'projet', 'projets'])

/** Reports « posts » among technologies, or in their place, and returns whether it is there. */
function reportCollections(written: Written): boolean {
  const { node } = written
  const items = isSeq(node) ? node.items : [node]
  const names = items.flatMap((item) => (isScalar(item) ? String(item.value) : []))
  const [actual] = names.filter((name) => COLLECTIONS.has(name))
  if (actual === undefined || names.length < items.length) return false
  const others = names.filter((name) => !COLLECTIONS.has(name))
  const suggestion = others.length > 0 ? listOf(others) : null
  written.report('value/type', { actual, expected: [phrase('technologies')], suggestion })
  return true
}
