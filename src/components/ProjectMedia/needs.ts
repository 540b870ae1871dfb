import { hasMedia } from '../../catalogue/selectors.ts'
import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'ProjectMedia.module.scss': { order: 1, isNeeded: ({ projects }) => projects.some(hasMedia) },
}
