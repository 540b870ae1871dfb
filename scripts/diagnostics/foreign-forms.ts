/** A form of markup that is shown as it is: who understands it, and what to write here. `@` stands for the suggestion. */
interface Words {
  /** @default nobody does, because it is a slip */
  of?: string
  /** @default it is shown as it is */
  seen?: { fr: string; en: string }
  /** Whether somebody may want to show it as it is. @default true */
  isQuotable?: boolean
  fr: string
  en: string
}

const DROP = { fr: 'Effacez-le', en: 'Delete it' } as const
const CALLOUT = {
  isQuotable: false,
  fr: 'Écrivez « @ » seul sur sa ligne, puis « > » devant chaque ligne de l’encadré, et rien d’autre autour',
  en: 'Write “@” alone on its line, then “>” before each line of the callout, and nothing else around it',
} as const
const WRITE = { fr: 'Écrivez « @ »', en: 'Write “@”' } as const
const PAGE = {
  fr: 'Écrivez « @ », ou ces mots seuls si cette page n’est pas sur votre site',
  en: 'Write “@”, or these words alone if that page is not on your site',
} as const
const PICTURE = { fr: 'Écrivez « ![ce qu’elle montre](@) »', en: 'Write “![what it shows](@)”' } as const
const TEMPLATE = {
  fr: 'Écrivez vous-même le texte, le lien ou l’image qu’il donnerait, ou effacez-le',
  en: 'Write the text, the link or the picture that it would give yourself, or delete it',
} as const
const SHOWN = {
  fr: 'Écrivez en Markdown ce qu’il montrerait (un tableau, un encadré « > [!NOTE] », du code entre deux lignes « ``` »), ou effacez-le',
  en: 'Write in Markdown what it would show (a table, a callout “> [!NOTE]”, code between two lines “```”), or delete it',
} as const
const LIST = {
  isQuotable: false,
  fr: 'Commencez chaque ligne de la liste par un tiret et une espace : « @ »',
  en: 'Begin each line of the list with a hyphen and a space: “@”',
} as const

