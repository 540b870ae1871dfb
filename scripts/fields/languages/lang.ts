export const LANGS = ['fr', 'en', 'de'] as const

/** The languages of the frame. */
export type Lang = (typeof LANGS)[number]

/** The names in the addresses of pages and files, as `PAGES` and the outputs have them. */
export const ADDRESS_NAMES = [
  'projets',
  'technologies',
  'categories',
  'plan-du-site',
  'mentions-legales',
  'accessibilite',
  'flux.atom',
  'flux.json',
  'candidatures',
] as const

export type AddressName = (typeof ADDRESS_NAMES)[number]
