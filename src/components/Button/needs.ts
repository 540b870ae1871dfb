import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  // The buttons of the home page are there only with an address.
  'unavailable.module.scss': { pages: ['index'], isNeeded: (_, isHome) => !isHome },
}