/** The words about each form (scripts/compile/render/foreign-forms.ts finds them). */
const FOREIGN_FORMS = {
  'wiki picture': { of: 'Obsidian', ...PICTURE },
  'wiki link': { of: 'Obsidian', ...PAGE },
  'pipe link': { of: 'Jira, Confluence', ...WRITE },
  'bracket link': { of: 'MediaWiki', ...WRITE },
  'slack link': { of: 'Slack', isQuotable: false, ...WRITE },
  'org picture': { of: 'Org', ...PICTURE },
  'org link': { of: 'Org', isQuotable: false, ...WRITE },
  'macro link': { of: 'AsciiDoc', isQuotable: false, ...WRITE },
  block: { of: 'AsciiDoc', ...CALLOUT },
  note: { of: 'AsciiDoc', ...CALLOUT },
  'source block': {
    of: 'AsciiDoc, reStructuredText',
    isQuotable: false,
    fr: 'Mettez le code entre une ligne « @ » et une ligne « ``` », sans les lignes de tirets',
    en: 'Put the code between a line “@” and a line “```”, without the lines of hyphens',
  },
  'quote fence': {
    isQuotable: false,
    fr: 'Du code va entre une ligne « @ » et une ligne « ``` » : ce sont des accents graves',
    en: 'Code goes between a line “@” and a line “```”: these are backticks',
  },
  'second header': {
    of: 'Jekyll, Hugo',
    seen: { fr: 'se verra comme un titre', en: 'will show as a heading' },
    fr: 'Un fichier n’a qu’un en-tête, tout en haut : mettez-y ce que le site emploie, et effacez ces lignes',
    en: 'A file has one header, at its top: put there what the site uses, and delete these lines',
  },
  tabs: {
    isQuotable: false,
    fr: 'Des tabulations ne font pas de tableau : écrivez « @ », une ligne « | --- | --- | » avec autant de tirets que de colonnes, puis une ligne par rangée',
    en: 'Tabs make no table: write “@”, a line “| --- | --- |” with as many hyphens as columns, then a line for each row',
  },
  'cut table': {
    isQuotable: false,
    fr: 'La ligne vide au-dessus coupe le tableau : effacez-la',
    en: 'The empty line above cuts the table: delete it',
  },
  underlined: {
    isQuotable: false,
    seen: { fr: 'se verra comme un titre', en: 'will show as a heading' },
    fr: 'Pour un trait, laissez une ligne vide au-dessus des tirets ; pour un titre, écrivez « ## » devant les mots, et effacez les tirets',
    en: 'For a rule, leave an empty line above the hyphens; for a heading, write “##” before the words, and delete the hyphens',
  },
  indent: {
    seen: { fr: 'se verra comme du code', en: 'will show as code' },
    fr: 'Effacez les espaces ou la tabulation au début de la ligne ; si c’est du code, mettez-le entre deux lignes « ``` »',
    en: 'Delete the spaces or the tab at the start of the line; if it is code, put it between two lines “```”',
  },
  'line ends': {
    of: 'JSON',
    fr: 'Passez vous-même à la ligne : une ligne vide sépare deux paragraphes',
    en: 'Break the line yourself: an empty line parts two paragraphs',
  },
  escapes: WRITE,
  'styled letters': {
    isQuotable: false,
    seen: {
      fr: 'sera mal lu à voix haute et ne sera pas trouvé, parce que ce ne sont pas des lettres ordinaires',
      en: 'will be read aloud badly and not be found, because these are no ordinary letters',
    },
    ...WRITE,
  },
  'mail head': {
    isQuotable: false,
    fr: 'Ce sont les lignes d’un courriel : effacez-les',
    en: 'These are the lines of a mail: delete them',
  },
  'mail end': { isQuotable: false, ...DROP },
  'chat log': { of: 'WhatsApp', ...DROP },
  'see more': { of: 'LinkedIn, Facebook', ...DROP },
  'page number': { of: 'Word', isQuotable: false, ...DROP },
  'comment open': {
    seen: { fr: 'cache tout ce qui suit', en: 'hides all that follows' },
    fr: 'Ajoutez « --> » là où la remarque finit',
    en: 'Add “-->” where the remark ends',
  },
  'comment signs': {
    fr: 'Une remarque commence par « <!-- » et finit par « --> », sans ligne vide entre les deux',
    en: 'A remark begins with “<!--” and ends with “-->”, without an empty line between them',
  },
  'grid table': {
    of: 'Pandoc, reStructuredText',
    isQuotable: false,
    fr: 'Écrivez le tableau avec des barres : « | Nom | Prix | », une ligne « | --- | --- | », puis une ligne par rangée',
    en: 'Write the table with bars: “| Name | Price |”, a line “| --- | --- |”, then a line for each row',
  },
  'cross reference': {
    of: 'Pandoc, Quarto',
    fr: 'Écrivez les mots qu’il donnerait (« la figure 1 »), ou effacez-le',
    en: 'Write the words that it would give (“figure 1”), or delete it',
  },
  role: {
    of: 'reStructuredText, MyST',
    isQuotable: false,
    fr: 'Écrivez « @ » seul, ou un lien : « [@](adresse) »',
    en: 'Write “@” alone, or a link: “[@](address)”',
  },
  expression: { of: 'MDX, Svelte', ...TEMPLATE },
  'wiki size': {
    of: 'Obsidian',
    seen: { fr: 'fera partie de ce que l’image montre', en: 'will be part of what the picture shows' },
    fr: 'Effacez-le : la page donne elle-même leur taille aux images',
    en: 'Delete it: the page itself gives pictures their size',
  },
  'wiki task': {
    of: 'Obsidian, Logseq',
    isQuotable: false,
    fr: 'Écrivez « [ ] », ou « [x] » si c’est fait',
    en: 'Write “[ ]”, or “[x]” if it is done',
  },
  'wiki comment': {
    of: 'Obsidian',
    fr: 'Effacez-le, ou écrivez « <!-- … --> »',
    en: 'Delete it, or write “<!-- … -->”',
  },
  'block name': { of: 'Obsidian, Logseq', ...DROP },
  properties: {
    isQuotable: false,
    of: 'Notion',
    fr: 'Effacez ces lignes : ce qu’elles disent va dans l’en-tête, sous « date: », « technologie: » ou « state: »',
    en: 'Delete these lines: what they say goes into the header, under “date:”, “technologie:” or “state:”',
  },
  property: { isQuotable: false, of: 'Obsidian, Logseq', fr: 'Effacez cette ligne', en: 'Delete this line' },
  'callout title': {
    isQuotable: false,
    of: 'Obsidian',
    fr: 'Écrivez « @ » seul sur sa ligne, et le titre en gras sur la suivante : « > **Titre** »',
    en: 'Write “@” alone on its line, and the title in bold on the next one: “> **Title**”',
  },
  'picture size': { of: 'HackMD', ...WRITE },
  'shortcode picture': { of: 'Hugo', ...PICTURE },
  shortcode: {
    of: 'Hugo, Gatsby',
    fr: 'Écrivez en Markdown ce qu’il montrerait (un lien vers la vidéo, un encadré « > [!NOTE] », du code entre deux lignes « ``` »), ou effacez-le',
    en: 'Write in Markdown what it would show (a link to the video, a callout “> [!NOTE]”, code between two lines “```”), or delete it',
  },
  'shortcode link': { of: 'Hugo', ...PAGE },
  'liquid link': { of: 'Jekyll', ...PAGE },
  'content tab': { of: 'MkDocs', isQuotable: false, ...WRITE },
  'document comment': { of: 'Google Docs', isQuotable: false, ...DROP },
  leaf: {
    of: 'Astro',
    fr: 'Écrivez en Markdown ce qu’il montrerait, comme un lien, ou effacez-le',
    en: 'Write in Markdown what it would show, such as a link, or delete it',
  },
  'liquid picture': { of: 'Jekyll', ...PICTURE },
  liquid: { of: 'Jekyll, Eleventy, Nunjucks', ...TEMPLATE },
  erb: { of: 'ERB, EJS', ...TEMPLATE },
  attributes: {
    of: 'kramdown, Jekyll, Pandoc',
    fr: 'Effacez ces accolades : la page donne elle-même leur taille aux images et leur adresse aux titres',
    en: 'Delete these braces: the page itself gives pictures their size and headings their address',
  },
  container: { of: 'VitePress, Docusaurus, Pandoc', ...CALLOUT },
  'container end': {
    of: 'VitePress, Docusaurus, Pandoc',
    isQuotable: false,
    fr: 'Effacez cette ligne',
    en: 'Delete this line',
  },
  admonition: { of: 'MkDocs', ...CALLOUT },
  'directive picture': { of: 'reStructuredText, AsciiDoc', ...PICTURE },
  directive: { of: 'reStructuredText', ...CALLOUT },
  fence: {
    of: 'Obsidian, MyST',
    seen: { fr: 'se verra comme du code', en: 'will show as code' },
    fr: 'Écrivez en Markdown ce qu’il montrerait, donnez-en une image, ou effacez-le',
    en: 'Write in Markdown what it would show, give a picture of it, or delete it',
  },
  'fence whole': {
    isQuotable: false,
    of: 'ChatGPT',
    seen: { fr: 'montrera tout le texte comme du code', en: 'will show the whole text as code' },
    fr: 'Effacez cette ligne et la dernière, « ``` »',
    en: 'Delete this line and the last one, “```”',
  },
  'fence words': {
    seen: { fr: 'ne se verra pas ainsi', en: 'will not show like that' },
    fr: 'Derrière « ``` » va le nom d’un langage, seul : écrivez « @ », et le titre du code dans une phrase au-dessus',
    en: 'Behind “```” goes the name of a language, alone: write “@”, and the title of the code in a sentence above',
  },
  contents: {
    isQuotable: false,
    fr: 'Effacez cette ligne : les pages n’ont pas de table des matières',
    en: 'Delete this line: pages have no table of contents',
  },
  emoji: {
    of: 'GitHub, Slack',
    fr: 'Collez le signe lui-même, comme 🚀, ou effacez-le',
    en: 'Paste the sign itself, such as 🚀, or delete it',
  },
  highlight: { of: 'Obsidian, Typora', ...WRITE },
  underline: { of: 'markdown-it', ...WRITE },
  revision: {
    of: 'CriticMarkup, GitLab',
    fr: 'Gardez les mots, sans les signes, ou effacez-le : « @ »',
    en: 'Keep the words, without the signs, or delete it: “@”',
  },
  tip: { of: 'Docsify', ...CALLOUT },
  snippet: { of: 'VitePress', ...SHOWN },
  'bbcode block': {
    of: 'BBCode, Discourse',
    isQuotable: false,
    fr: 'Effacez cette ligne ; un titre, « ## … », peut la remplacer',
    en: 'Delete this line; a heading, “## …”, can replace it',
  },
  'bbcode link': { of: 'BBCode', ...WRITE },
  superscript: { of: 'Pandoc', fr: 'Écrivez « @ », sans accent circonflexe', en: 'Write “@”, without the caret' },
  subscript: {
    of: 'Pandoc',
    seen: { fr: 'se verra barré', en: 'will show struck through' },
    fr: 'Écrivez « @ » ; pour barrer, mettez deux tildes : « ~~ »',
    en: 'Write “@”; to strike it through, write two tildes: “~~”',
  },
  'inline note': {
    of: 'Pandoc',
    fr: 'Écrivez « [^1] » ici, et « [^1]: » suivi de la note sur une ligne à part',
    en: 'Write “[^1]” here, and “[^1]:” followed by the note on a line of its own',
  },
  citation: {
    of: 'Pandoc',
    fr: 'Écrivez « [^1] » ici, et « [^1]: » suivi de la référence sur une ligne à part',
    en: 'Write “[^1]” here, and “[^1]:” followed by the reference on a line of its own',
  },
  wordpress: {
    of: 'WordPress',
    fr: 'Écrivez en Markdown ce qu’il montrerait (une image, une liste, un lien), ou effacez-le',
    en: 'Write in Markdown what it would show (a picture, a list, a link), or delete it',
  },
  command: { of: 'LaTeX', ...DROP },
  'latex words': { of: 'LaTeX', ...WRITE },
  'latex link': { of: 'LaTeX', isQuotable: false, ...WRITE },
  embed: { of: 'WordPress, Hashnode, DEV, Hugo', isQuotable: false, ...WRITE },
  'rst link': {
    of: 'reStructuredText',
    isQuotable: false,
    seen: { fr: 'se verra comme du code', en: 'will show as code' },
    ...WRITE,
  },
  'textile picture': { of: 'Textile, Jira', ...PICTURE },
  'word field': { of: 'Word', ...DROP },
  'word link': { of: 'Word', fr: 'Écrivez « [texte](@) »', en: 'Write “[text](@)”' },
  'less than': {
    isQuotable: false,
    seen: { fr: 'se lira comme du HTML, et des mots se perdront', en: 'will be read as HTML, and words will be lost' },
    fr: 'Mettez « \\ » devant ce signe : « @ »',
    en: 'Put “\\” before this sign: “@”',
  },
  'eaten path': {
    isQuotable: false,
    seen: { fr: 'perdra des signes, que Markdown lit', en: 'will lose signs, which Markdown reads' },
    fr: 'Mettez-le entre accents graves : « @ »',
    en: 'Put it between backticks: “@”',
  },
  'eaten stars': {
    isQuotable: false,
    seen: {
      fr: 'perdra ses astérisques, dont Markdown fait de l’italique ou du gras',
      en: 'will lose its asterisks, of which Markdown makes italics or bold',
    },
    fr: 'Mettez « \\ » devant chacun : « @ »',
    en: 'Put “\\” before each: “@”',
  },
  'inline fence': {
    isQuotable: false,
    seen: { fr: 'se verra avec le nom de son langage', en: 'will show with the name of its language' },
    fr: 'Dans une ligne, écrivez « @ » ; pour un bloc, mettez le code entre une ligne « ``` » qui nomme le langage et une ligne « ``` »',
    en: 'In a line, write “@”; for a block, put the code between a line “```” that names the language and a line “```”',
  },
  'table text': {
    seen: { fr: 'fera partie du tableau', en: 'will be part of the table' },
    fr: 'Laissez une ligne vide au-dessus ; si c’est une rangée, mettez une barre « | » au début et à la fin',
    en: 'Leave an empty line above; if it is a row, put a bar “|” at its start and its end',
  },
  'list text': {
    seen: { fr: 'fera partie de l’entrée du dessus', en: 'will be part of the entry above' },
    fr: 'Laissez une ligne vide au-dessus ; si elle en fait partie, commencez-la par deux espaces',
    en: 'Leave an empty line above; if it belongs to it, begin it with two spaces',
  },
  'joined lines': {
    isQuotable: false,
    seen: {
      fr: 'se joindra aux lignes suivantes en un seul texte',
      en: 'will be joined to the next lines in one text',
    },
    fr: 'Commencez chaque ligne par un tiret et une espace : « @ »',
    en: 'Begin each line with a hyphen and a space: “@”',
  },
  'joined list': {
    isQuotable: false,
    seen: { fr: 'se joindra à la ligne du dessus', en: 'will be joined to the line above' },
    fr: 'Pour une liste, laissez une ligne vide au-dessus, et commencez chaque ligne là où commence le texte du dessus : « @ »',
    en: 'For a list, leave an empty line above, and begin each line where the text above begins: “@”',
  },
  'lost sign': {
    isQuotable: false,
    seen: {
      fr: 'perdra son signe, dont Markdown fait une liste',
      en: 'will lose its sign, of which Markdown makes a list',
    },
    ...WRITE,
  },
  'bold line': {
    isQuotable: false,
    seen: { fr: 'se joindra à la ligne suivante', en: 'will be joined to the next line' },
    fr: 'Faites-en un titre : « @ », ou laissez une ligne vide dessous',
    en: 'Make it a heading: “@”, or leave an empty line below it',
  },
  'line break': {
    isQuotable: false,
    seen: { fr: 'se joindra à la ligne suivante', en: 'will be joined to the next line' },
    fr: 'Pour passer à la ligne, finissez-la par « \\ » : « @ »',
    en: 'To break the line, end it with “\\”: “@”',
  },
  'address end': {
    isQuotable: false,
    seen: { fr: 'prendra le guillemet dans son adresse', en: 'will take the quotation mark into its address' },
    ...WRITE,
  },
  'file name': {
    isQuotable: false,
    seen: { fr: 'deviendra une adresse de courriel', en: 'will become a mail address' },
    fr: 'Mettez-le entre accents graves : « @ »',
    en: 'Put it between backticks: “@”',
  },
  renumbered: {
    isQuotable: false,
    seen: {
      fr: 'commence une liste dont Markdown compte lui-même les numéros à partir du premier',
      en: 'begins a list whose numbers Markdown counts itself from the first one',
    },
    fr: 'Pour garder les vôtres, commencez chaque ligne par un tiret : « @ »',
    en: 'To keep yours, begin each line with a hyphen: “@”',
  },
  escaped: {
    seen: {
      fr: 'se verra sans mise en forme, à cause des « \\ »',
      en: 'will show without its formatting, because of “\\”',
    },
    fr: 'Écrivez « @ »',
    en: 'Write “@”',
  },
  'git address': {
    seen: { fr: 'deviendra une adresse de courriel', en: 'will become a mail address' },
    fr: 'Pour un lien vers le dépôt, écrivez « @ » ; pour la commande, mettez-la entre accents graves',
    en: 'For a link to the repository, write “@”; for the command, put it between backticks',
  },
  account: {
    isQuotable: false,
    seen: { fr: 'deviendra une adresse de courriel', en: 'will become a mail address' },
    ...WRITE,
  },
  'table dashes': {
    isQuotable: false,
    fr: 'La ligne de tirets d’un tableau a trois tirets par colonne, entre des barres et des espaces ordinaires : écrivez « @ »',
    en: 'The line of hyphens of a table has three hyphens for each column, between bars and ordinary spaces: write “@”',
  },
  'no-break indent': {
    isQuotable: false,
    fr: 'La ligne commence par une espace insécable ou large : écrivez « @ », avec des espaces ordinaires ou sans espace au début',
    en: 'The line begins with a no-break or wide space: write “@”, with ordinary spaces or without spaces at its start',
  },
  org: { isQuotable: false, of: 'Org', ...DROP },
  macro: { of: 'Jira, Confluence, reStructuredText', ...SHOWN },
  'table heads': {
    isQuotable: false,
    of: 'Jira, Confluence',
    fr: 'Écrivez « @ », puis une ligne « | --- | --- | » avec autant de tirets que de colonnes',
    en: 'Write “@”, then a line “| --- | --- |” with as many hyphens as columns',
  },
  'wiki table': { isQuotable: false, of: 'MediaWiki', ...SHOWN },
  'wiki bold': { of: 'MediaWiki', ...WRITE },
  chat: { isQuotable: false, of: 'ChatGPT', ...DROP },
  slack: { of: 'Slack', ...DROP },
  'word error': { isQuotable: false, of: 'Word', ...DROP },
  script: { isQuotable: false, of: 'MDX, Astro, Docusaurus', ...DROP },
  textile: { of: 'Textile, Jira', ...WRITE },
  'textile link': { of: 'Textile', ...WRITE },
  'rst heading': {
    of: 'reStructuredText',
    isQuotable: false,
    seen: { fr: 'ne fera pas un titre', en: 'will make no heading' },
    fr: 'Écrivez « @ », sans cette ligne de signes',
    en: 'Write “@”, without this line of signs',
  },
  equals: { of: 'AsciiDoc, MediaWiki', ...WRITE },
  bbcode: {
    of: 'BBCode',
    fr: 'Écrivez « **gras** », « *italique* » ou « [texte](adresse) »',
    en: 'Write “**bold**”, “*italic*” or “[text](address)”',
  },
  'word tag': {
    of: 'Word',
    isQuotable: false,
    seen: { fr: 'ne se verra pas', en: 'will not show' },
    ...DROP,
  },
  'word list': { of: 'Word', ...LIST },
  'word sign': {
    of: 'Word',
    isQuotable: false,
    fr: 'Effacez ce signe, ou tapez-en un autre',
    en: 'Delete this sign, or type another one',
  },
  bullets: LIST,
  tasks: {
    fr: 'Commencez chaque tâche par « - [ ] », ou « - [x] » si elle est faite, et une espace : « @ »',
    en: 'Begin each task with “- [ ]”, or “- [x]” if it is done, and a space: “@”',
  },
  numbers: {
    isQuotable: false,
    fr: 'Commencez chaque ligne de la liste par son numéro, un point et une espace : « @ »',
    en: 'Begin each line of the list with its number, a full stop and a space: “@”',
  },
  term: {
    of: 'Pandoc, kramdown',
    isQuotable: false,
    fr: 'Faites-en une liste : « - **Terme** : sa définition »',
    en: 'Make it a list: “- **Term**: its definition”',
  },
  abbreviation: {
    of: 'kramdown, Markdown Extra',
    isQuotable: false,
    fr: 'Effacez cette ligne, et écrivez les mots en entier dans le texte',
    en: 'Delete this line, and write the whole words in the text',
  },
  'reference space': {
    isQuotable: false,
    fr: 'Une espace sépare les deux crochets : écrivez « @ »',
    en: 'A space separates the two brackets: write “@”',
  },
  'picture space': {
    isQuotable: false,
    fr: 'Une espace sépare le « ! » du crochet : écrivez « @ »',
    en: 'A space stands between the “!” and the bracket: write “@”',
  },
  'link space': {
    isQuotable: false,
    fr: 'Une espace sépare les crochets de la parenthèse : écrivez « @ »',
    en: 'A space parts the brackets from the parenthesis: write “@”',
  },
  'link swapped': {
    isQuotable: false,
    fr: 'Le texte va entre crochets et l’adresse entre parenthèses : écrivez « @ »',
    en: 'The text goes between brackets and the address between parentheses: write “@”',
  },
  'link open': {
    isQuotable: false,
    fr: 'Il manque la parenthèse ou le crochet qui ferme : écrivez « [texte](adresse) »',
    en: 'The closing parenthesis or bracket is missing: write “[text](address)”',
  },
  'link blank': {
    isQuotable: false,
    fr: 'Une adresse n’a pas d’espace : écrivez « @ »',
    en: 'An address has no spaces: write “@”',
  },
  'link words': {
    isQuotable: false,
    fr: 'Entre les parenthèses va une adresse, sans espace : « [texte](adresse) » ; sinon, mettez « \\ » devant le « [ »',
    en: 'An address without spaces goes between the parentheses: “[text](address)”; if not, put “\\” before the “[”',
  },
  tags: {
    of: 'Obsidian',
    fr: 'Ce qu’un projet emploie va dans son en-tête : « technologie: [@] » ; effacez-le ici',
    en: 'What a project uses goes into its header: “technologie: [@]”; delete it here',
  },
  heading: {
    isQuotable: false,
    fr: 'Pour en faire un titre, écrivez « @ », avec une espace ; sinon, mettez « \\ » devant le « # »',
    en: 'To make it a heading, write “@”, with a space; if not, put “\\” before the “#”',
  },
  'no-break space': {
    isQuotable: false,
    fr: 'L’espace derrière son signe est insécable (Alt et espace sur un Mac) : écrivez « @ », avec une espace ordinaire',
    en: 'The space behind its sign is a no-break one (Alt and space on a Mac): write “@”, with an ordinary space',
  },
  hashes: {
    isQuotable: false,
    fr: 'Un titre a six « # » au plus : écrivez « @ »',
    en: 'A heading has six “#” at most: write “@”',
  },
  'no heads': {
    isQuotable: false,
    fr: 'Ce tableau n’a pas d’en-tête : écrivez le nom de chaque colonne au-dessus de cette ligne, comme « | Nom | Prix | »',
    en: 'This table has no heads: write the name of each column above this line, such as “| Name | Price |”',
  },
  'table rule': {
    isQuotable: false,
    fr: 'Il manque à ce tableau la ligne de tirets : ajoutez « @ » sous sa première ligne',
    en: 'This table lacks the line of dashes: add “@” below its first line',
  },
  'loose stars': {
    fr: 'Une espace sépare ces signes des mots : écrivez « @ »',
    en: 'A space parts these signs from the words: write “@”',
  },
  'glued stars': {
    isQuotable: false,
    fr: 'Il manque une espace après le second « ** » : écrivez « @ »',
    en: 'A space is missing after the second “**”: write “@”',
  },
  unpaired: {
    fr: 'Ce signe n’a pas son second : ajoutez-le là où la mise en forme finit, ou effacez-le',
    en: 'This sign lacks its second one: add it where the formatting ends, or delete it',
  },
} as const satisfies Readonly<Record<string, Words>>

