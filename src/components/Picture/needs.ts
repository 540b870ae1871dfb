import { isSmall } from '../../catalogue/picture-fit.ts'
import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'fits.module.scss': {
    order: 1,
    isNeeded: ({ projects }) => projects.some(({ image }) => image !== null && isSmall(image)),
  },
}
