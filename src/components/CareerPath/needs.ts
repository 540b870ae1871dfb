import { isAtHome, type StyleNeeds } from '../../catalogue/style-needs.ts'

const isInHome = isAtHome('parcours')

export const needs: StyleNeeds = {
  'CareerPath.module.scss': { isNeeded: (content, isHome) => content.cv !== null && isInHome(content, isHome) },
}
