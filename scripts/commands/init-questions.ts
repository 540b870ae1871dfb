import { CHARACTER_NAMES } from '../../src/looks/characters.ts'
import { MAIL_IDENTIFIERS, MAIL_PROVIDERS, type MailIdentifier } from '../fields/mail-services.ts'

/** The options for the identifiers of the form's providers. */
const MAIL_OPTIONS = Object.fromEntries(
  MAIL_IDENTIFIERS.map(({ key, type }) => [key, { type: 'string', value: type.kind === 'url' ? 'URL' : 'key' }]),
) as Readonly<Record<MailIdentifier, { type: 'string'; value: 'URL' | 'key' }>>

/** The options of `init`. `value` is a word that the help explains, or the possible values. */
export const INIT_OPTIONS = {
  name: { type: 'string', value: 'name' },
  trade: { type: 'string', value: 'trade' },
  place: { type: 'string', value: 'place' },
  email: { type: 'string', value: 'address' },
  phone: { type: 'string', value: 'phone' },
  profiles: { type: 'string', value: 'URL,…' },
  github: { type: 'string', value: 'URL' },
  linkedin: { type: 'string', value: 'URL' },
  contact: { type: 'string', value: 'form|mail|none' },
  provider: { type: 'string', value: MAIL_PROVIDERS.join('|') },
  ...MAIL_OPTIONS,
  formPhone: { type: 'string', value: 'required|optional|none' },
  retention: { type: 'string', value: 'duration' },
  skills: { type: 'string', value: 'names' },
  words: { type: 'string', value: 'words' },
  sentence: { type: 'string', value: 'sentence' },
  sections: { type: 'string', value: 'projets,competences,parcours,temoignages,texte' },
  hue: { type: 'string', value: 'colour' },
  typeface: { type: 'string', value: 'bricolage|literata|atkinson|outfit|jetbrains-mono' },
  character: { type: 'string', value: CHARACTER_NAMES.join('|') },
  radius: { type: 'string', value: 'none|small|large' },
  origin: { type: 'string', value: 'URL' },
} as const

export type InitKey = keyof typeof INIT_OPTIONS
/** The answers as typed. An empty one was asked and has no value. */
export type InitAnswers = { [Key in InitKey]?: string }
