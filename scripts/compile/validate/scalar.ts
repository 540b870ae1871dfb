import { isScalar, isSeq, type Scalar } from 'yaml'
import { type Report, reportKnowing } from '../../diagnostics/findings.ts'
import { phrase, type Wording } from '../../diagnostics/phrase.ts'
import type { FieldType } from '../../fields/field.ts'
import { quoted } from '../parse/quoted.ts'
import { hasRemark, quotedBeforeRemark } from '../parse/slips/written-value.ts'
import { isNone, isNothing } from './near-value.ts'
import { namesCountryAbroad, withLostZero } from './phone.ts'
import { isGroup, keyOf, type Rule, sourceOf, type Written } from './written.ts'

/** Reports a problem of a value whose key and text are known. */
export type ReportValue = Report<'field' | 'actual'>

type ReadText<Kind extends FieldType['kind']> = (
  value: string,
  report: ReportValue,
  type: Extract<FieldType, { kind: Kind }>,
  written: Written<Scalar.Parsed>,
) => unknown

/** Types of values by which somebody is reached. */
export const REACHES_SOMEBODY: ReadonlySet<FieldType['kind']> = new Set(['url', 'email', 'phone', 'fediverse'])

/**
 * Makes the rule of a type that is written as one text. The rule refuses lists, groups and invisible characters.
 * @param read receives the text without outer spaces
 */
export function textRule<Kind extends FieldType['kind']>(read: ReadText<Kind>): Rule<Kind> {
  return (written, type) => {
    const { node, path } = written
    if (!isScalar(node)) return refuse(written, type)
    const source = sourceOf(node)
    if (node.type === 'PLAIN' && reportEntryInside(written)) return null
    // Hardly anybody calls a file « true » or « 3 », so it is compared with the names of the files as it is.
    const isChosen = typeof node.value === 'boolean' || (typeof node.value === 'number' && /^featured\b/.test(path))
    const isCode = isChosen && 'reads' in type && type.reads === 'code'
    if (typeof node.value !== 'string' && !isCode && (type.kind === 'text' || type.kind === 'phone')) {
      // `checkPhones` says what to write: the 0 that the number has lost, or the code of its country.
      if (
        type.kind === 'phone' &&
        /^0?[1-9]\d{6,11}$/.test(source) &&
        (!isFrench(written) || withLostZero(source) !== null)
      )
        return source
      const line = path.endsWith(']') ? `'${source}'` : `${path.split('.').at(-1)}: '${source}'`
      return written.wrongType(phrase('text'), line, `'${source}'`)
    }
    const value = (typeof node.value === 'string' ? node.value : source).trim()
    const report = reportKnowing({ actual: value }, written.report)
    const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u.exec(
      node.type === 'QUOTE_DOUBLE' ? value.replace(/[\n\t]/g, ' ') : '',
    )?.[0]
    if (invisible !== undefined) {
      const code = invisible.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      return report('value/control-character', { actual: `U+${code}` })
    }
    if (!path.includes('[') && (REACHES_SOMEBODY.has(type.kind) ? isNothing(value) : isFactWithout(value, type, path)))
      return written.report('value/none', { actual: value })
    return read(value, report, type, written.at(node))
  }
}

/** Returns whether the numbers of a site are French, as far as its header says so before it is read. */
export function isFrench({ header: { file, sources } }: Pick<Written, 'header'>): boolean {
  const at = (...path: string[]) => file.header.getIn(path)
  const textAt = (...path: string[]) => (typeof at(...path) === 'string' ? String(at(...path)) : null)
  const [first = null] = [at('lang', '0'), at('lang')].filter((lang) => typeof lang === 'string')
  const isAbroad = textAt('legal', 'law') !== null && textAt('legal', 'law') !== 'france'
  return !isAbroad && (first ?? sources.lang) === 'fr' && !namesCountryAbroad(textAt('place'))
}

/** Words for nothing that are also names: « client: Nada ». */
const MAY_BE_NAME = /^(?:na|nil|nada|no|non|nope|nein)$/i

/** Abbreviations for nothing that are also those of companies: « client: ND ». */
const MAY_BE_COMPANY = /^(?:nc|nd|ras)$/i

/** Returns whether the text of a fact says that there is none: « result: N/A », « client: ??? ». A title and the fixed texts may be any word. */
function isFactWithout(value: string, type: FieldType, path: string): boolean {
  if (type.kind !== 'text' || type.reads === 'title' || type.reads === 'code' || path.startsWith('texts.')) return false
  if (type.reads === 'name' && MAY_BE_COMPANY.test(value)) return false
  return /[\p{L}?.…\p{Pd}]/u.test(value) && !MAY_BE_NAME.test(value) && isNone(value)
}

