/** The links of the bar and the drawer. */
export interface Navigation {
  links: readonly NavigationLink[]
  /** The name of the link to the PDF; `null` without a CV. */
  cv: string | null
}

interface NavigationLink {
  href: string
  label: string
  /** Whether it leads to the current page, or to the list to which the page belongs. */
  isCurrent: boolean
}

export const CV_PDF = 'cv.pdf'
