import { basename, posix } from 'node:path'
import { phrase, type Wording } from '../diagnostics/phrase.ts'
import { foldedWords } from '../fields/fold.ts'
import { nearMiss } from '../fields/near-miss.ts'
import { LANGS } from '../fields/site-texts/languages.ts'
import type { SkippedFile } from './contract/sources.ts'
import { FOLDERS, inItsLanguage, kindOf } from './file-kinds.ts'
import { nearSlug } from './render/slug.ts'

/** Words in the names of copies: « site copie 2.md », « Copy of cv.md ». */
const OF_A_COPY = /^(?:cop(?:ie|y)|kopie|de|of|von|old|ancien|bak|backup|sauvegarde|v?\d+)$/

/** Folders of texts that nobody may see yet. */
const OF_DRAFTS = /^[_.]?(?:drafts?|brouillons?|wip|priv(?:ate|é|e)|archives?|unpublished)$/i

/** Names of texts that are no page of their own here: the home page, and a CV with its language in its name. */
const OF_THE_SITE = /^(?:index|home|accueil|resume[._-](?:fr|en|de))$/i

/** A text that explains its folder, as those who open the folder see. */
const OF_A_READER = /(?:^|\/)(?:readme|agents|claude|contributing|license)\.md$/i

/** The text of a folder that a project or a page has to itself: « projets/banque/README.md ». Pictures have folders too. */
const OF_ITS_FOLDER =
  /^((?:[a-z]{2}\/)?(?:projets|pages)\/)(?!(?:images?|img|pictures?|photos?|captures?|medias?|assets|fichiers|files)\/)([^/]+)\/readme\.md$/i

/** The two texts of the site as the settings of other programs: « site.yml ». */
const AS_SETTINGS = /^((?:[a-z]{2}\/)?(?:site|cv)\.)ya?ml$/

export function isText(file: string): boolean {
  return /\.(md|markdown|mdx|mdown|txt|css)$/i.test(file)
}

/**
 * Reports a text in a place that is not read, because the site would silently lack it.
 * @param names all files, whose names are not suggested
 */
export function ignored(file: string, folder: string, names: ReadonlySet<string>): SkippedFile | null {
  /** @param target the path in the content folder to which the text belongs */
  const report = (reason: Wording, target: string | null) => {
    const isBeside = target !== null && posix.dirname(target) === posix.dirname(file)
    const suggestion = isBeside ? posix.basename(target) : `${folder}/${target}`
    return skip(`${folder}/${file}`, 'ignored', reason, target === null || names.has(target) ? null : suggestion)
  }
  const [, settings] = AS_SETTINGS.exec(file) ?? []
  if (settings !== undefined) return names.has(`${settings}md`) ? null : report(phrase('notMd'), `${settings}md`)
  if (kindOf(file) !== null || !isText(file) || explainsFolder(file, names)) return null
  const translated = inItsLanguage(file)
  if (translated !== null) return report(phrase('notAPlace'), translated)
  // An editor that hides endings adds .txt to the name that its user types.
  if (file.endsWith('.txt') && !/\.md\.txt$/i.test(file)) return null
  if (/\.css$/i.test(file)) return skip(`${folder}/${file}`, 'ignored', phrase('onlyStyle'), `${folder}/style.css`)
  // Each language has the same folders.
  const [first = '', ...below] = file.split('/')
  const [language, places] = LANGS.some((lang) => lang === first) ? [`${first}/`, below] : ['', [first, ...below]]
  const { stem, name } = nameFor(file, places)
  const [, place = ''] = /^(\w+)\/[^/]+$/.exec(file) ?? []
  if (Object.hasOwn(FOLDERS, place)) return report(phrase('notMd'), `${place}/${name}`)
  const known = name === 'resume.md' ? 'cv.md' : name.toLowerCase()
  if (/^(?:site|cv)\.md$/.test(known) && !file.includes('/')) return report(phrase('notExactly', known), known)
  const isOfTheSite = isCopyOfSite(file, stem) || (places.length === 1 && OF_THE_SITE.test(stem))
  const near = nearMiss(places[0] ?? '', Object.keys(FOLDERS)) ?? 'pages'
  // A folder too many: « cv/cv.md », « content/site.md ».
  const home = /^(?:site|cv)\.md$/.test(name) && near !== 'projets' ? '' : `${near}/`
  return report(phrase('notAPlace'), isOfTheSite ? null : `${language}${home}${name}`)
}

/** Returns whether a text explains its folder, and is not all that the folder of a project holds. */
function explainsFolder(file: string, names: ReadonlySet<string>): boolean {
  const [, around = '', alone = ''] = OF_ITS_FOLDER.exec(file) ?? []
  const isAlone = alone !== '' && !['', '_'].some((draft) => names.has(`${around}${draft}${nearSlug(alone)}.md`))
  return OF_A_READER.test(file) && !isAlone
}

