import { foldedWords } from '../../fields/fold.ts'
import { nameOfFile } from '../contract/file-name.ts'

/** What messages, programs and owners write before somebody says what a picture shows; in lower case, without signs and numbers. */
const FILLERS = new Set(
  `ce qu elle montre|what it shows|image|images|img|picture|pic|photo|dsc|dscn|pxl|screenshot|screen shot|capture|capture d ecran|bildschirmfoto|
cleanshot|untitled|sans titre|alt|alt text|image alt text|alternative text|texte alternatif|text alternatif|description|image description|figure|
thumbnail|illustration|placeholder|whatsapp image|pasted image|pasted graphic`
    .replaceAll('\n', '')
    .split('|'),
)

/** Returns whether an alternative text says nothing of its picture: « image », « IMG_0001.png », « Screenshot 2026-01-03 at 10.30.00 ». */
export function isFiller(alt: string): boolean {
  const name = alt.replace(/\.(?:png|jpe?g|gif|webp|avif|svg|heic)$/i, '')
  const words = foldedWords(name.replace(/\d+/g, ' ')).replace(/ (?:at|a|le|um|am|pm)\b/g, '')
  // « accueil_mobile-v2 » is the name of a file.
  const isFileName =
    !/\s/.test(alt) && (name !== alt || /^[a-z\d]+(?:[_-][a-z\d]+){1,9}$/i.test(alt)) && /[._]|-v?\d/i.test(alt)
  return FILLERS.has(words) || isFileName
}

/** What templates and programs write in the place of a name or a title; in lower case, without signs. */
const NAMES_TO_REPLACE = new Set(
  `untitled|untitled project|untitled document|sans titre|projet sans titre|document sans titre|title|titre|titel|subtitle|sous titre|project title|project name|
titre du projet|nom du projet|my project|mon projet|mein projekt|new project|nouveau projet|neues projekt|my portfolio title|description|short description|
a short description|project description|courte description|une courte description|description du projet|description courte|kurzbeschreibung|theme|
job title|your job title|your title|your role|your company|company name|intitule du poste|titre du poste|nom du poste|votre poste|votre metier|votre titre|
votre entreprise|nom de l entreprise|nom entreprise|nom de la societe|nom de l ecole|nom de l etablissement|nom du diplome|poste occupe|employer name|school name|degree name|firmenname|bedrijfsnaam|nom du client|nom client|client name|votre role|votre theme|votre ville|your city|votre client|your client|dein name|ihr name|dein beruf|ihr beruf|deine stadt|ihre stadt|musterfirma|muster gmbh|musterstadt|projekttitel|projektname|titel des projekts|name des projekts|your text here|votre texte ici|texte ici|text here`
    .replaceAll('\n', '')
    .split('|'),
)

/** What people write while they try a program, or until they know what to say; in lower case, without signs. */
const STOPGAPS =
  'test|test test|testprojekt|bald verfugbar|folgt|projet test|projet de test|test project|wip|coming soon|bientot|bientot disponible|bientot en ligne|en construction|tba|blabla|bla bla|bla bla bla|azerty|qwerty|asdf|asdfgh'.split(
    '|',
  )

/** What a whole text says until somebody writes it. A title may be « Hello World » or « Work in Progress ». */
const UNWRITTEN_BODIES = new Set([
  ...STOPGAPS,
  ...`ceci est un test|this is a test|ein test|description|description du projet|project description|work in progress|
page en construction|site en construction|projet en construction|under construction|page under construction|site under construction|hello world|bonjour tout le monde|
a venir|projet a venir|text folgt|inhalt folgt|beschreibung folgt|text folgt in kurze|folgt in kurze|in arbeit|seite in arbeit|bald mehr|xxx|plus d infos bientot|more soon|more to come|details coming soon|rien pour l instant|rien pour le moment|
nothing here yet|demnachst`
    .replaceAll('\n', '')
    .split('|'),
])

/** Dots and pictograms, but not the line of hyphens that ends a header. */
const SIGNS_ONLY = /^(?:[.…?!\s]|\p{Extended_Pictographic}|\uFE0F|[-–—](?!-)){1,40}$/u

/** Returns whether a whole body is what stands there until somebody writes it: « test », « 🚧 Work in progress », « … ». */
export function isUnwrittenBody(body: string): boolean {
  const text = body.trim()
  if (text === '' || text.length > LONGEST || text.startsWith('#')) return false
  return SIGNS_ONLY.test(text) || UNWRITTEN_BODIES.has(foldedWords(text))
}

/** Marks that a program or an owner adds to the title of a copy or of a draft: « Banque (copie) », « [WIP] Banque ». */
const UNFINISHED_TITLE =
  /^\[(?:wip|brouillon|draft)\] |\S (?:\((?:copie|copy|brouillon|draft|wip|à finir|à compléter|à terminer)(?: \d{1,2})?\)|[-–—] (?:copie|copy|brouillon|draft|wip)(?: ?\(?\d{1,2}\)?)?)$/iu

/** The keys that name somebody or something. Another text may say « Mon projet », such as that of a link. */
const NAMING =
  /^(?:title|theme|trade|name|place|role|client|legal\.publisher|(?:experience|education|volunteering)\[\d{1,4}\]\.(?:title|organisation))$/

/** The length of a value that is longer than all of these. */
const LONGEST = 40

/** Returns whether a value still is what a template or a try has in its place: « Untitled », « Mon projet », « test ». */
export function isToReplace(path: string, value: string): boolean {
  if (path === 'title' && UNFINISHED_TITLE.test(value)) return true
  // `reportUnwritten` finds what stands in brackets.
  if (!NAMING.test(path) || !/^\p{L}/u.test(value) || value.length >= LONGEST) return false
  const words = foldedWords(value)
  return NAMES_TO_REPLACE.has(words) || STOPGAPS.includes(words)
}

/** Names that messages and other templates write in the place of the owner's own: « https://prenom-nom.fr », « github.com/your-username ». */
export const STAND_IN =
  /(?:^|[./@])(?:prenom-nom\.fr|first-last\.com|(?:your|my)-?(?:domain|site|website|portfolio)\.com|(?:votre|mon)-?(?:site|domaine|portfolio)\.(?:fr|com))(?:[/:?#]|$)|\/(?:prenom-nom|first-last|your-?(?:user)?name|votre-?(?:nom|profil|pseudo|compte|identifiant)|your-?(?:profile|handle|account)|username)(?:\/|$)|^(?:(?:prenom|name|you|vous)@ex[ea]mple\.\w+$|(?:prenom\.?nom|first(?:name)?\.last(?:name)?|your\.?(?:e-?mail|name)|votre[.-]?(?:e-?mail|adresse|nom)|votre|your)@)/i

/** Returns the code by which a text that its owner still has to write is reported. */
export function toWrite({ path }: { path: string }) {
  return nameOfFile(path).draft ? 'text/draft' : 'text/to-write'
}
