import { join } from 'node:path'
import { type ChildNode, type Container, parse } from 'postcss'
import { ROOT } from '../../disk/root.ts'

/** Sheets of parts that are shown only when a visitor opens them. */
const OPENED = ['Drawer/Drawer', 'ThemeChoice/panel'].map((name) => join(ROOT, `src/components/${name}.module.scss`))

export const isOpened = (file: string) => OPENED.includes(file)

/** A state that no page is in when it is painted for the first time. */
const LATER = /:hover|:active|:popover-open|::backdrop|::selection/

interface SplitSheet {
  /** What the first paint may need. */
  first: string
  later: string
}

/**
 * Takes what only a later state needs out of a minified sheet: the rules for paper, and those whose selectors all ask for the pointer, for an
 * open popover or for a selection. All pages share one file with it, so that none of them carries it. A sheet keeps its rules for paper in
 * the page with `@media only print`.
 */
export function splitLater(css: string): SplitSheet {
  const root = parse(css)
  return { first: `${part(root, false)}`, later: `${part(root, true)}` }
}

/** Returns a copy of a sheet, or of a rule around others, with one of both halves of its rules. */
function part<Outer extends Container>(outer: Outer, later: boolean): Outer {
  const nodes = (outer.nodes ?? []).flatMap((node) => {
    const whole = isWhole(node)
    if (whole !== null) return whole === later ? [node.clone()] : []
    const inside = part(node as Container<ChildNode>, later)
    return inside.nodes?.length ? [inside as ChildNode] : []
  })
  const copy = outer.clone({ nodes: [] }) as Outer
  copy.append(nodes)
  return copy
}

/** Returns whether a rule is for later; `null` if the rules in it decide. What another medium changes about a state stays where it is. */
function isWhole(node: ChildNode): boolean | null {
  if (node.type === 'rule') return node.selectors.every((selector) => LATER.test(selector))
  if (node.type !== 'atrule' || node.nodes === undefined) return false
  if (node.name === 'layer' || node.name === 'starting-style') return null
  return node.name === 'media' && node.params === 'print'
}