/**
 * Returns what a text is called, and the name that it would have here. Other generators put a text into a folder of its own:
 * « mon-projet/index.md ».
 */
function nameFor(file: string, places: readonly string[]): { stem: string; name: string } {
  const isBundle = /^(?:index|readme)\.\w+$/i.test(basename(file)) && places.length > 2
  const [, draft = '', written = ''] = /^(_?)(.*?)(?:\.md)?\.\w+$/i.exec(basename(file)) ?? []
  const stem = isBundle ? (places.at(-2) ?? written) : written
  const isHidden = draft !== '' || places.some((folder) => OF_DRAFTS.test(folder))
  return { stem, name: `${isHidden ? '_' : ''}${nearSlug(stem) || stem}.md` }
}

/** Returns whether a text is a copy of one of the site: « site copie.md ». */
function isCopyOfSite(file: string, stem: string): boolean {
  const words = foldedWords(stem).split(' ')
  const original = words.filter((word) => !OF_A_COPY.test(word)).join(' ')
  const copied = kindOf(`${file.slice(0, file.lastIndexOf('/') + 1)}${original}.md`)
  return copied === 'site' || copied === 'cv'
}

/** Files that a host, or a service to which the site was given, reads at the top of a site. */
const AS_THEY_ARE =
  /^(?:CNAME|_redirects|favicon\.svg|(?:ads|humans|keybase|llms)\.txt|BingSiteAuth\.xml|(?:google[\da-f]{8,}|yandex_[\da-f]+|pinterest-[\da-f]+)\.html)$/

/** Files that each build makes, and the words about it. */
const MADE: readonly (readonly [name: RegExp, says: 'madeHere' | 'madeIcon' | 'madeCv'])[] = [
  [/^(?:robots\.txt|sitemap\.xml|_headers|(?:site|manifest)\.webmanifest)$/, 'madeHere'],
  [/^(?:favicon\.ico|apple-touch-icon\.png)$/, 'madeIcon'],
  [/^(?:cv|resume)\.pdf$/i, 'madeCv'],
]

/** Reports a file that its owner may believe to be published: it belongs into `public/`, or the build makes it. */
export function forVisitors(file: string, folder: string): SkippedFile | null {
  if (AS_THEY_ARE.test(file)) return skip(`${folder}/${file}`, 'misplaced', phrase('asItIs'), `public/${file}`)
  const [, says] = MADE.find(([name]) => name.test(file)) ?? []
  return says === undefined ? null : skip(`${folder}/${file}`, 'misplaced', phrase(says))
}

/** A text of another program in a folder of pages: « projets/banque.docx ». One that begins with `_` is a draft. */
const FOREIGN_TEXT =
  /^(?:[a-z]{2}\/)?(?:projets|pages)\/(?![_~.])([^/]+)\.(docx?|odt|rtf|pages|gdoc|html?|txt|rst|adoc|org|tex)$/i

/** Names of files that say something of the files around them. */
const OF_FOLDER =
  /^(?:readme|read-?me|lisez-?moi|notes?|todo|a-?faire|liste?s?|liens|links|licen[cs]e|credits?|sources?|ofl|robots|humans)(?:[ ._-]|$)/i

/** Names of pages and tables that a program wrote: measurements, reports, the proof that a site is yours. */
const WRITTEN_BY_PROGRAM =
  /^(?:google[\da-f]{8,}|yandex [\da-f]+|pinterest [\da-f]+)$|(?:^| )(?:mesures?|rapports?|reports?|lighthouse|audits?|exports?|donnees|data|resultats?|results?|stats?|logs?|coverage|couverture|bench(?:mark)?s?)(?: |$)/

/** Reports a text that its owner may believe to be published, unless its Markdown is beside it. */
export function foreignText(file: string, folder: string, names: ReadonlySet<string>): SkippedFile | null {
  const [, stem = '', ending = ''] = FOREIGN_TEXT.exec(file) ?? []
  if (/^(?:html?|txt)$/i.test(ending) && WRITTEN_BY_PROGRAM.test(foldedWords(stem))) return null
  if (stem === '' || OF_FOLDER.test(stem) || /\.(?:mdx?|markdown)$/i.test(stem)) return null
  const place = file.slice(0, file.lastIndexOf('/') + 1)
  const name = nearSlug(stem) || 'mon-texte'
  if ([stem, `_${stem}`, name, `_${name}`].some((other) => names.has(`${place}${other}.md`))) return null
  return skip(
    `${folder}/${file}`,
    'foreign',
    phrase('otherFormat', ending.toLowerCase()),
    `${folder}/${place}${name}.md`,
  )
}

/** @param suggestion the path to which the file belongs */
export function skip(path: string, problem: SkippedFile['problem'], reason: Wording, suggestion: string | null = null) {
  return { path, problem, reason, suggestion }
}
