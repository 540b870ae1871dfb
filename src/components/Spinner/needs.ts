import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'Spinner.module.scss': {
    order: 4,
    // The form has a spinner too.
    pages: ['index', 'projets/index', 'projets/@slug'],
    isNeeded: ({ projects }) => projects.some(({ state }) => state === 'PROGRESS'),
  },
}
