import { isAtHome, type StyleNeed, type StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'blocks.module.scss': forTexts(/ data-(callout|notes)=/),
  'code.module.scss': forTexts(/<span class="[a-z]">/),
  'figures.module.scss': forTexts(/<figure/),
  'tall.module.scss': forTexts(/data-tall/),
  'Prose.module.scss': { order: 5, pages: ['index'], isNeeded: isAtHome('texte') },
}

/** Makes the need of a mark in the HTML of a text that the page shows. */
function forTexts(mark: RegExp): StyleNeed {
  const isNeeded: StyleNeed['isNeeded'] = ({ site, projects, pages }, isHome) => {
    const described = isHome ? [] : [...projects, ...pages].map(({ description }) => description)
    return [site.body, ...described].some((html) => mark.test(html ?? ''))
  }
  return { order: 3, forTexts: true, isNeeded }
}
