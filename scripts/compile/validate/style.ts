import type { Findings } from '../../diagnostics/findings.ts'
import { LIMITS } from '../../diagnostics/limits.ts'
import { type Phrase, phrase } from '../../diagnostics/phrase.ts'
import { normalized } from '../../fields/fold.ts'
import { lazy } from '../../fields/lazy.ts'
import { Names } from '../../fields/near-miss.ts'
import { own } from '../../fields/own.ts'
import type { SourceFile } from '../contract/sources.ts'
import type { OwnStyle, RoleSetting } from '../contract/style.ts'
import type { Surroundings } from '../contract/surroundings.ts'
import { readText } from '../parse/parse.ts'
import { decoded } from '../parse/percent.ts'
import type { TextPlaces } from '../parse/text-places.ts'
import { type CssNode, childrenOf, cssTree } from './css-tree.ts'
import { namesIn } from './pictures.ts'
import { readRole } from './style-roles.ts'

/**
 * Reads the owner's style sheet. Reports what browsers would ignore and what pages must not load. Returns `null` if none of it can be read.
 */
export function compileStyle(source: SourceFile, surroundings: Surroundings, findings: Findings): OwnStyle | null {
  const read = readText(source, findings)
  if (read === null) return null
  const { text, places } = read
  for (const { index, 0: tag } of text.matchAll(/<\/style/gi))
    findings.add('style/closing-tag', places.between(index, index + tag.length))
  if (reportUnbalanced(text, places, findings)) return null
  try {
    return new StyleReader(text, places, surroundings, findings).read()
  } catch (error) {
    // The sheet has thousands of nested brackets.
    if (!(error instanceof RangeError)) throw error
    findings.add('style/syntax', places.between(0, 1), { actual: text.slice(0, SHOWN_LENGTH) })
    return null
  }
}

const SHOWN_LENGTH = 80
const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }

/** Reports brackets, quotes and comments that do not come in pairs. Nothing else is reported then, because browsers guess what follows. */
function reportUnbalanced(text: string, places: TextPlaces, findings: Findings): boolean {
  const { tokenize, tokenTypes: is } = cssTree()
  const open: { sign: string; at: number }[] = []
  let found = false
  const unclosed = (at: number, actual: string, expected: string) => {
    found = true
    findings.add('style/unclosed', places.between(at, at + actual.length), { actual, expected: [expected] })
  }
  tokenize(text, (type, start, end) => {
    const token = text.slice(start, end)
    const last = token.at(-1) ?? ''
    const opens = type === is.Function || /^[{([]$/.test(token)
    if (opens) open.push({ sign: last, at: end - 1 })
    else if (type === is.Comment && !/^\/\*.*\*\/$/s.test(token)) unclosed(start, '/*', '*/')
    else if (type === is.BadString || (type === is.String && (token.length < 2 || last !== token[0])))
      unclosed(start, token[0] ?? '', token[0] ?? '')
    else if (type === is.Url && last !== ')') unclosed(start, token.slice(0, 4), ')')
    else if (/^[)}\]]$/.test(token)) {
      while (
        open.length > 0 &&
        own(CLOSERS, open.at(-1)?.sign ?? '') !== token &&
        open.some(({ sign }) => own(CLOSERS, sign) === token)
      ) {
        const { sign, at } = open.pop() ?? { sign: '', at: 0 }
        unclosed(at, sign, own(CLOSERS, sign) ?? '')
      }
      if (own(CLOSERS, open.at(-1)?.sign ?? '') === token) open.pop()
      else {
        found = true
        findings.add('style/unopened', places.between(start, end), { actual: token })
      }
    }
  })
  for (const { sign, at } of open) unclosed(at, sign, own(CLOSERS, sign) ?? '')
  return found
}

/** The advice for rules that are allowed only at the top of a separate style sheet. */
const REMEDIES: ReadonlyMap<string, Phrase> = new Map([
  ['import', phrase('copyImported')],
  ['charset', phrase('dropCharset')],
  ['namespace', phrase('dropNamespace')],
])

/** Functions in which a text is an address. */
const PICTURE_FUNCTION = /^(-webkit-)?image-set$|^(image|cross-fade)$/i

class StyleReader {
  readonly #tree = cssTree()
  readonly #roles: RoleSetting[] = []
  /** Nodes that could not be parsed. */
  readonly #unread = new Set<CssNode>()
  /** The nodes around the one that is read. */
  readonly #path: CssNode[] = []
  readonly #atRules = lazy(() => new Names(Object.keys(this.#tree.lexer.atrules).filter((name) => !REMEDIES.has(name))))
  readonly #properties = lazy(() => new Names(Object.keys(this.#tree.lexer.properties)))

  constructor(
    readonly text: string,
    readonly places: TextPlaces,
    readonly surroundings: Surroundings,
    readonly findings: Findings,
  ) {}

