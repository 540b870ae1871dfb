import { CHARACTER_NAMES } from '../../src/looks/characters.ts'
import { MAIL_IDENTIFIERS, MAIL_PROVIDERS, type MailIdentifier } from '../fields/mail-services.ts'

/** The options for the identifiers of the form's providers. */
const MAIL_OPTIONS = Object.fromEntries(
  MAIL_IDENTIFIERS.map(({ key, type }) => [key, type.kind === 'url' ? 'URL' : 'key']),
) as Readonly<Record<MailIdentifier, 'URL' | 'key'>>

/** The options of `init`, each with a word that the help explains, or with the possible values. */
export const INIT_OPTIONS = {
  name: 'name',
  trade: 'trade',
  place: 'place',
  email: 'address',
  phone: 'phone',
  profiles: 'URL,…',
  github: 'URL',
  linkedin: 'URL',
  contact: 'form|mail|none',
  provider: MAIL_PROVIDERS.join('|'),
  ...MAIL_OPTIONS,
  formPhone: 'required|optional|none',
  retention: 'duration',
  skills: 'names',
  words: 'words',
  sentence: 'sentence',
  sections: 'sections',
  hue: 'colour',
  typeface: 'bricolage|literata|atkinson|outfit|jetbrains-mono',
  character: CHARACTER_NAMES.join('|'),
  radius: 'none|small|large',
  law: 'france|europe|none',
  origin: 'URL',
} as const

export type InitKey = keyof typeof INIT_OPTIONS
/** The answers as typed. An empty one was asked and has no value. */
export type InitAnswers = { [Key in InitKey]?: string }
