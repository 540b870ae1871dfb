import { listOf, numbersOf } from '../spoken/lang.ts'

const or = listOf('fr', 'disjunction')
const and = listOf('fr', 'conjunction')
const number = numbersOf('fr')

/** Errors in a header, by the code of the `yaml` package. */
export const YAML_ERRORS = {
  BAD_ALIAS: 'une étoile ouvre un alias',
  BAD_COLLECTION_TYPE: 'une liste et des clés sont mélangées',
  BAD_DQ_ESCAPE: 'une barre oblique inverse entre guillemets doubles',
  BAD_INDENT: 'indentation inattendue',
  BAD_PROP_ORDER: 'ordre inattendu',
  BAD_SCALAR_START: 'ce caractère ne peut pas commencer une valeur sans guillemets',
  BLOCK_AS_IMPLICIT_KEY: 'deux clés sur une même ligne',
  BLOCK_IN_FLOW: 'un bloc entre crochets ou accolades',
  KEY_OVER_1024_CHARS: 'une clé beaucoup trop longue',
  MISSING_CHAR: 'il manque un guillemet, un crochet, une accolade ou une espace',
  MULTILINE_IMPLICIT_KEY: 'une clé sur plusieurs lignes : il manque sans doute « : » ou un guillemet',
  MULTIPLE_ANCHORS: 'deux ancres',
  MULTIPLE_DOCS: 'plusieurs documents',
  MULTIPLE_TAGS: 'deux étiquettes',
  TAB_AS_INDENT: 'une tabulation',
  UNEXPECTED_TOKEN: 'texte inattendu',
} as const