  read(): OwnStyle {
    const sheet = this.#tree.parse(this.text, {
      ...{ positions: true, parseCustomProperty: true },
      onParseError: (_, left) => {
        this.#unread.add(left)
        // At each fault css-tree splits the whole sheet into lines. So it ends here, because no more faults are reported.
        if (this.#unread.size === LIMITS.findings) for (const node of this.#unread) this.#refuse(node)
      },
    })
    const reported = new Set<CssNode>()
    this.#tree.walk(sheet, {
      enter: (node) => {
        // The report about the rule around it suffices.
        if (!this.#path.some((around) => reported.has(around)) && this.#isFaulty(node)) reported.add(node)
        this.#path.push(node)
      },
      leave: () => void this.#path.pop(),
    })
    const css = this.#tree.generate(sheet)
    if (childrenOf(sheet).length === 0) this.findings.add('style/empty', this.places.between(0, 0))
    // A text may contain this as an escape, which `generate` has removed.
    return { css: css === '' ? null : css.replaceAll('</', '<\\/'), roles: this.#roles }
  }

  /** Reports the problems of a node. Returns whether its parts need no reports. */
  #isFaulty(node: CssNode): boolean {
    if (node.type === 'Atrule') return this.#isFaultyAtRule(node)
    // A second semicolon is harmless.
    if (node.type === 'Raw' && (this.#unread.has(node) || !/^[;\s]*$/.test(String(node.value)))) this.#refuse(node)
    if (node.type === 'CDO' || node.type === 'CDC') this.#refuse(node)
    if (node.type === 'Url') this.#checkAddress(node)
    if (node.type === 'Function') this.#checkFunction(node)
    if (node.type === 'Declaration') this.#checkDeclaration(node)
    return false
  }

  #isFaultyAtRule(node: CssNode): boolean {
    const name = String(node.name).toLowerCase()
    const place = this.#placeOf(node, name.length + 1)
    const actual = `@${name}`
    const remedy = REMEDIES.get(name)
    const known = Object.keys(this.#tree.lexer.atrules)
    if (remedy !== undefined) this.findings.add('style/at-rule-refused', place, { actual, remedy })
    else if (known.includes(name) || /^-[a-z]+-[a-z-]+$/.test(name)) return false
    else {
      const near = this.#atRules().near(name)
      this.findings.add('style/at-rule-unknown', place, { actual, suggestion: near && `@${near}` })
    }
    return true
  }

  #checkFunction(node: CssNode): void {
    const name = String(node.name)
    // No browser knows `src()`, and escapes only hide a name.
    if (/^src$|\\/i.test(name)) this.#refuse(node)
    if (!PICTURE_FUNCTION.test(name)) return
    for (const child of childrenOf(node)) {
      // Written as `url()`, like all addresses.
      if (child.type === 'String') child.type = 'Url'
      else if (child.type === 'Function' && /^(var|attr|env)$/i.test(String(child.name))) this.#refuse(child)
    }
  }

  #checkAddress(node: CssNode): void {
    const written = String(node.value)
    if (/^#[\w-]+$/.test(written)) return
    const place = this.#placeOf(node)
    const { assets } = this.surroundings
    const [path = ''] = written.split(/[?#]/)
    const isOwn = /^\/(?![/\\])[^\\\s]*$/.test(path)
    const file = normalized(`public${decoded(path)}`, 'NFC')
    if (isOwn && assets.get(file)?.outside === false) return
    const kind = /^data:/i.test(written) ? 'data' : /^([a-z][\w+.-]*:|[/\\]{2})/i.test(written) ? 'outside' : 'missing'
    const wanted = `/${path.replace(/^[./\\]+/, '')}`
    const suggestion = kind === 'missing' ? namesIn(assets).published().names.near(wanted) : null
    this.findings.add('style/address', place, { kind, actual: written, suggestion: suggestion && `url(${suggestion})` })
  }

  #checkDeclaration(node: CssNode): void {
    const property = String(node.property)
    const { lexer } = this.#tree
    if (property.startsWith('--')) {
      const setting = readRole(node, this.#path, this.#tree.generate, this.#placeOf(node), this.findings)
      if (setting !== null) this.#roles.push(setting)
      return
    }
    if (this.#unread.size > 0) return
    const isDescriptor = this.#path.some(
      ({ type, name }) =>
        type === 'Atrule' && !/^(media|supports|layer|container|scope|starting-style|keyframes)$/i.test(String(name)),
    )
    const fault = isDescriptor ? undefined : lexer.matchDeclaration(node).error?.name
    if (fault === 'SyntaxReferenceError') {
      // A property without a similar name may be newer than our list.
      const suggestion = this.#properties().near(property)
      if (suggestion !== null && !property.startsWith('-'))
        this.findings.add('style/property', this.#placeOf(node, property.length), { actual: property, suggestion })
    } else if (fault === 'SyntaxMatchError' && node.value && typeof node.value === 'object') {
      // The same is true of functions.
      const actual = this.#tree.generate(node.value)
      if (!actual.includes('(')) this.findings.add('style/value', this.#placeOf(node.value), { actual, property })
    }
  }

  /** Reports a part that browsers would ignore. */
  #refuse(node: CssNode): void {
    const place = this.#placeOf(node)
    const { start, end } = node.loc ?? { start: { offset: 0 }, end: { offset: 0 } }
    const [line = ''] = this.text.slice(start.offset, end.offset).trim().split('\n')
    this.findings.add('style/syntax', place, { actual: line.slice(0, SHOWN_LENGTH) })
  }

  /** @param length the length of the marked part; by default the first line of the node */
  #placeOf({ loc }: CssNode, length = Number.POSITIVE_INFINITY) {
    const { start, end } = loc ?? { start: { offset: 0 }, end: { offset: 0 } }
    const whole = this.text.slice(start.offset, end.offset)
    const from = start.offset + (/^\s*/.exec(whole)?.[0].length ?? 0)
    const [line = ''] = whole.trim().split('\n')
    return this.places.between(from, from + Math.min(length, line.length))
  }
}
