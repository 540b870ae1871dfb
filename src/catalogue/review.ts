/** The page of `review` for the owner, which no site has. */
export interface Review {
  /** The language of the generator. */
  lang: 'fr' | 'en'
  words: ReviewWords
  /** `null` on the dev server, which has no built site to read. */
  site: ReviewedSite | null
}

/** The texts of the page in the language of the generator (`scripts/spoken`). */
export type ReviewWords = Readonly<Record<ReviewWord, string>>

type ReviewWord =
  | 'title'
  | 'onDev'
  | 'lead'
  | 'toMend'
  | 'toMendCount'
  | 'mendable'
  | 'nothing'
  | 'line'
  | 'robot'
  | 'shared'
  | 'sharedLead'
  | 'others'
  | 'weights'
  | 'nobodySays'
  | 'tenSeconds'
  | 'who'
  | 'post'
  | 'lastPost'
  | 'addPost'
  | 'seeking'
  | 'addSeeking'
  | 'where'
  | 'addPlace'
  | 'when'
  | 'addAvailability'
  | 'best'
  | 'addProject'
  | 'theme'
  | 'addResult'
  | 'addCv'
  | 'name'
  | 'email'
  | 'phone'
  | 'cvText'
  | 'allFound'
  | 'lost'
  | 'lines'
  | 'tooLong'
  | 'room'
  | 'allFit'
  | 'oneDoesNot'
  | 'manyDoNot'
  | 'heaviest'
  | 'page'
  | 'bytes'
  | 'share'
  | 'percent'

/** A site as others see it, and what should be corrected. */
export interface ReviewedSite {
  /** YYYY-MM-DD */
  today: string
  findings: readonly ReviewFinding[]
  /** The number of findings that `check --fix` corrects. */
  mendable: number
  /** The PDF of each CV, below the base, and its lines in the order in which a program reads them. */
  cvs: readonly { file: string; lines: readonly string[] }[]
  pages: readonly SeenPage[]
  /** The responses with the most bytes (headers, and the page after brotli), the heaviest first. */
  weights: readonly { path: string; bytes: number }[]
  /** The number of bytes that arrive in one round trip. */
  room: number
}

/** A diagnostic in words, with its line. */
export interface ReviewFinding {
  file: string
  line: number
  code: string
  severity: 'error' | 'warning' | 'notice'
  label: string
  message: string
  /** The line before, in and after the marked part; `null` if the place is not text. */
  text: readonly [before: string, marked: string, after: string] | null
}

/** A page as search engines and messengers see it. */
export interface SeenPage {
  /** The path below the base. */
  path: string
  address: string
  title: string
  description: string
  /** The file of the picture for a shared link, below the base; `null` if there is none. */
  picture: string | null
}
