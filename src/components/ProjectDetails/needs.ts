import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'evidence.module.scss': {
    order: 2,
    isNeeded: ({ projects }) => projects.some(({ result, results, quote }) => result || results.length > 0 || quote),
  },
}
