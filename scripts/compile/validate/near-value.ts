import { fold, normalized } from '../../fields/fold.ts'
import { mistypedMonth, monthNamed } from '../../fields/month-names.ts'
import { own } from '../../fields/own.ts'

/** Words that owners write for the end of a period that continues. */
export const ONGOING =
  /^[(*_]{0,3}(auj\.?|aujourd[’']?hui|à aujourd[’']hui|à présent|(?:toujours )?en (?:cours|poste|activité)(?: actuellement)?|toujours|présent|present|actuel(lement)?|maintenant|à ce jour|(?:un)?till? (now|today|present)|jusqu[’']à (?:aujourd[’']?hui|présent|maintenant|ce jour)|tot (?:heden|nu)|now|today|current(ly)?|presently|ongoing|to date|bis jetzt|derzeit|(bis )?heute|jetzt|aktuell|laufend|gegenwart|gegenwärtig|actual(idad)?|presente|attuale|atual|o momento|oggi|hoy|heden|nu)[).…*_]{0,3}$/i

/** Returns the e-mail address that the owner probably intended by an invalid one, or `null` if there is no good guess. */
export function nearEmail(value: string): string | null {
  const address = value
    .replace(/^mailto:/i, '')
    .replace(/^[^<]*<([^<>]*)>$/, '$1')
    .replace(/^\[[^\][]*\]\((?:mailto:)?([^()]*)\)$/i, '$1')
    // Of two addresses, the first.
    .replace(
      /^([^\s@,;/]+@[^\s@,;/]+)(?:\s*[,;/]\s*|\s+(?:ou|et|or|and|oder|und|of|en)\s+)[^\s@,;/]+@[^\s@,;/]+$/i,
      '$1',
    )
    .replace(/ ?(\(at\)|\[at\]|\barobase\b) ?| (?:at|chez) /i, '@')
    .replace(/ ?[([](?:dot|point|punkt)[)\]] ?| (?:dot|point|punkt) /gi, '.')
    .replaceAll(' ', '')
    .replaceAll(',', '.')
    .replace(/\.$/, '')
    .replace(/^\.|\.(?=@)/g, '')
    .replace(MISTYPED_END, '.com')
    .replace(/(?<=@)[a-z]+(?=\.)/i, (name) => own(MISTYPED_NAMES, name.toLowerCase()) ?? name)
    .replace(/(?<=@(?:gmail|hotmail|outlook|yahoo|icloud)\.)(?:c|co|cm|m|om)$/i, 'com')
    .replace(/(?<=@(?:yahoo|orange|free|sfr|hotmail|wanadoo)\.)[fr]$/i, 'fr')
    .replace(/@([a-z]+)\.?$/i, (whole, name: string) => own(MAIL_DOMAINS, name.toLowerCase()) ?? whole)
  const [name = '', ...rest] = address.split('@')
  const plain = ACCENT.test(name) ? [fold(name), ...rest].join('@') : address
  return isEmail(plain) ? plain : null
}

/** A Latin letter with an accent. Mail services give no name with one, although the host behind the « @ » may have some. */
const ACCENT = /[\u00C0-\u024F]|[\u0300-\u036F]/

/** The domains of providers of which owners forget the end. */
const MAIL_DOMAINS: Readonly<Record<string, string>> = Object.fromEntries(
  'gmail.com hotmail.com outlook.com icloud.com orange.fr free.fr laposte.net proton.me protonmail.com gmx.de sfr.fr'
    .split(' ')
    .map((domain) => [domain.split('.')[0] ?? '', `@${domain}`]),
)

/** The names of providers as owners mistype them. */
const MISTYPED_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `gmail:gmial gmal gmil gamil gmaill ggmail gmaik|hotmail:hotmial hotmal hotmil hotamil hotmaill|outlook:outlok outllok outloook|
yahoo:yaho yahooo yhaoo|wanadoo:wanado wanadou|laposte:lapost lapsote|icloud:iclod icoud`
    .replaceAll('\n', '')
    .split('|')
    .flatMap((line) => {
      const [name = '', mistyped = ''] = line.split(':')
      return mistyped.split(' ').map((word) => [word, name])
    }),
)

