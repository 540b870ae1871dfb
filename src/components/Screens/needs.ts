import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'Screens.module.scss': {
    order: 2,
    isNeeded: ({ projects }) => projects.some(({ captures }) => captures.length > 0),
  },
}
