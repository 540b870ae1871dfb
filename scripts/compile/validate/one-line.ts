import type { Field } from '../../fields/field.ts'
import { own } from '../../fields/own.ts'
import { quoted } from '../parse/quoted.ts'
import { periodOf } from './near-value.ts'
import { plain } from './plain-text.ts'

/** What a text on one line stands for, by key: the words of YAML behind it. */
type Parts = readonly (readonly [key: string, words: string])[]

const inBraces = (parts: Parts) => `{ ${parts.map(([key, words]) => `${key}: ${words}`).join(', ')} }`

/** A street: a number and words, « rue du Port », « Hafenstraße 12 ». */
const STREET =
  /^\d{1,4}(?:[-/]\d{1,4})?(?: ?(?:bis|ter|quater|[A-Da-d]))?,? \p{L}|^(?:rue|avenue|av\.|boulevard|bd|place|chemin|impasse|allée|quai|route|cours|lieu-dit|calle|via|rua)\s|(?:straße|strasse|str\.|weg|platz|gasse|allee|ufer|street|road|avenue|lane|straat|laan) \d{1,4} ?[a-z]?$/iu

/** A postal code and a town, with a street before them and a country or a region behind them. */
const WITH_CODE =
  /^(?:(?<street>\S.{2,80}?)(?:,| -|;)? )?(?:(?:F|D|CH|B|L|A)-)?(?<code>\d{4,5}) (?<city>\p{L}[\p{L} .'’-]{1,60})(?:, ?(?<rest>\p{L}[\p{L} .'’-]{1,60}))?$/u

/** The countries that owners write behind their town, folded. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ...{ france: 'FR', belgique: 'BE', belgium: 'BE', suisse: 'CH', switzerland: 'CH', schweiz: 'CH', luxembourg: 'LU' },
  ...{ canada: 'CA', allemagne: 'DE', germany: 'DE', deutschland: 'DE', austria: 'AT', österreich: 'AT', uk: 'GB' },
  ...{ maroc: 'MA', tunisie: 'TN', sénégal: 'SN', 'united kingdom': 'GB', usa: 'US', espagne: 'ES', spain: 'ES' },
}

/** Returns the group for an address on one line; `null` for any other text. */
function addressParts(text: string): Parts | null {
  const { street, code, city, rest } = WITH_CODE.exec(text)?.groups ?? {}
  const behind = (words: string): Parts[number] => {
    const country = own(COUNTRIES, words.toLowerCase())
    return country === undefined ? ['region', plain(words)] : ['countryCode', country]
  }
  if (code !== undefined && city !== undefined && (street === undefined || STREET.test(street)))
    return [
      ...(street === undefined ? [] : ([['address', plain(street)]] as const)),
      ['postalCode', quoted(code)],
      ['city', plain(city)],
      ...(rest === undefined ? [] : [behind(rest)]),
    ]
  const [first = '', ...others] = text.split(/, ?/)
  const [second, third, ...more] = others
  if (more.length > 0) return null
  if (!STREET.test(first))
    return second === undefined || third !== undefined ? null : [['city', plain(first)], behind(second)]
  return [
    ['address', plain(first)],
    ...(second === undefined ? [] : ([['city', plain(second)]] as const)),
    ...(third === undefined ? [] : [behind(third)]),
  ]
}

/** A period between brackets at the end of an entry, the signs before one, and one at its start. */
const BRACKETED = /^(?<head>.{2,160}) \((?<dates>[^()]{4,60})\)$/u
const SIGN = /(?:,| \||:| [–—-]) (?=\S{1,60})/gu
const BEFORE = /^(?<dates>[^:|]{4,40}?)(?: ?:| \|| [–—-]) (?<head>\p{L}.{2,160})$/u

/** Splits a text into its words and its dates. */
function withoutPeriod(text: string) {
  const behind = [...text.matchAll(SIGN)].map(({ 0: sign, index }) => ({
    head: text.slice(0, index),
    dates: text.slice(index + sign.length),
  }))
  for (const { head = '', dates = '' } of [
    BRACKETED.exec(text)?.groups ?? {},
    ...behind,
    BEFORE.exec(text)?.groups ?? {},
  ]) {
    const period = head === '' || dates.length > 60 ? null : periodOf(dates)
    if (period !== null) return { head: head.replace(/[,:|–—-]$/u, '').trim(), period }
  }
  return { head: text, period: null }
}

/** What stands between a post and a company. */
const AT = [/ (?:chez|at|bei|@) /i, / \| /, / [–—-] /, /, /]

interface Names {
  title: string
  organisation: string | null
  place?: string
}

/** Returns the title, the organisation and the town of an entry; `null` for the organisation if only the title is there. */
function namesIn(head: string): Names | null {
  for (const separator of AT) {
    const [title = '', organisation, ...more] = head.split(separator)
    if (organisation === undefined) continue
    const [place, ...others] = more
    if (place !== undefined) return others.length > 0 ? null : { title, organisation, place }
    const [company = '', town, ...rest] = organisation.split(', ')
    return town === undefined || rest.length > 0
      ? { title, organisation }
      : { title, organisation: company, place: town }
  }
  return { title: head, organisation: null }
}

/** Returns the group for a post, a school or a certificate on one line; `null` if a key that it must have is missing. */
function entryParts(fields: readonly Field[], text: string): Parts | null {
  const has = (key: string) => fields.some((field) => field.key === key)
  const { head, period } = withoutPeriod(text)
  const names = period === null ? null : namesIn(head)
  if (names === null || period === null) return null
  const { title, organisation, place } = names
  const isStarted = has('start')
  if ((organisation === null && isStarted) || (place !== undefined && !has('place'))) return null
  const days: Parts = isStarted
    ? [
        // A school is named by the year of its degree.
        ...(period.start === period.end && has('score') ? [] : ([['start', `'${period.start}'`]] as const)),
        ...(period.end === null ? [] : ([['end', `'${period.end}'`]] as const)),
      ]
    : [['date', `'${period.start}'`]]
  return [
    ['title', plain(title.trim())],
    ...(organisation === null ? [] : ([['organisation', plain(organisation.trim())]] as const)),
    ...(place === undefined ? [] : ([['place', plain(place.trim())]] as const)),
    ...days,
  ]
}

/** A level behind a language: « Anglais C1 », « Anglais courant », « Anglais : B2 ». */
const SPOKEN =
  /^(?<name>\p{L}[\p{L} ]{1,30}?)(?: ?:| [–—-]|,)? (?<level>[ABCabc][12]\+?(?: .{1,30})?|natif|native|langue maternelle|bilingue|bilingual|courant|fluent|lu, écrit, parlé|intermédiaire|intermediate|notions|scolaire|débutant|beginner|muttersprache|fließend|verhandlungssicher|grundkenntnisse)$/iu

/** Returns the group that stands for a text in which several of its keys are written on one line; `null` for any other text. */
export function groupOnOneLine(fields: readonly Field[], text: string): string | null {
  const keys = new Set(fields.map(({ key }) => key))
  const all = (...names: string[]) => names.every((name) => keys.has(name))
  const written = text.trim().replace(/\s+/g, ' ')
  if (written.length > 240) return null
  const { name, level } = SPOKEN.exec(written)?.groups ?? {}
  const parts = all('postalCode', 'city')
    ? addressParts(written)
    : all('title', 'organisation', 'start') || all('title', 'organisation', 'date')
      ? entryParts(fields, written)
      : all('name', 'level') && name !== undefined && level !== undefined
        ? ([
            ['name', plain(name)],
            ['level', plain(level)],
          ] as const)
        : null
  return parts === null ? null : inBraces(parts)
}