export type ForeignForm = keyof typeof FOREIGN_FORMS

/** Returns the message about a form. */
export function foreignMessage(
  lang: 'fr' | 'en',
  form: ForeignForm,
  actual: string,
  suggestion: string | null,
): string {
  const { of, seen, isQuotable = seen === undefined, ...words }: Words = FOREIGN_FORMS[form]
  const write = words[lang].replaceAll('@', () => suggestion ?? '')
  if (lang === 'en')
    return `“${actual}” ${seen?.en ?? 'will show as it is'}${of ? ` (it is for ${of})` : ''}. ${write}.${isQuotable ? ' If it is meant so, put it between backticks.' : ''}`
  return `« ${actual} » ${seen?.fr ?? 'se verra tel quel'}${of ? ` (c’est pour ${of})` : ''}. ${write}.${isQuotable ? ' S’il doit se voir ainsi, mettez-le entre accents graves.' : ''}`
}

/** Returns the message about a form in a value of the header. */
export function foreignValueMessage(
  lang: 'fr' | 'en',
  form: ForeignForm,
  { actual, field, suggestion }: { actual: string; field: string | null; suggestion: string | null },
): string {
  const { of }: Words = FOREIGN_FORMS[form]
  // An entry of the CV has a key for a list beside its summary.
  const hasPoints = /^(?:bullets|word list)$/.test(form) && /\]\.summary$/.test(field ?? '')
  if (lang === 'en')
    return `“${actual}” will show as it is in the page${of ? ` (it is for ${of})` : ''}: “${field}” is plain text. ${suggestion ? `Write ${suggestion}` : 'Write the words that visitors are to read'}${hasPoints ? '; a list goes below “points:”, with a line “- …” for each entry' : ''}.`
  return `« ${actual} » se verra tel quel dans la page${of ? ` (c’est pour ${of})` : ''} : « ${field} » n’est que du texte. Écrivez ${suggestion ?? 'les mots que les visiteurs doivent lire'}${hasPoints ? ' ; une liste va sous « points: », une ligne « - … » par entrée' : ''}.`
}

/** The forms of which no word stays, except those that the suggestion has. */
export const WITHOUT_WORDS: ReadonlySet<string> = new Set<ForeignForm>([
  'shortcode',
  'shortcode picture',
  'shortcode link',
  'liquid link',
  'embed',
  'leaf',
  'liquid',
  'liquid picture',
  'erb',
  'attributes',
  'emoji',
  'bbcode block',
  'wordpress',
  'script',
  'expression',
  'command',
  'block name',
  'snippet',
  'latex words',
  'directive picture',
])
