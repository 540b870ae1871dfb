import { CHARACTER_NAMES } from '../../src/looks/characters.ts'

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
  provider: { type: 'string', value: 'emailjs|formspree|web3forms|netlify|endpoint' },
  publicKey: { type: 'string', value: 'key' },
  serviceId: { type: 'string', value: 'key' },
  templateId: { type: 'string', value: 'key' },
  formId: { type: 'string', value: 'key' },
  accessKey: { type: 'string', value: 'key' },
  endpoint: { type: 'string', value: 'URL' },
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
