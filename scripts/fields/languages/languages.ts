import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Lang } from './lang.ts'
import type { Language } from './language.ts'

/** Every language of the frame, by its code. A new one is a file beside `en.ts` and a line here and in `LANGS`. */
export const LANGUAGES: Readonly<Record<Lang, Language>> = { fr, en, de }
