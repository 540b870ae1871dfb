import { posix } from 'node:path'
import type { Root } from 'mdast'
import type { ForeignForm } from '../../diagnostics/foreign-forms.ts'
import type { Span } from '../../diagnostics/severity.ts'
import { own } from '../../fields/own.ts'
import { decoded } from '../parse/percent.ts'
import { withoutEntities } from '../validate/markup.ts'
import { CALLOUT_KINDS } from './body-blocks.ts'
import { misreadIn } from './misread-nodes.ts'
import { type AnyNode, eachNode, GAP, MARK, offsetsOf, shortReferencesIn, wordsOf } from './nodes.ts'
import { nearSlug, slugify } from './slug.ts'

/** A piece of a text that another program would have understood, or a slip. */
interface Found extends Span {
  form: ForeignForm
  suggestion: string | null
  /** What `check --fix` writes instead, if the meaning is certain. @default nothing */
  mend?: string
}

/** The file of the text. */
interface TextFile {
  path: string
  contentFolder: string
  /** Returns the path of a picture with this name, as it is written in this file. */
  pictureNamed(name: string): string | null
}

interface Form {
  form: ForeignForm
  /** Is searched in the words of a text: code, addresses and Markdown are replaced by `GAP` and `MARK`. */
  pattern: RegExp
  /** Returns the text to write instead, from the parts of the pattern in the source. @default none */
  write?(parts: readonly string[], file: TextFile): string | null
  /** The form if it names a picture. */
  ofPicture?: ForeignForm
  /** Returns the words alone, for a value of the header, which is shown as plain text. @default it is not searched in values */
  plain?(parts: readonly string[]): string
  /** Whether it is a line that other forms may be part of. @default false */
  holdsOthers?: true
  /** Returns what `check --fix` writes instead. @default nothing, because the meaning is not certain */
  fix?(parts: readonly string[]): string
}

