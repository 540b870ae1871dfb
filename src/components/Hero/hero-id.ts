/** The first paint of a wide screen waits for this element (src/pages/Document.tsx, which must not import the styles of the hero). */
export const HERO_ID = 'haut'
