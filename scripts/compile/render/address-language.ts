import { LANGS, LANGUAGES, type Lang } from '../../fields/site-texts/languages.ts'

/**
 * Returns the language of a page by its address, if the address tells it: `/en/contact` begins with a language, and `/projets` has a name
 * that English pages lack.
 * @param own the language of the text
 */
export function langOfAddress(address: string, own: Lang): Lang | null {
  const [, name = ''] = /^\/([^/?#]+)/.exec(address) ?? []
  const named = LANGS.find((lang) => lang === name)
  const hasName = (lang: Lang) => Object.values(LANGUAGES[lang].addresses).includes(name)
  return named ?? (hasName(own) ? null : (LANGS.find(hasName) ?? null))
}