/** The end of `.com` as owners mistype it. No country or registry has such a name. */
const MISTYPED_END = /\.(?:con|cmo|ocm|comm|conm|vom|xom)$/i

export function isEmail(value: string): boolean {
  const [name = '', host = ''] = value.split('@', 2)
  return (
    /^[^\s@<>,;:()]+@[^\s@.<>,;:()]+(\.[^\s@.<>,;:()]+)*\.[^\s@.<>,;:()]{2,}$/.test(value) &&
    !ACCENT.test(name) &&
    !/^\.|\.$/.test(name) &&
    !MISTYPED_END.test(host) &&
    own(MISTYPED_NAMES, host.split('.', 1)[0]?.toLowerCase() ?? '') === undefined
  )
}

/** Returns the account for « camille@mastodon.social » or for the address of a profile, « https://mastodon.social/@camille ». */
export function nearFediverse(value: string): string | null {
  const [, server, name] = /^(?:https?:\/\/)?([^/@]+)\/@([^/@]+)\/?$/.exec(value) ?? []
  const handle = server === undefined ? `@${value.replaceAll(' ', '').replace(/^@/, '')}` : `@${name}@${server}`
  return isFediverse(handle) ? handle : null
}

export function isFediverse(value: string): boolean {
  return /^@[\w.-]+@[\w-]+(\.[\w-]+)+$/.test(value)
}

export function nearPhone(value: string): string | null {
  const text = normalized(value, 'NFKC')
    .replace(/\((\+\d+)\)/, '$1')
    .replace(/(?<!\p{L})o(?!\p{L})/giu, '0')
    .replace(/(?<=\d)[/_](?=\d)/g, ' ')
    // « 0170 / 39 98 00 00 »: what precedes the slash is too short for a number of its own.
    .replace(/^(\+[\d() ]{2,12}?|[\d() ]{2,8}?) [/–-] ?(?=\d)/, '$1 ')
  // An owner may write two numbers, or words behind one.
  const number = /\+?\(?\d(?:[\s().-]*\d)+/.exec(text)?.[0] ?? ''
  // « 06 39 98 XX XX » has no number, only its beginning.
  return isPhone(number) && number.replace(/\D/g, '').length >= SUBSCRIBER_DIGITS ? number : null
}

/** The fewest digits of a number that is certainly whole. */
const SUBSCRIBER_DIGITS = 8

/** Returns whether a text is a telephone number: that of a subscriber, or a short one such as 1007. */
export function isPhone(value: string): boolean {
  return /^\+?[\d\s().-]{6,}$/.test(value) || isShortNumber(value)
}

/** Returns whether a number has no more digits than the short ones that a country gives to services. No list of all countries has them. */
export function isShortNumber(value: string): boolean {
  return /^\d{3,4}$/.test(value)
}

/** The orders in which owners write a month and its year: « 02/2025 », « Feb '25 », « 2025, février », « 2025-02-01T10:00 ». */
const MONTH_ORDERS = [
  /^(?<year>(?:19|20)\d\d)(?<month>0[1-9]|1[0-2])$/,
  /^(?<month>\d{1,2}|[a-z]{3,9}\.?)[ /.-]{1,3}(?<year>\d{4}|['’]\d\d)$/,
  /^(?<year>\d{4})[ /.-]{1,3}(?<month>\d{1,2}|[a-z]{3,9}\.?)(?:[/.-]\d{1,2}(?:t[^/]*)?)?$/,
]

/** Returns the month that a text names, as YYYY-MM, and a year unchanged. */
export function nearMonth(value: string): string | null {
  const text = bareDate(value)
  for (const order of MONTH_ORDERS) {
    const { year = '', month = '' } = order.exec(text)?.groups ?? {}
    const number = monthNumber(month)
    const century = /\d{4}/.test(year) ? '' : /[0-4]\d$/.test(year) ? '20' : '19'
    if (number !== null) return `${century}${year.slice(-4).replace(/\D/, '')}-${String(number).padStart(2, '0')}`
  }
  return /^\d{4}$/.test(text) ? text : null
}

/** Returns the month in « Sep-21 » or « 09/21 », where the second number may also be a day, so that no correction chooses it. */
export function shortMonth(value: string): string | null {
  const [, month = '', year = ''] = /^([a-z]{3,9}|\d{1,2})\.?[ /.-](\d\d)$/.exec(bareDate(value)) ?? []
  const number = monthNumber(month)
  const isYear = /^\d/.test(month) ? Number(year) > 12 : true
  return number === null || !isYear || Number(year) > 49 ? null : `20${year}-${String(number).padStart(2, '0')}`
}

/** Returns the year of a text that names no month, such as « Q1 2019 », « printemps 2020 » or « vers 2020 ». */
export function yearWithin(value: string): string | null {
  const others = bareDate(value.replace(/ ?\([^()]{0,40}\)$/, '')).split(/\b((?:19|20)\d\d)\b/)
  const [before = '', year = null, after = '', more] = others
  return more === undefined && !/\d/.test(`${before}${after}`.replace(/\b[qtsh][1-4]\b/, '')) ? year : null
}

/** A zero that somebody typed as a letter: « 2O24 ». */
const LETTER_O = /(?<=\d)o|o(?=\d)/g

/** The orders in which owners write the parts of a date: « 30/01/2026 », « January 30th, 2026 », « 2026-1-30T10:00 ». */
const DATE_ORDERS = [
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d{1,2})(?:er|st|nd|rd|th)?[ ./-]{1,2}(?<month>\d{1,2}|[a-z]{3,9})[ .,/-]{1,2}(?<year>\d{4})$/,
  /^(?<month>\d{1,2}|[a-z]{3,9})[ ./-]{1,2}(?<day>\d{1,2})(?:st|nd|rd|th)?[ .,/-]{1,2}(?<year>\d{4})$/,
  /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})(?:[t ](?![^/]{0,99}\b(?:19|20)\d\d\b)[^/]*)?$/,
]

