import { createRequire } from 'node:module'

/** A node of css-tree's syntax tree: the properties that are read here, of all types together. */
export interface CssNode {
  type: string
  name?: string | CssNode
  property?: string
  important?: boolean | string
  matcher?: string | null
  value?: string | CssNode | null
  prelude?: CssNode | null
  block?: CssNode | null
  children?: Iterable<CssNode> | null
  loc?: { start: { offset: number }; end: { offset: number } } | null
}

interface CssTree {
  parse(
    text: string,
    options: {
      positions: true
      parseCustomProperty: true
      onParseError(error: unknown, left: CssNode): void
    },
  ): CssNode
  generate(node: CssNode): string
  walk(node: CssNode, visitor: { enter(node: CssNode): void; leave(node: CssNode): void }): void
  tokenize(text: string, onToken: (type: number, start: number, end: number) => void): void
  tokenTypes: Readonly<Record<string, number>>
  lexer: {
    properties: object
    atrules: object
    matchDeclaration(node: CssNode): { error: { name: string } | null }
  }
}

const require = createRequire(import.meta.url)

/** Loads css-tree, which takes 40 ms, for a style sheet. This file of it needs no others (`UNREAD` in scripts/start/bootstrap.mjs). */
export const cssTree = (): CssTree => require('css-tree/dist/csstree.esm')

export const childrenOf = (node: CssNode | null | undefined): CssNode[] => [...(node?.children ?? [])]
