import { url } from '../../catalogue/addresses.ts'

export type PageName = 'accueil' | 'projets' | 'contact'

/** The navigation entries of the bar and the drawer. */
export const NAVIGATION: readonly { page: PageName; label: string; href: string }[] = [
  { page: 'accueil', label: 'Accueil', href: url('/') },
  { page: 'projets', label: 'Projets', href: url('projets') },
  { page: 'contact', label: 'Contact', href: url('contact') },
]

export const CV_HREF = url('cv.pdf')
