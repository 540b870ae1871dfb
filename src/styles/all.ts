/** Entry of the style sheet that stands inline in every page: all styles, those of sleeping islands too, so that no island waits for CSS. */
import './global.scss'

/** Exported so that nothing is shaken off; only the CSS of this build is kept. */
export const modules = import.meta.glob(['../**/*.module.scss', '!../pages/styleguide/**'], { eager: true })
