import type { AddressName } from './address-names.ts'
import type { fr } from './fr.ts'

/** The same keys, with any text. */
type Texts<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Texts<Table[Key]> }

/** All texts of the interface that an owner may replace, in one language. An empty one is not shown. */
export type Words = Texts<typeof fr.words>

/** Texts that follow from the law or from the behaviour of the site. An owner cannot replace them. */
export type Notices = Texts<typeof fr.notices>

/** A language of the interface: all that visitors read or hear and the owner did not write. A missing text is a type error. */
export interface Language {
  /** That of ISO 639-1. */
  code: string
  /** Name of the language, in that language. */
  name: string
  /** Categories of a site whose owner names none, and the label on the cards of personal projects. */
  categories: Readonly<Record<'training' | 'personal' | 'personalProject', string>>
  /** Language and country for Open Graph. */
  locale: string
  /** Replacement of each French name in an address: letters a to z, digits, hyphens and dots. */
  addresses: Readonly<Record<AddressName, string>>
  /**
   * Ids that visitors see after `#` in an address. `heading` is the prefix for headings, which makes their ids differ from all others of
   * the page.
   */
  anchors: Readonly<Record<'content' | 'heading' | 'untitled', string>>
  words: Words
  notices: Notices
  /**
   * Reasons why the template fails a criterion, by its number. The French reasons are in the record of the RGAA audit
   * (`accessibility.json`).
   */
  failures: Readonly<Record<string, string>>
  /** Returns what follows a noun: « de Camille », « d’Inès ». */
  ofName(name: string): string
  /**
   * Returns a trade inside a sentence: « développeur » without its capital. @param names keep their capitals, such as names of technologies
   */
  inSentence(trade: string, names: readonly string[]): string
  /** Returns a date inside a sentence, from its usual long form. */
  dateInSentence(text: string, hasDay: boolean): string
  /** Applies the spacing of the language. */
  typography(text: string): string
  /** What the proofreader recognises in texts of this language, folded (`scripts/fields/fold.ts`). */
  folded: {
    /** Headings that would fit any text. */
    emptyHeadings: readonly string[]
    /** Texts of links that do not say where they lead. */
    vagueLinks: readonly string[]
    /** Words with which an alternative text introduces the title: « une capture d’écran du projet ». */
    articles: readonly string[]
    pictures: readonly string[]
    prepositions: readonly string[]
  }
}
