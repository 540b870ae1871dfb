/** What `review` shows the owner: the site as others meet it, and what there is to mend. */
export interface Review {
  /** The one that the generator speaks. */
  lang: 'fr' | 'en'
  /** YYYY-MM-DD */
  today: string
  findings: readonly ReviewFinding[]
  /** How many of them `check --fix` mends. */
  mendable: number
  /** The PDF of each CV, below the base, and its lines in the order in which a program reads them. */
  cvs: readonly { file: string; lines: readonly string[] }[]
  pages: readonly SeenPage[]
  /** The responses with the most bytes (headers, and the page after brotli), the heaviest first. */
  weights: readonly { path: string; bytes: number }[]
  /** How many bytes arrive in one round trip. */
  room: number
}

/** A diagnostic in words, with the line it is about. */
export interface ReviewFinding {
  file: string
  line: number
  code: string
  severity: 'error' | 'warning' | 'notice'
  label: string
  message: string
  /** The line before, in and after the marked part; `null` if the place is no text. */
  text: readonly [before: string, marked: string, after: string] | null
}

/** A page as search engines and messengers see it. */
export interface SeenPage {
  /** Below the base. */
  path: string
  address: string
  title: string
  description: string
  /** The file of the picture that goes with a shared link, below the base; `null` if there is none. */
  picture: string | null
}
