import type { ColourRole } from '../../../src/styles/palette.ts'
import type { Place } from '../../diagnostics/severity.ts'

/** `content/style.css` */
export interface OwnStyle {
  /** Without comments and needless spaces; `null` if there is no rule. */
  css: string | null
  /** What it makes of the colours of the site. */
  roles: readonly RoleSetting[]
}

/** A colour of the site that the owner's style sheet sets on the whole page. */
export interface RoleSetting {
  role: ColourRole
  /** `null`: only a browser can compute it. */
  colours: Readonly<Record<Scheme, string>> | null
  written: string
  selector: string
  /** For each of `STATES`, how strong it is there; `null` where it does not count. */
  ranks: readonly (number | null)[]
  place: Place
}

export type Scheme = 'light' | 'dark'
