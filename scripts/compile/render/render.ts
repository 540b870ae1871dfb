import { posix } from 'node:path'
import type { Definition, FootnoteDefinition, Heading, Image, Link, Root, RootContent } from 'mdast'
import { cvPath } from '../../../src/catalogue/cv-path.ts'
import { localPath } from '../../../src/catalogue/local-path.ts'
import { projectPath } from '../../../src/catalogue/project-path.ts'
import type { ImageReference, Slug } from '../../../src/catalogue/types.ts'
import { type Args, type Facts, type Findings, reportKnowing } from '../../diagnostics/findings.ts'
import type { DiagnosticCode } from '../../diagnostics/messages.ts'
import { bilingual } from '../../diagnostics/phrase.ts'
import { withoutSecrets } from '../../diagnostics/secret-address.ts'
import type { Place, Span } from '../../diagnostics/severity.ts'
import { nearMiss } from '../../fields/near-miss.ts'
import { own as entryOf } from '../../fields/own.ts'
import type { Language } from '../../fields/site-texts/language.ts'
import { LANGUAGES, type Lang } from '../../fields/site-texts/languages.ts'
import type { RenderedBody, SiteLink } from '../contract/body.ts'
import { nameOfFile } from '../contract/file-name.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import type { Surroundings } from '../contract/surroundings.ts'
import { reportGarbled } from '../parse/garbled.ts'
import { CONTROL } from '../parse/parse.ts'
import { decoded } from '../parse/percent.ts'
import { isLocal, isWebAddress, nameOnMachine, nearAddress } from '../validate/address.ts'
import { isFiller, isUnwrittenBody, STAND_IN, toWrite } from '../validate/filler.ts'
import { isEmail, nearEmail } from '../validate/near-value.ts'
import { readNumber } from '../validate/phone.ts'
import { asWritten, findPicture, namesIn } from '../validate/pictures.ts'
import { isTemporary } from '../validate/preview-address.ts'
import { reportUnfit } from '../validate/visitors-address.ts'
import { langOfAddress } from './address-language.ts'
import { CALLOUT_KINDS, calloutOf, isLineBreak, OF_BLOCKS } from './body-blocks.ts'
import { linesOf, paragraphsOf, proseOf, textOf } from './body-texts.ts'
import { CV_FILE, FILE_ENDING, publishedAs } from './file-address.ts'
import { foreignFormsIn } from './foreign/find-forms.ts'
import { isOpenComment, titleAboveSigns } from './foreign/node-forms.ts'
import { MISREAD } from './foreign/patterns.ts'
import { nearestCallout, withoutWordTags } from './foreign/replacements.ts'
import { formulasIn } from './formulas.ts'
import { markdownOf } from './html-words.ts'
import { reportIdentityNumbers } from './identity-numbers.ts'
import { type AnyNode, eachNode, offsetsOf, readBody } from './nodes.ts'
import { reportContactsIn, reportPasswords } from './private-facts.ts'
import { isShortFor } from './short-addresses.ts'
import { slugify } from './slug.ts'
import { toHtml } from './to-html.ts'
import { reportUnwrittenIn } from './to-write.ts'

const EMPTY: RenderedBody = { html: null, paragraphs: [], lines: [], text: '', anchors: [], links: [], pictures: [] }
/** The result for a body that was not read. It does not count as empty. */
const UNREAD: RenderedBody = { ...EMPTY, html: '' }

