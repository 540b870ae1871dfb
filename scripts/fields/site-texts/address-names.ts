/** Names in the addresses of pages and files, as in `PAGES` and the outputs. */
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
