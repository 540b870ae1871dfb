/**
 * Languages in which the generator addresses owners: messages, help, questions of `init`. Pages have their own
 * (`scripts/fields/site-texts`).
 */
export const SPOKEN = ['fr', 'en'] as const
export type SpokenLang = (typeof SPOKEN)[number]

/** An environment variable, because threads and other processes inherit it. */
const HANDED_ON = 'PORTFOLIO_SPOKEN'

/** Returns the language of this run. */
export function spokenLang(): SpokenLang {
  return toSpoken(process.env[HANDED_ON]) ?? 'fr'
}

/** Sets the language of this run, of its threads and of the processes that it starts. */
export function speak(lang: SpokenLang): void {
  process.env[HANDED_ON] = lang
}

/** Settings that determine the language of a run. */
export interface Choice {
  /** The option `--lang`. */
  option: string | undefined
  /** Language of the site, the first one if there are several; `null` if there is no site yet. */
  site: string | null
  env: Readonly<Record<string, string | undefined>>
}

/**
 * Returns the language of the option, of the site or of the terminal, in this order. If these have languages without texts, it is English; if
 * there are none, French.
 */
export function chosenLang({ option, site, env }: Choice): SpokenLang {
  const wanted = [option, site, terminalLang(env)].filter((name) => typeof name === 'string')
  return wanted.map(toSpoken).find((lang) => lang !== null) ?? (wanted.length > 0 ? 'en' : 'fr')
}

/** Returns the language of the first variable that is set, as in other programs: `en_GB.UTF-8`, `fr`. `C` and `POSIX` are none. */
function terminalLang({ LC_ALL, LC_MESSAGES, LANG }: Choice['env']): string | undefined {
  return /^[a-z]{2,3}(?![a-z])/.exec(LC_ALL || LC_MESSAGES || LANG || '')?.[0]
}

function toSpoken(name: string | null | undefined): SpokenLang | null {
  return SPOKEN.find((lang) => lang === name) ?? null
}

const LOCALES: Readonly<Record<SpokenLang, string>> = { fr: 'fr', en: 'en-GB' }

/** Makes a format at its first use, because that takes a millisecond, and most commands use few of them. */
function madeOnUse<Input>(make: () => { format(input: Input): string }) {
  let made: ReturnType<typeof make> | undefined
  return {
    format(input: Input): string {
      made ??= make()
      return made.format(input)
    },
  }
}

export function listOf(lang: SpokenLang, type: 'conjunction' | 'disjunction') {
  return madeOnUse<Iterable<string>>(() => new Intl.ListFormat(LOCALES[lang], { type }))
}

export function numbersOf(lang: SpokenLang, options: Intl.NumberFormatOptions = {}) {
  return madeOnUse<number>(() => new Intl.NumberFormat(LOCALES[lang], options))
}

/** Formats the time of day. */
export function timeOf(lang: SpokenLang) {
  return madeOnUse<Date>(() => new Intl.DateTimeFormat(LOCALES[lang], { hour: '2-digit', minute: '2-digit' }))
}
