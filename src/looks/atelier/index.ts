import type { Character } from '../character.ts'
import { drawings } from './drawings.ts'

/** A drawing board. */
export const atelier: Character = {
  look: { hue: '#d03a10', second: '#9fb9c8', typeface: 'outfit', radius: 'none' },
  words: {
    fr: { key: 'papier quadrillé et repères de coupe', choice: 'papier quadrillé, repères de coupe, très grand nom' },
    en: { key: 'squared paper and crop marks', choice: 'squared paper, crop marks, a very large name' },
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
  digits: { width: 24, height: 24, mark: ['path', { d: 'M0 0h24M0 0v24' }] },
  drawings,
}
