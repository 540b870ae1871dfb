import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'empty.module.scss': { isNeeded: ({ projects }) => projects.length === 0 },
}
