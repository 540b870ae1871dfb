import { posix } from 'node:path'
import { own } from '../../../fields/own.ts'
import { decoded } from '../../parse/percent.ts'
import { withoutEntities } from '../../validate/markup.ts'
import { CALLOUT_KINDS } from '../body-blocks.ts'
import { nearSlug, slugify } from '../slug.ts'
import type { TextFile } from './form.ts'

/** Returns the path of the picture that a shortcode names, or `null`. */
export function pictureIn([source = '']: readonly string[], { pictureNamed }: TextFile): string | null {
  const path = /(?:^|["'=\s(])([^\][\n|#"'=\s(]{1,200}\.(?:png|jpe?g|gif|webp|avif|svg|bmp|heic))(?=["'\s)]|$)/i.exec(
    source,
  )?.[1]
  return path === undefined ? null : (pictureNamed(posix.basename(path)) ?? path)
}

/** The kinds of callouts that other programs have. */
const OTHER_KINDS: Readonly<Record<string, (typeof CALLOUT_KINDS)[number]>> = {
  ...{ success: 'tip', check: 'tip', done: 'tip', hint: 'tip', seealso: 'tip' },
  ...{
    attention: 'warning',
    alert: 'warning',
    danger: 'caution',
    error: 'caution',
    bug: 'caution',
    failure: 'caution',
  },
}

/** Returns GitHub's callout that is nearest to a kind of another program. */
export function nearestCallout(kind: string): string {
  const name = kind.toLowerCase()
  return (CALLOUT_KINDS.find((known) => known === name) ?? own(OTHER_KINDS, name) ?? 'note').toUpperCase()
}

/** The first line of GitHub's callout: `> [!NOTE]` */
export const callout = ([, kind = '']: readonly string[]) => `> [!${nearestCallout(kind)}]`

/** Returns digits and signs above or below the line. Other characters stay. */
const shifted =
  (signs: string) =>
  ([, text = '']: readonly string[]) =>
    [...text].map((sign) => [...signs]['0123456789+-='.indexOf(sign)] ?? sign).join('')

/** `2` → ² */
export const raised = shifted('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼')
/** `2` → ₂ */
export const lowered = shifted('₀₁₂₃₄₅₆₇₈₉₊₋₌')

/** `[[quais#Titre|texte]]` */
export function wikiLink(
  [, name = '', heading = '', words = '']: readonly string[],
  { path, contentFolder }: TextFile,
): string {
  if (/\.(?:pdf|docx?|xlsx?|pptx?|od[tps]|csv|zip|mp[34]|webm|wav|txt)$/i.test(name))
    return `[${words || posix.basename(name)}](/${posix.basename(name)})`
  const label = words || name.split('/').at(-1)?.replace(/\.md$/, '') || heading
  const file = nearSlug(posix.basename(name, '.md'))
  const folder = posix.relative(posix.dirname(path), `${contentFolder}/projets`)
  const address = file === '' ? '' : posix.join(folder, `${file}.md`)
  return `[${label}](${address}${heading === '' ? '' : `#${slugify(heading)}`})`
}

/** What stands before the name of what a site shows, and how the link is called. */
const EMBEDS: Readonly<Record<string, readonly [label: string, address: string]>> = {
  youtube: ['YouTube', 'https://www.youtube.com/watch?v='],
  vimeo: ['Vimeo', 'https://vimeo.com/'],
  gist: ['Gist', 'https://gist.github.com/'],
  github: ['GitHub', 'https://github.com/'],
  user: ['DEV', 'https://dev.to/'],
}

