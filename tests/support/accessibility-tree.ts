import type { Page } from '@playwright/test'
import { chromiumSession } from './chromium.ts'

/** A node as Chromium presents it to assistive technology. */
export interface TreeNode {
  role: string
  name: string
  /** States and properties: `focusable`, `checked`, `required`, `live`… */
  properties: Readonly<Record<string, unknown>>
  /** All text inside, in order. */
  text: string
}

interface RawNode {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
  childIds?: string[]
}

/** Returns the accessibility tree of the page, from the browser itself, in document order. */
export async function accessibilityTree(page: Page): Promise<TreeNode[]> {
  const session = await chromiumSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: RawNode[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = ({ role, name, childIds = [] }: RawNode): string => {
    if (role?.value === 'StaticText') return name?.value ?? ''
    return childIds.map((id) => textOf(byId.get(id) as RawNode)).join('')
  }
  const inOrder: TreeNode[] = []
  const visit = (node: RawNode | undefined) => {
    if (node === undefined) return
    if (!node.ignored) {
      const properties = (node.properties ?? []).map(({ name, value }) => [name, value.value])
      inOrder.push({
        role: node.role?.value ?? '',
        name: node.name?.value ?? '',
        properties: Object.fromEntries(properties),
        text: textOf(node),
      })
    }
    for (const id of node.childIds ?? []) visit(byId.get(id))
  }
  visit(nodes[0])
  return inOrder
}

export async function controls(page: Page): Promise<string[]> {
  return controlsOf(await accessibilityTree(page))
}

const STATES = ['checked', 'expanded', 'disabled', 'required', 'invalid', 'modal'] as const

/** Returns each control as « role: name », with its states. */
export function controlsOf(tree: readonly TreeNode[]): string[] {
  return tree
    .filter(({ role, properties }) => properties.focusable === true && role !== 'RootWebArea' && role !== 'main')
    .map(({ role, name, properties }) => {
      const states = STATES.filter((key) => properties[key] !== undefined && String(properties[key]) !== 'false')
      return [`${role}: ${name}`, ...states.map((key) => `${key}=${properties[key]}`)].join(', ')
    })
}