/** Returns the path of the picture that a shortcode names, or `null`. */
function pictureIn([source = '']: readonly string[], { pictureNamed }: TextFile): string | null {
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

const callout = ([, kind = '']: readonly string[]) => `> [!${nearestCallout(kind)}]`

/** Returns digits and signs above or below the line. Other characters stay. */
const shifted =
  (signs: string) =>
  ([, text = '']: readonly string[]) =>
    [...text].map((sign) => [...signs]['0123456789+-='.indexOf(sign)] ?? sign).join('')

export const raised = shifted('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼')
export const lowered = shifted('₀₁₂₃₄₅₆₇₈₉₊₋₌')

/** `[[quais#Titre|texte]]` */
function wikiLink(
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

/** `[[https://exemple.fr][texte]]` */
function orgLink([whole = '']: readonly string[]): string {
  const [target = '', text = ''] = whole.slice(2, -2).split('][')
  const address = target.replace(/^file:/, '').replace(/\.org$/, '.md')
  return `[${text || address.replace(/^[a-z]+:(?:\/\/)?/, '')}](${address})`
}

/** `link:https://exemple.fr[texte]`, `xref:quais.adoc[texte]` */
function macroLink([, address = '', text = '']: readonly string[]): string {
  return `[${text.split(/[\^,]/, 1)[0] || address.replace(/^[a-z]+:\/\//, '')}](${address.replace(/\.adoc$/, '.md')})`
}

/** `:ref:`les quais <quais>`` */
const roleWords = ([whole = '']: readonly string[]) => /`~?([^`]*?)(?: ?<[^<>`]*>)?`/.exec(whole)?.[1] ?? ''

/** The line of hyphens below the first row of a table. */
const ruleBelow = ([, row = '']: readonly string[]) =>
  `|${' --- |'.repeat(row.trim().replace(/\|$/, '').split('|').length - 1)}`

/** `## Titre` with a no-break space */
function withPlainSpace([, mark = '', text = '']: readonly string[]): string {
  return `${mark} ${text.trim()}`
}

/** `[texte|https://exemple.fr]` */
const pipeLink = ([, text = '', address = '']: readonly string[]) => `[${text}](${address})`

/** `<https://exemple.fr|texte>` */
const turnedLink = ([, address = '', text = '']: readonly string[]) => `[${text}](${address})`

const link = ([, sign = '', text = '', address = '']: readonly string[]) => `${sign}[${text}](${address})`

/** `** gras**` without the spaces inside the signs, and the word that stands behind it. */
const tight = ([, sign = '', first, second, next = '']: readonly string[]) =>
  `${sign}${first || second}${sign}${next && ` ${next}`}`

/** Ordinary spaces instead of no-break ones, two if the entry of a list may belong to the one above: four would make code of the line. */
const withPlainIndent = ([, indent = '', text = '']: readonly string[]) =>
  `${indent.length < 2 || text.startsWith('|') ? '' : '  '}${text.replace(/^(\S{1,6})\s/, '$1 ')}`

/** `\textbf{gras}`, `\footnote{une note}`; `null` for a command without an equal. */
function markdownOfLatex([, name = '', text = '']: readonly string[]): string | null {
  if (name === 'footnote') return `(${text})`
  const sign = own(LATEX_SIGNS, name)
  if (sign === undefined) return null
  return sign.startsWith('#') ? `${sign} ${text}` : `${sign}${text}${sign}`
}

const LATEX_SIGNS: Readonly<Record<string, string>> = {
  ...{ textbf: '**', textit: '*', emph: '*', texttt: '`' },
  ...{ section: '##', subsection: '###', subsubsection: '####' },
}

const inCode = ([words = '']: readonly string[]) => `\`${words}\``

/** `\u00e9`, `caf%20cr=C3=A8me`, `&amp;eacute;` */
const unescaped = ([whole = '']: readonly string[]) =>
  withoutEntities(withoutEntities(decoded(whole.replace(/=(?=[\dA-F]{2})/g, '%')))).replace(
    /\\u([\da-f]{4})/gi,
    (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)),
  )

/** Letters that are signs of mathematics or as wide as Chinese ones, and two that are joined in one sign. */
const STYLED =
  /[\u{1D400}-\u{1D7CB}\uFF21-\uFF3A\uFF41-\uFF5A](?:[ ’'-]?[\u{1D400}-\u{1D7FF}\uFF21-\uFF3A\uFF41-\uFF5A]){1,200}|\p{L}{0,40}[\uFB00-\uFB06][\p{L}\uFB00-\uFB06]{0,40}/dgu

/** Returns a text with plain letters for those that only look like some: « 𝗴𝗿𝗮𝘀 », « eﬀet ». */
export const withPlainLetters = (text: string): string => text.replace(STYLED, (letters) => letters.normalize('NFKC'))

const inPlainLetters = ([whole = '']: readonly string[]) => withPlainLetters(whole)

const nothing = () => ''
const wordsOnly = ([, text = '']: readonly string[]) => text

/** Tags of Word in a text, which are no HTML. Any `<m:abc>` is a text in CommonMark, so only the name of its formulas counts. */
const WORD_TAG = /<\/?(?:(?:[a-ln-z]\d?|st\d):[a-z]|m:omath)[^<>\n]{0,200}>|<!\[(?:if|endif)[^\]\n]{0,100}\]>/dgiu

/**
 * All forms, in the order in which they are searched: a place counts for the first one. Every quantifier is bounded, because a text may
 * be hostile. A pattern begins with a rare character and looks back from there, because that takes half the time. In the patterns, \uE000
 * is `MARK` and \uE001 is `GAP`.
 */
const FORMS: readonly Form[] = [
  {
    form: 'contents',
    pattern:
      /(?:\[[_\uE000]?TOC[_\uE000]?\]|\$\{toc\}|@\[toc\])(?<=^[ \t>\uE000]{0,12}(?:\[[_\uE000]?TOC[_\uE000]?\]|\$\{toc\}|@\[toc\]))[ \t]{0,99}$|\[\[[ \t]{0,3}[_\uE000]?TOC[_\uE000]?[ \t]{0,3}\]\]/dgimu,
  },
  { form: 'contents', pattern: /^[^\n]{1,100}?[ \t]{0,3}(?:\.{5,200}|…{3,99})[ \t]{0,3}\d{1,4}[ \t]{0,99}$/dgmu },
  {
    form: 'wiki picture',
    pattern:
      /(?:!\[\[|\[\[(?:Fichier|Image|Datei|Bild|File(?=:[^\][\n/]{1,200}\|)):)([^\][\n|#]{1,200}\.(?:png|jpe?g|gif|webp|avif|svg|bmp|heic))[^\][\n]{0,100}\]\]/dgiu,
    write: ([, name = ''], { pictureNamed }) => pictureNamed(posix.basename(name)) ?? name,
    plain: nothing,
  },
  {
    form: 'org picture',
    pattern:
      /\[\[(?:file:)?([^\][\n|#]{1,200}\.(?:png|jpe?g|gif|webp|avif|svg|bmp|heic))\](?:\[[^\][\n]{0,200}\])?\]/dgiu,
    write: ([, path = ''], { pictureNamed }) => pictureNamed(posix.basename(path)) ?? path,
    plain: nothing,
  },
  {
    form: 'org link',
    pattern: /\[\[(?=\uE001|https?:|mailto:|file:|\.{1,2}\/)[^\n]{1,500}?\]\]/dgiu,
    write: orgLink,
    plain: ([whole = '']) => /^\[\[(?:[^\][]*\]\[)?([^\][]*)/.exec(whole)?.[1] ?? whole,
  },
  {
    form: 'wiki link',
    pattern:
      /!?(?<![\p{L}\p{N}])\[\[([^\][\n|#,]{0,200})(?:#([^\][\n|]{1,200}))?(?:\\?\|([^\][\n]{1,200}))?\]\](?![([])/dgiu,
    write: wikiLink,
    plain: ([, name = '', heading = '', words = '']) => words || name || heading,
  },
  {
    form: 'pipe link',
    pattern:
      /\[([^\][\n|]{1,200})\|(?=\uE001{4}|https?:|www\.|mailto:|tel:|\/\p{L})([^\][\n|]{1,500})(?:\|[^\][\n]{0,100})?\](?![([])/dgiu,
    write: pipeLink,
    plain: wordsOnly,
    fix: pipeLink,
  },
  {
    form: 'wiki task',
    pattern:
      /\[[/><!?*-]\](?<=^[ \t>\uE000]{0,12}\[[/><!?*-]\])(?=[ \t]\S)|(?:DONE|LATER|DOING|CANCELED)(?<=^[ \t>]{0,12}\uE000[ \t\uE000]{0,9}(?:DONE|LATER|DOING|CANCELED))(?= \p{Lu}\p{Ll})/dgmu,
  },
  { form: 'wiki comment', pattern: /%%[^%\n]{1,500}%%/dgu, plain: nothing },
  {
    form: 'shortcode',
    pattern: /\{\{[<%\uE001][^}]{0,800}?[>%\uE001\uE000]\}\}/dgiu,
    write: pictureIn,
    ofPicture: 'shortcode picture',
    plain: nothing,
  },
  {
    form: 'liquid',
    pattern: /\{%[^%]{1,800}%\}|\{?\{\{[^{}\n]{1,300}\}\}\}?|\{#[^#{}\n]{1,300}#\}/dgu,
    write: pictureIn,
    ofPicture: 'liquid picture',
    plain: nothing,
  },
  {
    form: 'erb',
    pattern: /<%[^%]{1,800}%>|\[%[-+#]?[ \t][^%\n]{1,300}[ \t][-+]?%\](?!\()/dgu,
    plain: nothing,
  },
  {
    form: 'container',
    pattern:
      /:{3,10}(?<=^[ \t>\uE000]{0,12}:{3,10})[ \t]{0,99}\{?[.:]?(?:callout-)?(\p{L}[\w-]{0,40})[^\n]{0,200}/dgimu,
    write: callout,
  },
  { form: 'container end', pattern: /:{3,10}(?<=^[ \t>\uE000]{0,12}:{3,10})[ \t]{0,99}$/dgimu },
  { form: 'leaf', pattern: /::(?<=^[ \t>\uE000]{0,12}::)[a-z][\w-]{0,40}[[{][^\n]{0,300}/dgimu },
  {
    form: 'directive picture',
    pattern:
      /(?:\.\. (?:image|figure)::[ \t]{1,9}|image::?)(?<=^[ \t>\uE000]{0,12}(?:\.\. (?:image|figure)::[ \t]{1,9}|image::?))([^\s[\]]{1,200}\.[a-z]{3,4})(?:\[[^\][\n]{0,200}\])?/dgimu,
    write: ([, path = ''], { pictureNamed }) => pictureNamed(posix.basename(path)) ?? path,
  },
  {
    form: 'directive picture',
    pattern: /image::(?<=^[ \t>\uE000]{0,12}image::)([^\s[\]]{1,200})\[[^\][\n]{0,200}\]/dgimu,
    write: ([, path = ''], { pictureNamed }) => pictureNamed(posix.basename(path)) ?? path,
  },
  {
    form: 'source block',
    pattern:
      /\.\. (?<=^[ \t>\uE000]{0,12}\.\. )(?:code-block|code|sourcecode|highlight)::[ \t]{0,9}([a-z][\w+-]{0,20})?[ \t]{0,99}$/dgimu,
    write: ([, language = '']) => `\`\`\`${language}`,
  },
  {
    form: 'directive',
    pattern:
      /\.\. (?<=^[ \t>\uE000]{0,12}\.\. )(admonition|attention|caution|danger|deprecated|error|hint|important|note|seealso|tip|todo|topic|version[a-z]{1,20}|warning)::[^\n]{0,200}/dgimu,
    write: callout,
  },
  { form: 'macro', pattern: /\.\. (?<=^[ \t>\uE000]{0,12}\.\. )[a-z][a-z:-]{0,30}::[^\n]{0,200}/dgimu },
  {
    form: 'chat',
    pattern:
      /【[^】\n]{1,60}】|:contentReference\[[^\][\n]{1,60}\](?:\{[^{}\n]{0,60}\})?|\uE200[^\uE201\n]{1,200}\uE201?|(?<![\p{L}\p{N}])(?:(?:file)?cite)?turn\d{1,3}(?:search|view|news|file|image|fetch|academia)\d{1,3}[a-z\d]{0,40}|oai_citation:\d{1,3}‡|\[cite_(?:start|end)\]|(?<=[\uE000[])\^\d{1,3}\^(?=[\uE000\]])|\[cite: ?\d[\d, ]{0,40}\]|\[\d{1,3}†[^\][\n]{0,60}\]|\[(?:web|attached_file|memory|generated_image|oaicite):\d{1,3}\]/dgu,
    plain: nothing,
  },
  {
    form: 'line ends',
    pattern:
      /(?:(?:\\r)?\\n){2,9}(?<=[^\s\\([«“"'=](?:(?:\\r)?\\n){2,9})(?=[\p{L}\p{N}#*>[-]|[ \t]{0,99}$)|(?<=[.!?…»])(?:\\r)?\\n(?=\p{Lu}\p{Ll}|[-#*] )/dgmu,
  },
  {
    form: 'escapes',
    pattern:
      /(?<![«“"'][ \u00A0\u202F]?)(?:(?:\\u[\da-f]{4}){1,9}|(?:=C[23]=[89AB][\dA-F]|=E2=8[\dA-F]=[89AB][\dA-F]){1,9}|\uE000{5}(?:[a-z]{2,8}|#\d{2,5});|(?<![\p{L}\p{N}])\p{L}[\p{L}’'.,]{0,40}(?:%20\p{L}[\p{L}’'.,]{0,40}){2,40})/dgiu,
    write: unescaped,
    plain: unescaped,
  },
  {
    form: 'styled letters',
    pattern: STYLED,
    write: inPlainLetters,
    plain: inPlainLetters,
    fix: inPlainLetters,
  },
  {
    form: 'mail head',
    pattern:
      /(?:De|From|Von|Van)[ \u00A0]?: (?<=^[ \t>\uE000]{0,12}(?:De|From|Von|Van)[ \u00A0]?: )[^\n]{1,200}(?:\n[ \t>\uE000]{0,12}(?:Envoyé|Sent|Date|Gesendet|Verzonden|À|To|An|Aan|Cc)[ \u00A0]?:[^\n]{0,200}){1,5}\n[ \t>\uE000]{0,12}(?:Objet|Subject|Betreff|Onderwerp)[ \u00A0]?:[^\n]{0,200}/dgimu,
  },
  {
    form: 'mail end',
    pattern:
      /^(?:Envoyé (?:de|depuis|à partir de) (?:mon|ma|Outlook|Yahoo)[ \u00A0][^\n]{1,60}|Sent from (?:my|Outlook|Yahoo|Mail)[ \u00A0][^\n]{1,60}|(?:Get|Obtenez|Télécharge[rz]|Holen Sie sich|Download) Outlook (?:for|pour|für|voor) [^\n]{1,40}|Von meinem [^\n]{1,40} gesendet|Verzonden (?:vanaf|met) mijn [^\n]{1,40}|(?:Ce (?:message|courriel|mail|e-mail)|Le présent (?:message|courriel)) et (?:ses|les|toutes les) (?:éventuelles )?pièces jointes[^\n]{0,40} confidentiel[^\n]{0,500}|This (?:e-?mail|message) and any (?:attachments?|files)[^\n]{0,500}|(?:Pensez à l['’]environnement|Please consider the environment|Denken Sie an die Umwelt)[^\n]{0,60}(?:imprim|print|drucken)[^\n]{0,60}|-{3,10} ?(?:Message (?:transféré|d['’]origine)|Forwarded message|Original Message|Ursprüngliche Nachricht)[^\n]{0,60})[ \t]{0,99}$/dgimu,
  },
  {
    form: 'chat log',
    pattern:
      /^(?:\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? (?:à )?\d{1,2}[:h]\d{2}(?::\d{2})?(?: ?[AP]M)?\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, (?:à )?\d{1,2}[:h]\d{2}(?: ?[AP]M)? [-–]) [^\n:]{1,40}: [^\n]{1,300}/dgimu,
  },
  {
    form: 'see more',
    pattern:
      /(?:…|\.{3})[ \u00A0]?(?:voir plus|see more|mehr anzeigen|meer weergeven)(?!\p{L})|^(?:(?:…|\.{3})[ \u00A0]?(?:plus|more|mehr)|(?:Voir|Afficher) la traduction|(?:See|Show) translation|Übersetzung anzeigen)[ \t]{0,99}$|^(?:Afficher les|Show all) \d{1,3} (?:compétences|skills)[^\n]{0,20}$/dgimu,
    plain: nothing,
  },
  {
    form: 'page number',
    pattern:
      /(?<!\S[^\n]{0,300}\n)^(?:[-–—] ?)?Page \d{1,3} (?:sur|of|von|van|\/) \d{1,3}(?: ?[-–—])?[ \t]{0,99}(?!\n[ \t]{0,99}\S)$/dgimu,
  },
  { form: 'comment signs', pattern: /<!(?:--|[–—]-?)/dgu },
  {
    form: 'attributes',
    pattern:
      /\{:{1,2}[^{}\n]{1,200}\}|\{:?\/(?:[a-z]{1,30})?\}|\{-\}|\{[ \t]{0,99}(?:[#.]\p{L}[\w-]{0,80}|[a-z][\w-]{0,40}=(?:"[^"\n]{0,100}"|'[^'\n]{0,100}'|[^\s{}"']{1,100}))(?:[ \t]{1,99}[^{}\n]{1,200})?[ \t]{0,99}\}/dgiu,
    plain: nothing,
  },
  {
    form: 'admonition',
    pattern:
      /(?:!{3}|\?{3})(?<=^[ \t>\uE000]{0,12}(?:!{3}|\?{3}))\+?[ \t]{1,99}(\p{L}{1,30})(?:[ \t]{1,99}[^\n]{0,200})?$/dgimu,
    write: callout,
  },
  {
    form: 'callout title',
    pattern: /\[!(?<=^[ \t>\uE000]{0,12}\[!)([a-z]{1,30})\](?:[-+][ \t]{0,99}$|[-+]?[ \t]{1,99}\S[^\n]{0,200})/dgimu,
    write: callout,
  },
  { form: 'inline note', pattern: /\^\[[^\][\n]{1,500}\]/dgu, plain: nothing },
  {
    form: 'cross reference',
    pattern:
      /(?<![\p{L}\p{N}@./])(?:\[@(?:fig|tbl|tab|eq|sec|lst|thm)[:-][\w-]{1,60}\]|@(?:fig|tbl|tab|eq|sec|lst|thm)[:-][\w-]{1,60})/dgiu,
    plain: nothing,
  },
  { form: 'citation', pattern: /\[-?@[\w:.-]{2,80}(?:[;,][^\][\n]{0,200})?\]/dgu, plain: nothing },
  { form: 'superscript', pattern: /\^(?<=[\p{L}\p{N})]\^)([^\s^]{1,20})\^/dgu, write: raised, plain: raised },
  {
    form: 'superscript',
    pattern: /\^(?<=(?:^|[\s(])\^)(\p{L}{2,20})\^(?![\p{L}\p{N}^])/dgmu,
    write: raised,
    plain: raised,
  },
  { form: 'block name', pattern: /\^(?<=\s\^)[a-z\d-]{3,40}(?=[ \t]{0,99}$)|\(\([\da-f]{8}-[\da-f-]{27}\)\)/dgimu },
  {
    form: 'role',
    pattern:
      /(?:(?<![\p{L}\p{N}:]):(?:ref|doc|math|func|meth|class|mod|attr|data|exc|obj|term|abbr|code|file|kbd|numref|eq|cite|sub|sup|guilabel|menuselection|download|envvar|option|command|program|pep|rfc|[a-z]{1,12}:[a-z]{1,12}):|\{[a-z][\w:-]{1,30}\})\uE001{2,300}/dgu,
    write: roleWords,
  },
  {
    form: 'emoji',
    pattern: /(?<![\p{L}\p{N}:/\\\uE001]):(?:[a-z][a-z\d_+-]{1,40}|[+-]1|100):(?![\p{L}\p{N}:/])/dgu,
    plain: nothing,
  },
  {
    form: 'revision',
    pattern:
      /\{(\+\+|--|==|>>)([^{}\n]{1,300}?)(?:\1|<<)\}|\{[+-] ([^{}\n]{1,300}?) [+-]\}|\[[+-] ([^\][\n]{1,300}?) [+-]\](?![([:])/dgu,
    write: ([, , marked = '', braced = '', bracketed = '']) => (marked || braced || bracketed).trim(),
  },
  {
    form: 'tip',
    pattern: /[?!]>(?<=^[?!]>)[ \t]{1,9}\S[^\n]{0,300}/dgmu,
    write: ([line = '']) => (line.startsWith('?') ? '> [!TIP]' : '> [!WARNING]'),
  },
  { form: 'snippet', pattern: /<<<(?<=^<<<)[ \t]{0,9}\S{1,200}/dgmu },
  {
    form: 'highlight',
    pattern: /(?<![=\p{L}\p{N}])==([^\s=][^=\n]{0,300})(?<!\s)==(?![=\p{L}\p{N}])/dgu,
    write: ([, text = '']) => (text.startsWith('*') ? text : `**${text}**`),
    plain: wordsOnly,
  },
  {
    form: 'underline',
    pattern: /(?<![+\p{L}\p{N}])\+\+([^\s+](?:[^+\n]|\+(?!\+)){0,300})(?<!\s)\+\+(?![+\p{L}\p{N}])/dgu,
    write: ([, text = '']) => `*${text}*`,
    plain: wordsOnly,
  },
  {
    form: 'equals',
    pattern:
      /={2,6}(?<=^[ \t>\uE000]{0,12}={2,6})[ \t]{1,99}([^\s=][^\n=]{0,200}?)(?:[ \t]{1,99}={2,6})?[ \t]{0,99}$/dgimu,
    write: ([, text = '']) => `## ${text}`,
  },
  {
    form: 'equals',
    pattern: /(?<!\S\s{0,20})=[ \t]{1,9}(\p{Lu}[^\n=]{0,200})(?![^\n])/dgu,
    write: ([, text = '']) => `## ${text}`,
  },
  {
    form: 'textile picture',
    pattern:
      /!(?<![\p{L}\p{N}!]!)([^\s!()[\]]{1,200}\.(?:png|jpe?g|gif|webp|svg))(?:\([^()\n]{0,100}\)|\|[^!\n]{1,60})?!(?![\p{L}\p{N}])/dgiu,
    write: ([, path = ''], { pictureNamed }) => pictureNamed(posix.basename(path)) ?? path,
    plain: nothing,
  },
  {
    form: 'textile',
    pattern: /h[1-6](?<=^[ \t>\uE000]{0,12}h[1-6])\.[ \t]{1,99}(\S[^\n]{0,200})$/dgimu,
    write: ([, text = '']) => `## ${text}`,
  },
  {
    form: 'bbcode',
    pattern:
      /\[(b|i|u|s|url|img|quote|code|size|color)(?:=[^\][\n]{1,200})?\](?!\()[^\n]{0,300}?\[\/\1\]|\[url=[\uE001"]/dgiu,
    plain: ([whole = '']) => whole.replace(/\[[^\][\n]{1,200}\]/g, ''),
  },
  {
    form: 'bbcode block',
    pattern: /^\[\/?(?:details|spoiler|quote|center|list)(?:=[^\][\n]{1,200})?\](?=[ \t]{0,99}$)/dgimu,
  },
  {
    form: 'wordpress',
    pattern:
      /\[\/?(?:caption|gallery|embed|playlist|contact-form-7|(?:vc|wp|et_pb)_\w{1,40})(?![\w-])[^\][\n]{0,300}\](?!\()/dgiu,
    plain: nothing,
  },
  {
    form: 'latex words',
    pattern: /\\item(?<=^[ \t>\uE000]{0,12}\\item)[ \t]{1,9}(\S[^\n]{0,300})/dgmu,
    write: ([, text = '']) => `- ${text}`,
    holdsOthers: true,
  },
  {
    form: 'command',
    pattern:
      /\\(?:newpage|pagebreak|clearpage|tableofcontents|[vh]space|begin|end|item)(?<=^[ \t>\uE000]{0,12}\\(?:newpage|pagebreak|clearpage|tableofcontents|[vh]space|begin|end|item))(?:\{[^{}\n]{0,50}\})?(?![a-z])/dgimu,
  },
  {
    form: 'script',
    pattern:
      /^(?:import[ \t]{1,99}(?:[^\n]{1,200}[ \t]{1,99}from[ \t]{1,99})?["'][^"'\n]{1,200}["'];?|export[ \t]{1,99}(?:const|default|function)[ \t][^\n]{1,200})/dgmu,
  },
  { form: 'script', pattern: /\{\/\*[^\n]{0,300}?\*\/\}/dgu },
  {
    form: 'properties',
    pattern:
      /^(?:Created(?: time| by)?|Last edited(?: time| by)?|Tags|Status|Priority|Créé(?: le| par)?|Date de création|Dernière modification|Étiquettes|Statut|Erstellt(?: am)?|Zuletzt bearbeitet): \S[^\n]{0,300}(?:\n\p{L}[\p{L} ]{0,30}: \S[^\n]{0,300}){1,20}/dgmu,
  },
  {
    form: 'property',
    pattern: /[a-z](?<=^[ \t>\uE000]{0,12}[a-z])[\w-]{0,40}::[ \t]{1,99}\S[^\n]{0,200}/dgimu,
  },
  {
    form: 'command',
    pattern:
      /\\(section|subsection|subsubsection|textbf|textit|texttt|emph|cite|citep|ref|label|href|footnote)\{([^{}\n]{1,200})\}/dgu,
    write: markdownOfLatex,
    ofPicture: 'latex words',
    plain: ([whole = '']) => whole.slice(whole.indexOf('{') + 1, -1),
  },
  { form: 'org', pattern: /^(?:#\+(?=[a-zA-Z])[^\n]{2,200}|:[A-Z]{3,20}:|(?:SCHEDULED|DEADLINE):[^\n]{0,100})$/dgmu },
  {
    form: 'macro',
    pattern:
      /(?<![/\p{L}\p{N}])\{(?:(?:toc|code|quote|noformat|info|note|tip|warning|panel|expand)(?::[^{}\n]{1,200})?|(?:color|anchor|status):[^{}\n]{1,200}|color)\}/dgu,
    plain: nothing,
  },
  {
    form: 'expression',
    pattern:
      /(?<![\p{L}\p{N}/=:$\\{#<>"'-])\{(?:new Date\(\)(?:\.[a-z]{1,40}\(\))?|[a-z_$][\w$]{0,40}\(["'][^"'{}()\n]{1,60}["']\)|[a-z_$][\w$]{2,40}|[a-z_$][\w$]{0,40}(?:\??\.[\w$]{1,40}){1,5}(?:\([^{}()\n]{0,60}\))?|["'][^"'{}\n]{0,9}["'])\}(?![\p{L}\p{N}/}"'>\uE001])/dgiu,
  },
  { form: 'expression', pattern: /(?<![\p{L}\p{N}/=:$\\])\$\{[a-z_][\w.]{0,40}\}(?![\p{L}\p{N}/$^_{])/dgu },
  {
    form: 'note',
    pattern: /^(NOTE|TIP|IMPORTANT|WARNING|CAUTION):[ \t]{1,9}\S[^\n]{0,300}/dgmu,
    write: callout,
    holdsOthers: true,
  },
  {
    form: 'grid table',
    pattern:
      /^(?:\+(?:[-=:]{3,200}\+){1,30}|={2,200}(?:[ \t]{1,9}={2,200}){1,30})(?<!\n[+|=][^\n]{0,2000}\n[^\n]{0,2000})[ \t]{0,99}$/dgmu,
  },
  {
    form: 'table heads',
    pattern: /^\|\|([^\n|]{1,200}\|\|[^\n]{0,500})$/dgmu,
    write: ([, cells = '']) => `| ${cells.split('||').filter(Boolean).join(' | ').trim()} |`,
  },
  { form: 'wiki table', pattern: /^(?:\{\|[^\n]{0,200}|\|\})$/dgmu },
  {
    form: 'wiki bold',
    pattern: /'{3}([^'\n]{1,200})'{3}/dgu,
    write: ([, text = '']) => `**${text}**`,
    plain: wordsOnly,
  },
  {
    form: 'wiki bold',
    pattern: /(?<![\p{L}\p{N}'])'{2}(?!')([^'\n]{1,200})(?<!')'{2}(?![\p{L}\p{N}'])/dgu,
    write: ([, text = '']) => `*${text}*`,
    plain: wordsOnly,
  },
  { form: 'slack', pattern: /<[@#][A-Z\d]{6,20}(?:\|[^<>\n]{0,60})?>/dgu, plain: nothing },
  {
    form: 'word error',
    pattern:
      /(?:Error! (?:Reference source|Bookmark) not (?:found|defined)|Erreur ?! (?:Source du renvoi introuvable|Signet non défini))\.?|(?:Commenté|Commentaire|Commented|Comment|Kommentiert|Kommentar) \[[A-Z]{1,4}\d{1,3}(?:R\d{1,2})?\][ \u00A0]?:[^\n]{0,300}/dgu,
    plain: nothing,
  },
  {
    form: 'word field',
    pattern:
      /(?<!\p{L})HYPERLINK[ \t]{1,3}["“«][ \u00A0]?((?:\uE001|https?:|mailto:)[^"”»\s]{1,300})[ \u00A0]?["”»]/dgu,
    write: ([, address = '']) => address,
    ofPicture: 'word link',
    plain: nothing,
  },
  {
    form: 'word field',
    pattern:
      /(?:\{[ \t]{0,3}|(?<!\p{L}))(?:MERGEFIELD[ \t]{1,3}["“«\p{Lu}][^\s{}\\\uE000]{0,60}|PAGEREF[ \t]{1,3}_\w{1,40}|REF[ \t]{1,3}_Ref\d{1,20}|INCLUDEPICTURE[ \t]{1,3}["“][^"”\n]{1,300}["”])(?:[ \t]{1,3}[\\\uE000][*\w\uE000]){0,3}(?:[ \t]{1,3}MERGEFORMAT)?(?:[ \t]{0,3}\})?/dgu,
    plain: nothing,
  },
  { form: 'word tag', pattern: WORD_TAG, plain: nothing },
  { form: 'word sign', pattern: /[\uF000-\uF0FF](?<=\S[^\n]{0,1000}[\uF000-\uF0FF])/dgu, plain: nothing },
  {
    form: 'picture size',
    pattern: /(!)\[([^\][\n]{0,300})\]\(([^()\n]{1,300}?)[ \t]{1,99}=\d{0,5}%?(?:x\d{0,5}%?)?[ \t]{0,99}\)/dgiu,
    write: link,
  },
  {
    form: 'link space',
    pattern:
      /(!?)\[([^\][\n]{1,300})\][ \t]{1,3}\((?=[ \t<]{0,9}(?:\uE001|https?:|www\.|mailto:|tel:|#\p{L}|\.{0,2}\/\p{L}|[^\s()[\]]{1,100}\.(?:md|html?|pdf|png|jpe?g|gif|webp|svg|com|fr|org|net|io|dev)[)\]#/?]))([^()\n]{1,500})\)/dgiu,
    write: link,
    plain: ([, , text = '']) => text,
  },
  {
    form: 'link swapped',
    pattern:
      /()\(([^()\n]{1,300})\)\[(?=[ \t<]{0,9}(?:\uE001|https?:|www\.|mailto:|tel:|#\p{L}|\.{0,2}\/\p{L}|[^\s()[\]]{1,100}\.(?:md|html?|pdf|png|jpe?g|gif|webp|svg|com|fr|org|net|io|dev)[)\]#/?]))([^\][\n]{1,500})\]/dgiu,
    write: link,
    plain: ([, , text = '']) => text,
  },
  {
    form: 'link blank',
    pattern: /(!?)\[([^\][\n]{1,300})\]\((?=\uE001|https?:)([^()\n]{1,500})\)/dgiu,
    write: ([, sign = '', text = '', address = '']) => {
      // A title lacks its second quotation mark.
      const [, bare, title] = /^(\S+)\s{1,9}["“«']\s?(.+?)\s?["”»']?$/.exec(address.trim()) ?? []
      return `${sign}[${text}](${bare === undefined ? withoutSpaces(address.trim()) : `${bare} "${title}"`})`
    },
  },
  {
    form: 'link blank',
    pattern: /<(?=\uE001|https?:)(https?:|\uE001)([^<>()\n]{1,500}[ \t][^<>()\n]{1,200})>/dgiu,
    write: ([whole = '']) => `<${withoutSpaces(whole.slice(1, -1).trim())}>`,
  },
  { form: 'link words', pattern: /!?\[[^\][\n]{0,300}\]\([^()\n]{0,500}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?\)/dgu },
  {
    form: 'link open',
    pattern:
      /!?\[[^\][\n]{0,300}\]\([^()\n]{0,500}|!?\[[^\][()\n]{1,300}\((?=[ \t<]{0,9}(?:\uE001|https?:|www\.|mailto:|tel:|#\p{L}|\.{0,2}\/\p{L}|[^\s()[\]]{1,100}\.(?:md|html?|pdf|png|jpe?g|gif|webp|svg|com|fr|org|net|io|dev)[)\]#/?]))[^()\n]{1,500}\)(?![^\][\n]{0,200}\])|\]\((?=[ \t<]{0,9}(?:\uE001|https?:|www\.|mailto:|tel:|#\p{L}|\.{0,2}\/\p{L}|[^\s()[\]]{1,100}\.(?:md|html?|pdf|png|jpe?g|gif|webp|svg|com|fr|org|net|io|dev)[)\]#/?]))[^()\n]{1,500}\)/dgiu,
  },
  {
    form: 'tags',
    pattern:
      /#(?<![\p{L}\p{N}/#&]#)(?![\da-f]{3,8}\b)\p{L}[\p{L}\p{N}_/-]{0,60}(?:(?:[,;]?(?:[ \t]{1,9}|\n)#(?![\da-f]{3,8}\b)\p{L}[\p{L}\p{N}_/-]{0,60}){1,30}[,;.]?[ \t]{0,99}$|(?<=[^\s\uE000][\s\uE000]{0,9}\n[ \t\uE000]{0,9}\n#[^#\n]{1,61})[\s\uE000]{0,99}(?![\s\S]))/dgimu,
    write: ([tags = '']) => (tags.match(/[^\s#,;]+/g) ?? []).join(', '),
  },
  {
    form: 'heading',
    pattern:
      /(?<![^\n])(?<!\S[^\n]{0,1000}\n)(#{1,6})(?=\p{L})(?![\da-f]{3,8}(?![^\s]))([^#\n]{1,200})#{0,6}(?=\n[ \t]{0,99}\n|\n#{2,6}[ \p{L}]|\s{0,99}(?![\s\S]))/dgu,
    write: ([, signs = '', text = '']) => `${signs.padEnd(2, '#')} ${text.trim()}`,
  },
  {
    // A capital on this line and on the next one, or a list: no line of tags, and no code.
    form: 'heading',
    pattern:
      /(?<![^\n])(?<!\S[^\n]{0,1000}\n)(#)(?=\p{Lu})([^#\n]{1,80})(?=\n[ \t]{0,3}(?:\p{Lu}|\uE000|[-*+][ \t]|\d{1,2}[.)][ \t]))/dgu,
    write: ([, signs = '', text = '']) => `${signs.padEnd(2, '#')} ${text.trim()}`,
  },
  {
    form: 'heading',
    pattern: /^(#{2,6})(?=\p{L})([^#\n]{1,200})$/dgmu,
    write: ([, signs = '', text = '']) => `${signs} ${text.trim()}`,
  },
  {
    form: 'no-break indent',
    pattern:
      /^(?=[ \t]{0,3}[\u00A0\u2003\u2007\u202F])([ \t\u00A0\u2003\u2007\u202F]{1,12})((?:(?:[-+*]|\d{1,3}[.)]|#{1,6})[ \t\u00A0]|\|(?=[^\n]{0,1000}\|))[^\n]{0,1000})/dgmu,
    write: withPlainIndent,
    holdsOthers: true,
    fix: withPlainIndent,
  },
  {
    form: 'no-break space',
    pattern:
      /^(\*)(?:(?=[\u00A0\u2003\u2007\u202F][^\n]{0,300}\n\*[\u00A0\u2003\u2007\u202F])|(?<=^\*[\u00A0\u2003\u2007\u202F][^\n]{0,300}\n\*))[\u00A0\u2003\u2007\u202F][ \t\u00A0]{0,9}(\S[^\n]{0,300})/dgmu,
    write: withPlainSpace,
    holdsOthers: true,
    fix: withPlainSpace,
  },
  {
    form: 'no-break space',
    pattern: /^(#{1,6}|[-+]|\d{1,3}[.)])[\u00A0\u2003\u2007\u202F][ \t\u00A0]{0,9}(\S[^\n]{0,300})/dgmu,
    write: withPlainSpace,
    holdsOthers: true,
    fix: withPlainSpace,
  },
  {
    form: 'hashes',
    pattern: /^#{7,20}[ \t]{0,9}([^#\s\uE000][^#\n]{0,200})/dgmu,
    write: ([, text = '']) => `## ${text.trim()}`,
  },
  {
    form: 'table dashes',
    pattern:
      /(?<=(?<![^\n])(?<!\S[^\n]{0,1000}\n)[ \t]{0,3}(\|[^\n|]{1,300}\|[^\n]{0,1000})\n[ \t]{0,3})\|[-–—:| \t\u00A0]{1,300}(?<=[-–—][^\n]{0,300})(?![^\n])/dgu,
    write: ruleBelow,
  },
  {
    form: 'table rule',
    pattern:
      /(?<![^\n])(?<!\S[^\n]{0,1000}\n)[ \t]{0,3}(\|[^\n|]{1,300}\|[^\n]{0,1000})(?=\n[ \t]{0,99}\|)(?!\n[ \t]{0,3}\|[-–—:| \t\u00A0]{1,300}(?![^\n]))/dgu,
    write: ruleBelow,
  },
  {
    form: 'loose stars',
    pattern:
      /(\*\*|~~)(?:[ \t]{1,99}(?!(?:\p{N}{1,9}|[b-xzB-XZ])(?![\p{L}\p{N}]))([^*~\n]{1,300}?)[ \t]{0,99}|([^\s*~][^*~\n]{0,300}?)[ \t]{1,99})\1([\p{L}\p{N}][\p{L}\p{N}’'-]{0,40})?/dgu,
    write: tight,
    plain: ([, , first, second, next]) => `${first || second || ''}${next ? ` ${next}` : ''}`,
  },
  // With spaces on both sides, it is the sign of a multiplication, or a blank to fill in.
  {
    form: 'loose stars',
    pattern:
      /(__|\*)(?<![\p{L}\p{N}_*/]\1)(?:(?<=[\p{L},;:.]\s\1)[ \t]{1,9}(\p{L}[^_*\n]{0,60}[\p{L}.!?»])|(\p{L}[^_*\n]{1,60}?)[ \t]{1,9})\1(?![\p{L}\p{N}_*(/]|\.\p{L})/dgu,
    write: tight,
  },
  {
    form: 'glued stars',
    pattern: /\*\*([^\s*][^*\n]{0,300}[^\s\p{L}\p{N}*])\*\*(\p{L}[\p{L}\p{N}’'-]{0,40})/dgu,
    write: ([, text, next]) => `**${text}** ${next}`,
    plain: ([, text, next]) => `${text} ${next}`,
  },
  {
    form: 'unpaired',
    pattern: /\*\*(?:(?<!\*{3})(?=\p{L})|(?<=[\p{L}.!?]\*\*)(?!\*))|~~(?:(?=\p{L})|(?<=\p{L}~~))|`(?<!``)(?=\p{L})/dgu,
  },
  {
    form: 'word list',
    pattern:
      /(?:[•·▪●○◦■□➢\uF000-\uF0FF]|[o§ü–—](?=\t))(?<=^[ \t>\uE000]{0,12}(?:[•·▪●○◦■□➢\uF000-\uF0FF]|[o§ü–—](?=\t)))(?<!^[ \t>]{0,12}(?:[•·▪●○◦■□➢\uF000-\uF0FF]|[o§ü–—](?=\t))[^\n]{0,1000}\n[ \t>]{0,12}(?:[•·▪●○◦■□➢\uF000-\uF0FF]|[o§ü–—](?=\t)))[ \t\u00A0]{0,99}([^\s•·][^\n]{0,300})/dgimu,
    write: ([, text = '']) => `- ${withoutWordTags(text).trim()}`,
    holdsOthers: true,
    plain: wordsOnly,
  },
  {
    form: 'word list',
    pattern:
      /^[o§](?<!^[o§][ \t\u00A0][^\n]{0,1000}\n{1,2}[o§])(?:[ \t\u00A0]{3,99}(\S[^\n]{0,300})|[ \t\u00A0]{1,2}(\S[^\n]{0,300})(?=\n{1,2}[o§][ \t\u00A0]))/dgmu,
    write: ([, first, second]) => `- ${(first || second || '').trim()}`,
    holdsOthers: true,
  },
  {
    form: 'tasks',
    pattern: /^([☐☑☒])(?<!^[☐☑☒][^\n]{0,1000}\n[☐☑☒])[ \t\u00A0]{0,99}(\S[^\n]{0,300})(?=\n[☐☑☒])/dgmu,
    write: ([, sign, text = '']) => `- [${sign === '☐' ? ' ' : 'x'}] ${text.trim()}`,
    holdsOthers: true,
  },
  {
    form: 'tasks',
    pattern:
      /\[([ \t]{0,3}|[ \t]?[xX][ \t]?)\](?<=^([ \t>\uE000]{0,12})\[[ \txX]{0,3}\])(?<=(?:(?<![^\n])(?<!\S[^\n]{0,1000}\n)|\uE000)[ \t>]{0,12}\[[ \txX]{0,3}\])[ \t]{0,9}(?=\p{L})(?!(?:est|sont|vaut|veut|signifie|et|ou|is|are|and|or|means?)[ \t])([^\n]{1,300})/dgmu,
    write: ([, sign = '', lead = '', text = '']) =>
      `${/[-+*.)][ \t]*$/.test(lead) ? '' : '- '}[${sign.trim() === '' ? ' ' : 'x'}] ${text.trim()}`,
    holdsOthers: true,
  },
  {
    form: 'bullets',
    pattern: /^([–—→➜►▶➤‣✓✔✅☑]|[-=]>|👉|🔹|🔸)(?<!^\1[^\n]{0,1000}\n\1)[ \t\u00A0]{0,99}(\S[^\n]{0,300})(?=\n\1)/dgmu,
    write: ([, , text = '']) => `- ${text.trim()}`,
    holdsOthers: true,
  },
  // Each line has another picture.
  {
    form: 'bullets',
    pattern:
      /^(?<!^\p{Extended_Pictographic}[^\n]{0,1000}\n)(\p{Extended_Pictographic}\uFE0F?[ \u00A0]\S[^\n]{0,300})(?=\n\p{Extended_Pictographic}\uFE0F?[ \u00A0]\S)/dgmu,
    write: ([line = '']) => `- ${line.trim()}`,
  },
  {
    form: 'numbers',
    pattern:
      /^(?:1(?:[°/–—-]\)?|\.-|[ \u00A0]\.|[ \u00A0][–—-](?=[ \u00A0]\p{L})|\uFE0F?\u20E3)|①|\(1\)|\(?[aAiI]\)|[aiI]\.)[ \t\u00A0]{1,9}(\S[^\n]{0,300})(?=\n(?:2(?:[°/–—-]\)?|\.-|[ \u00A0][.–—-]|\uFE0F?\u20E3)|②|\(2\)|\(?(?:[bB]|ii|II)\)|(?:b|ii|II)\.)[ \t\u00A0])/dgmu,
    write: ([, text = '']) => `1. ${text.trim()}`,
    holdsOthers: true,
  },
  {
    form: 'term',
    pattern: /(?:(?<=\S\n):[ \t]{1,9}|(?<=\S\n\n):(?:[ ]{2,9}|\t))(\S[^\n]{0,300})/dgu,
    holdsOthers: true,
  },
  // Before a sign, Markdown drops a « \ ».
  {
    form: 'eaten path',
    pattern: /(?<![\p{L}\p{N}])[A-Z]:\\[^\s\uE000\uE001]{1,100}\uE000{2}[^\s\uE001]{0,100}(?<![.,;:!?)])/dgu,
    write: inCode,
  },
  { form: 'abbreviation', pattern: /^\*\[[^\][\n]{1,60}\]:[ \t]{1,9}\S[^\n]{0,200}/dgmu },
]

/** Forms that are searched in the source, because Markdown reads parts of them in its own way: as links, headings, or lines. */
const SOURCE_FORMS: readonly Form[] = [
  {
    form: 'quote fence',
    pattern: /^('{3}|[’‘´]{3})([a-z][\w+#-]{0,20})?[ \t]{0,9}\n([\s\S]{1,3000}?)\n(?:'{3}|[’‘´]{3})[ \t]{0,99}$/dgimu,
    write: ([, , language = '']) => `\`\`\`${language}`,
    fix: ([, , language = '', code = '']) => `\`\`\`${language}\n${code}\n\`\`\``,
  },
  {
    form: 'second header',
    pattern:
      /^---[ \t]{0,99}\n(?:[a-z][\w-]{0,40}:(?:[ \t][^\n]{0,500})?\n(?:(?:[ \t]{1,20}|- )[^\n]{1,500}\n){0,40}){1,40}---[ \t]{0,99}$/dgmu,
  },
  {
    form: 'macro link',
    pattern:
      /(?<![\p{L}\p{N}(<[:/])(?:link:|xref:)?((?:https?:\/\/|(?<=link:|xref:))[^\s[\]()<>]{1,300})\[(?!\d{1,9}\]|\/)([^\][\n]{0,200})\](?![([])/dgu,
    write: macroLink,
  },
  {
    form: 'latex link',
    pattern: /\\href\{(https?:\/\/[^\s{}]{1,300})\}\{([^{}\n]{1,200})\}/dgu,
    write: turnedLink,
  },
  {
    form: 'latex link',
    pattern: /\\url\{(https?:\/\/[^\s{}]{1,300})\}/dgu,
    write: ([, address = '']) => `<${address}>`,
  },
  {
    form: 'embed',
    pattern: /\[embed\](https?:\/\/[^\s[\]<>]{1,300})\[\/embed\]/dgu,
    write: ([, address = '']) => address,
  },
  {
    form: 'slack link',
    pattern: /<((?:https?:\/\/|mailto:|tel:)[^\s<>|\\]{1,300})\|([^<>\n|]{1,200})>/dgu,
    write: turnedLink,
    fix: turnedLink,
  },
  {
    form: 'bracket link',
    pattern: /(?<![\\\]])\[(https?:\/\/[^\s[\]()<>]{1,300})(?<![,;:.])[ \t]{1,3}([^\][\n]{1,200})\](?![([:])/dgu,
    write: turnedLink,
  },
  {
    form: 'bbcode link',
    pattern: /\[url=["']?(https?:\/\/[^\s\]"'<>]{1,300})["']?\]([^[\n]{1,200})\[\/url\]/dgiu,
    write: ([, address = '', text = '']) => `[${text}](${address})`,
  },
  {
    form: 'revision',
    pattern: /\{~~[^{}\n~]{0,300}~>([^{}\n~]{0,300})~~\}/dgu,
    write: ([, words = '']) => words,
  },
  {
    form: 'block',
    pattern:
      /^\[(NOTE|TIP|IMPORTANT|WARNING|CAUTION)[^\][\n]{0,100}\]\n(={4,20}|-{2,20}|\*{4,20})\n[\s\S]{1,3000}?\n\2[ \t]{0,99}$/dgmu,
    write: callout,
  },
  {
    form: 'source block',
    pattern:
      /^\[source(?:,[ \t]{0,3}([\w+#-]{1,20}))?[^\][\n]{0,100}\]\n(-{4,20})\n[\s\S]{1,3000}?\n\2[ \t]{0,99}$/dgmu,
    write: ([, language = '']) => `\`\`\`${language}`,
  },
  {
    form: 'source block',
    pattern: /^\[source,[ \t]{0,3}([\w+#-]{1,20})[^\][\n]{0,100}\]$/dgmu,
    write: ([, language = '']) => `\`\`\`${language}`,
  },
]

/** The forms of which Markdown makes a wrong link or heading, which is not reported too. */
export const MISREAD: ReadonlySet<ForeignForm> = new Set([
  ...(['org link', 'macro link', 'slack link', 'bracket link', 'bbcode link', 'block', 'source block'] as const),
  ...(['quote fence', 'second header', 'latex link', 'embed', 'less than'] as const),
])

/** The most places of one form that are reported. */
const PLACES_MAX = 20

/** Languages of code blocks that a plugin of another program replaces. */
const PLUGIN_FENCE =
  /^(?:\{[a-z][\w:-]*\}|ad-\w+|plantuml|puml|graphviz|vega-lite|vega|markmap|dataview(?:js)?|tabs|query|chart|abc)$/i

/** Finds what would be shown as it is although another program understands it. */
export function foreignFormsIn(tree: Root, body: string, file: TextFile): Found[] {
  const found: Found[] = []
  const words = withoutEscapes(wordsOf(tree, body), body)
  const source = sourceOf(tree, body)
  const references = shortReferencesIn(tree)
  for (const one of [...SOURCE_FORMS, ...FORMS]) {
    const { form, pattern, write, ofPicture = form, holdsOthers, fix } = one
    const matches = [...(SOURCE_FORMS.includes(one) ? source : words).matchAll(pattern)].filter(
      ({ 0: { length }, index: from }) =>
        found.every((other) => (holdsOthers && other.form !== form) || from >= other.to || from + length <= other.from),
    )
    for (const { index: from, 0: match, indices = [] } of matches.slice(0, PLACES_MAX)) {
      const parts = [...indices].map((span) => (span ? body.slice(...span) : ''))
      const suggestion = write?.(parts, file) ?? null
      found.push({
        form: suggestion === null ? form : ofPicture,
        from,
        to: from + body.slice(from, from + match.length).trimEnd().length,
        suggestion,
        ...(fix &&
          references.every((other) => from >= other.to || from + match.length <= other.from) && { mend: fix(parts) }),
      })
    }
  }
  eachNode(tree, (node, parent) => {
    const { from } = offsetsOf(node)
    const isRead = found.some((other) => MISREAD.has(other.form) && other.from <= from && from < other.to)
    if (!isRead) {
      const own = [...foreignNode(node, body), ...(parent?.type === 'root' ? textBelow(node, body) : [])]
      found.push(
        ...own.filter((one) =>
          found.every(({ form, from, to }) => form !== one.form || to <= one.from || one.to <= from),
        ),
      )
    }
    if (!isRead)
      found.push(
        ...misreadIn(node, parent, body).filter((one) =>
          found.every(({ from, to }) => to <= one.from || one.to <= from),
        ),
      )
    if (node.type === 'paragraph') found.push(...gluedEntry(node, parent, body), ...tabbedRows(node, body))
    if ('children' in node) found.push(...cutTables(node.children, body))
  })
  return found
}

/** Returns the text with code and HTML replaced. */
function sourceOf(tree: Root, body: string): string {
  // Most texts have no sign with which one of these forms begins.
  if (
    !/^\[[A-Zs]|[^\s[(]\[|\[(?:https?:|url=)|<(?:https?|mailto|tel):[^\s<>|]{1,300}\||\\(?:href|url)\{|\{~~|^(?:'''|[’‘´]{3}|---[ \t]{0,99}\n[a-z])/m.test(
      body,
    )
  )
    return ''
  const shown = body.split('')
  eachNode(tree, (node) => {
    if (node.type !== 'inlineCode' && node.type !== 'code' && node.type !== 'html') return
    const { from, to } = offsetsOf(node)
    for (let at = from; at < to; at++) if (shown[at] !== '\n') shown[at] = GAP
  })
  return shown.join('')
}

/** A role in a value of a header, where code has no other signs. */
const ROLE_IN_VALUE =
  /(?<![\p{L}\p{N}:]):[a-z]{2,14}(?::[a-z]{1,12})?:`[^`\n]{1,200}`|\{[a-z][a-z:-]{1,30}\}`[^`\n]{1,200}`/gu

/** Returns the first form in a value of the header, and the value with the words alone; `null` if there is none. */
export function foreignFormInValue(value: string): { form: ForeignForm; actual: string; plain: string } | null {
  let first: { form: ForeignForm; actual: string } | null = null
  let plain = value.replace(ROLE_IN_VALUE, (actual) => {
    first ??= { form: 'role', actual }
    return roleWords([actual])
  })
  // A list makes its own bullets.
  plain = plain.replace(/^\s{0,9}[-–—*] (?=\p{L})/u, (actual) => {
    first ??= { form: 'bullets', actual: value }
    return actual.replace(/\S\s*$/u, '')
  })
  for (const { form, pattern, plain: wordsOf } of FORMS)
    if (wordsOf)
      plain = plain.replace(pattern, (actual, ...parts) => {
        first ??= { form, actual }
        return wordsOf([actual, ...parts.filter((part) => typeof part !== 'object').map((part) => part ?? '')])
      })
  return first && { ...(first as { form: ForeignForm; actual: string }), plain: plain.replace(/\s+/g, ' ').trim() }
}

/** Removes the tags of Word from a text, which nobody wants to show. */
export function withoutWordTags(text: string): string {
  return text.replace(WORD_TAG, '')
}

/** Returns whether HTML is a comment without an end. */
export function isOpenComment(html: string): boolean {
  return /^\s*<!--/.test(html) && !html.includes('-->')
}

/** Replaces the characters that the owner escaped in order to show them. */
function withoutEscapes(words: string, body: string): string {
  const shown = words.split('')
  for (const { index } of body.matchAll(/\\[!-/:-@[-`{-~]/g)) shown[index + 1] = MARK
  return shown.join('')
}

/** Finds what stands behind the language of a code block, or instead of it: a title, lines to mark. */
function foreignFence({ lang, meta, ...node }: Extract<AnyNode, { type: 'code' }>, body: string): Found[] {
  const { from, to } = offsetsOf(node as AnyNode)
  if (PLUGIN_FENCE.test(lang ?? '')) return [{ form: 'fence', from, to, suggestion: null }]
  const [line = '', signs = '', words = ''] = /^([`~]{3,})[ \t]*([^\n]*)/.exec(body.slice(from, to)) ?? []
  const [name = ''] = /[a-z][\w+#-]*/i.exec(lang ?? '') ?? []
  if (words === '' || (!meta && name === lang)) return []
  return [{ form: 'fence words', from, to: from + line.trimEnd().length, suggestion: signs + name }]
}

/** A line that begins as an entry of a list, but lacks the space: « -deux », « 2.deux », « -[ ] deux ». */
const GLUED =
  /^(?<lead>[ \t>]{0,12})(?:(?<mark>[-+])|(?<star>\*)(?=[^*]*$)|(?<number>\d{1,2})(?<dot>[.)]))(?<text>(?:(?:\*\*|[`[])?\p{L}|\[ \][ \t]).*)$/u

/** Finds the first of the lines of a paragraph that Markdown adds to the line above, although the owner began an entry of a list there. */
function gluedEntry(node: AnyNode, parent: AnyNode | null, body: string): Found[] {
  const { from, to } = offsetsOf(node)
  // In an entry, the line above began with the same sign and a space.
  const above =
    parent?.type === 'listItem' ? (/^(?:[-+*]|\d{1,9}[.)])/.exec(body.slice(offsetsOf(parent).from))?.[0] ?? '') : ''
  let last = above.replace(/\d+/, '')
  let at = from
  const lines = body.slice(from, to).split('\n')
  for (const [index, line] of lines.entries()) {
    const { lead = '', mark, star, number = '', dot, text = '' } = GLUED.exec(line)?.groups ?? {}
    const sign = mark ?? star ?? dot ?? ''
    const next = GLUED.exec(lines[index + 1] ?? '')?.groups
    // Outside lists, two such lines are needed: one alone may be anything.
    const isEntry = sign !== '' && (sign === last || sign === (next?.mark ?? next?.star ?? next?.dot))
    if (isEntry && (index > 0 || above === '')) {
      const suggestion = number === '' ? `- ${text.trim()}` : `${number}. ${text.trim()}`
      const start = at + lead.length
      return [{ form: number === '' ? 'bullets' : 'numbers', from: start, to: at + line.trimEnd().length, suggestion }]
    }
    if (above === '') last = ''
    at += line.length + 1
  }
  return []
}

/** Finds lines of a paragraph that a spreadsheet parted by tabs. */
function tabbedRows(node: AnyNode, body: string): Found[] {
  const { from, to } = offsetsOf(node)
  const source = body.slice(from, to)
  if (!source.includes('\t')) return []
  const [first = [], ...rows] = source.split('\n').map((line) => line.trim().split('\t'))
  const isTable = first.length > 1 && rows.length > 0 && rows.every(({ length }) => length === first.length)
  // A sign or a number before a tab begins an entry of a list.
  if (!isTable || /^(?:[^\p{L}]*|[\p{L}\p{N}]{1,3}[.)°]|[oü])$/u.test(first[0] ?? '')) return []
  const suggestion = `| ${first.map((cell) => cell.trim()).join(' | ')} |`
  return [{ form: 'tabs', from, to: from + source.split('\n', 1).join('').trimEnd().length, suggestion }]
}

const ROW = /^[ \t>]{0,12}\|.{0,2000}\|[ \t]{0,99}$/

/** Returns the number of columns of a paragraph that consists of rows of a table; 0 if it has other lines. */
function columnsOf({ from, to }: Span, body: string): number {
  const lines = body.slice(from, to).split('\n')
  // With a line of hyphens below the first one, it is a table of its own, although that line may be wrong.
  return lines.every(
    (line, at) => ROW.test(line) && (at === 0 || !/^[ \t>]{0,12}\|[-–—:| \t\u00A0]{1,300}$/.test(line)),
  )
    ? (lines[0] ?? '').trim().split(/(?<!\\)\|/).length - 2
    : 0
}

/** Finds empty lines between the rows of a table, below which Markdown reads them as text. */
function cutTables(blocks: readonly AnyNode[], body: string): Found[] {
  const found: Found[] = []
  let above = { columns: 0, isCut: false, end: 0 }
  for (const block of blocks) {
    const { from, to } = offsetsOf(block)
    const isTable = block.type === 'table'
    const columns = isTable
      ? (block.children[0]?.children.length ?? 0)
      : block.type === 'paragraph'
        ? columnsOf({ from, to }, body)
        : 0
    const isCut = !isTable && columns > 1 && columns === above.columns
    if (isCut && !above.isCut) {
      const start = body.indexOf('\n', above.end) + 1
      const end = body.slice(from, to).split('\n', 1).join('').length + from
      const mend = body.slice(body.lastIndexOf('\n', from) + 1, end)
      found.push({ form: 'cut table', from: start, to: end, suggestion: null, mend })
    }
    above = { columns, isCut, end: to }
  }
  return found
}

/** Finds a heading that was a text above a line of hyphens: it has several lines, or ends as a sentence does. */
function underlinedText(source: string, from: number): Found[] {
  const [, text = ''] = /^([^#][\s\S]{0,5000})\n[ \t>]{0,12}-{1,200}[ \t]{0,99}$/.exec(source) ?? []
  if (!text.trim().includes('\n') && !/[^.][.;,]["'”»)*_]{0,2}$/.test(text.trim())) return []
  return [{ form: 'underlined', from, to: from + text.split('\n', 1).join('').trimEnd().length, suggestion: null }]
}

/** Finds prose that begins with four spaces or a tab, which Markdown reads as code. */
function indentedProse(node: Extract<AnyNode, { type: 'code' }>, body: string): Found[] {
  const { from, to } = offsetsOf(node)
  const source = body.slice(from, to)
  if (/^\s*[`~]{3}/.test(source) || !isProse(node.value)) return []
  const start = from + (/^\s*/.exec(source)?.[0].length ?? 0)
  const [line = ''] = source.trimStart().split('\n', 1)
  return [{ form: 'indent', from: start, to: start + line.trimEnd().length, suggestion: null }]
}

/** Signs that code has and prose does not. */
const CODE_SIGN =
  /[{}=<>$\\|@^~]|;$|\/\/|\w\(|\w_\w|::|->|^(?:[ \t#]|(?:[Ee]rror|[Ww]arning|[Ii]nfo|[Uu]sage|Fatal|Uncaught)\b)/m

/** Returns whether lines are a picture, entries of a list with several words, or sentences. */
function isProse(text: string): boolean {
  if (/^!\[[^\][\n]{0,300}\]\([^()\n]{1,300}\)$/.test(text)) return true
  if (CODE_SIGN.test(text)) return false
  const lines = text.split('\n').filter((line) => line !== '')
  const words = text.match(/(?<![\p{L}\p{N}])\p{L}?\p{Ll}+(?![\p{L}\p{N}])/gu) ?? []
  if (lines.every((line) => /^(?:[-*+•]|\d{1,2}[.)]) [\p{L}«“*]/u.test(line)))
    return words.length >= 3 * lines.length && !/:(?:[ \t]|$)/m.test(text)
  return words.length > 4 && /^["'«“(*_]{0,2}\p{Lu}/u.test(text) && /[.!?…»:]["'”)*_]{0,2}$/u.test(text)
}

/** Finds forms that Markdown reads in another way. */
function foreignNode(node: AnyNode, body: string): Found[] {
  const { from, to } = offsetsOf(node)
  if (node.type === 'code') return [...foreignFence(node, body), ...indentedProse(node, body)]
  if (node.type === 'heading') return underlinedText(body.slice(from, to), from)
  if (node.type === 'html' && isOpenComment(node.value))
    return [{ form: 'comment open', from, to: from + (node.value.split('\n', 1)[0] ?? '').length, suggestion: null }]
  if (node.type === 'image') {
    const size = /\\?\|\d{1,5}(?:x\d{1,5})?\](?=\()/.exec(body.slice(from, to))
    if (size === null) return []
    return [
      { form: 'wiki size', from: from + size.index, to: from + size.index + size[0].length - 1, suggestion: null },
    ]
  }
  if (node.type === 'emphasis' || node.type === 'strong') return eatenSigns({ from, to }, body)
  if (node.type === 'html') return lessThan(node.value, from, body)
  if (node.type === 'inlineCode') return foreignCode(node.value, { from, to }, body)
  if (node.type === 'linkReference') return spacedReference(node, { from, to }, body)
  // GitHub strikes through what one tilde on each side surrounds.
  const below = /(?<=[\p{L}\p{N})])~([^~\s]{1,20})~$/u.exec(body.slice(Math.max(0, from - 1), to))
  if (node.type !== 'delete' || below === null) return []
  return [{ form: 'subscript', from, to, suggestion: lowered([...below]) }]
}

/** Names of code that nobody writes in bold, and endings of files behind such a name. */
const CODE_NAME =
  /^__(?:init|str|repr|dirname|filename|pycache|proto|dict|len|eq|getattr|setattr|getitem|setitem|typename|iter)__$/
const CODE_FILE =
  /^\.(?:pyc?|[cm]?[jt]sx?|mdx?|json|s?css|html|php|rb|go|rs|cpp|[ch]|java|sh|ya?ml|txt|vue|svelte)(?![\p{L}\p{N}])/u

/** What stands around a sign of multiplication: a number, the name of a variable, or a parenthesis. */
const FACTOR_BEFORE = /(?:\d|(?<![\p{L}\p{N}’'])\p{L}|\))$/u
const FACTOR_AFTER = /^(?:\d|\p{L}(?![\p{L}\p{N}’'])|\()/u

/** Finds signs that are part of a name of code, of a path or of a calculation, and would make italics or bold of it: `__init__.py`, `2*3*4`. */
function eatenSigns({ from, to }: Span, body: string): Found[] {
  const [before, source, after] = [
    body.slice(Math.max(0, from - 40), from),
    body.slice(from, to),
    body.slice(to, to + 40),
  ]
  const [start = ''] = /(?:[\p{L}\p{N}_/*-]|\.(?=[\p{L}\p{N}_/*])){0,40}$/u.exec(before) ?? []
  const [end = ''] = /^(?:[\p{L}\p{N}_/*-]|\.(?=[\p{L}\p{N}_/*])){0,40}/u.exec(after) ?? []
  const place = { from: from - start.length, to: to + end.length }
  const words = start + source + end
  if (source.startsWith('_')) {
    if (!/^(_{1,2})[a-z]\w{0,40}\1$/i.test(source)) return []
    const isCompared = source.startsWith('__') && (/==\s?["']?$/.test(before) || /^["']?\s?==/.test(after))
    const isCode = CODE_NAME.test(source) || CODE_FILE.test(after) || isCompared
    return isCode ? [{ form: 'eaten path', ...place, suggestion: inCode([words]) }] : []
  }
  const inner = source.replace(/^\*{1,3}|\*{1,3}$/g, '')
  const isProduct =
    (FACTOR_BEFORE.test(before) && FACTOR_AFTER.test(after) && /^(?:\d{1,20}(?:[.,]\d{1,20})?|\p{L})$/u.test(inner)) ||
    (/\d$/.test(before) && /^\d/.test(after) && /^\d.{0,200}\d$/.test(inner))
  const isPath = before.endsWith('/') && /^[./].{0,200}\/$/.test(inner)
  if (!isProduct && !isPath) return []
  return [{ form: 'eaten stars', ...place, suggestion: words.replaceAll('*', '\\*') }]
}

/** Attributes without a value. Other words in a tag are those of a sentence. */
const FLAGS =
  /\s(?:allowfullscreen|async|autofocus|autoplay|checked|controls|default|defer|disabled|hidden|inert|ismap|loop|multiple|muted|nomodule|novalidate|open|playsinline|readonly|required|reversed|selected)(?![\w-])/i

/** Finds a « < » of a comparison that begins a tag: « a<b et c>d ». */
function lessThan(html: string, from: number, body: string): Found[] {
  const name = /^<([a-z][a-z\d]{0,40})(?:\s{1,9}[\w-]{1,40}){1,40}\s{0,9}>$/i.exec(html)?.[1]
  if (name === undefined || FLAGS.test(html)) return []
  const [left = ''] = /[\p{L}\p{N}_)\]]{0,40}$/u.exec(body.slice(Math.max(0, from - 40), from)) ?? []
  if (left === '' && name.length > 1) return []
  return [{ form: 'less than', from: from - left.length, to: from + 1 + name.length, suggestion: `${left}\\<${name}` }]
}

/** Writes an address without spaces. The name of a site has none, whatever is written for them. */
function withoutSpaces(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]{1,300}/i, (host) => host.replace(/\s/g, '')).replace(/\s/g, '%20')
}

/** Finds the name of an address behind the text of its link and a space: « [texte] [nom] ». */
function spacedReference({ referenceType }: { referenceType: string }, { from, to }: Span, body: string): Found[] {
  const [before, text] = /(?<!\])\[([^\][\n]{1,100})\] $/.exec(body.slice(Math.max(0, from - 110), from)) ?? []
  if (referenceType !== 'shortcut' || before === undefined || text === undefined) return []
  return [{ form: 'reference space', from: from - before.length, to, suggestion: `[${text}]${body.slice(from, to)}` }]
}

/** Languages of code that are no commands, which may stand before a name too: « python app.py ». */
const LANGUAGE_IN_LINE =
  /^(?:jsx?|tsx?|javascript|typescript|html|s?css|json|ya?ml|py|cpp|csharp|kotlin|swift|rust|sql)\s{1,9}(\S[\s\S]{0,1000})$/i

/** Finds code in a line that names its language, and links of reStructuredText, which look like code. */
function foreignCode(value: string, { from, to }: Span, body: string): Found[] {
  const [, code] = (body.startsWith('```', from) && LANGUAGE_IN_LINE.exec(value)) || []
  if (code !== undefined)
    return [
      { form: 'inline fence', from, to, suggestion: code.includes('`') ? `\`\` ${code} \`\`` : inCode([code.trim()]) },
    ]
  // Gatsby shows a video, a tweet or a drawing instead of code that begins with the name of its site.
  if (
    /^(?:youtube|vimeo|video|twitch|twitter|instagram|codepen|codesandbox|gist|soundcloud|spotify):\s?\S{3,300}$/.test(
      value,
    )
  )
    return [{ form: 'shortcode', from, to, suggestion: null }]
  const [, text = '', address] = /^([^<>]{1,200}?)\s{0,9}<((?:https?:\/\/|mailto:)[^<>\s]{1,300})>$/.exec(value) ?? []
  const [signs = ''] = /^_{1,2}(?![\p{L}\p{N}_])/u.exec(body.slice(to, to + 3)) ?? []
  if (address === undefined || signs === '') return []
  return [{ form: 'rst link', from, to: to + signs.length, suggestion: `[${text}](${address})` }]
}

/** The longest line of an entry below which a new sentence has no reason to begin: wrapped lines are longer. */
const SHORT_LINE = 60

/** Finds a line of text directly below a table or a list, which Markdown adds to it. */
function textBelow(node: AnyNode, body: string): Found[] {
  if (node.type === 'table') {
    const row = node.children.slice(1).find((one) => !body.slice(offsetsOf(one).from, offsetsOf(one).to).includes('|'))
    if (row === undefined || (node.children[0]?.children.length ?? 0) < 2) return []
    return [{ form: 'table text', ...offsetsOf(row), suggestion: null }]
  }
  if (node.type !== 'list' || node.children.length < 2) return []
  const entries = node.children.map((item) => body.slice(offsetsOf(item).from, offsetsOf(item).to).split('\n'))
  const [first = '', second = '', ...others] = entries.at(-1) ?? []
  const isBelow =
    entries.slice(0, -1).every(({ length }) => length === 1) &&
    others.length === 0 &&
    first.length < SHORT_LINE &&
    /[.!?…]\s{0,9}$/.test(first) &&
    /^\p{Lu}[^\n]{20,1000}[.!?…:]\s{0,9}$/u.test(second)
  const end = offsetsOf(node).to
  return isBelow ? [{ form: 'list text', from: end - second.length, to: end, suggestion: null }] : []
}