function refuse(written: Written, type: FieldType): unknown {
  const { node, source } = written
  const named = type.kind === 'text' && type.reads === 'name' ? nameIn(written) : null
  if (named !== null) return written.wrongType(phrase('text'), named)
  if (isGroup(node) && !/^\{|\n/.test(source) && isBehindKey(written)) {
    const suggestion = quotedBeforeRemark(source)
    const text = written.header.file.headerText.slice(node.range[0], node.range[1])
    const tail = text.slice(text.trimEnd().length)
    // The range of a group ends behind its line end, or goes on over keys that could not be read. « # » may begin a remark.
    const isCertain = /^[ \t]*(?:\r?\n)?$/.test(tail) && !hasRemark(source)
    return written.report('yaml/colon', { actual: ':', suggestion, mend: isCertain ? suggestion + tail : null })
  }
  const [only, ...more] = isSeq(node) ? node.items : []
  const expected = type.kind === 'choice' ? phrase('oneOf', type.values) : phrase('text')
  if (!isScalar(only) || more.length > 0)
    return written.wrongType(expected, isScalar(only) ? joined(written, type) : heldBy(written, type))
  // What the list holds may be wrong itself, so its own correction is proposed.
  const { value, words } = written.trial(only as Scalar.Parsed, type)
  written.wrongType(expected, words)
  return value
}

/** Returns whether a value stands on the line of its key or of its dash. */
export function isBehindKey({ node, header }: Written): boolean {
  const { headerText } = header.file
  const from = node.range[0]
  return headerText.slice(headerText.lastIndexOf('\n', from - 1) + 1, from).trim() !== ''
}

/** Returns what to write for a list of texts: all as one text, or the first one alone, because a key has one address or one day. */
function joined(written: Written, type: FieldType): Wording | null {
  const { node } = written
  if (!isSeq(node) || !node.items.every((item) => isScalar(item))) return null
  if (type.kind === 'text') return quoted(node.items.map((item) => String(item.value)).join(', '))
  const [first] = node.items
  const { words } = isScalar(first) ? written.trial(first as Scalar.Parsed, type) : { words: null }
  if (!isScalar(first) || typeof words !== 'string') return null
  return phrase('onlyOne', words === sourceOf(first) ? written.at(first as Scalar.Parsed).source : words)
}

/** The keys under which other programs write the name of something. */
const OF_NAME = ['name', 'nom', 'title', 'titre', 'label', 'text', 'texte', 'value', 'valeur', 'techno', 'technologie']

/** Returns the name in a group that stands for it: « { nom: React, niveau: expert } ». */
export function nameIn({ node, header }: Written): string | null {
  const value = isGroup(node) ? node.items.find((item) => OF_NAME.includes(keyOf(item).toLowerCase()))?.value : null
  if (!isScalar(value) || String(value.value ?? '').trim() === '') return null
  return header.file.headerText.slice(value.range[0], value.range[1]).trim()
}

/** The keys that hold the path of a picture where other generators have a group. */
const OF_PICTURE = [
  'image',
  'src',
  'path',
  'url',
  'file',
  'filename',
  'teaser',
  'overlay_image',
  'feature',
  'publicURL',
]

/** The keys that hold the text for people who do not see the picture. */
const OF_ALT = ['alt', 'altText', 'image_alt', 'description']

/** The keys of a place in parts: « place: { city: Montpellier, region: Occitanie } ». */
const OF_PLACE = /^(?:city|ville|town|locality|stadt|ort|region|région|state|country|pays|land)$/i

/** Returns the address or the path in a group that stands for it, as in Hugo or Astro: « { src: banque.png, alt: Trois comptes } ». */
function heldBy(written: Written, type: FieldType): Wording | null {
  const { node, path, header } = written
  if (!isGroup(node)) return null
  const [only, ...others] = node.items
  if (type.kind === 'url' && others.length === 0 && isScalar(only?.value)) return written.trial(only.value, type).words
  // « title: { fr: Banque, en: Bank } »: a translation is a file of its own.
  const own = node.items.find((item) => keyOf(item) === header.sources.lang)?.value
  if (type.kind === 'text' && isScalar(own)) return written.at(own).source
  const parts = node.items.map((item) => (OF_PLACE.test(keyOf(item)) && isScalar(item.value) ? item.value.value : null))
  if (type.kind === 'text' && parts.length > 0 && parts.every((part) => typeof part === 'string'))
    return quoted(parts.join(', '))
  if (type.kind !== 'picture') return null
  const value = node.items.find((item) => OF_PICTURE.includes(keyOf(item)))?.value
  if (!isScalar(value) || typeof value.value !== 'string') return null
  // Whether there is such a picture is said in the same run.
  header.read(written.at(value, path), type)
  const alt = node.items.find((item) => OF_ALT.includes(keyOf(item)))?.value
  const key = path === 'image' ? 'imageAlt' : path.endsWith('].image') ? 'alt' : null
  if (!isScalar(alt) || typeof alt.value !== 'string' || key === null) return sourceOf(value)
  const beside = path.replace(/image$/, key)
  if (header.file.header.hasIn(beside.split(/[.[\]]+/))) return sourceOf(value)
  header.read(written.at(alt, beside), { kind: 'text' })
  return phrase('twoLines', `image: ${sourceOf(value)}`, `${key}: ${written.at(alt).source}`)
}

/** Reports an entry that is indented more than the one above, because YAML reads it as part of that one's text. */
function reportEntryInside(written: Written): boolean {
  const { node, header } = written
  const [from, to] = node.range
  const text = header.file.headerText
  const inside = /\n( *)- /.exec(text.slice(from, to))
  if (inside === null) return false
  written.markFaulty()
  header.isComplete = false
  const found = inside[1]?.length ?? 0
  const lead = text.slice(text.lastIndexOf('\n', from) + 1, from)
  const at = from + inside.index + 1 + found
  const actual = (text.slice(at).split('\n', 1)[0] ?? '').trimEnd()
  const wanted = Math.max(0, lead.lastIndexOf('-'))
  header.findings.add('yaml/indentation', header.file.headerPlace(at, at + actual.length), { actual, found, wanted })
  return true
}
