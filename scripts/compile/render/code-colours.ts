import { createRequire } from 'node:module'
import type { Element, ElementContent } from 'hast'
import type { Emitter, HLJSApi, LanguageFn } from 'highlight.js'
import type { Code } from 'mdast'
import { fill } from '../../../src/catalogue/fill.ts'
import type { Notices } from '../../fields/site-texts/language.ts'

/** Longer code is not highlighted, because the time may grow with the square of the length. In characters. */
const LENGTH_MAX = 10_000

/** Languages that are highlighted, with their aliases. A language is loaded when a text first uses it. */
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

/**
 * The kinds of code, as the class names of the style sheet (src/components/Prose/code.module.scss), with the scopes of highlight.js for
 * each.
 */
const KINDS: Readonly<Record<string, string>> = {
  k: 'keyword built_in type selector-tag section',
  s: 'string regexp char link',
  n: 'number literal symbol variable',
  c: 'comment quote doctag meta',
  f: 'title name attr attribute property selector-class selector-id',
  i: 'addition',
  d: 'deletion',
}
/** All classes that highlighted code may have. */
export const CODE_CLASSES = Object.keys(KINDS)
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([letter, names]) => names.split(' ').map((name) => [name, letter] as const)),
)

/**
 * Returns a function that turns a block of code into an element with a name, because the keyboard can stop at it to scroll it (WCAG 2.1.1
 * and 4.1.2).
 */
export function codeBlock(words: Notices['page']) {
  return (_: unknown, { lang, value }: Code): Element => {
    const language = lang ?? ''
    const properties = language === '' ? {} : { className: [`language-${language}`] }
    const ariaLabel = language === '' ? words.code : fill(words.codeIn, { language })
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties,
      children: highlighted(language, value === '' ? '' : `${value}\n`),
    }
    return { type: 'element', tagName: 'pre', properties: { role: 'group', tabIndex: 0, ariaLabel }, children: [code] }
  }
}

/** Returns code with an element for each token, if the language is known. */
function highlighted(name: string, code: string): ElementContent[] {
  const language = MODULES.get(name.toLowerCase())
  if (language === undefined || code.length > LENGTH_MAX) return [{ type: 'text', value: code }]
  const { _emitter } = highlighter(language).highlight(code, { language, ignoreIllegals: true })
  return (_emitter as LetteredCode).parts
}

const load = createRequire(import.meta.url)

function highlighter(language: string): HLJSApi {
  const library: HLJSApi = load('highlight.js/lib/core')
  library.configure({ __emitter: LetteredCode })
  if (!library.getLanguage(language)) {
    const definition: LanguageFn = load(`highlight.js/lib/languages/${language}`)
    library.registerLanguage(language, definition)
  }
  return library
}

/**
 * Receives the tokens of highlight.js as elements with our class names, so that no HTML is written and parsed again. Other tokens stay
 * plain text.
 */
class LetteredCode implements Emitter {
  readonly parts: ElementContent[] = []
  /** The children of the open scopes. A scope without a class shares those of its parent. */
  readonly #open = [this.parts]
  // highlight.js calls either name.
  readonly startScope = this.openNode
  readonly endScope = this.closeNode

  addText(value: string) {
    if (value === '') return
    const last = this.#inner.at(-1)
    if (last?.type === 'text') last.value += value
    else this.#inner.push({ type: 'text', value })
  }

  openNode(name: string) {
    const letter = LETTERS.get(name.split('.', 1)[0] ?? '')
    if (letter === undefined) return void this.#open.push(this.#inner)
    const children: ElementContent[] = []
    this.#inner.push({ type: 'element', tagName: 'span', properties: { className: [letter] }, children })
    this.#open.push(children)
  }

  closeNode() {
    this.#open.pop()
  }

  /** Adds code of another language within this one. */
  __addSublanguage({ parts }: LetteredCode) {
    this.#inner.push(...parts)
  }

  finalize() {}

  /** Required by the interface, but never called. */
  toHTML() {
    return ''
  }

  get #inner(): ElementContent[] {
    return this.#open.at(-1) ?? this.parts
  }
}