/** `{{< youtube abc >}}`, `{% embed https://exemple.fr %}`; `null` if the address is not known. */
export function embedded([, kind = '', name = '', part = '']: readonly string[]): string | null {
  if (/^https?:\/\//.test(name)) return name
  const [label, before] = own(EMBEDS, kind) ?? []
  const isName = /^@?[\w.-]{1,60}(?:\/[\w.-]{1,100})?$/.test(name)
  return before === undefined || !isName ? null : `[${label}](${before}${name}${part && `/${part}`})`
}

/** `![Vue]({{ site.baseurl }}/assets/vue.png)`, `[CV]({{ "/cv.pdf" | relative_url }})` */
export function siteLink(
  [, sign = '', text = '', quoted = '', bare = '']: readonly string[],
  { pictureNamed }: TextFile,
): string | null {
  const address = quoted || bare
  if (address === '' || (sign !== '' && text === '')) return null
  return `${sign}[${text}](${(sign && pictureNamed(posix.basename(address))) || address})`
}

/** `[[https://exemple.fr][texte]]` */
export function orgLink([whole = '']: readonly string[]): string {
  const [target = '', text = ''] = whole.slice(2, -2).split('][')
  const address = target.replace(/^file:/, '').replace(/\.org$/, '.md')
  return `[${text || address.replace(/^[a-z]+:(?:\/\/)?/, '')}](${address})`
}

/** `link:https://exemple.fr[texte]`, `xref:quais.adoc[texte]` */
export function macroLink([, address = '', text = '']: readonly string[]): string {
  return `[${text.split(/[\^,]/, 1)[0] || address.replace(/^[a-z]+:\/\//, '')}](${address.replace(/\.adoc$/, '.md')})`
}

/** `:ref:`les quais <quais>`` */
export const roleWords = ([whole = '']: readonly string[]) => /`~?([^`]*?)(?: ?<[^<>`]*>)?`/.exec(whole)?.[1] ?? ''

/** The line of hyphens below the first row of a table. */
export const ruleBelow = ([, row = '']: readonly string[]) =>
  `|${' --- |'.repeat(row.trim().replace(/\|$/, '').split('|').length - 1)}`

/** `## Titre` with a no-break space */
export function withPlainSpace([, mark = '', text = '']: readonly string[]): string {
  return `${mark} ${text.trim()}`
}

/** `[texte|https://exemple.fr]` */
export const pipeLink = ([, text = '', address = '']: readonly string[]) => `[${text}](${address})`

/** `<https://exemple.fr|texte>` */
export const turnedLink = ([, address = '', text = '']: readonly string[]) => `[${text}](${address})`

/** `[texte](https://exemple.fr)`, with the sign of a picture before it if it has one */
export const link = ([, sign = '', text = '', address = '']: readonly string[]) => `${sign}[${text}](${address})`

/** `** gras**` without the spaces inside the signs, and the word that stands behind it. */
export const tight = ([, sign = '', first, second, next = '']: readonly string[]) =>
  `${sign}${first || second}${sign}${next && ` ${next}`}`

/** Ordinary spaces instead of no-break ones, two if the entry of a list may belong to the one above: four would make code of the line. */
export const withPlainIndent = ([, indent = '', text = '']: readonly string[]) =>
  `${indent.length < 2 || text.startsWith('|') ? '' : '  '}${text.replace(/^(\S{1,6})\s/, '$1 ')}`

/** `\textbf{gras}`, `\footnote{une note}`; `null` for a command without an equal. */
export function markdownOfLatex([, name = '', text = '']: readonly string[]): string | null {
  if (name === 'footnote') return `(${text})`
  const sign = own(LATEX_SIGNS, name)
  if (sign === undefined) return null
  return sign.startsWith('#') ? `${sign} ${text}` : `${sign}${text}${sign}`
}

const LATEX_SIGNS: Readonly<Record<string, string>> = {
  ...{ textbf: '**', textit: '*', emph: '*', texttt: '`' },
  ...{ section: '##', subsection: '###', subsubsection: '####' },
}

/** `` `mots` `` */
export const inCode = ([words = '']: readonly string[]) => `\`${words}\``

/** `\u00e9`, `caf%20cr=C3=A8me`, `&amp;eacute;` */
export const unescaped = ([whole = '']: readonly string[]) =>
  withoutEntities(withoutEntities(decoded(whole.replace(/=(?=[\dA-F]{2})/g, '%')))).replace(
    /\\u([\da-f]{4})/gi,
    (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)),
  )

/**
 * Letters that are signs of mathematics or as wide as Chinese ones, and two that are joined in one sign. Nothing has an accent in those
 * alphabets, so a letter that has one stands between them as it is: « 𝗗é𝘃𝗲𝗹𝗼𝗽𝗽𝗲𝘂𝗿 ».
 */
export const STYLED =
  /[\u{1D400}-\u{1D7CB}\uFF21-\uFF3A\uFF41-\uFF5A](?:[ ’'-]?[\u{1D400}-\u{1D7FF}\uFF21-\uFF3A\uFF41-\uFF5A]|[\u0300-\u0302\u0308\u0327À-ÖØ-öø-ÿŒœ]){1,200}|\p{L}{0,40}[\uFB00-\uFB06][\p{L}\uFB00-\uFB06]{0,40}/dgu

/** Returns a text with plain letters for those that only look like some: « 𝗴𝗿𝗮𝘀 », « eﬀet ». */
export const withPlainLetters = (text: string): string => text.replace(STYLED, (letters) => letters.normalize('NFKC'))

/** The whole match, in plain letters */
export const inPlainLetters = ([whole = '']: readonly string[]) => withPlainLetters(whole)

export const nothing = () => ''
/** The first part of the pattern */
export const wordsOnly = ([, text = '']: readonly string[]) => text

/** Writes an address without spaces. The name of a site has none, whatever is written for them. */
export function withoutSpaces(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]{1,300}/i, (host) => host.replace(/\s/g, '')).replace(/\s/g, '%20')
}

/** Tags of Word in a text, which are no HTML. Any `<m:abc>` is a text in CommonMark, so only the name of its formulas counts. */
export const WORD_TAG =
  /<\/?(?:(?:[a-ln-z]\d?|st\d):[a-z]|m:omath)[^<>\n]{0,200}>|<!\[(?:if|endif)[^\]\n]{0,100}\]>/dgiu

/** Removes the tags of Word from a text, which nobody wants to show. */
export function withoutWordTags(text: string): string {
  return text.replace(WORD_TAG, '')
}
