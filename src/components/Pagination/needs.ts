import { LIST_LENGTH } from '../../catalogue/lists.ts'
import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'Pagination.module.scss': { order: 4, isNeeded: ({ projects }) => projects.length > LIST_LENGTH },
}
