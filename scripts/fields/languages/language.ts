import type { fr } from './fr.ts'
import type { AddressName, Lang } from './lang.ts'

/** For the dates of the pages, in the browser too: a module without the tables. */
export const DATE_LOCALES: Readonly<Record<Lang, string>> = { fr: 'fr', en: 'en-GB', de: 'de' }

/** The same keys with any text. */
type Texts<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Texts<Table[Key]> }

/** All texts of the frame that an owner may replace, in one language. An empty one is not shown. */
export type Words = Texts<typeof fr.words>

/** The texts that the law or the site's behaviour gives. An owner cannot replace them. */
export type Notices = Texts<typeof fr.notices>

/** A language of the frame: everything that a visitor reads or hears and that the owner did not write. A missing text is a type error. */
export interface Language {
  code: Lang
  /** In this language. */
  name: string
  /** The categories of a site whose owner names none, and what the card of a personal project says. */
  categories: Readonly<Record<'training' | 'personal' | 'personalProject', string>>
  /** For Open Graph: language and country. */
  locale: string
  /** What stands for each French name in an address: letters a to z, digits, hyphens and dots. */
  addresses: Readonly<Record<AddressName, string>>
  /** The ids that a visitor meets behind `#` in an address. `heading` begins those of headings, so that they differ from all others of the page. */
  anchors: Readonly<Record<'content' | 'heading' | 'untitled', string>>
  words: Words
  notices: Notices
  /** Why the template does not meet a criterion, by its number: the French reasons come from the sheet of the RGAA (`accessibility.json`). */
  failures: Readonly<Record<string, string>>
  /** What follows a noun: « de Camille », « d’Inès ». */
  ofName(name: string): string
  /** A trade inside a sentence: « Développeur » loses its capital. @param names that keep theirs, such as those of technologies */
  inSentence(trade: string, names: readonly string[]): string
  /** A date inside a sentence, from its usual long form. */
  dateInSentence(text: string, hasDay: boolean): string
  /** Text as this language sets it: its spaces. */
  typography(text: string): string
}
