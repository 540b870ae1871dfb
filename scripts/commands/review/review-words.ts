import type { Review, ReviewWords } from '../../../src/catalogue/review.ts'
import { LANGUAGES } from '../../fields/site-texts/languages.ts'
import { spokenLang } from '../../spoken/lang.ts'
import { spoken } from '../../spoken/spoken.ts'

/** Returns the texts of the page of `review`, with the spacing of their language. */
export function reviewWords(): Pick<Review, 'lang' | 'words'> {
  const lang = spokenLang()
  const texts: ReviewWords = spoken().review
  const set = Object.entries(texts).map(([key, text]) => [key, LANGUAGES[lang].typography(text)])
  return { lang, words: Object.fromEntries(set) as ReviewWords }
}
