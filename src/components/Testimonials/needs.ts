import { isAtHome, type StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'Testimonials.module.scss': { isNeeded: isAtHome('temoignages') },
}
