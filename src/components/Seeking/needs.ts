import type { StyleNeeds } from '../../catalogue/style-needs.ts'

export const needs: StyleNeeds = {
  'Seeking.module.scss': { isNeeded: ({ site }) => site.seeking !== null },
}
