import type { ColourRole } from '../../../src/styles/palette.ts'
import type { Place } from '../../diagnostics/severity.ts'

/** `content/style.css` */
export interface OwnStyle {
  /** CSS without comments and unneeded spaces; `null` if there is no rule. */
  css: string | null
  /** Colours of the site that the sheet sets. */
  roles: readonly RoleSetting[]
}

/** A colour of the site that the owner's style sheet sets on the whole page. */
export interface RoleSetting {
  role: ColourRole
  /** `null` if only a browser can compute it. */
  colours: Readonly<Record<Scheme, string>> | null
  written: string
  selector: string
  /** Specificity of the setting in each of `STATES`; `null` where it does not apply. */
  ranks: readonly (number | null)[]
  place: Place
}

export type Scheme = 'light' | 'dark'
