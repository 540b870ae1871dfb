import { isScalar, type ParsedNode, type Scalar } from 'yaml'
import { isOnOtherSite } from '../../diagnostics/messages.ts'
import { bilingual, phrase, type Wording } from '../../diagnostics/phrase.ts'
import { ANALYTICS_FIELDS } from '../../fields/definitions.ts'
import type { Field } from '../../fields/field.ts'
import { fold } from '../../fields/fold.ts'
import { withoutValues } from '../../fields/values.ts'
import { entriesOf, listOf, looseEntriesOf } from '../parse/list-writing.ts'
import { quoted } from '../parse/quoted.ts'
import { addressOf } from './address.ts'
import { checkAnalytics } from './analytics.ts'
import { NO, YES } from './boolean.ts'
import { readKeys } from './keys.ts'
import { isEmail, isNone, isNothing, periodOf } from './near-value.ts'
import { groupOnOneLine } from './one-line.ts'
import { assetAt, filesNamed } from './pictures.ts'
import { isSafe, plain } from './plain-text.ts'
import { networkNamed, networkOf, profileOf } from './profile-sites.ts'
import { isBehindKey } from './scalar.ts'
import { intendedField, nearKey } from './unknown-key.ts'
import { type Group, type Item, isGroup, keyOf, type Rule, sourceOf, type Written } from './written.ts'

export const readGroup: Rule<'group'> = (written, { fields, shorthand, bare }) => {
  const { node, path, header } = written
  const short = isScalar(node) && fields.find(({ key }) => key === shorthand)
  if (short) {
    const values = { ...withoutValues(fields), [short.key]: header.read(written, short.type) }
    if (fields === ANALYTICS_FIELDS) checkAnalytics(written, values)
    return values
  }
  const text = fields.find(({ key, type }) => key === shorthand && type.kind === 'text')
  const isUnknown = (item: Item) => nearKey(keyOf(item), fields) === null
  // A project with an address is none of the site: « projects: [{ Quais: https://… }] ».
  const isOtherProject = header.file.kind === 'cv' && /^projects\[\d+\]$/.test(path)
  if (isOtherProject && isGroup(node) && node.items.every(isUnknown))
    return written.wrongType(phrase('text'), phrase('underOther', 'otherProjects'))
  // A colon in a text without quotes: « - Refonte: deux pages ».
  if (
    text &&
    isGroup(node) &&
    !isNamedPair(node, fields) &&
    !written.source.startsWith('{') &&
    isBehindKey(written) &&
    node.items.every(isUnknown)
  )
    return header.read(written, text.type)
  const required = requiredIn(fields)
  if (isScalar(node) && fields[0]?.type.kind === 'media' && isOnOtherSite(String(node.value)))
    return written.report('media/missing', { actual: sourceOf(node), suggestion: null })
  if (!isGroup(node)) {
    const suggestion =
      isScalar(node) && required.length === 0
        ? groupAround(node, fields, bare, written)
        : ((isScalar(node) ? pairOf(withoutTags(fields), sourceOf(node)) : null) ??
          startedPeriod(fields, written) ??
          topOfHome(written) ??
          groupFrom(fields, isScalar(node) ? sourceOf(node) : written.source) ??
          unfinishedGroup(fields, node, written))
    return written.wrongType(keysWanted(fields), suggestion)
  }
  // Between braces, several entries may stand in the place of one.
  const isEntry = path.endsWith(']') && (node.items.length === 1 || written.source.startsWith('{'))
  const pairs = isEntry ? node.items.map((item) => groupFromPair(fields, item, written)) : []
  const [pair] = pairs
  if (pair && pairs.every((one) => one !== null))
    return written.wrongType(phrase('keys', pair.first, pair.second), pairs.map(({ group }) => group).join(', '))
  const values = readKeys(node, fields, path, header)
  checkOrder(node, values, written)
  if (/^results\[\d+\]$/.test(path)) checkFigures(node, values, written)
  if (fields === ANALYTICS_FIELDS) checkAnalytics(written, values)
  return values
}

