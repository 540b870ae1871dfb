import { isBarCrowded, linksIn, whatSiteHas } from '../../catalogue/pages.ts'
import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'crowded.module.scss': {
    isNeeded: (content) =>
      isBarCrowded(linksIn('bar', whatSiteHas(content), content.site.texts.pages, content.site.lang).length),
  },
  'languages.module.scss': { isNeeded: ({ site }) => site.languages.length > 1 },
  'logo.module.scss': { isNeeded: ({ site }) => site.look.logo !== null },
}
