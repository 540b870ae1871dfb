import {
  type ColourRole,
  contrastOf,
  nearest,
  PAIRS,
  paletteOf,
  ROLES,
  type Tints,
} from '../../../src/styles/palette.ts'
import type { Findings } from '../../diagnostics/findings.ts'
import { phrase } from '../../diagnostics/phrase.ts'
import type { Place } from '../../diagnostics/severity.ts'
import type { RoleSetting, Scheme } from '../contract/style.ts'
import { hexOf } from './css-colour.ts'
import { type CssNode, childrenOf } from './css-tree.ts'

interface State {
  /** The scheme that the visitor chose. */
  theme: Scheme | null
  /** The scheme of the visitor's system. */
  system: Scheme
  isPaper: boolean
}

/** All states that decide which declarations on `:root` apply. */
const STATES: readonly State[] = ([null, 'light', 'dark'] as const).flatMap((theme) => [
  ...(['light', 'dark'] as const).map((system) => ({ theme, system, isPaper: false })),
  // Browsers print in the light scheme.
  { theme, system: 'light', isPaper: true },
])

const schemeOf = ({ theme, system, isPaper }: State): Scheme => (isPaper ? 'light' : (theme ?? system))

/** Reads a declaration of one of our colours. Reports one that cannot be computed. @param path the nodes around it */
export function readRole(
  node: CssNode,
  path: readonly CssNode[],
  generate: (node: CssNode) => string,
  place: Place,
  findings: Findings,
): RoleSetting | null {
  const role = ROLES.find((name) => `--${name}` === node.property)
  if (role === undefined || !node.value || typeof node.value !== 'object') return null
  const written = generate(node.value).trim()
  const colours = coloursOf(written)
  const rules = path.filter(({ type }) => type === 'Rule')
  const atRules = path.filter(({ type }) => type === 'Atrule')
  const [rule] = rules
  const isConditional = atRules.every(({ name }) => /^(media|supports|layer)$/i.test(String(name)))
  const ranks = STATES.map((state) => {
    if (!atRules.every((atRule) => appliesIn(state, atRule, generate))) return null
    const found = childrenOf(rule?.prelude).map((selector) => rankOf(selector, state))
    if (found.includes(undefined)) return undefined
    const rank = Math.max(...found.map((rank) => rank ?? -1))
    return rank < 0 ? null : rank + (node.important ? IMPORTANT : 0)
  })
  const isOnPage =
    isConditional && rules.length === 1 && !ranks.includes(undefined) && ranks.some((rank) => rank !== null)
  if (!isOnPage || colours === null)
    findings.add('style/contrast-unknown', place, { actual: `--${role}: ${written}`, isOnPage })
  if (!isOnPage || !rule?.prelude) return null
  return { role, colours, written, selector: generate(rule.prelude), ranks: ranks as (number | null)[], place }
}

const IMPORTANT = 1e6
/** The specificity of a class in a selector, and that of an element. */
const [CLASS, ELEMENT] = [1000, 1]

/** Returns whether a rule may apply. Other conditions of media queries count as true. */
function appliesIn(
  { system, isPaper }: State,
  { name, prelude }: CssNode,
  generate: (node: CssNode) => string,
): boolean {
  if (String(name).toLowerCase() !== 'media' || !prelude) return true
  return generate(prelude)
    .toLowerCase()
    .split(',')
    .some((query) => {
      if (/\bnot\b/.test(query)) return true
      const asked = /prefers-color-scheme:\s*(\w+)/.exec(query)?.[1]
      return (asked === undefined || asked === system) && !(isPaper ? /\bscreen\b/ : /\bprint\b/).test(query)
    })
}

/** Returns the specificity of a selector that selects the root element, `null` if it does not, and `undefined` if that is unknown here. */
function rankOf(selector: CssNode, { theme }: State): number | null | undefined {
  let sum = 0
  for (const part of childrenOf(selector)) {
    const name = typeof part.name === 'string' ? part.name.toLowerCase() : part.name?.name
    if (part.type === 'TypeSelector' && (name === 'html' || name === '*')) sum += name === '*' ? 0 : ELEMENT
    else if (part.type === 'PseudoClassSelector' && name === 'root') sum += CLASS
    else if (part.type === 'PseudoClassSelector' && name === 'not') {
      const inner = childrenOf(childrenOf(part)[0]).map((other) => rankOf(other, { theme } as State))
      if (inner.includes(undefined)) return undefined
      if (inner.some((rank) => rank !== null)) return null
      sum += CLASS
    } else if (part.type === 'AttributeSelector' && name === 'data-theme' && /^=?$/.test(part.matcher ?? '')) {
      const wanted = typeof part.value === 'object' ? (part.value?.name ?? part.value?.value) : part.value
      if (part.matcher ? wanted !== theme : theme === null) return null
      sum += CLASS
    } else return undefined
  }
  return sum
}

