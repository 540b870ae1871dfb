/** The languages that the generator speaks to an owner: its messages, its help, what `init` asks. The pages have their own (`scripts/fields/languages`). */
export const SPOKEN = ['fr', 'en'] as const
export type SpokenLang = (typeof SPOKEN)[number]

/** An environment variable, because threads and other processes inherit it. */
const HANDED_ON = 'PORTFOLIO_SPOKEN'

/** The language of this run. */
export function spokenLang(): SpokenLang {
  return toSpoken(process.env[HANDED_ON]) ?? 'fr'
}

/** Sets the language of this run, of its threads and of the processes that it starts. */
export function speak(lang: SpokenLang): void {
  process.env[HANDED_ON] = lang
}

/** What chooses the language of a run. */
export interface Choice {
  /** The option `--lang`. */
  option: string | undefined
  /** The language of the site, the first one if there are several; `null` if there is no site yet. */
  site: string | null
  env: Readonly<Record<string, string | undefined>>
}

/** The option, then the site, then the terminal, then French. A language that is not spoken here is passed over. */
export function chosenLang({ option, site, env }: Choice): SpokenLang {
  return toSpoken(option) ?? toSpoken(site) ?? terminalLang(env) ?? 'fr'
}

/** The first variable that is set decides, as in other programs: `en_GB.UTF-8`, `fr`. */
function terminalLang({ LC_ALL, LC_MESSAGES, LANG }: Choice['env']): SpokenLang | null {
  return toSpoken((LC_ALL || LC_MESSAGES || LANG)?.split(/[_.@-]/)[0])
}

function toSpoken(name: string | null | undefined): SpokenLang | null {
  return SPOKEN.find((lang) => lang === name) ?? null
}

const LOCALES: Readonly<Record<SpokenLang, string>> = { fr: 'fr', en: 'en-GB' }

export function listOf(lang: SpokenLang, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  return new Intl.ListFormat(LOCALES[lang], { type })
}

export function numbersOf(lang: SpokenLang, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALES[lang], options)
}