/** Parts of sentences that are facts of diagnostics, in French. A phrase needs its English words in `phrases-en.ts`. */
export const PHRASES = {
  // Kinds of values, and problems of values.
  text: 'un texte',
  list: 'une liste',
  group: 'un groupe de clés',
  technologies: 'des noms de technologies',
  keys: (first: string, second: string) => `les clés ${first} et ${second}`,
  someKeys: (keys: readonly string[]) => `des clés parmi ${keys.includes('…') ? keys.join(', ') : and.format(keys)}`,
  entriesWith: (keys: readonly string[]) => `une liste, où chaque entrée a ${and.format(keys)}`,
  number: 'un nombre écrit en chiffres',
  numberOrNull: 'un nombre écrit en chiffres (ou null, pour un projet sans numéro)',
  oneOf: (values: readonly string[]) => or.format(values),
  boolean: 'true ou false',
  withoutQuotes: (value: string) => `${value}, sans guillemets`,
  dashBefore: (line: string) =>
    `un tiret devant : « - ${line} », et deux espaces de plus devant les lignes qui suivent`,
  twoLines: (first: string, second: string) => `« ${first} », puis « ${second} » sur la ligne du dessous`,
  address: 'une adresse',
  withoutEntry: 'l’adresse, ou effacez toute cette entrée',
  onlyOne: (value: string) => `une seule valeur, comme « ${value} »`,
  underOther: (key: string) => `cette valeur sous « ${key}: », et effacez cette ligne`,
  example: (line: string, _inEnglish: string) => `par exemple « ${line} »`,
  entries: (entries: readonly string[]) => entries.map((entry) => `« ${entry} »`).join(', '),
  year: 'AAAA',
  month: 'AAAA-MM',
  day: 'AAAA-MM-JJ',
  tooLight: 'claire',
  tooDark: 'sombre',
  light: 'clair',
  dark: 'sombre',
  range: (first: number, last: number) => `${first} à ${last}`,
  figure: (value: number) => number.format(value),
  kilobytes: (count: number) => `${count} Ko`,
  moreMegabytes: (count: number) => `plus de ${count} Mo`,
  moreElements: (count: number) => `plus de ${number.format(count)} éléments`,
  drawingsTake: (seconds: number) => `tous les dessins ensemble prennent plus de ${number.format(seconds)} secondes`,
  decodingTakes: (seconds: number) => `la décoder prend plus de ${seconds} secondes ou trop de mémoire`,
  testimonials: 'Ce que dit « testimonials »',
  siteText: 'Le texte de site.md',
  inYear: (year: string) => `nous sommes en ${year}`,
  cvUntil: (year: string) => `le CV va jusqu’en ${year}`,
  more: (count: number) => `${count} autres`,
  textFrom: (line: number) => `${line} et suivantes (le texte)`,
  projects: (count: number) => `${count} ${count > 1 ? 'projets' : 'projet'} (url, github, links)`,

  // Reasons why a file is not read or not published.
  notUtf8Name: 'son nom n’est pas en UTF-8',
  linkToFolder: 'c’est un lien vers un dossier',
  notPlain: 'ce n’est pas un fichier ordinaire',
  linkOut: 'c’est un lien vers un autre dossier, ou vers rien',
  annexLink: 'c’est un lien de git-annex ; « git annex get », puis « git annex unlock » mettent le fichier à sa place',
  writtenLink: 'c’est un lien que Git sous Windows, ou un disque partagé, a écrit comme un texte',
  isFolder: 'c’est un dossier',
  refused: 'l’accès est refusé',
  tooHeavy: 'il est beaucoup trop lourd',
  tooMuchText: (megabytes: number) => `tous les textes ensemble dépassent ${megabytes} Mo`,
  invalidBytes: 'octets invalides',
  onlyStyle: 'la seule feuille de style est style.css',
  otherFormat: (ending: string) => `c’est un « .${ending} »`,
  asItIs: 'ce qui se publie tel quel va dans public/',
  madeHere: 'le site écrit lui-même le sien',
  madeIcon: 'le site fait le sien de « public/favicon.svg », ou de vos initiales',
  madeCv: 'le site fait le PDF de votre CV de cv.md',
  notMd: 'son extension n’est pas « .md »',
  notExactly: (name: string) => `son nom n’est pas exactement « ${name} »`,
  notAPlace: 'seuls site.md, cv.md et les fichiers de projets/, de pages/, de cvs/ et de candidatures/ le sont',
  oneLanguage: 'une candidature n’est pas traduite, elle est écrite à une personne',
  nothingToTranslate: (path: string) =>
    `il n’y a pas de ${path} à traduire ; une traduction porte le nom de son original, et « slug: » y donne une autre adresse`,
  languageNotNamed: (folder: string, line: string) =>
    `« lang » de site.md ne nomme pas « ${folder} » (pour le publier, écrivez-y « ${line} »)`,
  firstLanguage: (folder: string) =>
    `« ${folder} » est la première langue du site, et ses fichiers ne sont dans aucun dossier de langue`,
  hidden: 'son nom commence par un point',
  unpublished: 'ce qui commence par un point n’est pas publié, « .well-known » excepté',
  tooLong: (seconds: number) => `plus de ${seconds} secondes de calcul`,
  noPage: 'il n’en sort ni page ni erreur',
  tooMuchMemory: 'plus d’un gigaoctet de mémoire',

  // Problems of the YAML of a header.
  merge: 'Une fusion (« << »)',
  alias: 'Un alias (« * »)',
  anchor: 'Une ancre (« & »)',
  tag: 'Une étiquette (« ! »)',
  yamlError: (code: string) => new Map(Object.entries(YAML_ERRORS)).get(code) ?? 'syntaxe inattendue',
  dashesBelow: 'les tirets vont sous la clé, une ligne chacun',
  commaMissing: 'il manque une virgule',
  commaTooMuch: 'une virgule est de trop',
  entryNeedsQuotes: (character: string) => `« ${character} » au début d’une entrée demande des guillemets`,
  commaOrQuoteMissing: 'il manque une virgule ou un guillemet',
  oddQuotes: 'les guillemets ne vont pas par deux',

  // Alternatives to rules that style.css may not contain.
  copyImported: 'Copiez ici les règles de ce fichier : une page ne demande aucune autre feuille de style',
  dropCharset: 'Effacez cette ligne : le fichier est lu en UTF-8',
  dropNamespace: 'Effacez cette ligne : le HTML n’en a pas besoin',
}
