import { Fragment, type ReactNode } from 'react'
import { own } from '../../../scripts/fields/own.ts'
import type { Language } from '../../../scripts/fields/site-texts/language.ts'
import { LANGUAGES } from '../../../scripts/fields/site-texts/languages.ts'
import { useLang } from './Words.tsx'

/** Returns the language of the page with all its tables. Not for islands, because they would contain every language. */
export function useLanguage(): Language {
  return LANGUAGES[useLang()]
}

/** A text with elements in the places of some values: `Écrivez à {email}.` */
export function Filled({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name === undefined ? part : <Fragment key={name}>{own(values, name)}</Fragment>
  })
}
