import { createRequire } from 'node:module'
import type { Phone } from '../../../src/catalogue/types.ts'
import { foldedWords } from '../../fields/fold.ts'
import { lazy } from '../../fields/lazy.ts'
import { own } from '../../fields/own.ts'
import { LANGS, type Lang } from '../../fields/site-texts/languages.ts'
import type { SiteValues } from '../contract/own.ts'
import { isShortNumber } from './near-value.ts'

/** A phone number, the region that it belongs to, and what makes it doubtful. */
export interface ReadPhone extends Phone {
  /** ISO 3166-1 code of the region; `null` if no numbering plan has this number. */
  region: string | null
  /** `national`: it works in one country only, and nobody says in which. `unassigned`: no numbering plan has it. */
  doubt: 'national' | 'unassigned' | null
}

/** The regions that call each other with a leading 0, the mainland first. */
const FRANCE = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT']
/** Mobile numbers that Arcep, the French regulator, reserves for fiction. No plan has them. */
const FICTION = /^\+3363998\d{4}$/

const require = createRequire(import.meta.url)

/**
 * Returns whether the numbers of a site that have no country code are French: its law says so, or else its place, its first language or
 * its form.
 * @param own the language of this file
 */
export function isDialledInFrance(
  { form, legal, lang, place = null }: Pick<SiteValues, 'form' | 'legal' | 'lang'> & { place?: string | null },
  own: Lang,
): boolean {
  if (legal?.law) return legal.law === 'france'
  if (namesCountryAbroad(place)) return false
  return (lang?.[0] ?? own) === 'fr' || form?.phoneFormat === 'france'
}

/** Returns whether a place names a country whose numbers are not French. */
export const namesCountryAbroad = (place: string | null) => place !== null && regionsOf(place).length > 0

/** Returns the codes of the other country with whose name a place ends, or of a large town there: « Namur, Belgique », « Tanger ». */
function regionsOf(place: string): readonly string[] {
  const ofTown = own(TOWNS, foldedWords(place))
  if (ofTown !== undefined) return [ofTown]
  const [, country] = /^.*[,;(]([^,;()]+)\)?$/s.exec(place) ?? []
  return (country !== undefined && regionsAbroad().get(foldedWords(country))) || []
}

/** Large towns abroad, which owners write without their country. */
const TOWNS: Readonly<Record<string, string>> = {
  ...{ madrid: 'ES', barcelone: 'ES', barcelona: 'ES', bruxelles: 'BE', brussels: 'BE', liege: 'BE', namur: 'BE' },
  ...{
    geneve: 'CH',
    geneva: 'CH',
    lausanne: 'CH',
    zurich: 'CH',
    berlin: 'DE',
    munich: 'DE',
    londres: 'GB',
    london: 'GB',
  },
  ...{
    lisbonne: 'PT',
    lisboa: 'PT',
    lisbon: 'PT',
    porto: 'PT',
    milan: 'IT',
    rome: 'IT',
    luxembourg: 'LU',
    dublin: 'IE',
  },
  ...{
    amsterdam: 'NL',
    utrecht: 'NL',
    rotterdam: 'NL',
    eindhoven: 'NL',
    'den haag': 'NL',
    'la haye': 'NL',
    anvers: 'BE',
    antwerpen: 'BE',
    gand: 'BE',
    gent: 'BE',
    cologne: 'DE',
    koln: 'DE',
    hambourg: 'DE',
    hamburg: 'DE',
    francfort: 'DE',
    stuttgart: 'DE',
    marrakech: 'MA',
    tanger: 'MA',
    fes: 'MA',
    agadir: 'MA',
    meknes: 'MA',
    oran: 'DZ',
    sfax: 'TN',
    abidjan: 'CI',
    montreal: 'CA',
    quebec: 'CA',
    tunis: 'TN',
    casablanca: 'MA',
    rabat: 'MA',
    alger: 'DZ',
    dakar: 'SN',
  },
}

/** Returns the number of a large town abroad whose plan has it as it is written: `612345678` in Madrid → `+34 612 34 56 78`. */
export function ofTownAbroad(text: string, place: string | null): string | null {
  const regionCode = place === null ? undefined : own(TOWNS, foldedWords(place))
  if (regionCode === undefined) return null
  const { valid, number } = phoneNumbers().parsePhoneNumber(text, { regionCode })
  return (valid && number?.international) || null
}

