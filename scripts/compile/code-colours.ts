import { createRequire } from 'node:module'
import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { HLJSApi, LanguageFn } from 'highlight.js'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Longer code stays in one colour, because highlighting takes time. In characters. */
const LENGTH_MAX = 20_000

/** The languages whose code is coloured, with their other names. Each is loaded when a text first uses it. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  bash: ['sh', 'zsh', 'shell'],
  c: ['h'],
  cpp: ['c++', 'hpp'],
  csharp: ['cs', 'c#'],
  css: [],
  diff: ['patch'],
  dockerfile: ['docker'],
  go: ['golang'],
  graphql: ['gql'],
  ini: ['toml'],
  java: [],
  javascript: ['js', 'jsx', 'mjs', 'cjs'],
  json: ['json5', 'jsonc'],
  kotlin: ['kt'],
  less: [],
  lua: [],
  markdown: ['md'],
  nginx: [],
  php: [],
  python: ['py'],
  ruby: ['rb'],
  rust: ['rs'],
  scss: ['sass'],
  sql: [],
  swift: [],
  typescript: ['ts', 'tsx', 'mts'],
  xml: ['html', 'svg', 'vue', 'astro', 'svelte'],
  yaml: ['yml'],
}
const MODULES = new Map(
  Object.entries(LANGUAGES).flatMap(([module, aliases]) => [module, ...aliases].map((name) => [name, module] as const)),
)

/** What a part of code is, in the letters that the style sheet knows (src/components/Prose/code.module.scss), by the names of highlight.js. */
const KINDS: Readonly<Record<string, string>> = {
  k: 'keyword built_in type selector-tag section',
  s: 'string regexp char link',
  n: 'number literal symbol variable',
  c: 'comment quote doctag meta',
  f: 'title name attr attribute property selector-class selector-id',
  i: 'addition',
  d: 'deletion',
}
/** All that a `class` of coloured code may hold. */
export const CODE_CLASSES = Object.keys(KINDS)
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([letter, names]) => names.split(' ').map((name) => [`hljs-${name}`, letter] as const)),
)

/** Colours the code of blocks whose language is known. */
export function codeColours() {
  return (tree: Root) =>
    visit(tree, 'code', (node) => {
      const language = MODULES.get(node.lang?.toLowerCase() ?? '')
      if (language === undefined || node.value.length > LENGTH_MAX) return
      const { value } = highlighter(language).highlight(`${node.value}\n`, { language, ignoreIllegals: true })
      node.data = { ...node.data, hChildren: fromHtml(value, { fragment: true }).children.flatMap(lettered) }
    })
}

const load = createRequire(import.meta.url)

function highlighter(language: string): HLJSApi {
  const library: HLJSApi = load('highlight.js/lib/core')
  if (!library.getLanguage(language)) {
    const definition: LanguageFn = load(`highlight.js/lib/languages/${language}`)
    library.registerLanguage(language, definition)
  }
  return library
}

/** The same with our letters. What has none of them is plain. */
function lettered(node: ElementContent | { type: 'doctype' }): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const children = node.children.flatMap(lettered)
  const [name] = [node.properties.className].flat()
  const letter = LETTERS.get(`${name}`)
  return letter === undefined ? children : [{ ...node, properties: { className: [letter] }, children }]
}