/** Returns the days that a text may name, as YYYY-MM-DD, the reading with the day before the month first. Some may not exist. */
export function daysNamed(value: string): string[] {
  const text = bareDate(value)
  const days = DATE_ORDERS.flatMap((order) => {
    const { year = '', month = '', day = '' } = order.exec(text)?.groups ?? {}
    const number = monthNumber(month)
    return number === null ? [] : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  })
  return [...new Set(days)]
}

/** The most characters of a value that is read as a date with slips. */
const DATE_MAX = 60

/** A year of two digits behind a day and a month. « 24-03-05 » may begin with it. */
const SHORT_YEAR = /(?<=\d{1,2} ?[ /.-] ?(?:\d{1,2} ?[/.] ?|\p{L}{3,9}\.? ?[ /.-] ?))['’]?(?=[0-4]\d$)/u

/** Returns a date with the right names of months and a whole year: « 5 févirer 2024 », « 05/03/24 ». What it then names is no more than likely. */
export function withoutSlips(value: string): string {
  if (value.length > DATE_MAX) return value
  return value.replace(/\p{L}{6,20}/gu, (word) => mistypedMonth(word) ?? word).replace(SHORT_YEAR, '20')
}

/** Returns the three months of « T1 2024 » or « 2024-Q1 », or `null`. */
export function quarterOf(value: string): { start: string; end: string } | null {
  const [, one, after, before, other] =
    /^[qt]([1-4])[ -]?((?:19|20)\d\d)$|^((?:19|20)\d\d)[ -]?[qt]([1-4])$/i.exec(value) ?? []
  const last = Number(one ?? other) * 3
  const [start, end] = [last - 2, last].map((month) => `${after ?? before}-${String(month).padStart(2, '0')}`)
  return Number.isNaN(last) || start === undefined || end === undefined ? null : { start, end }
}

export function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

function monthNumber(month: string): number | null {
  const number = /^\d+$/.test(month) ? Number(month) : monthNamed(month)
  return number !== null && number >= 1 && number <= 12 ? number : null
}

/** Words before the start of a period that continues. */
export const SINCE = /^(?:from|since|depuis|d[eèu]s?|seit|von|ab|desde|dal|sinds) /i

/**
 * Returns the only date that a text names, as YYYY, YYYY-MM or YYYY-MM-DD; `null` if there is none, if there are several, or if it names a
 * day that does not exist.
 */
export function knownDate(text: string): string | null {
  const written = text.trim()
  const named = isDate(written) ? [written] : daysNamed(written)
  const days = named.filter(isDate)
  if (named.length > 0 && days.length === 0) return null
  return (days.length === 1 ? days[0] : null) ?? nearMonth(written)
}

/** What stands between two dates, the clearest first. */
const SEPARATORS = [
  / (?:-|–|—|→|->|➜|to|until|till|à|au|jusqu['’]à|bis|tot|t\/m) /i,
  /[–—]/,
  /(?<=^\d{4})[-/](?=\d{4}$)/,
  /-(?=\d{1,2}[/.]\d{4}$)/,
  // ISO 8601: « 2022-01/2023-03 », « 2022-01--2023-03 ».
  /(?<=^\d{4}-\d\d(?:-\d\d(?:T[\d:.+Z-]{0,20})?)?)(?:\/|--)(?=(?:\d{4}|\.\.|$))/,
  /-(?= ?\p{L})/u,
]

/** How long a period took, behind its dates: « (1 an) », « · 4 ans 3 mois » as LinkedIn writes it. */
const HOW_LONG =
  /(?: · | ?\()(?:\d{1,2} ?(?:ans?|années?|mois|years?|yrs?|months?|mos?|jahre?|monate?|jaar|maand(?:en)?)\.?,?(?: (?:et|and|und|en))? ?){1,2}\)?$/i

/** Returns a period without the words that say how long it took. */
export const withoutLength = (text: string) => text.replace(HOW_LONG, '')

/** Returns the dates of « Jan 2020 - Present » or « 2016–2018 »; `null` if no period is recognised. A single date begins and ends it. */
export function periodOf(text: string): { start: string; end: string | null } | null {
  const all = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:(?:du|de) |d['’])/i, '')
  const dates = withoutLength(all)
  const hasLength = dates !== all
  const written = dates.replace(SINCE, '')
  const isOpen = written !== dates
  for (const separator of SEPARATORS) {
    const [first = '', last, ...more] = written.split(separator)
    if (last === undefined || more.length > 0) continue
    const end = ONGOING.test(last.trim()) ? null : knownDate(last)
    const start = knownDate(first) ?? startBefore(first, last, end)
    if (start !== null && (end !== null || ONGOING.test(last.trim()))) return { start, end }
  }
  // « mars 2024 (6 mois) » does not say which day it began.
  const only = hasLength ? null : knownDate(written)
  return only === null ? null : { start: only, end: isOpen ? null : only }
}

/** Returns the start of a period that names its month or year at its end only: « mars à juin 2024 », « 3 au 5 mars 2024 ». */
function startBefore(first: string, last: string, end: string | null): string | null {
  if (end === null) return null
  const words = last.trim().split(' ')
  const starts = words.flatMap((_, at) => knownDate(`${first.trim()} ${words.slice(at + 1).join(' ')}`) ?? [])
  return starts.find((start) => start <= end.slice(0, start.length)) ?? null
}

/** The day of the week before a whole date: « mardi 5 mars 2024 », « Tue Mar 05 2024 ». */
const WEEKDAY =
  /^(?:le )?(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|son)[a-z]{0,7}\.?,? (?=\d{1,2}[a-z]{0,2}(?:[ .-]{1,2}[a-z]|[/.-]\d)|[a-z]{3,9}\.? \d{1,2},? \d{4})/

/** Midnight between Central Europe and the Indian Ocean, written in UTC. */
const MIDNIGHT_EAST = /^(\d{4}-\d\d-\d\d)T2[0-3]:00:00(?:\.0{1,6})?Z$/

export const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the day on which somebody clicked in a calendar that wrote it in UTC: « 2021-02-28T23:00:00.000Z » is 1 March in France. */
function localDay(value: string): string {
  const [, day = ''] = MIDNIGHT_EAST.exec(value.trim()) ?? []
  return isDate(day) ? new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10) : value
}

/** Returns a date without its quotes and the words around it, with a hyphen for each dash. */
function bareDate(value: string): string {
  // Obsidian and Notion link dates: « [[2024-03-05]] », « @March 5, 2024 ».
  const text = fold(normalized(localDay(value), 'NFKC'), /^(?:['"’‘“”@]|\[\[)|(?:['"’‘“”,;.]|\]\])$/).replace(
    /[\p{Pd}−]/gu,
    '-',
  )
  return (
    text
      .replace(WEEKDAY, '')
      .replace(/^(?:le|the|am|den|el|il) (?=\d)/i, '')
      .replace(LETTER_O, '0')
      .replace(/,? (?:de|of) |, *|\s+/g, ' ')
      .replace(/(?<=\d) ?\/ ?(?=\d)/g, '/')
      .replace(SINCE, '')
      // The time of the day.
      .replace(
        /(?<=\d{4}) (?:a |at |um )?\d{1,2}(?:[:h]\d{2}){1,2}(?: ?[ap]m)?(?: (?:gmt|utc)(?:[+-]\d{4})?)?(?: \([^()]{1,60}\))?$/,
        '',
      )
  )
}

/** Removes a comment or a comma at the end of a value. */
export function withoutRemark(value: string): string {
  const [bare = ''] = value.split(/ (?:\/\/|\/\*|<!--|--|\()|#/, 1)
  return bare.trim().replace(/[,;.]$/, '')
}

/** Returns whether `withoutRemark` leaves out words, which a correction must not delete. */
export function hasRemark(value: string): boolean {
  return /[\p{L}\p{N}]/u.test(value.trim().slice(withoutRemark(value).length))
}

/** Returns the address in « [texte](https://…) », « <https://…> » or « https://… // remarque ». */
export function addressWithin(value: string): string | null {
  return /https?:\/\/[^\s<>()[\]"'«»“”„‘’‹›]+/i.exec(value)?.[0]?.replace(/[,;.]$/, '') ?? null
}

/** What owners write in the place of any value that they do not have, without spaces and signs. */
const NONE = new Set(
  'no non none nope nein kein keine keins nil null undefined nan na nada nc nd ras noncommunique nonrenseigne nothing rien neant aucun aucune objectobject'.split(
    ' ',
  ),
)

/** What they write besides in the place of an address or a number that they do not have or do not show. */
const NOTHING = new Set(
  `sans soon comingsoon bientot avenir tba tbc tbd notyet pasencore notavailable unavailable nondisponible indisponible enconstruction underconstruction wip surdemande onrequest private
  prive privee nda secret confidential confidentiel internal interne nosite passite pasdesite nogithub nolinkedin pasdelinkedin pasdegithub
  github gitlab bitbucket codeberg linkedin
  bientotenligne bientotdisponible prochainement encours encoursdedeveloppement miseenligneprochaine horsligne inprogress offline
  inarbeit demnachst kommtbald`.split(/\s+/),
)

/** Returns whether a text stands for no value: « aucun », « n/a », « — ». */
export function isNothing(value: string): boolean {
  return isNone(value) || NOTHING.has(bareWord(value))
}

/** Returns whether a text stands for no value where the words of « private » or « GitHub » would be one: « aucun », « n/a », « — ». */
export function isNone(value: string): boolean {
  const word = bareWord(value)
  return word === '' || NONE.has(word)
}

const bareWord = (value: string) => fold(value, /[^\p{L}\p{N}]+/u)
