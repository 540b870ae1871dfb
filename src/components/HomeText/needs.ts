import { isAtHome, type StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'HomeText.module.scss': { order: 1, isNeeded: isAtHome('texte') },
}
