import type { StyleNeed, StyleNeeds } from '../../catalogue/style-needs.ts'

const poster: StyleNeed = { order: 5, isNeeded: ({ projects }) => projects.some(({ image }) => image === null) }

export const needs: StyleNeeds = {
  'Poster.module.scss': poster,
  '../../looks/soleil/Poster.module.scss': poster,
}
