/** Returns the locale for the dates and numbers of a language, in the browser too: this module does not import the texts. */
export function dateLocale(lang: string): string {
  // « 4 January 2027 », in the order of the other languages.
  return lang === 'en' ? 'en-GB' : lang
}
