import { createContext, use } from 'react'
import type { Lang } from '../../../scripts/fields/languages/lang.ts'
import { runsOf, type Words } from '../../catalogue/words.ts'

/** The site's texts. The document provides them, and each island with those it shows. */
export const WordsContext = createContext<Partial<Words> & { lang?: Lang }>({})

/** The texts of one part of the site. */
export function useWords<Part extends keyof Words>(part: Part): Words[Part] {
  const given: Partial<Words> = use(WordsContext)
  const words = given[part]
  if (words === undefined) throw new Error(`No texts were given for “${part}”.`)
  return words
}

/** The language of the page. */
export function useLang(): Lang {
  return use(WordsContext).lang ?? 'fr'
}

/** A text whose runs in another language are marked (WCAG 3.1.2). */
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