/** Returns whether an entry is « Personnel: Mes projets », a category and what its cards say. */
const isNamedPair = ({ items }: Group, fields: readonly Field[]) =>
  labelOf(fields) !== null && items.length === 1 && isScalar(items[0]?.value)

/** Returns the key of what the cards of a category say; `null` in other groups. */
const labelOf = (fields: readonly Field[]) =>
  fields[0]?.key === 'name' ? (fields.find(({ key, type }) => key === 'label' && type.kind === 'text') ?? null) : null

/** Types whose values have a form of their own, so that a text shows which of them it is. */
const OWN_FORM: ReadonlySet<string> = new Set(['choice', 'colour', 'typeface', 'email', 'url', 'phone'])

/** Returns the group without required keys that a text stands for: that of the key whose form it has, or of the one that it probably means. */
function groupAround(node: Scalar.Parsed, fields: readonly Field[], bare: string | undefined, written: Written) {
  const text = sourceOf(node)
  if (written.path === 'legal' && isNone(text)) return '{ law: none }'
  if (isNothing(text) || YES.test(text) || NO.test(text)) return null
  // « mail » is the service of the form.
  const form = written.path === 'mail' ? FORMSPREE.exec(text)?.[1] : undefined
  if (form !== undefined) return `{ provider: formspree, formId: ${form} }`
  if (written.path === 'mail' && isEmail(text))
    return written.header.file.header.has('email') ? phrase('underOther', 'email') : `email: ${text}`
  // « footer: 2024 »: the year and the SIRET are the only keys with such a number.
  const numbered = fields.find(({ example }) => digitsOf(example) !== null && digitsOf(example) === digitsOf(text))
  if (numbered) return `{ ${numbered.key}: '${text}' }`
  if (typeof node.value !== 'string' && typeof node.value !== 'number') return null
  const whole = groupOnOneLine(fields, String(node.value))
  if (whole !== null) return whole
  const inForm = fields.filter(({ type }) => OWN_FORM.has(type.kind))
  for (const { key, type } of [...inForm, ...fields.filter(({ key }) => key === bare)]) {
    const { words } = written.trial(node, type)
    if (typeof words === 'string') return `{ ${key}: ${isSafe(words) || /^['"]/.test(words) ? words : quoted(words)} }`
  }
  return groupFrom(fields, text)
}

/** The address of a form, as Formspree gives it to copy. */
const FORMSPREE = /^https?:\/\/(?:www\.)?formspree\.io\/f\/([\w-]{1,60})\/?$/

/** Returns the group of « Anglais (C1) » or « Anglais - C1 », if it has two texts; `null` for others. */
function pairOf(fields: readonly Field[], text: string): string | null {
  const [first, second, ...others] = fields
  const [, one, inside, behind] = /^([^():]{1,40}?) ?(?:\(([^()]{1,40})\)| [–—-] (\S.{0,40}))$/.exec(text) ?? []
  const other = inside ?? behind
  if (first?.type.kind !== 'text' || second?.type.kind !== 'text' || others.length > 0) return null
  return one && other ? `{ ${first.key}: ${plain(one)}, ${second.key}: ${plain(other)} }` : null
}

