import type { Character } from '../character.ts'
import { drawings } from './drawings.ts'

/** Cut-out leaves of coloured paper. */
export const papier: Character = {
  look: { hue: '#0f653a', second: '#d97f3d', typeface: 'literata', radius: 'large' },
  words: {
    fr: { key: 'feuilles découpées', choice: 'feuilles découpées, arche, police à empattements' },
    en: { key: 'cut-out leaves', choice: 'cut-out leaves, an arch, a serif font' },
  },
  sheets: {
    'components/Bar': 'Bar.module.scss',
    'components/Footer': 'Footer.module.scss',
    'components/Hero': 'Hero.module.scss',
    'components/NotFound': 'NotFound.module.scss',
    'components/Poster': 'Poster.module.scss',
    'components/ProjectDetails': 'ProjectDetails.module.scss',
    'components/Skeleton': 'Skeleton.module.scss',
    'islands/ProjectModal': 'ProjectModal.module.scss',
    styles: 'site.scss',
  },
  // A shape hangs at the bottom of the hero.
  digits: null,
  drawings,
}
