import { createContext, use } from 'react'
import type { Words } from '../../../scripts/fields/site-texts/language.ts'
import type { Lang } from '../../../scripts/fields/site-texts/languages.ts'
import { runsOf } from '../../catalogue/fill.ts'

/** The texts of the site. The document provides them all, and each island those that it shows. */
export const WordsContext = createContext<Partial<Words> & { lang?: Lang }>({})

/** Returns the texts of one part of the site. */
export function useWords<Part extends keyof Words>(part: Part): Words[Part] {
  const given: Partial<Words> = use(WordsContext)
  const words = given[part]
  if (words === undefined) throw new Error(`No texts: ${part}`)
  return words
}

/** Returns the language of the page. */
export function useLang(): Lang {
  return use(WordsContext).lang ?? 'fr'
}

/** A text with marks on the runs in another language (WCAG 3.1.2). */
export function Marked({ text: marked }: { text: string }) {
  return runsOf(marked).map(({ text, lang }) =>
    lang ? (
      <span key={text} {...{ lang }}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}