/** Returns the number of digits of a text that has only digits; `null` for others, and for a hue. */
function digitsOf(text: Field['example']): number | null {
  const digits = typeof text === 'string' ? text.replace(/[' ]/g, '') : ''
  return /^\d{4,}$/.test(digits) ? digits.length : null
}

/** The most keys that a message names. */
const KEYS_NAMED = 8

/** Returns what is wanted instead of a text: the required keys of a group, or else some of its keys. */
function keysWanted(fields: readonly Field[]) {
  const names = namesOf(withoutTags(fields))
  const [first, second] = fields.length > 2 ? requiredNames(fields) : names
  if (first !== undefined && second !== undefined) return phrase('keys', first, second)
  return phrase('someKeys', names.length > KEYS_NAMED ? [...names.slice(0, KEYS_NAMED - 1), '…'] : names)
}

/** Returns the keys that a group must have. */
const requiredIn = <Own extends Field>(fields: readonly Own[]) =>
  fields.filter(({ presence }) => presence === 'required')

const namesOf = (fields: readonly Field[]) => fields.map(({ key }) => key)

/** Returns the names of the keys that a group must have. */
export const requiredNames = (fields: readonly Field[]) => namesOf(requiredIn(fields))

/** The keys of a period in a CV, in a project, and of a certificate. */
const PERIODS = [
  ['start', 'end'],
  ['from', 'to'],
  ['date', 'end'],
] as const

/** Reports a period that ends before it begins. « 2024 » and « 2024-03 » are compared by their years. */
function checkOrder(map: Group, values: Record<string, unknown>, written: Written) {
  for (const [first, last] of PERIODS) {
    const [start, end] = [values[first], values[last]]
    if (typeof start !== 'string' || typeof end !== 'string') continue
    const length = Math.min(start.length, end.length)
    const node = map.items.find((item) => keyOf(item) === last)?.value
    if (node && end.slice(0, length) < start.slice(0, length))
      written.at(node, `${written.path}.${last}`).report('date/order', { actual: end, start })
  }
}

/** Figures that a change may be meant to keep: nothing lost, everything available. */
const KEPT = /^(?:0|100)\D{0,3}$/
/** Words by which a label says that its figure stays: « Disponibilité pendant la migration ». */
const STAYS =
  /\b(?:pendant|durant|maintenue?s?|conservee?s?|gardee?s?|inchangee?s?|stables?|constante?s?|identiques?|meme|during|kept|maintained|preserved|unchanged|stable|constant|same|still)\b/

/** Reports figures with a unit that the page writes behind them, and two that are the same although nothing says that they stay. */
function checkFigures(map: Group, { label, before, after, unit }: Record<string, unknown>, written: Written) {
  const bare = (text: unknown) => (typeof text === 'string' ? text.replace(/\s/g, '') : '')
  const sign = bare(unit)
  const placed = (key: string) => map.items.find((item) => keyOf(item) === key)?.value
  for (const [key, figure] of Object.entries({ before, after })) {
    const node = placed(key)
    if (!node || typeof figure !== 'string') continue
    const own = unitBehind(figure, String(unit))
    if (own === null) continue
    const number = figure.trim().slice(0, -own.length).trim()
    const isSame = bare(own) === sign || unitNamed(own) === unitNamed(String(unit))
    const suggestion = isSame ? (/^\d+(?:\.\d+)?$/.test(number) ? number : quoted(number)) : null
    written.at(node, `${written.path}.${key}`).report('result/unit', { actual: figure, unit: String(unit), suggestion })
  }
  const last = placed('after')
  const stays = KEPT.test(bare(after)) || (typeof label === 'string' && STAYS.test(fold(label)))
  if (last && !stays && bare(before) !== '' && bare(before) === bare(after))
    written.at(last, `${written.path}.after`).report('result/same', { actual: String(after) })
}

/** The names of units, in lower case. Those on one line are the same unit. */
const UNITS: readonly (readonly string[])[] = [
  ['o', 'octet', 'octets', 'byte', 'bytes'],
  ['ko', 'kb', 'kio', 'kib'],
  ['mo', 'mb', 'mio', 'mib'],
  ['go', 'gb', 'gio', 'gib'],
  ['ms', 'milliseconde', 'millisecondes', 'millisecond', 'milliseconds'],
  ['s', 'sec', 'secs', 'seconde', 'secondes', 'second', 'seconds'],
  ['min', 'mins', 'mn', 'minute', 'minutes'],
  ['h', 'heure', 'heures', 'hour', 'hours'],
  ['j', 'jour', 'jours', 'day', 'days'],
  ['semaine', 'semaines', 'week', 'weeks'],
  ['mois', 'month', 'months'],
  ['an', 'ans', 'année', 'années', 'year', 'years'],
  ['%', 'pour cent', 'pourcent', 'pourcents', 'percent', 'per cent'],
  ['pt', 'pts', 'point', 'points'],
  ['€', 'euro', 'euros', 'eur'],
  ['$', 'dollar', 'dollars', 'usd'],
]

const unitNamed = (text: string) => UNITS.findIndex((names) => names.includes(text.trim().toLowerCase()))

/** Returns the unit at the end of a figure, if the page would write another one behind it: « 640 Ko » with « Mo », « 57 pts » with « points ». */
function unitBehind(figure: string, unit: string): string | null {
  const own = /(?<=\d\s{0,3})[^\d\s.,].{0,20}$/u.exec(figure.trim())?.[0] ?? ''
  const bare = (text: string) => text.replace(/\s/g, '')
  if (own === '' || !/\D/.test(bare(unit))) return null
  return bare(own) === bare(unit) || (unitNamed(own) >= 0 && unitNamed(unit) >= 0) ? own : null
}

/** A level behind the name of a technology: « 4/5 », « 80 % », « ★★★ », « expert ». */
export const LEVEL =
  /^(?:\d{1,3}(?: ?%| ?\/ ?\d{1,3})?|[★☆●○⭐]{1,10}|expert|avancé|intermédiaire|débutant|confirmé|advanced|intermediate|beginner|experte|fortgeschritten|anfänger)$/iu

/** Returns the group that « Anglais: B2 », « Site: https://… » or « Web: [React] » stands for; `null` for any other entry. */
export function groupFromPair(fields: readonly Field[], item: Item, written: Written) {
  const { value } = item
  const source = value ? written.at(value).source : ''
  const own = withoutTags(fields)
  const said = labelOf(fields)
  if (said !== null && isScalar(value) && nearKey(keyOf(item), fields) === null)
    return { first: 'name', second: said.key, group: `{ name: ${plain(keyOf(item))}, ${said.key}: ${plain(source)} }` }
  const required = requiredIn(own)
  // « Outils: Git, Docker » stands for a title and a list.
  const isListed =
    source.startsWith('[') || (isScalar(value) && (required.length === 0 || entriesOf(source).length > 1))
  const list = isListed && own.find(({ type }) => type.kind === 'list')
  // A language may lack its level, so a pair is also a group of two texts besides its tags.
  const isOfTwo = own.length === 2 && own.every(({ type }) => type.kind === 'text')
  const [first, second] = list ? [own[0], list] : isOfTwo ? own : required
  if (first === undefined || second === undefined || source === '') return null
  if (required.some((field) => field !== first && field !== second)) return null
  const name = keyOf(item)
  const isUrl = second.type.kind === 'url'
  const text = isUrl && isScalar(value) ? String(value.value) : null
  const address = text === null ? null : (profileOf(keyOf(item), text) ?? addressOf(text))
  if (isUrl ? address === null || intendedField(name, fields) : nearKey(name, fields) !== null) return null
  // « HTML: 90 % » stands for a title and a level.
  const level = isScalar(value) && LEVEL.test(String(value.value)) && own.find(({ key }) => key === 'level')
  if (level && list)
    return {
      first: first.key,
      second: level.key,
      group: `{ ${first.key}: ${plain(name)}, ${level.key}: ${plain(source)} }`,
    }
  const words = list && !source.startsWith('[') ? listOf(entriesOf(source)) : source
  // Who says a word stands before it.
  const isSaid = second.type.kind === 'text' && second.type.reads === 'name'
  const texts = [plain(isUrl ? (networkNamed(name) ?? name) : name), address === null ? words : quoted(address)]
  const [one, other] = isSaid ? texts.toReversed() : texts
  return { first: first.key, second: second.key, group: `{ ${first.key}: ${one}, ${second.key}: ${other} }` }
}

/** The words for a text that only the owner can give. They are reported until it is there. */
const TO_WRITE = { fr: 'À ÉCRIRE', en: 'TO WRITE' } as const

/** Returns the group for a value that is one of its keys, with the texts that are still to be written: « captures: [banque.png] », « quote: Parfait. ». */
export function unfinishedGroup(fields: readonly Field[], node: ParsedNode, written: Written): Wording | null {
  const [first, second, ...others] = requiredIn(withoutTags(fields))
  if (!isScalar(node) || first === undefined || second === undefined || others.length > 0) return null
  const value = String(node.value).trim()
  const group = (one: string, other: string) => `{ ${first.key}: ${one}, ${second.key}: ${other} }`
  const changed = CHANGED.exec(value)?.groups
  if (second.type.kind === 'figure' && changed) {
    const { label = '', before = '', after = '', what = label } = changed
    return `{ ${first.key}: ${plain(what.trim())}, before: ${plain(before)}, ${second.key}: ${plain(after)} }`
  }
  const { after: figure, label: measured } = FIGURE_OF.exec(value)?.groups ?? {}
  if (second.type.kind === 'figure' && figure && measured)
    return `{ ${first.key}: ${plain(measured.charAt(0).toUpperCase() + measured.slice(1))}, ${second.key}: ${plain(figure.trim())} }`
  if (second.type.kind === 'figure')
    return FIGURE.test(value) ? bilingual((lang) => group(TO_WRITE[lang], plain(value))) : null
  if (first.type.kind === 'media') return FILM.test(value) ? filmGroup(value, written) : null
  if (second.type.kind !== 'text') return null
  const [, alt, source = ''] = DESCRIBED_PICTURE.exec(value) ?? []
  if (first.type.kind === 'picture' && alt && PICTURE.test(source)) return group(plain(source), plain(alt))
  if (first.type.kind === 'picture')
    return PICTURE.test(value) ? bilingual((lang) => group(plain(value), TO_WRITE[lang])) : null
  if (first.type.kind !== 'text' || written.path.startsWith('skills')) return null
  const { text = value, author } = SAID.exec(value)?.groups ?? {}
  const said = text.replace(/^[«“"]\s?(.*?)\s?[»”"]$/u, '$1')
  return bilingual((lang) => group(plain(said), author === undefined ? TO_WRITE[lang] : plain(author)))
}

/** Returns the group for the path of a film, with the picture and the captions of the same name that stand beside it. */
function filmGroup(path: string, { header }: Written): string {
  const beside = (ending: string) => path.replace(/\.\w+$/, ending)
  const isThere = (ending: string) => assetAt(beside(ending), header.file.path, header.sources) !== null
  const poster = ['.png', '.jpg', '.webp', '.avif'].find(isThere) ?? '.png'
  const captions = isThere('.vtt') ? `, captions: ${plain(beside('.vtt'))}` : ''
  return `{ file: ${plain(path)}, poster: ${plain(beside(poster))}${captions} }`
}

/** A figure with its unit: « 95 % », « 1,2 s », « +30 ». */
const FIGURE = /^[+−-]?\d[\d\s.,]{0,12}(?:[%€$]|\p{L}{1,4})?$/u

/** A figure and what it measures: « 30 % de lecteurs en plus ». « 3 fois plus vite » measures nothing. */
const FIGURE_OF =
  /^(?<after>[+−-]?\d[\d.,]{0,12}(?: \d{3}){0,3}(?: ?(?:%|€|\$|ms|s|min|h|[kmg]?[ob])(?!\p{L}))?) (?:de |des |d[’']|of )?(?!fois|times|mal |x )(?<label>\p{L}.{2,80}?)\.?$/iu

/** A figure that changed: « Lighthouse : 57 → 94 », « 57 → 94 sur Lighthouse ». */
const CHANGED =
  /^(?:(?<label>[^:→]{2,80}?) ?: )?(?<before>\d[\d.,]{0,9}(?: ?(?:[%€$]|ms|s|min|h|[kmg]?[ob]|pts?))?) ?(?:→|->|=>) ?(?<after>\d[\d.,]{0,9}(?: ?(?:[%€$]|ms|s|min|h|[kmg]?[ob]|pts?)(?!\p{L}))?)(?: (?:sur |on |bei |auf )?(?<what>\p{L}.{1,80}))?$/iu

const FILM = /^[^<>:*?"|]{1,200}\.(?:mp4|webm)$/i

/** An image in Markdown, or what is left of one whose « ! » YAML reads as a tag: « Vue (images/vue.png) ». */
const DESCRIBED_PICTURE = /^(?:!\[)?([^\][()]{1,200})(?:\]| )\(([^()\s]{1,300})\)$/

const PICTURE = /^[^<>:*?"|]{1,200}\.(?:png|jpe?g|webp|avif|svg)$/i

/** What somebody says, with their name behind a dash. */
const SAID = /^(?<text>.{3,400}?[.!?»”"…]?) ?[—–] (?<author>\p{Lu}[\p{L} .'’-]{2,60})$/u

/** Words with commas: « OpenClassrooms, 2023 ». */
const LISTED = /^[\p{L}\d][\p{L}\d .’–-]{0,99}(?:, [\p{L}\d .’–-]{1,99}){1,5}$/u

/** Returns the keys of an entry besides those that say which CVs show it. */
export const withoutTags = (fields: readonly Field[]) => fields.filter(({ key }) => key !== 'only' && key !== 'hide')

/** Returns the group for a text in the place of the top of the home page, if the site has one portrait; `null` for others. */
function topOfHome({ node, path, header }: Written): string | null {
  const [portrait, ...more] = filesNamed(PORTRAIT_FILE, header.file.path, header.sources)
  if (path !== 'hero' || !isScalar(node) || portrait === undefined || more.length > 0) return null
  return `{ sentences: ${listOf([sourceOf(node)])}, portrait: ${portrait} }`
}

const PORTRAIT_FILE = /(?:portrait|photo|avatar)[^/]{0,40}\.(?:png|jpe?g|webp|avif|svg)$/i

/** Other names of the keys of a period, folded. */
const STARTS = /^(?:start(?:date)?|debut)$/
const ENDS = /^(?:end(?:date)?|fin)$/

/** Returns the period of a project that has its start and its end in keys of their own, as a CV does; `null` if it has another form. */
function startedPeriod(fields: readonly Field[], { node, path, header }: Written): string | null {
  const item = header.renamed.get(path)
  if (!isScalar(node) || item === undefined || !STARTS.test(fold(keyOf(item)))) return null
  const { contents } = header.file.header
  const other = isGroup(contents) ? contents.items.find((one) => ENDS.test(fold(keyOf(one))))?.value : null
  const end = isScalar(other) ? sourceOf(other) : ''
  return groupFrom(fields, end === '' ? `depuis ${sourceOf(node)}` : `${sourceOf(node)} - ${end}`)
}

/**
 * Returns a group on one line with the required keys, from what is written alone: an address, one in Markdown with its text, a period, a
 * text. Returns `null` if only the owner knows the rest, because no example may become a fact.
 */
export function groupFrom(fields: readonly Field[], written: string): string | null {
  const whole = groupOnOneLine(fields, written) ?? pairOf(withoutTags(fields), written)
  if (whole !== null) return whole
  const required = requiredIn(fields)
  const [first, second, ...others] = required
  const period = periodOf(written.replace(/^\[(.*)\]$/, '$1').replace(', ', ' - '))
  if (first?.type.kind === 'month' && period !== null) {
    const last = fields.find(({ key, type }) => key !== first.key && type.kind === 'month')
    const end = last && period.end !== null ? `, ${last.key}: '${period.end}'` : ''
    return `{ ${first.key}: '${period.start}'${end} }`
  }
  const lists = withoutTags(fields).filter(({ type }) => type.kind === 'list')
  if (required.length === 0 && lists.length === 1) return `{ ${lists[0]?.key}: ${listOf(looseEntriesOf(written))} }`
  const [, label = '', target = written] = /^\[([^\][]+)\]\((\S+)\)$/.exec(written) ?? []
  const address = addressOf(target)
  if (first?.type.kind === 'text' && second?.type.kind === 'url' && others.length === 0 && address !== null) {
    const name = label || networkOf(address) || new URL(address).hostname.replace(/^www\./, '')
    return `{ ${first.key}: ${plain(name)}, ${second.key}: ${quoted(address)} }`
  }
  if (first?.type.kind !== 'text' || second !== undefined) return null
  if (isSafe(written)) return `{ ${first.key}: ${written} }`
  return first.key === 'title' && LISTED.test(written) ? `{ title: ${quoted(written)} }` : null
}
