import { posix } from 'node:path'
import { isCollection, isSeq } from 'yaml'
import type { Field } from '../../fields/field.ts'
import { fold } from '../../fields/fold.ts'
import {
  FOREIGN_CV_KEYS,
  FOREIGN_KEYS,
  FOREIGN_KEYS_IN_GROUPS,
  FOREIGN_SITE_KEYS,
  FOREIGN_TARGET_KEYS,
  type KeyRemedy,
} from '../../fields/foreign-keys.ts'
import type { MailProvider } from '../../fields/mail-services.ts'
import { isSlip, nearMiss, sameWord } from '../../fields/near-miss.ts'
import { own } from '../../fields/own.ts'
import { nameOfFile } from '../contract/file-name.ts'
import type { SourceFile } from '../contract/sources.ts'
import { quoted } from '../parse/quoted.ts'
import { addressOf } from './address.ts'
import { choiceMeant } from './choice-words.ts'
import { networkNamed, profileOf } from './profile-sites.ts'
import { type Group, type Header, type Item, joinPath, keyOf, Written } from './written.ts'

/**
 * Reports a key that its group does not have.
 * @param intended the keys that unknown ones above probably stand for
 * @returns the key that was probably intended, or `null`
 */
export function readUnknownKey(
  map: Group,
  item: Item,
  fields: readonly Field[],
  parent: string,
  header: Header,
  intended: ReadonlySet<string | null>,
): { key: string | null; isCertain: boolean } {
  const actual = keyOf(item)
  const written = new Written(item.key, joinPath(parent, actual), header)
  const expected = fields.map(({ key }) => key)
  const at = placeInGroup(actual, fields)
  const isAt = at !== null && header.misplaced.has(`${at.group}.${joinPath(parent, at.key)}`)
  const folded = fold(actual, /[\s_-]+/)
  const found = findForeignKey(folded, header.file.kind)
  // Only a project has a list of other addresses.
  const theirs = found?.about === 'links' && header.file.kind !== 'project' ? undefined : found
  const isAnywhere = parent === '' || (parent === 'look' && theirs?.about === 'night')
  const known = isAnywhere ? theirs : findForeignKeyIn(parent, folded, header.file.kind)
  // The author of a file is not that of a quotation that the file does not have.
  const hasTheirValue = known !== undefined && textsIn(item).every((text) => known.values?.test(text) !== false)
  const isTheirs = hasTheirValue && map.items.every((other) => keyOf(other) !== at?.group)
  if (isAt && !isTheirs && (at.key === actual || known === undefined)) {
    written.report('key/misplaced', { actual, ...at })
    return { key: null, isCertain: false }
  }
  const [, gluedKey = '', gluedValue = ''] = /^([\p{L}_]+):(.+)$/u.exec(actual) ?? []
  if (expected.includes(gluedKey)) {
    const suggestion = `${gluedKey}: ${gluedValue}`
    written.report('yaml/colon-space', { actual, noBreak: false, suggestion, mend: suggestion })
    return { key: gluedKey, isCertain: false }
  }
  const sameName = intendedField(actual, fields)
  // A description in the form of a list has points.
  const named =
    sameName?.key === 'summary' && isSeq(item.value)
      ? (fields.find(({ key }) => key === 'points') ?? sameName)
      : sameName
  // « theme: dark » is not the character of the site under another name.
  const isOther = parent !== '' && named !== undefined && isForeignChoice(item, named)
  const certain = isOther ? null : (named?.key ?? null)
  const { values } = known ?? {}
  const isOfThem = values ? textsIn(item).every((text) => values.test(text)) : certain === null
  const foreign = isOfThem ? known : undefined
  if (foreign) {
    const to =
      foreign.to?.find((key) => expected.includes(key) && map.items.every((other) => keyOf(other) !== key)) ?? null
    const ofDraft = foreign.about === 'draft' ? foreign.values : undefined
    const says = (ofDraft ?? /^(?:true|yes|oui|on|1|public|publi[ée]e?|visible)$/i).test(String(item.value ?? ''))
    const isDraft = foreign.about === 'draft' ? says : !says
    const isAlready = nameOfFile(header.file.path).draft
    const remedy: KeyRemedy =
      foreign.about === 'draft' || foreign.about === 'published'
        ? remedyOfDraft(isDraft, isAlready)
        : isLeftAside(foreign.about, says)
          ? 'drop'
          : (foreign.about ?? (to ? 'rename' : isBlock(item) ? 'dropGroup' : 'drop'))
    const suggestion = toWrite(remedy, item, header.file.path) ?? to
    written.report('key/foreign', { actual, of: foreign.of, remedy, suggestion })
    if (to) header.faulty.add(to)
    return { key: to, isCertain: true }
  }
  const resembled = isOther ? null : nearName(actual, fields)
  const meant = certain ?? resembled?.key ?? null
  const isTaken = meant !== null && (intended.has(meant) || map.items.some((other) => keyOf(other) === meant))
  // A key that is there makes it less probable that a word of which several letters differ stands for it.
  const isMeant = certain !== null || !isTaken || isSlip(actual, resembled?.name ?? '')
  const near = isMeant ? meant : null
  // The name is wrong and reported, so the value is not also reported as missing.
  if (near) header.faulty.add(joinPath(parent, near))
  written.report('key/unknown', {
    ...{ actual, expected, taken: isTaken ? near : null },
    suggestion: isTaken ? null : near,
    mend: isTaken || isSetAside(actual) ? null : certain,
  })
  return { key: near, isCertain: certain !== null && !isTaken }
}