/** Reports each colour of the owner that cannot be read on, or under, another colour of the page. */
export function checkRoles(settings: readonly RoleSetting[], tints: Tints, findings: Findings): void {
  const palette = paletteOf(tints)
  const pages = STATES.map((state, index) => pageIn(state, index, settings, palette[schemeOf(state)]))
  for (const setting of settings) {
    const faults = pages.flatMap((page) => faultsOf(setting, page))
    const fault = faults.find(({ page }) => !page.state.isPaper) ?? faults[0]
    if (fault === undefined) continue
    const { pair, page, ratio } = fault
    const facts = {
      actual: `--${setting.role}: ${setting.written}`,
      other: `--${pair.front === setting.role ? pair.background : pair.front}`,
      ratio: phrase('figure', Math.floor(ratio * 10) / 10),
      least: phrase('figure', pair.least),
    }
    if (page.state.isPaper)
      findings.add('style/contrast-print', setting.place, {
        ...facts,
        suggestion: `@media screen { ${setting.selector} { --${setting.role}: ${setting.written} } }`,
      })
    else
      findings.add('style/contrast', setting.place, {
        ...facts,
        scheme: phrase(schemeOf(page.state)),
        suggestion: `--${setting.role}: ${mended(setting, pages, palette)}`,
      })
  }
}

interface Page {
  state: State
  /** The colours; `null` if only a browser can compute one. */
  colours: Readonly<Record<ColourRole, string | null>>
  /** The owner's settings that apply. */
  winners: ReadonlyMap<ColourRole, RoleSetting>
}

function pageIn(state: State, index: number, settings: readonly RoleSetting[], ours: Record<ColourRole, string>): Page {
  const winners = new Map<ColourRole, RoleSetting>()
  for (const setting of settings) {
    const rank = setting.ranks[index]
    if (rank !== null && rank !== undefined && rank >= (winners.get(setting.role)?.ranks[index] ?? 0))
      winners.set(setting.role, setting)
  }
  const own = [...winners].map(([role, { colours }]) => [role, colours?.[schemeOf(state)] ?? null])
  return { state, winners, colours: { ...ours, ...Object.fromEntries(own) } }
}

/** The background on paper, because browsers print none. */
const PAPER = '#ffffff'
const PAGE_BACKGROUNDS: readonly ColourRole[] = ['background', 'surface', 'sunken']

/** Returns the pairs that a setting decides: those where it is in front, and those where it is behind a colour that is not the owner's. */
function pairsOf({ role }: RoleSetting, { state, winners, colours }: Page) {
  return PAIRS.filter(({ front, background }) => {
    if (state.isPaper) return front === role && PAGE_BACKGROUNDS.includes(background)
    return front === role || (background === role && !winners.has(front))
  }).flatMap((pair) => {
    const other = state.isPaper ? PAPER : colours[pair.front === role ? pair.background : pair.front]
    return other === null ? [] : { pair, other }
  })
}

function faultsOf(setting: RoleSetting, page: Page) {
  const own = page.colours[setting.role]
  if (page.winners.get(setting.role) !== setting || own === null) return []
  return pairsOf(setting, page).flatMap(({ pair, other }) => {
    const ratio = contrastOf(own, other)
    return ratio < pair.least ? { pair, page, ratio } : []
  })
}

/** Returns the nearest value that can be read in every state, or one for each scheme if no single one suffices. */
function mended(
  setting: RoleSetting,
  pages: readonly Page[],
  palette: Record<Scheme, Record<ColourRole, string>>,
): string {
  const found = (['light', 'dark'] as const).flatMap((scheme) => {
    const shown = pages.filter(
      ({ state, winners }) => !state.isPaper && schemeOf(state) === scheme && winners.get(setting.role) === setting,
    )
    const own = setting.colours?.[scheme]
    if (shown.length === 0 || own === undefined) return []
    const needs = shown.flatMap((page) => pairsOf(setting, page))
    const fits = (colour: string) => needs.every(({ pair, other }) => contrastOf(colour, other) >= pair.least)
    return nearest(own, fits) ?? palette[scheme][setting.role]
  })
  const [one = '', other = one] = found
  return one === other ? one : `light-dark(${one}, ${other})`
}

/** Returns the colours in both schemes as `#rrggbb`, or `null` if they cannot be computed here or are not opaque. */
function coloursOf(written: string): RoleSetting['colours'] {
  const text = written.toLowerCase()
  const [, light, dark] = /^light-dark\((.+),((?:[^,()]|\([^()]*\))+)\)$/.exec(text) ?? []
  const [one, other] =
    light !== undefined && dark !== undefined ? [hexOf(light), hexOf(dark)] : [hexOf(text), hexOf(text)]
  return one === null || other === null ? null : { light: one, dark: other }
}
