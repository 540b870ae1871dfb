import { posix } from 'node:path'
import type { ForeignForm } from '../../../diagnostics/foreign-forms.ts'
import type { Form } from './form.ts'
import {
  callout,
  embedded,
  inCode,
  inPlainLetters,
  link,
  macroLink,
  markdownOfLatex,
  nothing,
  orgLink,
  pictureIn,
  pipeLink,
  raised,
  roleWords,
  ruleBelow,
  STYLED,
  siteLink,
  tight,
  turnedLink,
  unescaped,
  WORD_TAG,
  wikiLink,
  withoutSpaces,
  withoutWordTags,
  withPlainIndent,
  withPlainSpace,
  wordsOnly,
} from './replacements.ts'

/**
 * All forms, in the order in which they are searched: a place counts for the first one. Every quantifier is bounded, because a text may
 * be hostile. A pattern begins with a rare character and looks back from there, because that takes half the time. In the patterns, \uE000
 * is `MARK` and \uE001 is `GAP`.
 */
export const FORMS: readonly Form[] = [
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
  // It hides several lines.
  { form: 'wiki comment', pattern: /%%(?!%)(?<!(?:%|\d[ \u00A0\u202F]?)%%)/dgu },
  {
    form: 'shortcode link',
    pattern:
      /\[([^\][\n]{1,200})\]\(\{\{[<%][ \t]{0,3}(?:rel)?ref[ \t]{1,3}["']?([^"'\s}]{1,200}?)["']?[ \t]{0,3}[>%]\}\}\)/dgu,
    write: ([, text = '', name = ''], file) => wikiLink(['', name, '', text], file),
  },
  {
    form: 'embed',
    pattern:
      /\{\{[<%][ \t]{0,3}(youtube|vimeo|gist)[ \t]{1,3}(?:id=)?["']?([\w-]{1,40})["']?(?:[ \t]{1,3}["']?([\da-f]{5,64})["']?)?[ \t]{0,3}[>%]\}\}/dgu,
    write: embedded,
  },
  {
    form: 'shortcode',
    pattern: /\{\{[<%\uE001][^}]{0,800}?[>%\uE001\uE000]\}\}/dgiu,
    write: pictureIn,
    ofPicture: 'shortcode picture',
    plain: nothing,
  },
  {
    form: 'liquid link',
    pattern:
      /(!?)\[([^\][\n]{0,200})\]\(\{\{[ \t]{0,3}(?:site\.(?:base)?url|(?:site\.(?:base)?url[ \t]{1,3}\|[ \t]{1,3}append:[ \t]{1,3})?["']([^"'{}\n]{1,200})["'][ \t]{1,3}\|[^{}"'\n]{1,60})[ \t]{0,3}\}\}([^()\s{}]{0,200})\)/dgu,
    write: siteLink,
  },
  {
    form: 'liquid link',
    pattern: /\[([^\][\n]{1,200})\]\(\{%-?[ \t]{1,3}(?:post_url|link)[ \t]{1,3}([^\s%{}]{1,200})[ \t]{1,3}-?%\}\)/dgu,
    write: ([, text = '', name = ''], file) =>
      wikiLink(['', name.replace(/^(?:.*\/)?\d{4}-\d\d-\d\d-/, ''), '', text], file),
  },
  {
    form: 'embed',
    pattern:
      /\{%[ \t]{1,3}(embed|youtube|vimeo|gist|github|link|user|codepen)[ \t]{1,3}([^\s%{}]{1,300})[^%{}\n]{0,100}%\}/dgu,
    write: embedded,
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
      /(?:\.\. (?:image|figure)::[ \t]{1,9}|image::?)(?<=^[ \t>\uE000]{0,12}(?:\.\. (?:image|figure)::[ \t]{1,9}|image::?))([^\s[\]]{1,200}\.[a-z]{3,4})(?:\[[^\][\n]{0,200}\])?(?:\n[ \t>\uE000]{1,12}:[a-z-]{2,20}:[^\n]{0,200}){0,9}/dgimu,
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
  {
    form: 'macro',
    pattern:
      /\.\. (?<=^[ \t>\uE000]{0,12}\.\. )[a-z][a-z:-]{0,30}::[^\n]{0,200}(?:\n[ \t>\uE000]{1,12}:[a-z-]{2,20}:[^\n]{0,200}){0,9}/dgimu,
  },
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
      /(?<!(?:[«“"]|(?<!\p{L})')[ \u00A0\u202F]?)(?:(?:\\u[\da-f]{4}){1,9}|(?:=C[23]=[89AB][\dA-F]|=E2=8[\dA-F]=[89AB][\dA-F]){1,9}|\uE000{5}(?:[a-z]{2,8}|#\d{2,5});|(?<![\p{L}\p{N}])\p{L}[\p{L}’'.,]{0,40}(?:%20\p{L}[\p{L}’'.,]{0,40}){2,40})/dgiu,
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
      /(?:…|\.{3})[ \u00A0]?(?:voir plus|see more|mehr anzeigen|meer weergeven)(?!\p{L})|^(?:(?:…|\.{3})[ \u00A0]?(?:plus|more|mehr)|(?:Voir|Afficher) la traduction|(?:See|Show) translation|Übersetzung anzeigen)[ \t]{0,99}$|^(?:Afficher les|Show all) \d{1,3} (?:compétences|skills)[^\n]{0,20}$|(?<!\p{L})hashtag#\p{L}[\p{L}\p{N}_]{0,60}(?:\s{1,3}hashtag#\p{L}[\p{L}\p{N}_]{0,60}){0,30}/dgimu,
    plain: nothing,
  },
  {
    form: 'page number',
    pattern:
      /(?<!\S[^\n]{0,300}\n)^(?:[-–—] ?)?Page \d{1,3} (?:sur|of|von|van|\/) \d{1,3}(?: ?[-–—])?[ \t]{0,99}(?!\n[ \t]{0,99}\S)$/dgimu,
  },
  { form: 'comment signs', pattern: /<!(?:--?|[–—]-?)/dgu },
  // The starts of comments that other programs hide, also on several lines: Jinja, Handlebars and Hugo, MDX, AsciiDoc, Typst. The last one
  // is an address without the title that Markdown wants.
  {
    form: 'comment signs',
    pattern:
      /\{#-?(?=\s)|\{\{[-~]?[ \t]?(?:\/[*\uE000]|!)|\{\/[*\uE000](?![^\n]{0,300}\*\/\})|(?:\/{4,99}(?=[ \t]{0,99}$)|\/\*)(?<=^[ \t>\uE000]{0,12}(?:\/{4,99}|\/\*))|\[(?:\/\/|comment)\]:/dgimu,
  },
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
    form: 'content tab',
    pattern: /===[+!]?(?<=^[ \t>]{0,12}===[+!]?)[ \t]{1,9}"([^"\n]{1,200})"[ \t]{0,99}$/dgmu,
    write: ([, text = '']) => `**${text}**`,
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
  // MultiMarkdown and kramdown have tables without heads.
  {
    form: 'no heads',
    pattern: /(?<![^\n])(?<!\S[^\n]{0,1000}\n)[ \t]{0,3}\|[-:| \t]{0,300}---[-:| \t]{0,300}(?=\n[ \t]{0,3}\|)/dgu,
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
export const SOURCE_FORMS: readonly Form[] = [
  {
    form: 'quote fence',
    pattern: /^('{3}|[’‘´]{3})([a-z][\w+#-]{0,20})?[ \t]{0,9}\n([\s\S]{1,3000}?)\n(?:'{3}|[’‘´]{3})[ \t]{0,99}$/dgimu,
    write: ([, , language = '']) => `\`\`\`${language}`,
    // Between other signs than those of code, a remark of HTML is not shown.
    fix: ([, , language = '', code = '']) => (code.includes('<!--') ? undefined : `\`\`\`${language}\n${code}\n\`\`\``),
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
    pattern: /%\[(https?:\/\/[^\s[\]<>]{1,300})\]/dgu,
    write: ([, address = '']) => address,
  },
  {
    form: 'embed',
    pattern: /\[embed\](https?:\/\/[^\s[\]<>]{1,300})\[\/embed\]/dgu,
    write: ([, address = '']) => address,
  },
  {
    // At the start of a line: in a sentence, « ! [La capture](…) » is a link.
    form: 'picture space',
    pattern:
      /^[ \t>]{0,12}(!)[ \t\u00A0\u202F]{1,3}\[([^\][\n]{0,300})\]\(([^()\s]{1,300}\.(?:png|jpe?g|gif|webp|avif|svg))\)/dgimu,
    write: link,
    fix: link,
  },
  {
    form: 'slack link',
    pattern: /<((?:https?:\/\/|mailto:|tel:)[^\s<>|\\]{1,300})\|([^<>\n|]{1,200})>/dgu,
    write: turnedLink,
    fix: turnedLink,
  },
  {
    form: 'textile link',
    pattern: /(?<![\p{L}\p{N}:=({[,\\])["“]([^"“”\n]{1,120})["”]:(https?:\/\/[^\s<>"“”[\]]{1,300}(?<![.,;:!?)]))/dgu,
    write: ([, text = '', address = '']) => `[${text}](${address})`,
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
  ...(['picture space', 'quote fence', 'second header', 'latex link', 'embed', 'less than'] as const),
  ...(['textile link', 'rst heading'] as const),
])
