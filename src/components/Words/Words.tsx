import { createContext, Fragment, use } from 'react'
import { runsOf, type Words } from '../../catalogue/words.ts'

/** The site's texts. The document provides them, and each island with those it shows. */
export const WordsContext = createContext<Partial<Words>>({})

/** The texts of one part of the site. */
export function useWords<Part extends keyof Words>(part: Part): Words[Part] {
  const words = use(WordsContext)[part]
  if (words === undefined) throw new Error(`No texts were given for “${part}”.`)
  return words
}

/** A text whose runs in another language are marked (WCAG 3.1.2). */
export function Marked({ text }: { text: string }) {
  return runsOf(text).map((run, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change places
    run.lang ? <span key={index} lang={run.lang}>{run.text}</span> : <Fragment key={index}>{run.text}</Fragment>,
  )
}
