import type { Character } from '../character.ts'
import { drawings } from './drawings.ts'

/** Light that falls through shutters. */
export const soleil: Character = {
  look: { hue: null, second: null, typeface: null, radius: null },
  words: {
    fr: { key: 'lumière et persiennes', choice: 'la lumière à travers des persiennes' },
    en: { key: 'light and shutters', choice: 'light through shutters' },
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
  digits: { width: 76, height: 270, transform: 'skewX(-25)', mark: ['rect', { x: 56, width: 20, height: 270 }] },
  drawings,
}
