import { own } from '../fields/own.ts'
import { listOf, type SpokenLang, spokenLang } from '../spoken/lang.ts'
import type { Diagnostic } from './diagnostic.ts'
import { type DiagnosticCode, type FactsOf, MESSAGES, type Messages } from './messages.ts'
import { ENGLISH_MESSAGES } from './messages-en.ts'
import { type Worded, worded } from './phrase.ts'
import { withoutParts, withoutSecrets } from './secret-address.ts'
import type { Severity } from './severity.ts'
import { visible } from './visible.ts'

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The facts that a plain text may name. If the French text is plain too, the text must name all of them. */
type NamesOf<Code extends DiagnosticCode> = (typeof MESSAGES)[Code]['text'] extends infer French extends string
  ? NamesIn<French>
  : keyof FactsOf<Code>

/** Refuses a table whose plain texts name other facts than the French ones. */
type Translated<Table extends Messages> = {
  readonly [Code in DiagnosticCode]: Table[Code] extends infer Text extends string
    ? [NamesIn<Text>, NamesOf<Code>] extends [NamesOf<Code>, NamesIn<Text>]
      ? Text
      : { mustName: NamesOf<Code> }
    : Table[Code]
}

const ENGLISH: Translated<typeof ENGLISH_MESSAGES> = ENGLISH_MESSAGES

const TRANSLATIONS: Readonly<Record<Exclude<SpokenLang, 'fr'>, Messages>> = { en: ENGLISH }

function textOf(code: DiagnosticCode, lang: SpokenLang) {
  return lang === 'fr' ? MESSAGES[code].text : TRANSLATIONS[lang][code]
}

export function severityOf(code: DiagnosticCode): Severity {
  return MESSAGES[code].severity
}

export function isAboutWriting(code: DiagnosticCode): boolean {
  return MESSAGES[code].isWriting
}

/** A diagnostic whose facts have the words of a language. */
export type WordedDiagnostic = { readonly [Name in keyof Diagnostic]: Worded<Diagnostic[Name]> }

/** Returns a diagnostic in the words of a language. Its facts hold no part of the address of a page for one reader. */
export function inWords(diagnostic: Diagnostic, lang = spokenLang()): WordedDiagnostic {
  const { file } = diagnostic
  return Object.fromEntries(
    Object.entries(diagnostic).map(([name, fact]) => [
      name,
      name === 'file' ? file : partless(worded<unknown>(fact, lang), file),
    ]),
  ) as WordedDiagnostic
}

function partless(fact: unknown, file: string): unknown {
  if (Array.isArray(fact)) return fact.map((item) => partless(item, file))
  return typeof fact === 'string' ? withoutParts(fact, file) : fact
}

/** Returns the message of a diagnostic. Control characters of the content become visible, so that the message is safe in a terminal. */
export function messageOf(diagnostic: Diagnostic, lang = spokenLang()): string {
  const facts = Object.fromEntries(
    Object.entries(inWords(diagnostic, lang)).map(([name, fact]) => [name, shortened(fact)]),
  )
  const text = textOf(diagnostic.code, lang)
  // The types of `Findings.add` guarantee that a diagnostic has the facts of its code.
  return visible(
    typeof text === 'function'
      ? text(facts as never)
      : text.replace(/\{(\w+)\}/g, (_, name) => listed(own(facts, name), lang)),
  )
}

function listed(fact: unknown, lang: SpokenLang): string {
  return Array.isArray(fact) ? listOf(lang, 'disjunction').format(fact) : String(fact)
}

/** The most characters of a value in a message. */
const VALUE_MAX_LENGTH = 2000

function shortened(fact: unknown): unknown {
  if (Array.isArray(fact)) return fact.map(shortened)
  if (typeof fact !== 'string' || fact.length <= VALUE_MAX_LENGTH) return fact
  // Hidden before the value is cut, because a part of an address no longer has its form.
  return `${withoutSecrets(fact).slice(0, VALUE_MAX_LENGTH)}…`
}