/** Returns whether a project is not put on the home page: « featured: false ». */
const isLeftAside = (about: KeyRemedy | undefined, says: boolean) => about === 'featured' && !says

const remedyOfDraft = (isMeant: boolean, isAlready: boolean) =>
  isMeant ? (isAlready ? 'alreadyDraft' : 'draft') : 'published'

/** Returns whether a key may have been set aside by a sign: `_client`, `--client`, `.client`. Then the site must not show its value. */
const isSetAside = (key: string) => /^\s*[_.-]|[_.-]\s*$/.test(key)

/** Returns whether a value is none of the choices of an optional key. */
function isForeignChoice({ value }: Item, { type, presence }: Field): boolean {
  return presence === 'optional' && type.kind === 'choice' && choiceMeant(String(value), type.values) === null
}

/** Returns whether a value is a group or a list on lines of its own. */
const isBlock = ({ value }: Item) => isCollection(value) && value.flow !== true

/** Returns the texts of a value: those of its entries, or the value itself. */
function textsIn({ value }: Item): string[] {
  return isSeq(value) ? value.items.map(String) : [String(value ?? '')]
}

/** Returns the key of another program that a folded word is in a file of this kind, if it is one. */
const findForeignKey = (key: string, kind: SourceFile['kind']) =>
  own(own(FOREIGN_KEYS_OF, kind) ?? FOREIGN_KEYS, key) ?? own(FOREIGN_KEYS, key)

/** Returns the key of another program in a group or in an entry of a list, for example in « skills[2] ». */
const findForeignKeyIn = (parent: string, key: string, kind: SourceFile['kind']) =>
  own(own(own(FOREIGN_KEYS_IN_GROUPS, kind) ?? {}, parent.replace(/\[\d+\]$/, '')) ?? {}, key)

/** Returns what the message about a key of another program proposes besides a key: the name of the file, a group or an entry; `null` if nothing. */
function toWrite(remedy: KeyRemedy, item: Item, path: string): string | null {
  if (remedy === 'draft' || remedy === 'expiry') return `_${posix.basename(path).replace(/^_/, '')}`
  if (remedy === 'featured') return `featured: [${nameOfFile(path).name}]`
  if (remedy === 'links') return linkIn(item)
  if (remedy === 'service') return serviceNamed(fold(keyOf(item), /[\s_-]+/), item)
  return remedy === 'profile' ? profileIn(keyOf(item), item) : null
}

/** Returns the group « mail » for the service of the form that a key names, with the identifier in its value. */
function serviceNamed(folded: string, item: Item): string {
  const [value = ''] = textsIn(item)
  const identifier = /([\w-]{1,60})\/?$/.exec(value.trim())?.[1]
  const [provider, key] = own(SERVICES, folded) ?? ['netlify', null]
  return `mail: { provider: ${provider}${key !== null && identifier ? `, ${key}: ${identifier}` : ''} }`
}

/** The services of the form that owners name at the top of `site.md`, and the key of their identifier. */
const SERVICES: Readonly<Record<string, readonly [provider: MailProvider, key: string]>> = {
  formspree: ['formspree', 'formId'],
  web3forms: ['web3forms', 'accessKey'],
}