/** Names of countries that no list has. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', gb: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', angleterre: 'GB', ecosse: 'GB' },
  ...{ 'great britain': 'GB', 'grande bretagne': 'GB', usa: 'US', us: 'US', 'etats unis d amerique': 'US' },
  ...{ 'united states of america': 'US', uae: 'AE', holland: 'NL', hollande: 'NL', 'ivory coast': 'CI' },
  ...{ quebec: 'CA', qc: 'CA' },
  // « Utrecht, NL ». « CA » is a state too.
  ...{ nl: 'NL', be: 'BE', ch: 'CH', de: 'DE', lu: 'LU', es: 'ES', it: 'IT', pt: 'PT', at: 'AT', ie: 'IE' },
  ...{ ma: 'MA', tn: 'TN', dz: 'DZ', sn: 'SN' },
}

/** The codes of all countries but those that call each other with a leading 0, by their names in each language. */
const regionsAbroad = lazy((): ReadonlyMap<string, readonly string[]> => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const regions = new Map<string, string[]>()
  for (const lang of LANGS) {
    const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' })
    const french = FRANCE.map((code) => names.of(code))
    for (const code of codes) {
      const name = names.of(code)
      if (name === undefined || french.includes(name)) continue
      const words = foldedWords(name)
      // Some codes are older ones of the same country.
      regions.set(words, [...(regions.get(words) ?? []), code])
    }
  }
  for (const [name, code] of Object.entries(SHORT_NAMES)) regions.set(name, [code])
  return regions
})

/**
 * Returns a number without a country code as people of other countries dial it: `0470/12.34.56` → `+32 470 12 34 56`.
 * @param place the owner's place, which may name the country
 * @returns `null` if the country is unknown, or its plan does not have the number
 */
export function withCountryCode(text: string, place: string | null): string | null {
  const { parsePhoneNumber } = phoneNumbers()
  const local = (place === null ? [] : regionsOf(place)).map((regionCode) => parsePhoneNumber(text, { regionCode }))
  const known = [...local, parsePhoneNumber(`+${text.replace(/\D/g, '')}`)].find(({ valid }) => valid)
  return known?.number?.international ?? null
}

/** Digits as the French mainland writes them: together, or in pairs behind the first one and its 0. */
const IN_PAIRS = /^(?:\(?0\)?)?[1-9](?:\d{8}|[\s.-]{1,3}\d\d(?:[\s.-]{0,3}\d\d){3})$/
/**
 * Nine digits, or ten with a 0. Many plans have such numbers, and most of them write « 612 345 678 », « 0470 12 34 56 » or « 079 123 45 67 ».
 * The French write services in groups of three too: « 0970 808 911 ».
 */
const LIKE_FRENCH = /^(?:0[1-7]|[1-9])(?:[\s().-]{0,3}\d){8}$/

/** Returns a French number with the 0 that a table took from it: `612345678` → `0612345678`; `null` for any other text. */
export function withLostZero(text: string): string | null {
  const digits = text.trim()
  if (digits.startsWith('0') || !IN_PAIRS.test(digits)) return null
  return readNumber(`0${digits}`, true).doubt === null ? `0${digits}` : null
}

/** The plans take 30 ms to load, and most files have no phone number. */
const phoneNumbers = (): typeof import('awesome-phonenumber') => require('awesome-phonenumber')

/**
 * Reads a phone number by the numbering plans of all countries. The address of its link (RFC 3966) has no separators, because some dialers do
 * not accept them, and no 0 that is dialled inside the country only: `+33 (0)6 39 98 00 00` → `tel:+33639980000`.
 * @param isFrench whether a number without a country code is a French one
 */
export function readNumber(text: string, isFrench: boolean): ReadPhone {
  if (isShortNumber(text)) return { text, url: `tel:${text}`, region: null, doubt: null }
  const { parsePhoneNumber } = phoneNumbers()
  const written = text.trim().replace(/^00\s*/, '+')
  const isNational = !written.startsWith('+')
  const isOfOthers = isNational && LIKE_FRENCH.test(written) && !IN_PAIRS.test(written)
  for (const regionCode of isNational ? frenchRegions(isFrench, isOfOthers, written) : ['']) {
    const { number, regionCode: region = null, valid } = parsePhoneNumber(written, { regionCode })
    if (number !== undefined && (valid || FICTION.test(number.e164)))
      return { text, url: `tel:${number.e164}`, region, doubt: null }
  }
  const url = `tel:${written.replace(/[^+\d]/g, '')}`
  const isWhole = isOfOthers && written.startsWith('0')
  return { text, url, region: null, doubt: isNational && (!isFrench || isWhole) ? 'national' : 'unassigned' }
}

/** Returns the regions to which a number without a country code may belong. Those overseas write « 0690 00 12 34 ». */
function frenchRegions(isFrench: boolean, isOfOthers: boolean, written: string): readonly string[] {
  if (!isFrench) return []
  if (!isOfOthers) return FRANCE
  return written.startsWith('0') ? FRANCE.slice(1) : []
}
