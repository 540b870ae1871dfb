import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'Badge.module.scss': { pages: ['index'], isNeeded: ({ projects }) => projects.some(({ draft }) => draft) },
}