/** Returns the entry of « profiles » for a network that has a key of its own. */
function profileIn(actual: string, item: Item): string {
  const [value = ''] = textsIn(item)
  const address = conversationOf(actual, value) ?? profileOf(actual, value) ?? addressOf(value)
  const name =
    networkNamed(actual) ?? own(LINK_LABELS, fold(actual)) ?? actual.charAt(0).toUpperCase() + actual.slice(1)
  return `- { name: ${name}, url: ${address === null ? '…' : quoted(address)} }`
}

/** Returns the entry of « links » for an address that has a key of its own. */
function linkIn(item: Item): string {
  const [value = ''] = textsIn(item)
  const address = addressOf(value)
  const name = keyOf(item)
  const label = own(LINK_LABELS, fold(name, /[\s_-]+/)) ?? name.charAt(0).toUpperCase() + name.slice(1)
  return `- { label: ${label}, url: ${address === null ? '…' : quoted(address)} }`
}

/** What the links say whose key is no word. */
const LINK_LABELS: Readonly<Record<string, string>> = {
  ...{ npm: 'npm', npmurl: 'npm', pypi: 'PyPI', pdf: 'PDF', appstore: 'App Store', playstore: 'Google Play' },
  ...{ googleplay: 'Google Play', youtube: 'YouTube', docs: 'Documentation', docsurl: 'Documentation' },
  ...{ linkedin: 'LinkedIn', codepen: 'CodePen', videourl: 'Film', demovideo: 'Film', whatsapp: 'WhatsApp' },
}

/** Returns the address of a conversation of WhatsApp, for the number behind its name; `null` if the number has no country. */
function conversationOf(actual: string, value: string): string | null {
  const digits = /^(?:\+|00)[\d ().-]{7,24}$/.test(value.trim()) ? value.replace(/\(0\)|^00|\D/g, '') : ''
  return fold(actual) === 'whatsapp' && digits !== '' ? `https://wa.me/${digits}` : null
}

/** The keys that mean something else in a kind of file. */
const FOREIGN_KEYS_OF: Readonly<Record<string, typeof FOREIGN_KEYS>> = {
  site: FOREIGN_SITE_KEYS,
  cv: FOREIGN_CV_KEYS,
  target: FOREIGN_TARGET_KEYS,
}

/** Returns the field whose key or alias is this word. Case and accents may differ. */
export function intendedField(word: string, fields: readonly Field[]): Field | undefined {
  // Most keys have their exact spelling, and a comparison without accents takes long.
  const written = fields.find(({ key }) => key === word)
  return written ?? fields.find((field) => sameWord(word, [field.key, ...(field.aliases ?? [])]) !== null)
}

/** Returns the key that a word resembles, directly or by an alias. */
export function nearKey(word: string, fields: readonly Field[]): string | null {
  return nearName(word, fields)?.key ?? null
}

/** Returns the key or the alias that a word resembles, and the key. */
function nearName(word: string, fields: readonly Field[]): { name: string; key: string } | null {
  // Of two names that are as near, a key wins.
  const all = [
    ...fields.map(({ key }) => ({ name: key, key })),
    ...fields.flatMap(({ key, aliases = [] }) => aliases.map((name) => ({ name, key }))),
  ]
  const isLong = (text: string) => text.length >= LONG_ENOUGH
  const same = sameWord(
    word,
    all.map(({ name }) => name),
  )
  const near = same ?? (isLong(word) ? nearMiss(word, all.map(({ name }) => name).filter(isLong)) : null)
  return all.find(({ name }) => name === near) ?? null
}

/** The fewest letters of a word that resembles another: « b » is no slip of « n ». */
const LONG_ENOUGH = 3

/** The groups whose keys other generators have at the top, under names of their own: « font », « couleur », « photo ». */
const NAMED_BY_OTHERS: readonly string[] = ['look', 'hero']

/** Returns the group among these fields that has a word as a key, or as another name of a key, and this key. */
export function placeInGroup(word: string, fields: readonly Field[]): { group: string; key: string } | null {
  if (intendedField(word, fields)) return null
  for (const { key: group, type } of fields) {
    if (type.kind !== 'group') continue
    const field = NAMED_BY_OTHERS.includes(group)
      ? intendedField(word, type.fields)
      : type.fields.find(({ key }) => key === word)
    if (field) return { group, key: field.key }
  }
  return null
}
