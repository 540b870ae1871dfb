import { startOf } from '../../diagnostics/diagnostic.ts'
import { phrase, type Wording } from '../../diagnostics/phrase.ts'
import { own } from '../../fields/own.ts'
import type { CheckedSite, CheckedSiteFiles } from '../contract/checked.ts'
import { STAND_IN } from '../validate/filler.ts'
import { isOfSample, wordsOf } from '../validate/sample-hash.ts'
import { SAMPLE_OWNER } from '../validate/sample-hashes.ts'

type Find = (site: CheckedSite['values']) => string | null | undefined

type Example = Pick<RegExp, 'test'>

/** Hosts that are reserved for examples and tests (RFC 2606, RFC 6761). */
export const RESERVED_HOST = /((^|[.@/])example\.(org|com|net|fr)|[\w-]\.(example|test|invalid))([/:?#]|$)/i
/** Phone numbers that Arcep, the French regulator, reserves for fiction, and those that forms show: « 01 23 45 67 89 », « 06 00 00 00 00 ». */
const EXAMPLE_PHONE: Example = {
  test: (phone) =>
    /^(?:(?:00)?33)?0?(?:63998|(?:123456789|102030405|[1-79]0{8})$)/.test(phone.replace(/\(0\)|\D/g, '')),
}
const SAMPLE_HOST = /l’Exemple/
const EXAMPLE_ADDRESS: Example = { test: (address) => RESERVED_HOST.test(address) || STAND_IN.test(address) }

/** Values of the sample that may remain, and the pattern by which each is recognised. */
const SAMPLES: Readonly<Record<string, readonly [find: Find, sample: Example]>> = {
  origin: [({ origin }) => origin, EXAMPLE_ADDRESS],
  email: [({ email }) => email, EXAMPLE_ADDRESS],
  github: [({ github }) => github, EXAMPLE_ADDRESS],
  linkedin: [({ linkedin }) => linkedin, EXAMPLE_ADDRESS],
  profiles: [({ profiles }) => profiles?.find(({ url }) => EXAMPLE_ADDRESS.test(url ?? ''))?.url, EXAMPLE_ADDRESS],
  booking: [({ booking }) => booking, EXAMPLE_ADDRESS],
  phone: [({ phone }) => phone, EXAMPLE_PHONE],
  'legal.publisher': [({ legal }) => legal?.publisher, { test: (name) => name === SAMPLE_OWNER }],
  'legal.host.name': [({ legal }) => legal?.host?.name, SAMPLE_HOST],
  'legal.host.address': [({ legal }) => legal?.host?.address, SAMPLE_HOST],
  'legal.host.phone': [({ legal }) => legal?.host?.phone, EXAMPLE_PHONE],
}

/**
 * Adds one notice that names all values that are only examples, because they should not go on line. Under another name, `reportSample` says
 * which of them are the sample's.
 */
export function reportLeftovers({ site: { values, places }, cv, sources, projects, findings }: CheckedSiteFiles) {
  const isLeft = (value: string | null | undefined, example: Example) =>
    example.test(value ?? '') && (values.name === SAMPLE_OWNER || !isOfSample(wordsOf(value ?? '')))
  const left: Wording[] = Object.entries(SAMPLES).flatMap(([key, [find, example]]) =>
    isLeft(find(values), example) ? `site.md:${own(places.values, key)?.line ?? 1} (${key})` : [],
  )
  const isExample = (address: string | null | undefined) => isLeft(address, EXAMPLE_ADDRESS)
  const links = projects.filter(({ url, github, project }) =>
    [url, github, ...(project?.links ?? []).map((link) => link.url)].some(isExample),
  )
  if (cv?.cv?.tagged?.links.some(({ url }) => isExample(url))) left.push('cv.md (links)')
  if (links.length > 0) left.push(phrase('projects', links.length))
  if (left.length === 0) return
  findings.add('sample/leftovers', startOf(`${sources.contentFolder}/site.md`), { values: left })
}
