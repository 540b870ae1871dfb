import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Lang } from './lang.ts'
import type { Language } from './language.ts'

/** All languages of the interface, by their code. A new one is a file beside `en.ts`, a line here, and a line in `LANGS`. */
export const LANGUAGES: Readonly<Record<Lang, Language>> = { fr, en, de }
