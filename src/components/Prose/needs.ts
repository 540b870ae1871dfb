import { isAtHome, type StyleNeed, type StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'blocks.module.scss': { order: 3, isNeeded: isInTexts(/ data-(callout|notes)=/) },
  'code.module.scss': { order: 3, isNeeded: isInTexts(/<span class="[a-z]">/) },
  'figures.module.scss': { order: 3, isNeeded: isInTexts(/<figure/) },
  'tall.module.scss': { order: 3, isNeeded: isInTexts(/data-tall/) },
  'Prose.module.scss': { order: 5, pages: ['index'], isNeeded: isAtHome('texte') },
}

/** Makes the need of a mark in the HTML of a text that the page shows. */
function isInTexts(mark: RegExp): StyleNeed['isNeeded'] {
  return ({ site, projects, pages, applications }, isHome) => {
    const texts = [...projects, ...pages, ...applications]
    const described = isHome ? [] : texts.map(({ description }) => description)
    return [site.body, ...described].some((html) => mark.test(html ?? ''))
  }
}
