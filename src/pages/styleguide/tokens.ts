/** Names of the tokens in src/styles/tokens/_scale.scss that the style guide shows. */
export const TYPE_STEPS = ['sm', 'body', 'lead', 'block', 'title', 'page', 'name', 'role'] as const
export const SPACE_STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const RADII = ['small', 'control', 'card', 'panel', 'full'] as const
export const ELEVATIONS = ['rest', 'raised', 'floating'] as const