/** Renders the Markdown of a file as sanitised HTML, and reports its problems. */
export function renderBody(file: ParsedFile, sources: Surroundings, findings: Findings): RenderedBody {
  if (file.body.trim() === '') return EMPTY
  const placeBetween = (start: number, end: number) => file.places.between(file.bodyStart + start, file.bodyStart + end)
  const read = readBody(file.body)
  if ('limit' in read) {
    const place = placeBetween(read.at, read.at + 1)
    if (read.limit === 'nesting') findings.add('body/nesting', place)
    else findings.exceed(read.limit, place)
    return UNREAD
  }
  try {
    const reader = new BodyReader(file, sources, placeBetween, findings)
    reader.read(read.tree)
    const { shaped, html } = toHtml(read.tree, file.body, sources.lang)
    const { anchors, links, pictures } = reader
    // A body that contains only comments counts as empty.
    return {
      html: html === '' ? null : html,
      paragraphs: paragraphsOf(shaped),
      lines: linesOf(shaped.children),
      text: proseOf(shaped),
      anchors: [...anchors],
      links,
      pictures,
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    findings.add('body/nesting', placeBetween(0, 1))
    return UNREAD
  }
}

type PlaceBetween = (start: number, end: number) => Place

/** Checks a tree before it is rendered. Collects its links, headings and pictures, and replaces their addresses by those of the site. */
class BodyReader {
  readonly anchors = new Set<string>()
  readonly links: SiteLink[] = []
  readonly pictures: ImageReference[] = []
  readonly #ids: Language['anchors']
  readonly #definitions = new Map<string, Definition>()
  /** Definitions that are the addresses of links. What nothing refers to is never seen: `[//]: # (a remark)`. */
  readonly #ofLinks = new Set<string>()
  /** Footnotes to which the text refers. */
  readonly #called = new Set<string>()
  /** The names of all headings. */
  readonly #headings = new Set<string>()
  /** The number of headings so far with each name. */
  readonly #namesakes = new Map<string, number>()
  /** Offsets of code and HTML, in order. */
  readonly #verbatim: Span[] = []
  /** What only other programs understand. */
  #foreign: ReturnType<typeof foreignFormsIn> = []
  /** The offset behind the last HTML that was reported. */
  #htmlEnd = 0
  /** Level of the last heading. */
  #level = 1

  constructor(
    private readonly file: ParsedFile,
    private readonly sources: Surroundings,
    private readonly placeBetween: PlaceBetween,
    private readonly findings: Findings,
  ) {
    this.#ids = LANGUAGES[sources.lang].anchors
  }

  read(tree: Root) {
    const notes: FootnoteDefinition[] = []
    const repeated: FootnoteDefinition[] = []
    const named = new Set<string>()
    const again: Definition[] = []
    const used = new Set<string>()
    eachNode(tree, (node) => {
      if (node.type === 'definition') {
        // The first one counts (CommonMark, « Link reference definitions »).
        if (this.#definitions.has(node.identifier)) again.push(node)
        else this.#definitions.set(node.identifier, node)
      }
      if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
      if (node.type === 'footnoteDefinition') {
        if (named.has(node.identifier)) repeated.push(node)
        else notes.push(node)
        named.add(node.identifier)
      }
      if (node.type === 'linkReference') this.#ofLinks.add(node.identifier)
      if (node.type === 'heading') this.#headings.add(slugify(textOf(node)))
    })
    // Remarks have the same name: `[//]: # (one)`, `[//]: # (another)`.
    for (const node of again)
      if (used.has(node.identifier))
        this.#report(node, 'body/lost', { actual: `[${node.label ?? node.identifier}]`, columns: null })
    this.#foreign = foreignFormsIn(tree, this.file.body, {
      path: this.file.path,
      contentFolder: this.sources.contentFolder,
      pictureNamed: (name) => this.#pictureNamed(name),
    })
    eachNode(tree, (node, parent) => this.#check(node, parent))
    for (const note of notes)
      if (!this.#called.has(note.identifier))
        this.#report(note, 'body/footnote', { actual: note.label ?? note.identifier, isCalled: false })
    // While nothing calls a note, whether it is written once or twice does not matter yet.
    for (const note of repeated)
      if (this.#called.has(note.identifier))
        this.#report(note, 'body/lost', { actual: `[^${note.label ?? note.identifier}]`, columns: null })
    this.#checkProse()
  }

  /** Reports garbled characters, formulas and forms of other programs outside code and HTML, which a page would show as they are. */
  #checkProse() {
    const prose = this.#withoutVerbatim(' ')
    // In lines that end before code, because a correction goes from the first garbled character of a line to the last one.
    reportGarbled(this.#withoutVerbatim('\n'), this.placeBetween, this.findings)
    const formulas = formulasIn(prose)
    for (const { text, index } of formulas)
      this.findings.add('body/math', this.placeBetween(index, index + text.length), { actual: shorten(text) })
    const hasUnwritten = reportUnwrittenIn(prose, this.file, this.placeBetween, this.findings)
    if (!hasUnwritten && isUnwrittenBody(this.file.body)) {
      const actual = this.file.body.trim()
      const from = this.file.body.indexOf(actual)
      this.findings.add(toWrite(this.file), this.placeBetween(from, from + actual.length), { actual })
    }
    reportIdentityNumbers(prose, this.placeBetween, this.findings)
    reportContactsIn(prose, this.placeBetween, this.findings)
    reportPasswords(this.file.body, { code: this.#verbatim, end: '\n\n' }, this.placeBetween, this.findings)
    for (const { form, from, to, suggestion, mend = null } of this.#foreign) {
      if (formulas.some(({ text, index }) => index < to && from < index + text.length)) continue
      const actual = shorten(this.file.body.slice(from, to).replace(/^[\s>]+/, ''))
      this.findings.add('body/foreign', this.placeBetween(from, to), { form, actual, suggestion, mend })
    }
  }

  /** Returns the text with blanks for code and HTML. */
  #withoutVerbatim(first: ' ' | '\n'): string {
    const parts: string[] = []
    let end = 0
    for (const { from, to } of this.#verbatim) {
      const blanks = this.file.body.slice(from, to).replace(/[^\n]/g, ' ')
      parts.push(this.file.body.slice(end, from), first, blanks.slice(1))
      end = to
    }
    return parts.join('') + this.file.body.slice(end)
  }

  #check(node: AnyNode, parent: AnyNode | null) {
    this.#reportHidden(node)
    switch (node.type) {
      case 'inlineCode':
        this.#verbatim.push(offsetsOf(node))
        break
      case 'html':
        this.#verbatim.push(offsetsOf(node))
        // A comment is not reported, because the owner knows that it does not appear.
        if (isOpenComment(node.value) || this.#isMisread(node)) break
        if (!/^<!--[\s\S]*-->$/.test(node.value.trim()) && !isLineBreak(node, parent) && !this.#isInShortcode(node))
          this.#html(node, parent)
        break
      case 'heading':
        if (!this.#isMisread(node)) this.#heading(node)
        break
      case 'link':
        if (this.#isMisread(node)) break
        this.#link(node)
        if (textOf(node).trim() === '' && !hasPicture(node)) this.#report(node, 'body/link-text')
        if (isOtherAddress(textOf(node).trim(), node.url))
          this.#report(node, 'body/link-other', { actual: textOf(node).trim(), target: node.url })
        break
      case 'definition':
        if (this.#ofLinks.has(node.identifier)) this.#link(node)
        break
      case 'image':
        this.#picture(node, node)
        break
      case 'imageReference': {
        const definition = this.#definitions.get(node.identifier)
        const { url = '', title } = definition ?? {}
        const image: Image = { type: 'image', url, title: title ?? null, alt: node.alt ?? '' }
        this.#picture(Object.assign(node as unknown as Image, image), node)
        break
      }
      case 'footnoteReference':
        this.#called.add(node.identifier)
        break
      case 'blockquote': {
        const kind = calloutOf(node)
        if (kind === null || CALLOUT_KINDS.some((name) => name === kind)) break
        const expected = CALLOUT_KINDS.map((name) => `[!${name.toUpperCase()}]`)
        const suggestion = nearMiss(kind, CALLOUT_KINDS)?.toUpperCase() ?? nearestCallout(kind)
        this.#report(node, 'body/callout', { actual: kind.toUpperCase(), expected, suggestion })
        break
      }
      case 'table':
        for (const { children } of node.children) {
          const columns = node.children[0]?.children.length ?? 0
          const [first, ...more] = children.slice(columns).filter((cell) => cell.children.length > 0)
          if (first === undefined) continue
          const { from } = offsetsOf(first)
          const written = this.file.body.slice(from, offsetsOf(more.at(-1) ?? first).to)
          this.#report(first, 'body/lost', { actual: shorten(written.replace(/^\||\|$/g, '').trim()), columns })
        }
        break
      case 'code':
        this.#code(node)
        break
      case 'text': {
        if (this.#hasWordTags(node)) node.value = withoutWordTags(node.value)
        const label = /(?<![\p{L}\p{N}\]])\[[^\][]+\]\[([^\][]+)\]/u.exec(node.value)?.[1]
        if (label !== undefined) this.#report(node, 'body/reference', { actual: label })
        const note = /\[\^([^\][\s]+)\]/.exec(node.value)?.[1]
        if (note !== undefined) this.#report(node, 'body/footnote', { actual: note, isCalled: true })
        break
      }
    }
  }

  /** Reports HTML with the Markdown to write instead. An element within a line is reported once, with its content. */
  #html(node: Extract<RootContent, { type: 'html' }>, parent: AnyNode | null) {
    const { from, to } = offsetsOf(node)
    if (from < this.#htmlEnd) return
    const end = offsetsOf(closingOf(node, parent) ?? node).to
    this.#htmlEnd = end
    const folder = posix.dirname(this.file.path)
    const pathOf = (path: string) => {
      if (isWebAddress(path) || path.startsWith('/')) return path
      const beside = posix.join(folder, path)
      if (this.sources.assets.get(beside) !== undefined) return asWritten(beside, folder)
      return this.#pictureNamed(posix.basename(path)) ?? path
    }
    const source = this.file.body.slice(from, end)
    // Within a line, the end of a line of the file is a space.
    const html = end === to ? source : source.replaceAll('\n', ' ')
    const lines = markdownOf(html, pathOf, ALT_TO_WRITE, (name) => this.#headings.has(slugify(name)))
    const actual = shorten(this.file.body.slice(from, to))
    this.findings.add('body/html', this.placeBetween(from, end), { actual, suggestion: lines && writtenIn(lines) })
  }

  /** Returns the path of the picture with this name, as it is written in this file. */
  #pictureNamed(name: string): string | null {
    const file = namesIn(this.sources.assets).byBase().get(name)
    return file === undefined ? null : asWritten(file, posix.dirname(this.file.path))
  }

  /** Returns whether a node is what Markdown made of a form of another program. */
  #isMisread(node: RootContent): boolean {
    const { from } = offsetsOf(node)
    return this.#foreign.some(
      ({ form, ...found }) =>
        (MISREAD.has(form) || (form === 'link blank' && node.type === 'link')) && found.from <= from && from < found.to,
    )
  }

  /** Returns whether a node is part of a shortcode: `{{<youtube abc>}}`. */
  #isInShortcode(node: RootContent): boolean {
    const { from, to } = offsetsOf(node)
    return this.#foreign.some((form) => form.from < from && to < form.to && this.file.body.startsWith('{{', form.from))
  }

  /** Returns whether a text has tags of Word, none of which the owner escaped in order to show it. */
  #hasWordTags(node: RootContent): boolean {
    const { from, to } = offsetsOf(node)
    const isInside = this.#foreign.some((found) => found.form === 'word tag' && from <= found.from && found.to <= to)
    return isInside && !/\\<|&lt;/.test(this.file.body.slice(from, to))
  }

  /** Reports invisible characters that are written as an entity (`&#x202e;`). As characters, they are reported when the file is parsed. */
  #reportHidden(node: AnyNode) {
    if (node.type === 'root') return
    const texts = [
      ...[node.type === 'text' && node.value, 'alt' in node && node.alt, 'title' in node && node.title],
      'url' in node && node.url,
    ].map((text) => text || '')
    // The sign for an entity without a character is visible.
    const [hidden] = texts.join('').replaceAll('\uFFFD', '').match(CONTROL) ?? []
    if (hidden === undefined || this.file.body.includes(hidden)) return
    const code = hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    this.#report(node, 'file/control-character', { actual: `U+${code}`, suggestion: null })
  }

  #heading(node: Heading) {
    if (node.depth === 1) this.#report(node, 'body/heading-one')
    else if (node.depth > this.#level + 1) {
      const expected = ['#'.repeat(this.#level + 1)]
      this.#report(node, 'body/heading-skipped', { actual: String(node.depth), last: this.#level, expected })
    }
    this.#level = node.depth
    const text = textOf(node).trim()
    if (text === '' && node.children.some(({ type }) => type === 'image')) return
    if (text === '') return this.#report(node, 'body/heading-empty')
    const name = slugify(text) || this.#ids.untitled
    let count = this.#namesakes.get(name) ?? 0
    let anchor: string
    do anchor = ++count === 1 ? name : `${name}-${count}`
    while (this.anchors.has(anchor))
    this.#namesakes.set(name, count)
    this.anchors.add(anchor)
    node.data = { hProperties: { id: this.#ids.heading + anchor } }
  }

  #link(node: Link | Definition) {
    // Schemes are not case-sensitive, but the sanitiser compares them with lower-case names.
    const written = node.url
    const url = written
      .replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
      .replace(/^tel:[\d\s+()./-]+$/, addressOfNumber)
    node.url = url
    // GFM turns any text that resembles an e-mail address into a link, so these are not checked further.
    const mail = /^mailto:([^?]*)/.exec(url)?.[1]
    const near = mail === undefined || isEmail(decoded(mail)) ? null : nearEmail(decoded(mail))
    if (near !== null)
      return this.#report(node, 'body/link', { actual: url, suggestion: `mailto:${near}`, published: null })
    const [, scheme, account] = /^(mailto:|tel:)\/{1,3}(.+)$/.exec(url) ?? []
    if (account !== undefined)
      return this.#report(node, 'body/link', { actual: url, suggestion: `${scheme}${account}`, published: null })
    if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]{3,})$/.test(url)) return
    if (/^https?:/.test(url)) return this.#webLink(node, url)
    const onMachine = nameOnMachine(decoded(url))
    if (onMachine !== null) return this.#linkToMachine(node, written, onMachine)
    const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
    const target = this.#targetOf(path)
    if (url === '' || url === '#' || /^([a-z][a-z\d+.-]*:|\/\/)|[^\S ]/i.test(url) || target === null) {
      const beside = target === null && this.#fileBeside(path)
      if (beside) {
        const isPicture = /\.(?:png|jpe?g|webp|avif|svg)$/i.test(path)
        const shown = this.#pictureIn(node)
        return this.#report(node, 'body/link-file', { actual: url, suggestion: beside, isPicture, shown })
      }
      const published = publishedAs(path)?.toLowerCase()
      // Whether the build makes such a file is known once all texts are.
      if (target === null && published !== undefined && CV_FILE.test(published)) {
        this.links.push({ place: this.#placeOf(node), written: url, target: published, anchor: '' })
        return
      }
      const suggestion = this.#nearTarget(url, path)
      const isName =
        target === null &&
        !/(?<!^(?:callto|tel)):|[{}\\]/.test(path) &&
        !FILE_ENDING.test(path.replace(/\.html?$/i, ''))
      if (suggestion === null && isName) {
        // It may name a text without « .md », or be a phone number: what it is is known once all texts are.
        const named = posix.join(posix.dirname(this.file.path), decoded(path))
        this.links.push({ place: this.#placeOf(node), written: url, target: named, anchor })
        return
      }
      return this.#report(node, 'body/link', { actual: url, suggestion, published: publishedAs(path) })
    }
    // A text that this language lacks is read in the first one.
    const { file = target, lang = langOfAddress(target, this.sources.lang) ?? this.sources.lang } =
      this.sources.assets.get(target) ?? {}
    const page = pageOf(file, lang, this.file.path, this.sources)
    const isFile = FILE_ENDING.test(file) && !file.endsWith('.md')
    this.links.push({ place: this.#placeOf(node), written: url, target: file, anchor: isFile ? '' : anchor })
    const name = isFile ? anchor : `${LANGUAGES[lang].anchors.heading}${anchor}`
    node.url = page + query + (anchor === '' ? '' : `#${name}`)
  }

  /** Reports a path of the owner's computer, by the name of its file. */
  #linkToMachine(node: Link | Definition, actual: string, file: string) {
    const isText = file.endsWith('.md')
    const suggestion = isText ? null : this.#nearTarget(file, file)
    this.#report(node, 'path/machine', { actual, suggestion, name: publishedAs(file) ?? (isText ? file : '') })
  }

  /** Returns the source of the picture that a link shows instead of words. */
  #pictureIn(node: Link | Definition): string | null {
    const picture = node.type === 'link' ? node.children.find(({ type }) => type === 'image') : undefined
    if (picture === undefined) return null
    const { from, to } = offsetsOf(picture)
    return this.file.body.slice(from, to)
  }

  /** Returns the address that a file beside the text would have in `public/`; `null` if there is none, or if it is there. */
  #fileBeside(path: string): string | null {
    const file = posix.join(posix.dirname(this.file.path), decoded(path)).normalize('NFC')
    if (file.startsWith('public/') || !this.sources.assets.get(file)) return null
    return FILE_ENDING.test(file) ? `/${posix.basename(file)}` : null
  }

  /** Returns what a link without a target was probably meant to be: a file of `public/`, or a web address. */
  #nearTarget(url: string, path: string): string | null {
    const published = publishedAs(path)
    if (isEmail(url)) return `mailto:${url}`
    // ChatGPT and chats copy a link as the address of another one.
    const within = /^\[[^\][]*\]\((\S+)\)$/.exec(url)?.[1]
    if (within !== undefined) return isWebAddress(within) ? within : null
    // The build writes these files itself.
    if (CV_FILE.test(published ?? '')) return published
    const name = `/${decoded(path).replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`
    const isFile = FILE_ENDING.test(path) && !/^[a-z]+:/i.test(path)
    const near = isFile ? namesIn(this.sources.assets).published().nearStem(name) : null
    const withoutVariable = url.replace(/^\{\{[^{}]*\}\}(?=\/)/, '')
    return near ?? (withoutVariable === url ? (FILE_ENDING.test(path) ? null : nearAddress(url)) : withoutVariable)
  }

  #webLink(node: Link | Definition, url: string) {
    if (!isWebAddress(url))
      return this.#report(node, 'body/link', { actual: url, suggestion: nearAddress(url), published: null })
    const { hostname, username, password, protocol } = new URL(url)
    this.links.push({ place: this.#placeOf(node), written: url, ...siteAddressOf(url) })
    if (username || password) this.#report(node, 'url/credentials')
    else if (isLocal(hostname)) this.#report(node, 'url/local', { actual: hostname })
    else if (isTemporary(hostname)) this.#report(node, 'url/preview', { actual: hostname, suggestion: null })
    else if (reportUnfit(url, this.#reporterAt(node, url))) return
    else if (STAND_IN.test(new URL(url).origin))
      this.findings.add(toWrite(this.file), this.#placeOf(node), { actual: url })
    else if (protocol === 'http:') this.#report(node, 'url/http')
  }

  /** Returns a Markdown file of the content, or a path of the site; `null` for anything else. */
  #targetOf(path: string): string | null {
    if (path === '') return this.file.path
    // The disk of macOS writes an accent as a character of its own.
    const name = decoded(path).normalize('NFC')
    if (name.startsWith('/')) return name.replace(/(?<=.)\/$/, '')
    if (!name.endsWith('.md')) return null
    return posix.join(posix.dirname(this.file.path), name)
  }

  #picture(node: Image, at: RootContent) {
    const alt = (node.alt ?? '').trim()
    if (alt === '') this.#report(at, 'body/picture-alt')
    else if (isFiller(alt)) this.findings.add(toWrite(this.file), this.#placeOf(at), { actual: alt })
    const use = { written: node.url, frame: null, place: this.#placeOf(at), field: null }
    const report = reportKnowing({ actual: node.url }, (code, facts) =>
      this.findings.add(code, use.place, { ...facts, mend: null }),
    )
    // A browser may have saved a file as « ma%20vue.png ».
    const isName = this.sources.assets.get(posix.join(posix.dirname(this.file.path), node.url)) !== undefined
    const reference = findPicture(isName ? node.url : decoded(node.url), use, this.file.path, this.sources, report)
    if (reference === null) return
    // `scripts/images/body-html.ts` decodes it. It is encoded because a file name may contain `%`.
    node.url = encodeURI(reference.file)
    this.pictures.push({ ...reference, alt: node.alt ?? '' })
  }

  #code(node: Extract<RootContent, { type: 'code' }>) {
    const { from, to } = offsetsOf(node)
    this.#verbatim.push({ from, to })
    if (node.lang === 'mermaid') this.#report(node, 'body/mermaid')
    if (node.lang === 'math') this.#report(node, 'body/math', { actual: shorten(node.value) })
    const source = this.file.body.slice(from, to)
    const fence = /^(`{3,}|~{3,})/.exec(source)?.[1]
    if (fence === undefined || titleAboveSigns(node, this.file.body).length > 0) return
    // The line may begin with the signs of a quotation or list around the block.
    const last =
      source
        .trimEnd()
        .split('\n')
        .at(-1)
        ?.replace(/^[>\s]+/, '')
        .trim() ?? ''
    const closed = source.includes('\n') && last.startsWith(fence) && /^[`~]+$/.test(last)
    const inner =
      /^(?:md|mdx|markdown|text|txt)$/i.test(node.lang ?? 'md') && closed ? null : fenceWithin(source, fence)
    if (inner !== null)
      this.findings.add('body/fence', this.placeBetween(from + inner.from, from + inner.to), {
        actual: fence,
        inner: source.slice(inner.from, inner.to),
      })
    else if (!closed)
      this.findings.add('body/fence', this.placeBetween(from, from + fence.length), { actual: fence, inner: null })
  }

  #report<Code extends DiagnosticCode>(node: RootContent, code: Code, ...facts: Args<Facts<Code>>) {
    this.findings.add(code, this.#placeOf(node), ...facts)
  }

  #reporterAt(node: RootContent, actual: string) {
    return reportKnowing<{ actual: string }>({ actual }, (code, facts) =>
      this.findings.add(code, this.#placeOf(node), facts),
    )
  }

  #placeOf(node: RootContent): Place {
    const { from, to } = offsetsOf(node)
    return this.placeBetween(from, to)
  }
}

/** Finds a line in a block of code that would open another one: « ```js ». It closes nothing, because it names a language. */
function fenceWithin(source: string, fence: string): Span | null {
  for (const { 0: line, 1: signs = '', index } of source.matchAll(
    /(?<=\n[ \t>]{0,12})(`{3,20}|~{3,20})[a-z][\w+#-]{0,20}(?=[ \t]{0,99}(?:\n|$))/gi,
  ))
    if (signs.startsWith(fence)) return { from: index, to: index + line.length }
  return null
}

/** The most nodes among which the end of an element is searched. */
const SIBLINGS_MAX = 100

/** Stands for the text that says what a picture shows. */
const ALT_TO_WRITE = '\uE002'

/** Returns lines as one text in each language. */
const writtenIn = (lines: readonly string[]) =>
  bilingual((lang) => lines.join('\n').replace(ALT_TO_WRITE, lang === 'fr' ? 'ce qu’elle montre' : 'what it shows'))

/** Returns the node on the same line that closes the element of this one; `null` if there is none. */
function closingOf(node: Extract<RootContent, { type: 'html' }>, parent: AnyNode | null): RootContent | null {
  const name = /^<([a-z][a-z\d]*)(?=[\s>])[^<>]*(?<!\/)>$/i.exec(node.value)?.[1]?.toLowerCase()
  if (name === undefined || parent === null || OF_BLOCKS.includes(parent.type) || !('children' in parent)) return null
  const siblings: RootContent[] = parent.children
  let depth = 0
  const at = siblings.indexOf(node)
  for (const other of siblings.slice(at, at + SIBLINGS_MAX)) {
    const [, slash, own] = (other.type === 'html' && /^<(\/?)([a-z][a-z\d]*)/i.exec(other.value)) || []
    if (own?.toLowerCase() !== name) continue
    depth += slash === '/' ? -1 : 1
    if (depth === 0) return other
  }
  return null
}

/** Addresses of the files of each folder that are not below `/projets`. */
const PATHS: Readonly<Record<string, (name: Slug) => string>> = { pages: (name) => name, cvs: cvPath }

/** Returns the address of the page for the target of a link, without the base. A page of another language begins with its name. */
function pageOf(target: string, lang: Lang, ownPath: string, { assets, contentFolder, ...own }: Surroundings): string {
  if (target === ownPath) return ''
  if (!target.endsWith('.md')) return encodeURI(target).replace(/[?#]/g, encodeURIComponent)
  const below = lang === own.lang ? '' : `/${lang}`
  const [folder = '', ...rest] = target.slice(contentFolder.length + 1 - (below === '' ? 0 : '/xx'.length)).split('/')
  if (rest.length === 0 && folder === 'site.md') return below || '/'
  if (rest.length === 0 && folder === 'cv.md') return `${below}/cv`
  const name = assets.get(target)?.address ?? nameOfFile(target).name
  return `${below}/${localPath((entryOf(PATHS, folder) ?? projectPath)(name as Slug), LANGUAGES[lang].addresses)}`
}

/** Returns the origin and the path of a web address, which names a page of this site if the origin is its own. */
function siteAddressOf(url: string): Pick<SiteLink, 'origin' | 'target' | 'anchor'> {
  const { origin, pathname } = new URL(url)
  return { origin, target: decoded(pathname).replace(/(?<=.)\/$/, ''), anchor: '' }
}

/** Returns whether the words of a link are an address, and its target is on another site or of somebody else. */
function isOtherAddress(words: string, url: string): boolean {
  if (url.startsWith('mailto:'))
    return isEmail(words) && decoded(url).slice('mailto:'.length).split('?')[0]?.toLowerCase() !== words.toLowerCase()
  const address = /^www\./i.test(words) ? `https://${words}` : words
  if (!isWebAddress(address) || !isWebAddress(url)) return false
  const [said = '', real = ''] = [address, url].map((one) => new URL(one).hostname.replace(/^www\./, ''))
  // An archive names the address that it keeps.
  return said !== real && !decoded(url).includes(said) && !isShortFor(said, real)
}

function hasPicture(node: Link): boolean {
  return node.children.some(({ type }) => type === 'image' || type === 'imageReference')
}

/** Returns the address that calls a number with its country, as that of the owner's own number: `readNumber`. Another stays as it is. */
function addressOfNumber(written: string): string {
  const { url, doubt } = readNumber(written.slice('tel:'.length).trim(), false)
  return doubt === null ? url : written.replace(/[\s/]/g, '')
}

function shorten(text: string) {
  // Hidden before the text is cut, because a part of an address or a key no longer has its form.
  const line = withoutSecrets(text.replace(/\s+/g, ' '))
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
