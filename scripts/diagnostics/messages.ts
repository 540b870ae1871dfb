import { listOf, numbersOf } from '../spoken/lang.ts'
import { type ForeignForm, foreignMessage, foreignValueMessage } from './foreign-forms.ts'
import type { Limit } from './limits.ts'
import { type FileKind, FRENCH_PICTURES, type LossName, MERMAID_LINE } from './picture-texts.ts'
import type { DiagnosticFacts, Severity } from './severity.ts'

/** The facts that a text names in braces. */
type FactsIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, Name extends 'field' | 'expected' ? DiagnosticFacts[Name] : string | number> & FactsIn<Rest>
  : object

type Actual = Pick<DiagnosticFacts, 'actual'>
type Expected = Pick<DiagnosticFacts, 'expected'>
type Suggested = Pick<DiagnosticFacts, 'suggestion'>
type About = Pick<DiagnosticFacts, 'field'>

/** The version that changes a key, and a sentence about it. The suggestion is the new path of the key, or `null` if it has none. */
type Migrating = Actual & About & Suggested & { since: string; says: string }

/**
 * Defines a message. The text says what is wrong, then what to write instead; `{name}` stands for a fact.
 * @param isWriting whether it is about the syntax of a header: quotes, brackets or indentation
 */
const define =
  (severity: Severity, isWriting = false) =>
  <const Text extends string | ((facts: never) => string)>(text: Text) => ({ severity, isWriting, text })
const error = define('error')
const warning = define('warning')
const notice = define('notice')
const writing = define('error', true)

const or = listOf('fr', 'disjunction')
const languages = new Intl.DisplayNames('fr', { type: 'language' })
const languageName = (lang: unknown) => languages.of(String(lang))
const and = listOf('fr', 'conjunction')

const spaces = (count: number) => (count === 1 ? '1 espace' : `${count} espaces`)
/** Returns whether a number is written with the code of a country. */
export const isInternational = (phone: string) => /^(\+|00)/.test(phone)

const oneOf = ({ expected }: Expected) => or.format(expected)
const didYouMean = ({ suggestion }: Suggested) =>
  suggestion === null ? '' : ` Vouliez-vous écrire « ${suggestion} » ?`

/** Says what stands in for a photograph that somebody does not want to show. */
const withoutPhoto = ({ field }: About) =>
  field === 'hero.portrait' ? ' Qui ne veut pas de photo donne un dessin : vos initiales, par exemple, en SVG.' : ''

/** Returns whether a value is a picture in Markdown. */
export const isMarkdown = (path: string) => /^!?\[/.test(path)

/** Returns whether a film is on another site, which gives it a page of its own. */
export const isOnOtherSite = (film: string) =>
  /^(?:https?:)?\/\/|^(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly)\//i.test(film)

/** Returns whether a value is an answer, where a name is wanted. */
export const isYesOrNo = ({ actual }: Actual) => /^(?:true|false|yes|no|oui|non)$/i.test(actual)

/** Returns whether an element does what Markdown cannot, so that only its words remain: `<center>`, `<sub>n</sub>`. */
export function isOnlyHtml(tag: string, words: string): boolean {
  return /^<(?:center|small|big|font|span|abbr)\b/i.test(tag) || (/^<su[bp]\b/i.test(tag) && /[a-z\d]/i.test(words))
}

/** Returns whether Markdown shows a picture of another site, which a page takes from content/ only. */
export function showsRemote(markdown: string): boolean {
  return /!\[[^\]\n]{0,300}\]\(https?:/.test(markdown)
}

/** Returns lines in quotes, the first few of many. */
export function inLines(text: string, lang: 'fr' | 'en'): string {
  const lines = text.split('\n')
  const shown = lines.slice(0, LINES_SHOWN).map((line) => (lang === 'fr' ? `« ${line} »` : `“${line}”`))
  const each = lang === 'fr' ? ', chacun sur sa ligne' : ', each on a line of its own'
  return `${shown.join(', ')}${lines.length > LINES_SHOWN ? '…' : ''}${lines.length > 1 ? each : ''}`
}

const LINES_SHOWN = 4

/** The character that stands for one that a program could not read. It is visible. */
export const LOST = 'U+FFFD'

/** A text with fewer words is probably not finished. */
export const DRAFT_WORDS = 10

/** Returns the name of a file as a draft. */
export const draftOf = (path: string) => `_${path.slice(path.lastIndexOf('/') + 1)}`

/** Returns whether a file would be a page, although nothing but its place tells that visitors may read it. */
export const isPage = (path: string) => /\/pages\/[^/]+$/.test(path)

const lines = (values: readonly string[]) => `ligne${values.length > 1 ? 's' : ''} ${and.format(values)}`

/** Shortens a long list to its first names and the number of others. */
const firstFew = (names: readonly string[]) =>
  names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} autres`] : names
const MOST_NAMED = 6

const nameOf = (character: string) => (/\s/.test(character) ? 'une espace insécable' : `« ${character} »`)

/** Returns the end of a message about readability. */
const unless = (key: string) => ` Pour ne plus le lire : « review: { ${key}: false } » dans site.md.`

/** Says how a film or a sound is given, of which Markdown has no form. */
function withoutMarkdown(html: string, other: string): string {
  if (/^<video/i.test(html))
    return 'Un film se donne dans l’en-tête d’un projet : « video: { file: film.mp4, poster: film.png } », à côté du Markdown'
  return /^<audio/i.test(html)
    ? 'Mettez le fichier dans public/, et donnez-en le lien : « [Écouter](/son.mp3) »'
    : other
}

/** The words of a link, by what it opens. */
const LINKED = {
  code: 'le code sur GitHub',
  film: 'la vidéo',
  file: 'le document (PDF)',
  project: 'le titre du projet',
  page: 'le nom de la page',
} as const

/** Returns what a link opens, as far as its address says so. */
export function linkedBy(target: string): keyof typeof LINKED {
  if (/^https:\/\/(?:www\.)?github\.com\/[^/]+\/[^/]/i.test(target)) return 'code'
  if (/^https:\/\/(?:(?:www\.|m\.)?youtube\.com|youtu\.be|(?:player\.)?vimeo\.com)\//i.test(target)) return 'film'
  if (/\.pdf(?:[?#]|$)/i.test(target)) return 'file'
  return /^[^:]{1,200}\.md(?:#|$)/i.test(target) ? 'project' : 'page'
}

/** Says what a film or a font is instead, if that explains what to do. */
const insteadIs = (is: FileKind | null) =>
  is === null || /^(unknown|font|film|mp4|text)$/.test(is)
    ? ''
    : `, mais ${FRENCH_PICTURES.kinds[is]}${is === 'lfs' ? ' (« git lfs pull » le télécharge)' : is === 'annex' ? ' (« git annex get » le télécharge)' : ''}`

const entries = (number: number) => (number > 1 ? `${number} entrées` : `${number} entrée`)

/** The things that a translation must contain like its original. */
const TRANSLATED = {
  link: 'ce lien',
  picture: 'cette image',
  figure: 'ce chiffre',
  key: 'cette clé',
  value: 'cette valeur',
} as const

const EARLY_MENDS = {
  drop: 'Effacez cette ligne « --- »',
  'drop both': 'Effacez cette ligne « --- » et la suivante',
  move: 'Placez cette ligne « --- » sous la dernière clé',
} as const

/** What to do instead of writing a key of another generator. `@` stands for a key or for the name of a file. */
const KEY_REMEDIES = {
  rename: 'Écrivez « @: » à la place',
  draft: 'Effacez cette ligne, et renommez le fichier « @ » : un brouillon commence par « _ »',
  alreadyDraft: 'Effacez cette ligne : ce fichier est déjà un brouillon, parce que son nom commence par « _ »',
  published: 'Effacez cette ligne : tout fichier est publié, sauf ceux dont le nom commence par « _ »',
  expiry:
    'Effacez cette ligne : aucune date ne retire un texte du site. S’il ne doit plus se voir, renommez le fichier « @ »',
  address: 'Effacez cette ligne : l’adresse est le nom du fichier',
  cv: 'Effacez cette ligne, et écrivez votre CV dans cv.md : la page et le PDF en sont faits',
  body: 'Déplacez ce texte sous le second « --- » : c’est le profil du CV',
  site: 'Effacez cette ligne : le CV la prend dans site.md',
  unlisted: 'Effacez cette ligne : rien ne mène à un CV de cvs/, sauf avec « listed: true »',
  night:
    'Effacez cette ligne : le site a un aspect de jour et un de nuit, et suit le réglage de l’appareil de chaque visiteur',
  profile: 'Ajoutez ce profil à la liste « profiles », avec un nom et une adresse : « @ »',
  service: 'Écrivez « @ » à la place de cette ligne',
  text: 'Déplacez ce texte sous le second « --- » : c’est le texte de la page d’accueil',
  menu: 'Effacez cette clé et ce qui en dépend : le menu vient des pages du site ; « menu: true » dans une de vos pages l’y ajoute',
  names:
    'Écrivez chacun de ces noms comme une entrée de la liste, à la place de ce groupe. Les domaines et leurs compétences vont dans cv.md',
  level: 'Effacez cette ligne : une technologie n’a pas de niveau ici ; une compétence de cv.md peut en avoir un',
  ongoing: 'Effacez cette ligne : ce qui n’a pas de « end » dure encore',
  featured: 'Effacez cette ligne, et nommez ce fichier dans site.md, parmi les projets de l’accueil : « @ »',
  language:
    'Effacez cette ligne : la langue est celle de « lang », dans site.md, et une traduction est un fichier à part (guide, « langues »)',
  links: 'Donnez cette adresse dans la liste « links », avec ce qu’elle ouvre : « @ »',
  passage: 'Dites-le dans le texte, sous le second « --- », et effacez cette clé',
  copyright:
    "Effacez cette ligne : le bas des pages dit « © », votre nom et l’année. Une autre année s’écrit « footer: { year: '2024' } »",
  cookies:
    'Effacez cette clé : ce service pose des cookies, et il faudrait l’accord de chaque visiteur. Pour compter les visites sans cookie, écrivez par exemple « analytics: plausible »',
  made: 'Effacez cette ligne : le site le fait lui-même',
  owner:
    'Effacez cette clé et ce qui en dépend : le CV prend votre nom et vos adresses dans site.md. Le métier s’écrit « title: », et le texte du profil va sous le second « --- »',
  drop: 'Effacez cette ligne : rien ne la lit ici',
  dropGroup: 'Effacez cette ligne et celles qui en dépendent : rien ne les lit ici',
} as const

/** The task that an old key leaves to the owner. `#` stands for the key, `@` for the new one. */
const BY_HAND = {
  repeated: 'Mais « # » est écrit deux fois : effacez une des deux lignes.',
  taken: 'Mais @ a déjà une valeur : gardez-la et effacez « # », ou l’inverse.',
  value: 'Mais cette valeur de « # » n’a pas d’équivalent : écrivez vous-même @ et sa nouvelle valeur.',
} as const

/** Splits a path: `legal.host.name` gives `legal.host` and `name`. */
function pathParts(path: string): [group: string, name: string] {
  const dot = path.lastIndexOf('.')
  return [path.slice(0, Math.max(0, dot)), path.slice(dot + 1)]
}

/** Returns the new name of a key, and its group if that is another one. */
function newPlace({ field, suggestion }: Migrating): string {
  const [group, name] = pathParts(suggestion ?? '')
  if (group === pathParts(field ?? '')[0]) return `« ${name} »`
  return group === '' ? `« ${name} », au bord gauche,` : `« ${name} » sous « ${group}: »`
}

const count = numbersOf('fr')

/** The message for each limit; `#` stands for its number. */
const EXCESSES: Readonly<Record<Limit, string>> = {
  headerLines: 'Cet en-tête a plus de # lignes. Gardez l’essentiel : le reste va dans le texte, sous l’en-tête.',
  headerLength: 'Cet en-tête a plus de # caractères. Gardez l’essentiel : le reste va dans le texte, sous l’en-tête.',
  bodyLines: 'Ce texte a plus de # lignes. Gardez l’essentiel, ou faites-en plusieurs projets.',
  marks:
    'Ce texte a plus de # signes de mise en forme (crochets, astérisques, accents graves, barres…). Gardez l’essentiel, ou faites-en plusieurs projets.',
  passage:
    'Ce passage a plus de # signes de mise en forme (crochets, astérisques, accents graves…) sans une ligne vide. Coupez-le par des lignes vides.',
  words: 'Ce texte a plus de # mots. Gardez l’essentiel, ou faites-en plusieurs projets.',
  passageWords: 'Ce passage a plus de # mots sans une ligne vide. Coupez-le par des lignes vides.',
  wordLength: 'Cette ligne a plus de # caractères sans une espace. Coupez-la par des espaces, ou raccourcissez-la.',
  depth:
    'Cette ligne est dans plus de # citations ou listes, l’une dans l’autre. Retirez les signes « > », les tirets ou les espaces de trop au début de la ligne.',
  containers: 'Ce texte a plus de # citations et entrées de liste. Gardez l’essentiel, ou faites-en plusieurs projets.',
  cells: 'Les tableaux de ce texte ont plus de # cases. Retirez des colonnes ou des lignes.',
  slips:
    'Ce fichier a plus de # fautes de langue : seules les premières sont dites. Corrigez-les, puis vérifiez de nouveau.',
  errors: 'Ce fichier a plus de # erreurs : son orthographe sera relue quand il en aura moins.',
  findings: 'Ce fichier a plus de # problèmes : seuls les premiers sont dits. Corrigez-les, puis vérifiez de nouveau.',
  cvPages: 'Ce CV prendrait plus de # pages. Gardez l’essentiel, et mettez le reste dans une page du site.',
  cvsPages:
    'Avec celui-ci, vos CV ont ensemble plus de # pages. Raccourcissez-les, ou mettez « _ » devant le nom de ceux que vous n’envoyez plus.',
  cvs: 'Avec celui-ci, vous avez plus de # CV dans cvs/. Mettez « _ » devant le nom de ceux que vous n’envoyez plus.',
  technologies:
    'Avec celles de ce projet, vos projets nomment plus de # technologies, dont chacune a une page. Gardez celles qui comptent.',
}

/** Every message of the compiler, in French. The codes never change, because owners and editors filter by them; the texts may. */
export const MESSAGES = {
  'file/missing': error(
    ({ actual, lang }: Actual & { lang: string | null }) =>
      `Le fichier ${actual} manque. Créez-le : le guide en montre un${lang === null ? '' : ` ; ou retirez « ${lang} » de « lang », dans site.md`}.`,
  ),
  'cv/missing': warning('Le fichier {file} manque : le lien « CV » n’apparaîtra pas. Créez-le si vous voulez un CV.'),
  'cv/draft': notice(
    'Le CV est un brouillon : le lien « CV » n’apparaîtra pas. Complétez ce fichier, puis renommez-le « cv.md ».',
  ),
  'cv/letters': warning(
    ({ actual, letters, instead }: Actual & { letters: readonly string[]; instead: string }) =>
      `La police n’a pas ${and.format(firstFew(letters.map((letter) => `« ${letter} »`)))} : cv.pdf dit « ${instead} » au lieu de « ${actual} ». Donnez au site une police qui a ces signes (guide, « Votre police »), ou écrivez autrement.`,
  ),
  'cv/unread': warning(
    ({ actual, instead, rightToLeft }: Actual & { instead: string; rightToLeft: boolean }) =>
      `Un programme qui lit cv.pdf ne trouve pas « ${actual} » d’un seul tenant et à sa place : il y trouve ${instead === '' ? 'autre chose' : `« ${instead} »`}. ${rightToLeft ? 'Le PDF ne sait pas disposer une écriture qui va de droite à gauche : écrivez ce texte en lettres latines.' : 'Écrivez ce texte plus simplement ; s’il est simple, c’est un défaut du générateur : signalez-le.'}`,
  ),
  'cv/title-wraps': notice(
    'Ce titre prend plusieurs lignes dans cv.pdf, et un programme qui lit ligne par ligne n’en garde que « {kept} ». Raccourcissez-le : le reste peut aller dans le texte qui le suit.',
  ),
  'cv/pages': notice(
    'Ce CV fait {pages} pages en PDF, et deux au plus sont d’usage. Retirez ce qui compte le moins, ou écrivez « layout: compact ».',
  ),
  'cv/month': notice(
    'La date « {actual} » n’a pas de mois : un programme qui compte la durée de ce poste doit la deviner. Écrivez le mois, par exemple « {suggestion} ».',
  ),
  'cv/email': notice(
    'Le CV n’a pas d’adresse mail : un programme qui range les candidatures ne saura pas à qui répondre. Ajoutez « email: » à site.md, ou gardez-le ainsi si vous ne voulez pas la donner.',
  ),
  'cv/place': notice(
    'Le CV ne dit pas où vous êtes : un recruteur qui cherche par lieu ne le trouvera pas. Ajoutez « place: » à site.md, ou « location: » ici.',
  ),
  'cv/score': warning(
    'La note « {actual} » dépasse le nombre sur lequel elle est donnée. Recopiez-la du relevé, ou corrigez ce nombre.',
  ),
  'cv/too-long': warning(
    'Ce CV fait {pages} pages en PDF, et « pages: {most} » en demande moins. Retirez ce qui compte le moins (« points », « sections », « hide »), écrivez « layout: compact », ou permettez-en plus.',
  ),
  'cv/tag-unknown': error(
    (d: Actual & Expected & Suggested) =>
      `Aucun CV ne s’appelle « ${d.actual} ».${didYouMean(d) || (isYesOrNo(d) ? ` Écrivez ${oneOf(d)}, ou retirez cette étiquette.` : d.expected.length > 1 ? ` Écrivez ${oneOf(d)}, ou créez « cvs/${d.actual}.md ».` : ` Créez « cvs/${d.actual}.md », ou retirez cette étiquette.`)}`,
  ),
  'cv/never-shown': warning(
    'Aucun CV ne montre ceci : ceux que nomme cette étiquette le cachent aussi, laissent de côté la partie ou l’entrée qui le contient, ou ont assez de points sans lui. Changez l’étiquette, ou effacez ce texte.',
  ),
  'cv/target-alone': error(
    'Ce CV choisit dans cv.md, qui manque ou n’est qu’un brouillon. Écrivez cv.md, ou mettez un « _ » devant le nom de ce fichier.',
  ),
  'application/address-missing': error(
    'Cette candidature n’a pas encore d’adresse secrète. Lancez « npm run check -- --fix » : il en tire une au hasard et l’écrit ici, une fois pour toutes.',
  ),
  'application/address-weak': error(({ rest }: { rest: string | null }) =>
    rest === null
      ? 'Cette adresse n’est pas tirée au hasard : quelqu’un pourrait la deviner. Effacez la ligne « address », puis lancez « npm run check -- --fix » : il en écrit une.'
      : `« ${rest} » ferait partie de l’adresse, et celle que vous avez donnée ne mènerait nulle part. Ne gardez que l’adresse sur cette ligne ; une remarque va sur une ligne à part, après un « # ».`,
  ),
  'application/address-taken': error(
    'Cette adresse est déjà celle de {other}. Dans le fichier que personne n’a encore reçu, effacez la ligne « address », puis lancez « npm run check -- --fix » : il en écrit une autre.',
  ),
  'application/address-told': error(
    'L’adresse secrète de {other} est écrite ici : d’autres que son lecteur la trouveraient. Effacez-la, ou donnez-en une autre à cette candidature.',
  ),
  'application/cv': error(
    (d: Actual & Expected & Suggested) =>
      `Aucun CV ne s’appelle « ${d.actual} ».${didYouMean(d) || (d.expected.length > 0 ? ` Écrivez ${oneOf(d)}.` : ' Écrivez cv.md, ou effacez cette ligne.')}`,
  ),
  'application/cv-draft': error(
    'Le CV « {actual} » est un brouillon, que personne ne verra. Publiez-le en retirant le « _ » du nom de son fichier, ou choisissez-en un autre.',
  ),
  'application/public': notice(
    'Seul qui en a l’adresse trouve la page d’une candidature, mais qui lit vos fichiers y trouve tout : dans un dépôt public, elle n’est pas secrète. Gardez le dépôt privé, ou laissez « candidatures/ » hors de lui (.gitignore) et publiez depuis votre machine.',
  ),
  'text/identity': warning(
    '« {actual} » a la forme d’un numéro de sécurité sociale, de pièce d’identité ou de compte : qui le lit peut se faire passer pour vous. Effacez-le : aucun recruteur n’en a besoin.',
  ),
  'text/secret': error(
    '« {actual}… » est une clé secrète : qui la lit peut agir en votre nom. Révoquez-la sur le site qui vous l’a donnée, puis effacez-la ici ; pour en montrer la forme, écrivez des « x » à la place de sa suite.',
  ),
  'text/contact': warning(
    // The name of whom it reaches, which is the owner's if `site.md` says so; empty if it is unknown.
    ({ actual, suggestion }: Actual & Suggested & { name: string }) =>
      `« ${actual} » permet à chacun de joindre quelqu’un d’autre que vous. ${suggestion === null ? 'Effacez-le' : `Écrivez « ${suggestion} »`} : à qui veut une référence, donnez-le de vive voix.`,
  ),
  'text/password': warning(
    '« {actual} » est suivi d’un mot de passe, que tous les visiteurs liront. Effacez-le, et changez-le là où il sert ; s’il ouvre une démonstration à tous, dites-le à côté : « compte de démonstration ».',
  ),
  'text/to-write': warning('« {actual} » est un texte d’attente, que les visiteurs liront. Remplacez-le par le vôtre.'),
  'text/draft': notice(
    'Dans ce brouillon, « {actual} » reste à écrire. Remplacez-le avant de retirer le « _ » du nom.',
  ),
  'file/too-large': error(
    'Le fichier pèse {actual}. Un fichier de contenu doit rester sous 256 Ko : déplacez le surplus ailleurs.',
  ),
  'file/limit': error(({ limit, most }: { limit: Limit; most: number }) =>
    EXCESSES[limit].replace('#', count.format(most)),
  ),
  'file/encoding': error(({ actual, isSingle }: Actual & { isSingle: boolean }) =>
    isSingle
      ? `Ce caractère n’est pas en UTF-8, alors que le reste du fichier l’est : c’était sans doute « ${actual} ». Effacez-le et retapez-le.`
      : `Le fichier n’est pas en UTF-8 (${actual}). Enregistrez-le en UTF-8 dans votre éditeur.`,
  ),
  'file/control-character': error(({ actual, suggestion }: Actual & Suggested) =>
    actual === LOST
      ? 'Un programme a mis « \uFFFD » à la place d’un caractère qu’il n’a pas su lire. Retapez ici le caractère d’origine.'
      : `Un caractère invisible (${actual}) s’est glissé ici. ${suggestion === null ? 'Effacez-le et retapez le texte autour.' : `Écrivez ${suggestion === ' ' ? 'une espace' : `« ${suggestion} »`} à sa place, ou lancez « npm run check -- --fix ».`}`,
  ),
  'file/garbled': warning(
    ({
      characters,
      mend,
    }: {
      characters: readonly (readonly [written: string, intended: string])[]
      mend: string | null
    }) =>
      `Ce texte a été mal décodé. Écrivez ${and.format(characters.map(([written, intended]) => `${nameOf(intended)} à la place de « ${written} »`))}${mend === null ? ', s’il n’est pas cité exprès.' : ', ou lancez « npm run check -- --fix ».'}`,
  ),
  'file/line-ends': warning(
    'Les lignes de ce fichier finissent par un retour chariot seul (CR), que beaucoup d’outils lisent comme une seule longue ligne. Enregistrez-le avec des fins de ligne LF ou CRLF, ou lancez « npm run check -- --fix ».',
  ),
  'file/name': error(
    ({ actual, suggestion }: Actual & Suggested) =>
      `Le nom « ${actual} » ne peut pas devenir une adresse. Renommez le fichier « ${suggestion ?? 'mon-projet'}.md » : minuscules sans accent, chiffres et tirets, cent signes au plus.${suggestion?.startsWith('_') ? ' Avec « _ » devant, c’est un brouillon, que personne ne voit.' : ''}`,
  ),
  'file/name-reserved': error(
    'Le nom « {actual} » est réservé au site, ou par Windows. Renommez le fichier, par exemple « {suggestion}.md ».',
  ),
  'file/name-duplicate': error('L’adresse « {actual} » est déjà celle de {other}. Renommez l’un des deux fichiers.'),
  'file/ignored': warning(
    ({ reason, suggestion }: Suggested & { reason: string }) =>
      `Ce fichier n’est pas lu : ${reason}. ${suggestion === null ? 'Déplacez-le ou effacez-le.' : isPage(suggestion) ? `Si c’est une page du site, renommez-le « ${suggestion} » ; sinon, sortez-le de ce dossier.` : `Renommez-le « ${suggestion} ».`}`,
  ),
  'file/foreign': warning(
    ({ reason, suggestion }: Suggested & { reason: string }) =>
      `Ce fichier n’est pas publié : ${reason}, et une page est écrite en Markdown. Copiez son texte dans « ${suggestion} », sous un en-tête ; s’il n’est pas pour le site, sortez-le de ce dossier.`,
  ),
  'file/misplaced': warning(
    ({ reason, suggestion }: Suggested & { reason: string }) =>
      `Ce fichier n’est pas publié : ${reason}. ${suggestion === null ? 'Effacez-le, ou sortez-le de ce dossier' : `Déplacez-le : « ${suggestion} »`}.`,
  ),
  'file/unreadable': error(
    'Ce fichier ne peut pas être lu ({reason}). Remplacez-le par un vrai fichier, ou effacez-le.',
  ),
  'public/taken': error(
    'Ce nom est pris : le build écrit lui-même « {output} », et l’un des deux serait perdu. Renommez ce fichier, ou effacez-le.',
  ),
  'file/too-costly': error(
    'La lecture de ce fichier demande {reason} : elle a été abandonnée. Raccourcissez ses très longues lignes, ses listes et ses tableaux. S’il n’a rien d’inhabituel, c’est un défaut de l’outil : merci de le signaler.',
  ),
  'file/failed': error(
    'La lecture de ce fichier a échoué ({reason}). C’est un défaut de l’outil : merci de le signaler, avec ce fichier. Les autres fichiers ont été contrôlés.',
  ),
  'file/conflict': error(
    'Git a laissé ici deux versions du texte, de la ligne {start} à la ligne {end}. Gardez-en une et effacez l’autre, avec les lignes « <<<<<<< », « ======= » et « >>>>>>> ».',
  ),
  'header/missing': error(({ above }: { above: string | null }) =>
    above === null
      ? 'L’en-tête manque. Commencez le fichier par une ligne « --- », puis les clés, puis une autre ligne « --- ».'
      : `La première ligne « --- » manque. Ajoutez-la au-dessus de « ${above} ».`,
  ),
  'header/misplaced': error(
    'Quelque chose précède l’en-tête. Effacez ce qui est au-dessus : la ligne « --- » doit être la toute première du fichier.',
  ),
  'header/delimiter': error(
    'La ligne « {actual} » n’est pas un délimiteur. Écrivez exactement trois tirets : « --- ».',
  ),
  'header/closed-early': error(
    ({ actual, remedy }: Actual & { remedy: keyof typeof EARLY_MENDS }) =>
      `L’en-tête est fermé ici, mais la clé « ${actual} » vient après. ${EARLY_MENDS[remedy]} : il n’en faut qu’une avant les clés et une après.`,
  ),
  'header/unclosed': error(
    'L’en-tête n’est pas fermé. Ajoutez une ligne « --- » après la dernière clé, sous la ligne {last}.',
  ),
  'header/language': error(
    'L’en-tête demande le langage « {actual} » : il ne sera jamais exécuté. Écrivez « --- » seul et des clés YAML.',
  ),
  'header/empty': error('L’en-tête est vide. Écrivez au moins les clés obligatoires entre les deux lignes « --- ».'),
  'yaml/syntax': writing(
    'L’en-tête n’est pas lisible ici ({reason}). Vérifiez l’indentation, les guillemets et les deux-points de cette ligne.',
  ),
  'yaml/tab': writing(
    ({ wanted }: { wanted: number }) =>
      `Une tabulation sert d’indentation. Effacez le début de la ligne${wanted === 0 ? '' : `, et tapez-y ${spaces(wanted)}`}.`,
  ),
  'yaml/space': writing(
    'Une espace insécable sert d’indentation. Effacez le début de la ligne et retapez des espaces ordinaires.',
  ),
  'yaml/indentation': writing(
    ({ actual, found, wanted }: Actual & { found: number; wanted: number }) =>
      `« ${actual} » est mal aligné : ${wanted === 0 ? `effacez ${spaces(found)} au début de la ligne` : `il faut ${spaces(wanted)} au début de la ligne, il y en a ${found}`}.`,
  ),
  'yaml/line': writing(({ actual, suggestion, field }: Actual & Suggested & About) =>
    suggestion === null
      ? `« ${actual} » n’est ni une clé ni une valeur. Écrivez « clé: valeur », mettez « # » devant si c’est une remarque, ou effacez la ligne.`
      : `« ${actual} » n’est ni une clé ni une valeur. ${field === null ? 'Écrivez' : 'Si c’est la suite de la ligne du dessus, écrivez-les sur une seule ligne :'} « ${suggestion} ».`,
  ),
  'yaml/item': writing('Chaque entrée d’une liste commence par un tiret et une espace. Écrivez « {suggestion} ».'),
  'yaml/split-entry': writing(
    'Ce tiret coupe en deux l’entrée du dessus, à laquelle « {actual} » manque. Remplacez par une espace le tiret de cette ligne.',
  ),
  'yaml/list': writing('Cette liste n’est pas lisible : {reason}. Écrivez « {suggestion} ».'),
  'yaml/after': writing(({ actual, field = null, suggestion }: Actual & Partial<About> & { suggestion: string }) =>
    field === null
      ? `« ${actual} » est de trop après cette valeur. Écrivez « ${suggestion} ».`
      : `« ${actual} » est de trop : les lignes du dessous disent déjà ce que vaut « ${field} ». Écrivez « ${suggestion} », ou effacez ces lignes.`,
  ),
  'yaml/two-keys': writing(
    ({ actual, lines: [first, second] }: Actual & { lines: readonly [string, string] }) =>
      `La clé « ${actual} » demande une ligne à elle. Écrivez « ${first} », puis « ${second} » sur la ligne du dessous.`,
  ),
  'yaml/colon': writing('Un deux-points coupe cette valeur. Mettez-la entre guillemets : {suggestion}.'),
  'yaml/comma': writing('Une virgule coupe cette valeur. Mettez-la entre guillemets : {suggestion}.'),
  'yaml/colon-space': writing(
    ({ noBreak, suggestion }: { suggestion: string; noBreak: boolean }) =>
      `Il manque une espace ${noBreak ? 'ordinaire après le deux-points : effacez l’espace insécable' : 'après le deux-points'}. Écrivez « ${suggestion} ».`,
  ),
  'yaml/equals': writing('Une clé se sépare de sa valeur par « : », pas par « {actual} ». Écrivez « {suggestion} ».'),
  'yaml/quote': writing('Les guillemets ({actual}) de cette valeur ne vont pas par deux. Écrivez « {suggestion} ».'),
  'yaml/escape': writing('Entre guillemets doubles, « \\ » a un sens particulier. Écrivez « {suggestion} ».'),
  'yaml/bracket': writing('Le « {actual} » n’est jamais refermé par « {expected} ». Écrivez « {suggestion} ».'),
  'yaml/special': writing(
    ({ actual, suggestion }: Actual & { suggestion: string }) =>
      `Le caractère « ${actual} » a ici un sens particulier. ${/^['"]/.test(suggestion) ? 'Mettez la valeur entre guillemets' : 'Écrivez'} : ${suggestion}.`,
  ),
  'yaml/nesting': writing('L’en-tête est imbriqué trop profondément pour être lu. Simplifiez ce passage.'),
  'yaml/duplicate-key': writing(({ actual, suggestion }: Actual & Suggested) =>
    suggestion === null
      ? `La clé « ${actual} » est écrite deux fois. Gardez une seule des deux lignes.`
      : `La clé « ${actual} » est déjà dans cette entrée. Si une nouvelle entrée commence ici, mettez un tiret devant, deux espaces plus à gauche : « ${suggestion} ». Sinon, effacez la ligne.`,
  ),
  'yaml/feature': writing(
    '{feature} n’a pas cours dans un en-tête. Écrivez la valeur en toutes lettres, ou mettez-la entre guillemets.',
  ),
  'yaml/json': writing(
    'Cet en-tête entre accolades (du JSON) n’est pas lisible. Écrivez une ligne « clé: valeur » par clé, sans accolades, sans guillemets autour des clés, sans virgule à la fin : « title: Banque ».',
  ),
  'yaml/not-a-map': writing(
    'L’en-tête doit être une suite de lignes « clé: valeur », par exemple « title: Banque en ligne ».',
  ),
  'migration/due': warning((d: Migrating & { byHand: boolean; call: string }) =>
    d.byHand
      ? `Version ${d.since} : ${d.says} Ici, « ${d.call} » ne peut pas réécrire le fichier : ${d.suggestion === null ? `effacez « ${d.actual} »` : `écrivez ${newPlace(d)}`} vous-même. En attendant, le site se construit quand même.`
      : `Version ${d.since} : ${d.says} Lancez « ${d.call} » pour réécrire ce fichier. En attendant, le site se construit quand même.`,
  ),
  'migration/by-hand': error(
    (d: Migrating & { problem: keyof typeof BY_HAND }) =>
      `Version ${d.since} : ${d.says} ${BY_HAND[d.problem].replaceAll('#', () => d.actual).replace('@', () => newPlace(d))}`,
  ),
  'key/unknown': error((d: Actual & Expected & Suggested & { taken: string | null }) =>
    d.taken === null
      ? `La clé « ${d.actual} » n’existe pas.${didYouMean(d) || ` Clés possibles : ${and.format(d.expected)}.`}`
      : `La clé « ${d.actual} » n’existe pas, et « ${d.taken} » est déjà là. Effacez-la, ou dites-le dans « ${d.taken} »${d.taken === 'start' ? ' et « end »' : ''}.`,
  ),
  'key/foreign': error(
    ({ actual, of, remedy, suggestion }: Actual & Suggested & { of: string; remedy: keyof typeof KEY_REMEDIES }) =>
      `« ${actual} » ${of === '' ? 'n’est pas une clé d’ici' : `est une clé d’un autre générateur (${of})`}. ${KEY_REMEDIES[remedy].replace('@', () => suggestion ?? '')}.`,
  ),
  'key/misplaced': error(({ actual, group, key }: Actual & { group: string; key: string }) =>
    key === actual
      ? `« ${actual} » fait partie de « ${group} ». Placez la ligne sous « ${group}: » et commencez-la par deux espaces.`
      : `« ${actual} » s’écrit « ${key} » et fait partie de « ${group} ». Placez la ligne sous « ${group}: », commencez-la par deux espaces et ce nom.`,
  ),
  'key/missing': error((d: About & Suggested) =>
    d.suggestion === null
      ? `La clé « ${d.field} » manque. Ajoutez-la, avec le chemin d’un fichier à vous, posé à côté du Markdown ou dans public/.${withoutPhoto(d)}`
      : `La clé « ${d.field} » manque. Ajoutez une ligne, par exemple « ${d.suggestion} ».`,
  ),
  'key/unused': notice(
    ({ key, by, other, needed }: About & { key: string; by: string; other: string | null; needed: string | null }) => {
      const [group, name] = pathParts(by)
      const beside = other === null ? `sans « ${needed ? `${by}: ${needed}` : by} »` : `avec « ${by}: ${other} »`
      if (needed === '')
        return `« ${key} » ne sert à rien ${beside}. Effacez « ${pathParts(key)[1]} », ou donnez aussi « ${by} ».`
      const add = needed === null ? '' : `écrivez « ${name}: ${needed} »${group && ` sous « ${group}: »`}`
      return `« ${key} » ne sert à rien ${beside}. Effacez « ${pathParts(key)[1]} »${add && `, ou ${add}`}.`
    },
  ),
  'value/type': error(
    (d: About & Actual & Expected & Suggested) =>
      `« ${d.field} » vaut « ${d.actual} », or il faut ${oneOf(d)}.${d.suggestion ? ` Écrivez ${d.suggestion}.` : ''}`,
  ),
  'value/empty': error((d: About & Suggested) =>
    d.suggestion === null
      ? `« ${d.field} » est vide. Écrivez le chemin d’un fichier à vous, posé à côté du Markdown ou dans public/.${withoutPhoto(d)}`
      : `« ${d.field} » est vide. Écrivez une valeur, par exemple « ${d.suggestion} ».`,
  ),
  'value/kept': warning(
    '« {field} » ne peut pas être vide : le texte du modèle, {suggestion}, reste à sa place. Écrivez le vôtre, ou effacez cette clé.',
  ),
  'value/remark-only': error(
    'Ce qui suit « # » n’est qu’une remarque : « {field} » est vide. Effacez le « # » : « {suggestion} ».',
  ),
  'value/remark': warning(
    '« {actual} » fera partie de la valeur. Si c’est une remarque, gardez « {value} » et écrivez « {remark} » sur une ligne à part, au-dessus.',
  ),
  'value/stray': warning('« {actual} », à la fin, fera partie de la valeur. Effacez ce caractère : {suggestion}.'),
  'value/joined': warning(
    '« {actual} » compte pour une seule entrée de la liste. S’il y en a plusieurs, séparez-les : {suggestion}.',
  ),
  'value/list-word': warning(({ actual, suggestion }: Actual & Suggested) =>
    suggestion === null
      ? `« ${actual} » se lirait comme le nom d’une technologie. Effacez cette entrée de la liste.`
      : `« ${actual} » se lirait tel quel, comme le nom d’une technologie. Écrivez « ${suggestion} ».`,
  ),
  'value/no-word': warning(
    '« {actual} » n’a ni lettre ni chiffre : personne ne saura ce que c’est. Écrivez-le en mots, ou effacez-le.',
  ),
  'value/cut': warning(
    'Un « # » coupe cette valeur : il n’en reste que « {actual} ». Mettez-la entre guillemets : {suggestion}, ou écrivez le commentaire sur sa propre ligne.',
  ),
  'value/ambiguous': warning(
    '« {actual} » n’est un texte que pour certains lecteurs de YAML. Mettez la valeur entre guillemets : {suggestion}.',
  ),
  'value/quotes': warning(
    'Ces guillemets typographiques feront partie de la valeur. Écrivez des guillemets droits, ou rien : {suggestion}.',
  ),
  'value/html': warning(
    '« {actual} » se verra tel quel dans la page : « {field} » n’est que du texte. Écrivez {suggestion}.',
  ),
  'value/markdown': warning(
    '« {actual} » se verra tel quel dans la page : « {field} » n’est que du texte, sans Markdown. Écrivez {suggestion}.',
  ),
  'value/foreign': warning(({ form, ...facts }: Actual & About & Suggested & { form: ForeignForm }) =>
    foreignValueMessage('fr', form, facts),
  ),
  'value/long': warning(
    '« {field} » compte {count} caractères : les cartes, les onglets et les moteurs de recherche le couperont. Gardez-en {most} au plus.',
  ),
  'value/placeholder': error(
    ({ actual, expected, suggestion }: About & Actual & Expected & Suggested) =>
      `Ce texte nomme « {${actual}} », qui n’existe pas ici.${didYouMean({ suggestion: suggestion && `{${suggestion}}` })} Il peut nommer ${or.format(expected.map((name) => `{${name}}`))}.`,
  ),
  'value/control-character': error('La valeur contient un caractère invisible ({actual}). Effacez sa séquence « \\ ».'),
  'value/unknown': error((d: About & Actual & Expected & Suggested) =>
    d.field === 'hsts' && isYesOrNo(d)
      ? 'Le site demande déjà HTTPS (HSTS) : effacez cette ligne. Écrivez preload seulement si tous les sous-domaines de votre adresse restent en HTTPS.'
      : `La valeur « ${d.actual} » n’existe pas pour « ${d.field} ».${didYouMean(d)} Écrivez ${oneOf(d)}${d.field === 'category' ? ', ou nommez vos genres sous « categories », dans site.md' : ''}.`,
  ),
  'value/none': error('Laissez « {field} » vide plutôt que d’y écrire « {actual} ».'),
  'state/draft': error(
    (d: Actual & Expected & { suggestion: string }) =>
      `« ${d.actual} » n’empêche pas de publier. Écrivez ${oneOf(d)}, et renommez le fichier « ${d.suggestion} » : un brouillon commence par « _ ».`,
  ),
  'number/range': error(({ actual, field, suggestion }: Actual & About & Suggested) =>
    suggestion === null
      ? `« ${field} » vaut ${actual}. Écrivez un nombre entier à partir de 1, ou null.`
      : `« ${field} » vaut ${actual}. Écrivez ${suggestion}, un nombre entier sans zéro ni signe de trop.`,
  ),
  'number/duplicate': error(
    'Le numéro {actual} est déjà celui de {other}. Donnez un autre numéro à l’un des deux, par exemple {suggestion}.',
  ),
  'number/gap': warning(
    ({ actual, last, missing }: Actual & { last: number; missing: string }) =>
      `${last === 0 ? `Le premier numéro est ${actual}` : `Après le numéro ${last} vient le ${actual}`} : il manque ${missing}. Renumérotez si ce n’est pas voulu.`,
  ),
  'project/unfinished': notice(
    'Ce projet semble inachevé : il lui manque {count} clés. Pour que personne ne le voie encore, renommez le fichier « {suggestion} » : un nom qui commence par « _ » est celui d’un brouillon.',
  ),
  'project/title-missing': error(
    'Le titre manque. Ajoutez « title: Nom du projet », ou « state: NOT_STARTED » si le projet n’a pas commencé.',
  ),
  'project/title-duplicate': warning(
    'Le titre « {actual} » est déjà celui de {other} : rien ne distinguera les deux projets. Donnez-leur chacun le sien.',
  ),
  'project/url-repeated': notice(
    '« {actual} » est déjà l’adresse de {other}. Si ce fichier en est une copie, écrivez ici celle de ce projet.',
  ),
  'project/theme-missing': warning('Le thème manque. Ajoutez « theme: » et une courte phrase.'),
  'project/body-missing': warning('La description est vide. Écrivez quelques phrases sous l’en-tête.'),
  'page/title-duplicate': warning(
    'Le titre « {actual} » est déjà celui de {other} : rien ne distinguera les deux pages. Donnez à chacune le sien.',
  ),
  'page/body-missing': warning('La page est vide. Écrivez son texte sous l’en-tête.'),
  'project/live-not-started': warning(
    'Le projet n’est pas commencé mais son site a une adresse. Changez « state », ou laissez « url » vide.',
  ),
  'project/technologie-empty': warning('La liste « technologie » est vide. Ajoutez au moins une technologie.'),
  'project/technologie-repeated': warning(
    '« {actual} » figure deux fois dans la liste, peut-être sous un autre nom. Gardez une seule des deux entrées.',
  ),
  'project/confidential-link': error(
    'Le projet est confidentiel, mais « {field} » mène ailleurs. Effacez « {field} », ou « confidential » si tout peut se voir.',
  ),
  'project/confidential-text': warning(
    'Le projet est confidentiel, mais « {actual} » mène à son code, à son site ou à une preuve. Effacez cette adresse, ou « confidential » si tout peut se voir.',
  ),
  'result/figure': error(
    '« {actual} » n’a pas de chiffre. Écrivez ce qui a été mesuré, par exemple « after: 94 », ou dites-le en mots sous « result: ».',
  ),
  'result/unit': warning(({ actual, unit, suggestion }: Actual & Suggested & { unit: string }) =>
    suggestion === null
      ? `« ${actual} » a une autre unité que « unit », et la page écrirait « ${actual} ${unit} ». Écrivez ici le chiffre seul, en « ${unit} », ou corrigez « unit ».`
      : `« ${actual} » dit déjà son unité, et « unit » la répéterait : « ${actual} ${unit} ». Écrivez ici « ${suggestion} ».`,
  ),
  'result/same': warning(
    '« {actual} » avant comme après : rien n’aurait changé. Corrigez l’un des deux chiffres, ou effacez « before ».',
  ),
  'url/invalid': error((d: Actual & Suggested & { other?: string | null }) =>
    d.other
      ? `« ${d.actual} » n’est pas une adresse : une adresse n’a pas d’espace. Écrivez « ${d.suggestion} », ou « ${d.other} » si la suite est une remarque.`
      : `« ${d.actual} » n’est pas une adresse.${didYouMean(d) || ` ${/\s/.test(d.actual) ? 'Une adresse n’a pas d’espace : écrivez-la comme' : 'Écrivez-la entière :'} « https://exemple.fr/page ».`}`,
  ),
  'url/scheme': error('Une adresse commence par https:// ou http://, pas par « {actual} ».'),
  'url/credentials': error('L’adresse contient un identifiant ou un mot de passe. Retirez ce qui précède « @ ».'),
  'url/http': warning('L’adresse n’est pas chiffrée. Écrivez https:// si le site le permet.'),
  'url/local': warning(
    ({ actual, field = null }: Actual & Partial<About>) =>
      `« ${actual} » n’existe que sur votre réseau : personne d’autre n’y verra rien. ${field === 'origin' ? 'Écrivez l’adresse que le site aura en ligne, celle de l’hébergeur, comme « https://mon-nom.netlify.app », ou votre nom de domaine' : `Donnez l’adresse publique, ou ${field?.includes('[') ? 'effacez cette entrée' : 'laissez vide'}`}.`,
  ),
  'url/preview': warning(({ actual, suggestion, field = null }: Actual & Suggested & Partial<About>) =>
    suggestion === null
      ? `« ${actual} » n’existe que pendant que vous travaillez : c’est l’adresse d’un tunnel ou d’un éditeur en ligne. ${field === 'origin' ? 'Écrivez l’adresse que le site aura en ligne, celle de l’hébergeur, comme « https://mon-nom.netlify.app », ou votre nom de domaine' : `Donnez l’adresse publique, ou ${field === null ? 'retirez ce lien' : field.includes('[') ? 'effacez cette entrée' : 'laissez vide'}`}.`
      : `« ${actual} » montre une seule version du site, celle d’un essai : les moteurs de recherche et les liens partagés y mèneraient. Écrivez l’adresse du site lui-même, sans doute « ${suggestion} ».`,
  ),
  'url/whatsapp': warning(
    ({ actual, suggestion }: Actual & Suggested) =>
      `« ${actual} » n’ouvre aucune conversation : WhatsApp attend le numéro avec l’indicatif de son pays, sans 0 devant. Écrivez ${suggestion === null ? 'par exemple « https://wa.me/32… » pour la Belgique' : `« ${suggestion} »`}.`,
  ),
  'url/network': warning(
    ({ actual, name, network, field = null }: Actual & Partial<About> & { name: string; network: string }) =>
      `« ${actual} » mène à ${network}, mais se montre sous le nom de ${name}. Écrivez l’adresse de votre profil ${name}, ou ${field?.includes('[') ? `donnez à cette entrée le nom « ${network} »` : `déplacez celle-ci sous « profiles: », avec « name: ${network} »`}.`,
  ),
  'url/private': warning(
    ({ actual, suggestion }: Actual & Suggested) =>
      `« ${actual} » ne s’ouvre ${suggestion === null ? 'sans doute ' : ''}que pour vous : un visiteur devrait se connecter à votre compte. ${suggestion === null ? 'Publiez cette page et écrivez l’adresse publique qu’elle reçoit, ou retirez ce lien' : `Écrivez « ${suggestion} »`}.`,
  ),
  'url/fleeting': warning(
    '« {actual} » ne marchera bientôt plus : le service qui l’a donnée ne la garde que quelques minutes ou quelques jours. Mettez le fichier dans public/ et écrivez par exemple « /rapport.pdf », ou donnez une adresse qui dure.',
  ),
  'url/meeting': warning(
    '« {actual} » ouvre une salle de réunion : n’importe quel visiteur pourrait y entrer. Donnez la page où l’on prend rendez-vous, ou retirez ce lien.',
  ),
  'url/copied': warning(
    ({ actual, suggestion, of }: Actual & { suggestion: string; of: string }) =>
      `« ${actual} » garde la trace du programme d’où elle a été copiée (${of}). Écrivez « ${suggestion} ».`,
  ),
  'url/profile': warning(
    '« {actual} » mène chaque visiteur à son propre compte, à un accueil ou à une autre page, pas à votre profil. Ouvrez votre profil dans un navigateur et copiez son adresse, comme « https://{path}/prenom-nom ».',
  ),
  'url/origin': error(
    ({ actual, suggestion, base, isElsewhere }: Actual & Suggested & { base: string; isElsewhere: boolean }) =>
      isElsewhere
        ? `« ${actual} » est une page d’un autre site. Écrivez l’adresse où sera le vôtre, comme « ${suggestion ?? 'https://prenom-nom.fr'} ».`
        : `« ${actual} » doit être l’adresse du site seule, sans rien derrière. Écrivez « ${suggestion} ».${base === '/' ? '' : ` Le dossier se donne quand le site est construit : « npm run build -- --base ${base} » ; sur GitHub Pages, .github/workflows/site.yml le fait.`}`,
  ),
  'email/invalid': error(
    ({ actual, suggestion }: Actual & Suggested) =>
      `« ${actual} » n’est pas une adresse mail. Écrivez ${suggestion === null ? 'par exemple « prenom@exemple.fr »' : `« ${suggestion} »`}.`,
  ),
  'phone/invalid': error(
    ({ actual, suggestion }: Actual & Suggested) =>
      `« ${actual} » n’est pas un numéro de téléphone. Écrivez ${suggestion === null ? 'par exemple « 06 39 98 00 00 »' : `« ${suggestion} »`}.`,
  ),
  'phone/zero': warning(
    '« {actual} » a perdu son premier 0 : personne ne reconnaîtra ce numéro. Écrivez {suggestion}, avec les guillemets.',
  ),
  'phone/national': warning(
    ({ actual, suggestion }: Actual & Suggested) =>
      `« ${actual} » n’a pas d’indicatif de pays : depuis un autre pays, personne ne peut le composer. ${suggestion === null ? 'Écrivez-le avec le sien, par exemple « +49 … » pour l’Allemagne' : `Écrivez « ${suggestion} »`}.`,
  ),
  'phone/unassigned': warning(({ actual }: Actual) =>
    isInternational(actual)
      ? `« ${actual} » n’est le numéro de personne : aucun pays n’a de numéros de cette forme. Relisez ses chiffres.`
      : `« ${actual} » n’est pas un numéro français. Relisez ses chiffres ; s’il est d’un autre pays, écrivez-le avec son indicatif, par exemple « +32 … » pour la Belgique.`,
  ),
  'date/invalid': error(
    (d: Actual & Expected & Suggested) =>
      `« ${d.actual} » n’est pas une date. ${d.suggestion === null ? `Écrivez-la ${oneOf(d)}, entre guillemets` : `Écrivez '${d.suggestion}'${d.suggestion.length === 4 ? `, ou l’année et le mois, comme '${d.suggestion}-03'` : ''}`}.`,
  ),
  'date/period': error(
    ({
      actual,
      suggestion,
      rest,
      other,
      instead,
    }: Actual & Suggested & Partial<Record<'rest' | 'other', string>> & { instead?: 'one' | 'several' }) =>
      instead
        ? `« ${actual} » ${instead === 'one' ? 'n’a pas de jour' : 'est une durée, pas un jour'}. Écrivez à la place de cette ligne « ${suggestion} ».`
        : `Il y a deux dates dans « ${actual} ». Écrivez ici '${suggestion}', et « ${other}: '${rest}' » sur une autre ligne.`,
  ),
  'date/ambiguous': error(
    "« {actual} » se lit de deux façons. Écrivez '{dayFirst}' si le jour vient d’abord, ou '{monthFirst}' si c’est le mois.",
  ),
  'date/no-such-day': error('« {actual} » n’existe pas : ce mois a {days} jours. Corrigez le jour.'),
  'date/ongoing': error(
    ({ actual, field }: Actual & About) =>
      `« ${actual} » n’est pas une date. Si cela dure encore, laissez la valeur vide : « ${field?.split('.').at(-1)}: ».`,
  ),
  'date/order': error('La fin ({actual}) précède le début ({start}). Vérifiez les deux dates.'),
  'date/future': warning(
    ({ actual, field, file = '' }: Actual & About & { file?: string }) =>
      `« ${actual} » est encore à venir : qui le lit croira à une faute. Écrivez la bonne date, ou effacez-la.${field === 'date' && /\/projets\/(?!_)/.test(file) ? ` Aucune date ne retient un texte : s’il doit attendre, renommez le fichier « ${draftOf(file)} », un brouillon.` : ''}`,
  ),
  'date/past': warning('« {actual} » est d’une autre époque : sans doute une faute de frappe. Corrigez l’année.'),
  'state/period': warning(
    ({ actual, state }: Actual & About & { state: 'OK' | 'PROGRESS' | 'NOT_STARTED' }) =>
      ({
        OK: `Le projet est dit terminé (OK), mais sa période, commencée en « ${actual} », n’a pas de fin : la page écrit qu’elle dure encore. Ajoutez-la sous « to », ou écrivez « state: PROGRESS ».`,
        PROGRESS: `Le projet est dit en cours (PROGRESS), mais sa période a fini en « ${actual} ». Écrivez « state: OK », ou effacez cette fin si le projet dure encore.`,
        NOT_STARTED: `Le projet n’est pas commencé (NOT_STARTED), mais sa période a commencé en « ${actual} ». Écrivez « state: PROGRESS » ou « state: OK », ou corrigez la date.`,
      })[state],
  ),
  'analytics/invalid': error(
    (d: Actual & Suggested) =>
      `« ${d.actual} » n’est pas un réglage de la mesure d’audience.${didYouMean(d)} Écrivez vercel, plausible, umami, goatcounter, matomo, un chemin comme « /mesure/script.js », ou non.`,
  ),
  'analytics/incomplete': error(
    ({ name, missing, suggestion }: { name: string; missing: readonly string[]; suggestion: string }) =>
      `À « ${name} », il manque ${and.format(missing.map((key) => `« ${key} »`))}. Écrivez par exemple « analytics: ${suggestion} ».`,
  ),
  'analytics/id': error(
    '« {actual} » n’a pas la forme d’un identifiant « {name} ». Recopiez celui que le service donne, par exemple « analytics: {suggestion} ».',
  ),
  'analytics/unused': warning('« {actual} » ne sert à rien avec « {name} ». Effacez cette clé.'),
  'id/invalid': error(
    '« {actual} » n’est pas un identifiant : il y faut des lettres, des chiffres, des points, des tirets. Recopiez-le tel que le service le donne, sans espace ni barre oblique.',
  ),
  'fediverse/invalid': error(
    (d: Actual & Suggested) =>
      `« ${d.actual} » n’est pas un compte du fédivers.${didYouMean(d) || ' Écrivez « @nom@serveur », entre guillemets simples.'}`,
  ),
  'colour/invalid': error(
    ({ actual, suggestion }: Actual & Suggested) =>
      `« ${actual} » n’est pas une couleur. Écrivez ${suggestion === null ? "une teinte de 0 à 360, ou une couleur entre guillemets, comme '#1844b9'" : suggestion}.`,
  ),
  'colour/quotes': error(
    'Sans guillemets, « # » commence une remarque : « {field} » est vide. Écrivez « {suggestion} ».',
  ),
  'colour/unreadable': error(
    "« {actual} » est trop {too} pour être lue sur les fonds du site. Écrivez '{suggestion}', la plus proche qui se lit.",
  ),
  'typeface/unknown': error(
    (d: Actual & Expected & Suggested) =>
      `« ${d.actual} » n’est pas une police du modèle.${didYouMean(d)} Écrivez ${oneOf(d)}, ou le chemin de votre fichier .woff2.`,
  ),
  'typeface/missing': error(
    (d: Actual & Suggested) =>
      `La police « ${d.actual} » est introuvable.${didYouMean(d) || ' Placez le fichier .woff2 dans content/ et donnez son chemin, par exemple « polices/ma-police.woff2 ».'}`,
  ),
  'typeface/format': error(({ actual, is, reason }: Actual & { is: FileKind | null; reason: string | null }) =>
    reason !== null
      ? `La police « ${actual} » est trop lourde (${reason}). Prenez-en le fichier « latin », comme ceux de Fontsource, ou écrivez « typeface: bricolage ».`
      : `« ${actual} » n’est pas une police WOFF2 lisible${insteadIs(is)}. Convertissez-la en .woff2, ou écrivez « typeface: bricolage ».`,
  ),
  'typeface/letters': error(
    ({ values, more }: { values: readonly string[]; more: boolean }) =>
      `Il manque à cette police ${values.join(' ')}${more ? ' et d’autres signes' : ''} : un texte français ne s’y écrirait pas en entier. Fournissez le fichier complet pour l’alphabet latin, ou écrivez « typeface: bricolage ».`,
  ),
  'typeface/embedding': error(
    ({ refuses }: { refuses: 'embedding' | 'subsetting' }) =>
      `L’éditeur de cette police interdit de ${refuses === 'embedding' ? 'l’intégrer à un site' : 'la réduire aux lettres utiles, ce que fait le build'} (OS/2, fsType). Demandez-lui un fichier pour le web, ou écrivez « typeface: bricolage ».`,
  ),
  'typeface/weights': warning(
    'Cette police n’a que la graisse {weight} : les navigateurs imiteront le gras des titres, le PDF et l’image de partage n’en auront pas. Fournissez plutôt un fichier variable (axe wght de 400 à 800).',
  ),
  'logo/drawing': error(
    '« {actual} » n’est pas un SVG fait seulement de formes en couleurs unies. Vectorisez ses textes, remplacez dégradés, images, masques et feuilles de style par des formes et des attributs fill, et exportez-le en SVG (64 Ko au plus).',
  ),
  'logo/contrast': error(({ actual, ground, ink }: Actual & { ground: string; ink: string | null }) =>
    ink === null
      ? `Aucune couleur du logo « ${actual} » ne se voit sur le fond ${ground}. Mettez fill="currentColor" aux formes qui doivent prendre la couleur du texte.`
      : `Le logo « ${actual} » n’a que la couleur ${ink}, qui ne se voit pas sur le fond ${ground}. Dans le fichier, écrivez fill="currentColor" à sa place : il prendra la couleur du texte.`,
  ),
  'style/empty': notice(
    'Cette feuille de style n’a aucune règle : elle ne change rien. Écrivez-en une, ou effacez le fichier.',
  ),
  'style/unclosed': error('« {actual} » n’est jamais refermé. Ajoutez « {expected} » là où il doit finir.'),
  'style/unopened': error('« {actual} » ne ferme rien. Effacez-le, ou ajoutez le signe ouvrant qui manque plus haut.'),
  'style/syntax': error(
    ({ actual }: Actual) =>
      `« ${actual} » n’est pas du CSS lisible. Une règle s’écrit « h1 { color: #1a2b3c; } » : deux-points après la propriété, point-virgule après la valeur, accolades autour ; dans une autre règle, elle commence par « & ».`,
  ),
  'style/at-rule-unknown': error(
    (d: Actual & Suggested) =>
      `« ${d.actual} » n’existe pas en CSS : un navigateur le laisserait de côté.${didYouMean(d) || ' Effacez cette règle.'}`,
  ),
  'style/at-rule-refused': error('« {actual} » n’a pas cours dans style.css. {remedy}.'),
  'style/address': error(
    ({ actual, kind, suggestion }: Actual & Suggested & { kind: 'data' | 'outside' | 'missing' }) =>
      kind === 'missing'
        ? `« ${actual} » n’est pas un fichier de public/.${didYouMean({ suggestion }) || ' Placez-le dans public/ et écrivez son chemin à partir de là : « url(/motif.png) » pour public/motif.png.'}`
        : `${kind === 'data' ? 'La politique de sécurité des pages refuse les adresses « data: »' : `« ${actual} » est hors du site, et une page ne demande rien ailleurs`}. Placez le fichier dans public/ et écrivez par exemple « url(/motif.png) ».`,
  ),
  'style/closing-tag': error(
    '« </style » finirait la feuille de style au milieu de la page. Effacez-le : style.css ne contient que du CSS.',
  ),
  'style/property': warning(
    'La propriété « {actual} » n’est pas connue : un navigateur la laisserait de côté. Écrivez « {suggestion} ».',
  ),
  'style/value': warning(
    '« {actual} » n’est pas une valeur connue de « {property} » : un navigateur la laisserait de côté. Corrigez-la, ou effacez la ligne.',
  ),
  'style/contrast': error(
    '« {actual} » ne se distingue pas assez de « {other} » dans le thème {scheme} : le contraste est de {ratio}, il en faut {least}. Écrivez « {suggestion} », la valeur la plus proche qui se lit.',
  ),
  'style/contrast-print': error(
    '« {actual} » ne se lirait pas sur le papier, qui est blanc : le contraste est de {ratio}, il en faut {least}. Gardez-la pour l’écran : « {suggestion} ».',
  ),
  'style/contrast-unknown': warning(
    ({ actual, isOnPage }: Actual & { isOnPage: boolean }) =>
      `Le contraste de « ${actual} » n’a pas été vérifié : ${isOnPage ? 'seul un navigateur peut calculer cette couleur. Écrivez-la « #1a2b3c »' : 'cette ligne n’est pas dans une règle de « :root ». Écrivez-la dans « :root { … } »'}. Sinon, vérifiez vous-même qu’elle se lit, en clair et en sombre.`,
  ),
  'list/too-long': error('« {field} » compte {count} entrées. Gardez-en {most} au plus.'),
  'picture/missing': error(
    (d: Actual & Suggested) =>
      `L’image « ${d.actual} » est introuvable.${didYouMean(d) || (isMarkdown(d.actual) ? ' Cette clé ne prend que le chemin : retirez le Markdown autour, et placez le fichier à côté du Markdown ou dans public/.' : ' Placez le fichier à côté du Markdown ou dans public/, ou corrigez le chemin.')}`,
  ),
  'picture/outside': error(
    'Le fichier « {actual} » sort du dossier de contenu. Copiez-le dans content/ et donnez son chemin relatif.',
  ),
  'picture/backslash': error('Un chemin s’écrit avec des barres obliques « / ». Écrivez « {suggestion} ».'),
  'path/machine': error(
    ({ actual, name, suggestion }: Actual & Suggested & { name: string }) =>
      `« ${actual} » est un chemin de votre ordinateur, que personne d’autre n’a. ${suggestion === null && name === '' ? 'Écrivez une adresse qui commence par https://' : `${suggestion === null ? `Mettez ce fichier ${name.startsWith('/') ? 'dans public/' : 'à côté du Markdown'}, et écrivez` : 'Écrivez'} « ${suggestion ?? name} »`}.`,
  ),
  'picture/remote': error(({ actual }: Actual) =>
    /^data:/i.test(actual)
      ? `L’image est écrite en lettres dans le fichier (« ${actual.slice(0, 24)}… »). Enregistrez-la dans un fichier de content/ et donnez son chemin.`
      : /^[a-z]+:(?!\/\/)/i.test(actual)
        ? `« ${actual} » n’est une image que dans le programme d’où ce texte a été copié. Enregistrez-la dans un fichier de content/ et donnez son chemin.`
        : `« ${actual} » est une image d’un autre site. Copiez-la dans content/ et donnez son chemin.`,
  ),
  'picture/format': error(({ actual, is, damage }: Actual & { is: FileKind; damage: 'cut' | 'damaged' | null }) => {
    const { kinds, todo, [damage ?? 'cut']: damaged } = FRENCH_PICTURES
    return damage === null
      ? `« ${actual} » est ${kinds[is]}. ${todo[is] ?? todo.default}`
      : `« ${actual} » ${damaged.replace('{kind}', kinds[is])}`
  }),
  'picture/name': notice(
    ({ actual, is, suggestion }: Actual & Suggested & { is: FileKind }) =>
      `« ${actual} » est ${FRENCH_PICTURES.kinds[is]} : le nom du fichier dit autre chose. L’image se verra ; pour que d’autres programmes l’ouvrent aussi, renommez-la « ${suggestion} », et écrivez ce nom ici.`,
  ),
  'picture/loss': warning(({ actual, what, detail }: Actual & { what: LossName; detail: string }) =>
    FRENCH_PICTURES.losses[what].replace('{actual}', () => actual).replace('{detail}', () => detail),
  ),
  'picture/small': warning(
    'L’image ne fait que {width} pixels de large. Une carte en demande {least} : fournissez-la plus grande.',
  ),
  'picture/shape': warning(
    'L’image mesure {actual} pixels : dans une carte, il n’en resterait qu’une bande. Recadrez-la vers 16:10.',
  ),
  'picture/portrait-small': warning(
    'Le portrait mesure {actual} pixels, et l’accueil le montre sur {shown} : il sera flou sur la plupart des écrans. Fournissez {least} pixels au moins.',
  ),
  'picture/cut': warning(
    (d: Actual & { frame: 'card' | 'portrait'; isWide: boolean; percent: number; crop: string; margins: string }) =>
      `L’image mesure ${d.actual} pixels : ${d.frame === 'card' ? 'la carte' : 'l’accueil'} en coupe ${d.percent} %, ${d.isWide ? 'à gauche et à droite' : 'en haut et en bas'}. Recadrez-la à ${d.crop}, ou ajoutez-lui des marges jusqu’à ${d.margins}.`,
  ),
  'picture/huge': error(
    'L’image mesure {actual} pixels. Réduisez-la à {side} pixels de côté et {megapixels} millions de pixels en tout au plus : aucun écran n’en montre davantage.',
  ),
  'picture/heavy': error(
    'L’image « {actual} » est trop lourde ({reason}). Exportez-la plus petite ou plus simple, en PNG, JPEG, WebP ou AVIF.',
  ),
  'picture/alt': warning(
    'Rien ne dit ce que montre cette image à qui ne la voit pas. Donnez un titre au projet, d’où vient le texte de remplacement, ou écrivez ce texte sous « imageAlt: ».',
  ),
  'picture/night-size': error(
    'La version de nuit mesure {actual} pixels, et l’image {day}. Donnez-lui les mêmes dimensions : elle prend sa place.',
  ),
  'picture/night-alone': warning(
    '« imageNight » est la version de nuit de « image », qui manque. Ajoutez « image: » et son chemin, ou retirez « imageNight ».',
  ),
  'media/missing': error((d: Actual & Suggested) =>
    isOnOtherSite(d.actual)
      ? `« ${d.actual} » est sur un autre site, et une page ne montre que les films du vôtre. Donnez-le sous « links: » (ou par un lien dans le texte), ou téléchargez-le à côté du Markdown et écrivez son nom.`
      : `Le fichier « ${d.actual} » est introuvable.${didYouMean(d) || ' Placez-le à côté du Markdown, ou corrigez le chemin.'}`,
  ),
  'media/format': error(({ actual, of, is = null }: Actual & { of: 'video' | 'captions'; is?: FileKind | null }) =>
    of === 'video'
      ? `« ${actual} » n’est pas un film MP4 ou WebM${insteadIs(is)}. Exportez-le en MP4 (H.264), que tous les navigateurs lisent.`
      : `« ${actual} » n’est pas un fichier WebVTT${insteadIs(is)}. Enregistrez-le en .vtt et en UTF-8, avec « WEBVTT » seul sur sa première ligne, puis une ligne vide.`,
  ),
  'media/heavy': error(
    '« {actual} » est trop lourd ({reason}) : Cloudflare Pages refuse un tel fichier, et un visiteur l’attendrait. Exportez-le plus court ou en 1280 × 720, ou confiez-le à un service de vidéo et donnez son adresse sous « links ».',
  ),
  'media/position': warning(
    'Le film « {actual} » n’a pas pu être lu en entier : il dit peut-être encore où il a été tourné. Exportez-le de nouveau en MP4 (H.264), sans ses métadonnées.',
  ),
  'video/captions': warning(
    'Ce film n’a pas de sous-titres : qui n’entend pas n’en saura rien (WCAG 1.2.2). Ajoutez « captions: {suggestion} » à ses clés, ou « silent: true » s’il n’a ni parole ni son qui compte.',
  ),
  'body/html': warning(
    ({ actual, suggestion }: Actual & Suggested) =>
      `Le HTML « ${actual} » n’apparaîtra pas dans la page. ${suggestion === null ? withoutMarkdown(actual, 'Écrivez-le en Markdown') : suggestion === '' ? 'Effacez-le' : `Écrivez ${inLines(suggestion, 'fr')}${isOnlyHtml(actual, suggestion) ? ' (le Markdown n’a pas d’équivalent)' : ''}${showsRemote(suggestion) ? ', après avoir copié l’image dans content/, avec le chemin de cette copie' : ''}`}, ou mettez-le entre accents graves pour le montrer.`,
  ),
  'body/heading-one': error('La page a déjà son titre. Commencez les titres de la description par « ## ».'),
  'body/heading-skipped': warning('Un titre de niveau {actual} suit un niveau {last}. Écrivez « {expected} ».'),
  'body/heading-empty': warning('Ce titre est vide. Écrivez-le, ou effacez la ligne.'),
  'body/link': error(
    (d: Actual & Suggested & { published: string | null; lang?: string }) =>
      `Le lien « ${d.actual} » ne mène nulle part.${didYouMean(d) || (d.lang ? ` Le site n’a pas de pages en « ${d.lang} » : ajoutez cette langue à « lang », dans site.md, et ses textes dans content/${d.lang}/, ou retirez ce lien.` : d.published === null ? ' Écrivez une adresse https://, mailto: ou tel:, une page du site (« /contact ») ou un autre projet (« banque.md »).' : ` Mettez ce fichier dans public/, et écrivez « ${d.published} ».`)}`,
  ),
  'body/link-other': warning(
    '« {actual} » mène à « {target} », pas à l’adresse que le visiteur lit. Écrivez la même des deux côtés, ou des mots entre les crochets.',
  ),
  'body/link-file': error(
    ({ actual, suggestion, isPicture, shown }: Actual & Suggested & { isPicture: boolean; shown: string | null }) =>
      `Le fichier « ${actual} » existe, mais seul ce qui est dans public/ est publié avec les pages. ${isPicture ? `Pour montrer cette image, ${shown === null ? 'mettez « ! » devant le crochet' : `écrivez « ${shown} » seul`} ; pour qu’un lien y mène, déplacez-la` : 'Déplacez-le'} dans public/, et écrivez « ${suggestion} ».`,
  ),
  'body/link-untranslated': notice(
    'Le texte que nomme « {actual} » n’est pas traduit : le lien mène à l’original. Dites au lecteur dans quelle langue il est, ou traduisez-le.',
  ),
  'body/link-draft': error(
    'Le lien « {actual} » mène à un brouillon, que personne ne verra. Publiez-le en retirant le « _ » du nom de son fichier, ou retirez le lien.',
  ),
  'body/link-private': error(
    'Le lien « {actual} » mène à une candidature, que seul son lecteur doit trouver. Retirez-le.',
  ),
  'body/anchor': error(
    (d: Actual & Expected & Suggested) =>
      `Aucun titre ne répond à « ${d.actual} ».${didYouMean(d) || (d.expected.length > 0 ? ` Ce texte a ${and.format(d.expected)}.` : ' Ce texte n’a pas de titre.')}`,
  ),
  'body/link-text': warning(
    'Ce lien n’a pas de texte : personne ne peut le voir. Écrivez « [texte du lien](adresse) ».',
  ),
  'body/reference': warning(
    'La référence « {actual} » n’est définie nulle part. Ajoutez une ligne « [{actual}]: https://… », ou écrivez l’adresse entre parenthèses.',
  ),
  'body/footnote': warning(({ actual, isCalled }: Actual & { isCalled: boolean }) =>
    isCalled
      ? `La note « [^${actual}] » n’est écrite nulle part. Ajoutez une ligne « [^${actual}]: le texte de la note », sans espace devant « : », ou effacez cet appel.`
      : `Rien n’appelle la note « [^${actual}] » : elle ne se verra pas. Écrivez « [^${actual}] » dans le texte, ou effacez-la.`,
  ),
  'body/lost': warning(({ actual, columns }: Actual & { columns: number | null }) =>
    columns === null
      ? `« ${actual} » est déjà écrit plus haut : celui-ci ne compte pas. Donnez-lui un autre nom, ou effacez-le.`
      : `« ${actual} » est au-delà des ${columns} colonnes du tableau : personne ne le verra. Ajoutez une colonne à son en-tête et à la ligne de tirets ; si un trait fait partie d’un texte, écrivez « \\| ».`,
  ),
  'body/callout': warning(
    (d: Actual & Expected & Suggested) =>
      `« [!${d.actual}] » n’est pas un encadré, et se verra tel quel.${didYouMean({ suggestion: d.suggestion && `[!${d.suggestion}]` })} Écrivez ${oneOf(d)}.`,
  ),
  'body/foreign': warning(({ actual, form, suggestion }: Actual & Suggested & { form: ForeignForm }) =>
    foreignMessage('fr', form, actual, suggestion),
  ),
  'body/fence': warning(({ actual, inner }: Actual & { inner: string | null }) =>
    inner === null
      ? `Ce bloc de code n’est jamais refermé. Ajoutez une ligne « ${actual} » après sa dernière ligne.`
      : `« ${inner} » ne ferme pas le bloc de code ouvert plus haut, et fait partie du code. Si le code finit ici, écrivez « ${actual} » ; si un autre bloc commence, ajoutez une ligne « ${actual} » au-dessus, là où le premier finit.`,
  ),
  'body/mermaid': warning(
    (_: object) =>
      `Ce diagramme Mermaid apparaîtra comme du code, pas comme un dessin. Enregistrez-le en PNG et montrez-le : « ![ce qu’il montre](schema.png) ». En SVG, il perdrait ses textes, sauf si sa première ligne est « ${MERMAID_LINE} ».`,
  ),
  'body/math': warning(
    ({ actual }: Actual) =>
      `La formule « ${actual} » apparaîtra telle quelle, avec ses signes. Écrivez-la en caractères ordinaires (x², ≤, √), ou montrez-en une image SVG.`,
  ),
  'body/picture-alt': warning(
    'Cette image n’a pas de texte de remplacement. Écrivez ce qu’elle montre : « ![ce qu’elle montre](image.png) ».',
  ),
  'body/nesting': error('Le texte est imbriqué trop profondément pour être lu. Simplifiez ce passage.'),
  'skill/logo-unknown': notice(
    ({ actual, suggestion, entry }: About & Actual & Suggested & { entry: string }) =>
      `Aucun logo connu ne porte le nom « ${actual} » : il sera montré sans logo.${didYouMean({ suggestion })} Si vous avez son logo, ajoutez-le : « ${entry}, image: images/logos/mon-logo.svg } » ; sinon, rien n’est à changer.`,
  ),
  'seeking/past': notice(
    'La date « {actual} » est passée : l’accueil ne la dit plus. Écrivez-en une à venir, ou effacez la ligne.',
  ),
  'legal/siret': warning(
    '« {actual} » n’est ni un SIRET (14 chiffres) ni un SIREN (9 chiffres). Corrigez-le, ou effacez cette ligne ; hors de France, écrivez plutôt votre numéro de TVA sous « vat ».',
  ),
  'legal/digits': warning(
    ({ actual, suggestion }: Actual & Suggested) =>
      `« ${actual} » a un chiffre faux : ses chiffres de contrôle ne vont pas avec les autres. ${suggestion === null ? 'Recopiez ce numéro de votre avis de situation' : `Écrivez « ${suggestion} » si le SIREN est le vôtre`}.`,
  ),
  'legal/law': notice(
    'Les mentions légales disent le droit français, et « {actual} » est le numéro d’un autre pays. Ajoutez sous « legal: » la ligne « law: europe » pour le RGPD seul, « law: none » pour aucune loi, ou « law: france » si tout est juste.',
  ),
  'fresh/availability': notice(
    '« {actual} » est une date passée, que les visiteurs lisent encore. Écrivez-en une à venir, ou effacez la ligne.',
  ),
  'fresh/open-post': notice(
    'Le poste « {actual} » n’a pas de fin, mais « {other} », commencé plus tard, en a une. Ajoutez « end: », ou laissez-le ainsi si les deux se sont chevauchés.',
  ),
  'fresh/projects': notice(
    'Votre projet le plus récent a {months} mois. Ajoutez-en un, même petit, ou retirez les dates.',
  ),
  'fresh/in-progress': notice(
    'Ce projet est « en cours », mais son fichier n’a pas changé depuis le {actual}. S’il est terminé, écrivez « state: OK » ; s’il avance, dites où il en est ; sinon, faites-en un brouillon (« _ » devant le nom du fichier).',
  ),
  'fresh/copyright': notice(
    'Le bas des pages dit « {actual} », mais {other}. Écrivez {suggestion}, ou effacez « year » : l’année du jour sera dite.',
  ),
  'fresh/contradiction': notice(
    '« {actual} » ici, mais « {other} » dans site.md (« {key} ») : qui lit les deux ne saura lequel croire. Écrivez la même chose aux deux endroits.',
  ),
  'clear/heading': notice(
    ({ actual }: Actual) =>
      `Le titre « ${actual} » irait à n’importe quel texte. Écrivez ce qu’on apprend dessous, comme « Deux secondes de moins au chargement ».${unless('headings')}`,
  ),
  'clear/first-sentence': notice(
    ({ words }: { words: number }) =>
      `La première phrase compte ${words} mots : peu de lecteurs en verront la fin. Coupez-la avant le quarantième : d’abord ce que c’est, puis pour qui et pourquoi.${unless('firstSentence')}`,
  ),
  'clear/short': notice(
    ({ words, file = '' }: { words: number; file?: string }) =>
      `Le texte de ce projet ne compte que ${words} mot${words > 1 ? 's' : ''}. Écrivez-en trente au moins : le problème, ce que vous avez fait, ce que cela a changé.${words < DRAFT_WORDS ? ` S’il n’est pas fini, renommez le fichier « ${draftOf(file)} » : c’est alors un brouillon, que personne ne voit.` : ''}${unless('short')}`,
  ),
  'clear/result': notice(
    (_: Actual) =>
      `Ce projet est terminé, mais rien ne dit ce qu’il a changé. Ajoutez une ligne, comme « result: La page s’affiche deux fois plus vite ».${unless('result')}`,
  ),
  'clear/alt': notice(
    ({ actual }: Actual) =>
      `« ${actual} » ne fait que répéter le titre à qui ne voit pas l’image. Écrivez ce qu’elle montre, comme « Trois comptes et leur solde ».${unless('alt')}`,
  ),
  'clear/link': notice(
    ({ actual, target = '' }: Actual & { target?: string }) =>
      `Ce lien ne dit que « ${actual} » : qui va de lien en lien, comme avec un lecteur d’écran, ne sait pas où il mène (WCAG 2.4.4). Mettez-y le nom de ce qu’il ouvre, comme « [${LINKED[linkedBy(target)]}](${target || '…'}) ».${unless('links')}`,
  ),
  'skill/unproven': warning(
    ({ actual, suggestion, entry }: About & Actual & Suggested & { entry: string }) =>
      `« ${actual} » est parmi vos compétences, mais rien ne la montre : ni « technologie » d’un projet publié, ni celle d’un poste de cv.md.${didYouMean({ suggestion })} Nommez-la là où elle a servi, dites où avec « ${entry}, use: À ÉCRIRE } », ou déplacez-la dans « goals ».`,
  ),
  'site/contact-unreachable': error(({ contact }: About & { contact: 'form' | 'mail' }) =>
    contact === 'form'
      ? 'Sans « email », le formulaire ne peut rien proposer à qui n’a pas JavaScript, ni quand un envoi échoue. Ajoutez « email: », ou écrivez « contact: none », ou prenez sous « mail: » un autre service, par exemple « provider: formspree ».'
      : 'La page Contact n’aurait ni adresse mail, ni téléphone, ni rendez-vous. Ajoutez « email: », « phone: » ou « booking: », ou écrivez « contact: none ».',
  ),
  'mail/incomplete': notice(
    ({ keys, variables }: About & { keys: readonly string[]; variables: readonly string[] }) =>
      `Le formulaire n’enverra rien : sous « mail: », il manque ${and.format(keys.map((key) => `« ${key} »`))}. Copiez-y ce que votre service donne, ou donnez ${and.format(variables)} à l’environnement de l’hébergeur.`,
  ),
  'mail/identifier': warning(
    'Le formulaire n’enverra rien : « {actual} » n’est pas ce que votre service donne pour « {key} ». Copiez-le de votre compte : il ressemble à « {example} ».',
  ),
  'site/other-host': warning(
    ({ actual, other, service }: About & Actual & { other: string; service: 'mail' | 'analytics' | 'legal' }) =>
      ({
        mail: `Le formulaire n’enverra rien : seul ${actual} reçoit ses messages, or l’adresse du site (« origin ») est chez ${other}. Prenez un autre service, par exemple « provider: formspree », ou publiez le site chez ${actual}.`,
        analytics: `Aucune visite ne sera comptée : seul ${actual} offre cette mesure, or l’adresse du site (« origin ») est chez ${other}. Prenez un autre service, ou effacez cette ligne.`,
        legal: `Les mentions légales diraient que ${actual} héberge le site, or son adresse (« origin ») est chez ${other}. Nommez ici l’hébergeur qui publie le site, ou corrigez « origin ».`,
      })[service],
  ),
  'featured/unknown': error(
    (d: Actual & Expected & Suggested & { other: string | null }) =>
      `Aucun projet ne s’appelle « ${d.actual} ».${didYouMean(d) || ` Écrivez ${d.expected.length > 0 ? oneOf(d) : 'le nom d’un fichier de projets/, sans « .md »'}, ou effacez ce nom${d.other === null ? '' : ` ; un projet sans page ici va sous « ${d.other} »`}.`}`,
  ),
  'hero/repeated': warning(
    ({ actual, trade }: Actual & { trade: string }) =>
      `Le haut de l’accueil dirait « ${trade} ${actual} » : ce mot suit « trade », et le répète. Écrivez ici ce qui le complète, ou raccourcissez « trade ».`,
  ),
  'home/left-out': warning(
    '{what} ne se verra pas : « home » n’a pas la section « {section} ». Ajoutez-la à la liste, ou effacez ce texte.',
  ),
  'featured/draft': error(
    'Le projet « {actual} » est un brouillon, que personne ne verra. Publiez-le en retirant le « _ » du nom de son fichier, ou retirez-le de « {field} ».',
  ),
  'list/repeated': error('« {actual} » figure deux fois dans « {field} ». Gardez une seule des deux entrées.'),
  'list/copied': warning(
    'L’entrée {number} de « {field} » répète l’entrée {other} mot pour mot : les visiteurs liraient deux fois la même chose. Corrigez ce que la copie a gardé, ou effacez-la.',
  ),
  'profile/repeated': warning(
    '« {actual} » est déjà l’adresse de « {other} » : les deux liens mèneraient au même endroit. Écrivez ici l’adresse de l’autre profil, ou effacez cette entrée.',
  ),
  'site/expired': warning(
    'Le contact de sécurité (security.txt) n’est plus valable depuis le {actual} : le site est construit sans ce fichier. Écrivez une date à venir, un an au plus, ou laissez la valeur vide.',
  ),
  'site/expires-soon': warning(
    ({ actual, days }: Actual & { days: number }) =>
      `Le contact de sécurité (security.txt) n’est plus valable après le ${actual}, dans ${days} jour${days > 1 ? 's' : ''}. Écrivez une date plus lointaine, un an au plus.`,
  ),
  'site/expires-late': warning(
    'Un contact de sécurité (security.txt) vaut un an au plus, et {actual} est plus loin : personne ne s’y fierait. Écrivez « {suggestion} », et une autre date chaque année.',
  ),
  'link/dead': error(({ field, reason }: About & { reason: string }) =>
    field === null
      ? `Ce lien ne mène nulle part : ${reason}. Corrigez-le, ou retirez-le du texte.`
      : `L’adresse de « ${field} » ne mène nulle part : ${reason}. Corrigez-la, ou laissez « ${field} » vide.`,
  ),
  'link/unreachable': warning(({ field, reason }: About & { reason: string }) => {
    const what =
      field === null ? 'Ce lien n’a pas pu être vérifié' : `L’adresse de « ${field} » n’a pas pu être vérifiée`
    return `${what} : ${reason}. Ouvrez-${field === null ? 'le' : 'la'} dans un navigateur, ou vérifiez de nouveau plus tard.`
  }),
  'link/moved': warning('Cette page a changé d’adresse pour de bon. Écrivez « {suggestion} ».'),
  'link/archived': notice(
    'Ce dépôt est archivé : plus personne n’y travaille. Dites-le dans le texte, ou rouvrez-le dans ses réglages s’il vit encore.',
  ),
  'link/parked': notice(
    'Cette adresse mène à une page qui met le nom de domaine en vente, ou n’y montre que des publicités ({reason}). Reprenez le nom, ou retirez ce lien.',
  ),
  'link/elsewhere': notice(
    'Cette adresse mène sur un autre domaine : {suggestion}. Ouvrez-la : si c’est bien la page que vous vouliez montrer, écrivez cette adresse ; sinon, retirez le lien.',
  ),
  'link/certificate': notice(
    ({ actual, days }: Actual & { days: number }) =>
      `Le certificat de ce site finit le ${actual}, dans ${days} jour${days > 1 ? 's' : ''} : ensuite, les navigateurs refuseront la page. Renouvelez-le, ou voyez chez l’hébergeur pourquoi il ne l’est pas.`,
  ),
  'site/language': warning(
    ({ actual, suggestion }: Actual & Suggested) =>
      `Presque tous les textes de ce site sont en ${languageName(suggestion)}, mais ses pages sont en ${languageName(actual)} : boutons, dates et adresses. Écrivez ici la ligne « lang: ${suggestion} », ou traduisez les textes.`,
  ),
  'spelling/unknown': warning(
    ({ actual, expected }: Actual & Expected) =>
      `« ${actual} » n’est dans aucun dictionnaire.${expected.length === 0 ? '' : ` Vouliez-vous écrire ${or.format(expected.map((word) => `« ${word} »`))} ?`} Corrigez-le ; si c’est le bon mot, ajoutez-le à mots.txt, dans le dossier du contenu.`,
  ),
  'name/spelling': warning(
    ({ actual, suggestion, mend }: Actual & Suggested & { mend: string | null }) =>
      `Ce nom s’écrit « ${suggestion} », pas « ${actual} ». ${mend === null ? 'Corrigez-le ici et devant l’adresse du lien, qu’il nomme aussi' : 'Corrigez-le, ou lancez « npm run check -- --fix »'} ; pour garder le vôtre, ajoutez-le à mots.txt.`,
  ),
  'name/two-ways': notice(
    ({ actual, suggestion, times }: Actual & Suggested & { times: number }) =>
      `« ${actual} » s’écrit « ${suggestion} » ailleurs sur ce site (${times} fois). Écrivez-le partout de la même façon.`,
  ),
  'text/doubled': warning(
    'Le mot « {suggestion} » est écrit deux fois de suite. Effacez-en un, ou lancez « npm run check -- --fix ».',
  ),
  'text/accent': warning(
    'Une majuscule garde son accent. Écrivez « {suggestion} » à la place de « {actual} », ou lancez « npm run check -- --fix ».',
  ),
  'text/confused': warning(
    'Ici, « {actual} » s’écrit « {suggestion} ». Corrigez-le, ou lancez « npm run check -- --fix ».',
  ),
  'text/apostrophes': notice(
    ({ actual, suggestion, count: times }: Actual & Suggested & { count: number }) =>
      `Ce fichier mêle deux apostrophes : « ${actual} », ${times} fois, et « ${suggestion} ». Gardez partout « ${suggestion} ».`,
  ),
  'translation/missing': warning(
    ({ field, same }: About & { same: string | null }) =>
      `« ${field} » n’est pas traduit${same === null ? '' : ` (« ${same} »)`} : la page de cette langue ne le dira pas. Écrivez-le ici, dans la langue de ce fichier${same === null ? '' : ' ; s’il est le même, répétez-le'}.`,
  ),
  'translation/entries': warning(
    ({ field, count: mine, theirs }: About & { count: number; theirs: number }) =>
      `« ${field} » a ${entries(mine)} ici et ${theirs} dans l’original : rien n’en est repris. Écrivez les mêmes entrées, dans le même ordre ; ce qui ne change pas d’une langue à l’autre peut manquer.`,
  ),
  'translation/tags': error(
    ({ field, count: mine, theirs }: About & { count: number; theirs: number }) =>
      `« ${field} » a ${entries(mine)} ici et ${theirs} dans l’original, où « only » ou « hide » en réservent à certains CV : ici, chaque CV les montrerait. Écrivez les mêmes entrées, dans le même ordre, ou répétez ici « only » et « hide ».`,
  ),
  'translation/same': warning(
    ({ field, actual }: About & Actual) =>
      `${field === null ? 'Ce paragraphe' : `« ${field} »`} est écrit comme dans l’original : « ${actual} ». Traduisez-le.`,
  ),
  'translation/headings': warning(({ actual, expected }: Actual & Expected) =>
    expected.length === 0
      ? `L’original n’a pas de titre, mais sa traduction en a (${actual}). Retirez-les, ou écrivez-les aussi là-bas.`
      : `Les titres ne sont pas ceux de l’original, qui a ${and.format(firstFew(expected.map((title) => `« ${title} »`)))} : ici, ${actual === '' ? 'il n’y en a aucun' : `leurs niveaux sont ${actual}`}. Traduisez chacun, au même niveau.`,
  ),
  'translation/body': warning(
    'L’original a un texte sous l’en-tête, et cette traduction n’en a pas : la page de cette langue ne le dira pas. Traduisez-le sous l’en-tête de ce fichier.',
  ),
  'translation/left-out': warning(
    ({ actual, kind }: Actual & { kind: keyof typeof TRANSLATED }) =>
      `Il manque ${TRANSLATED[kind]} de l’original : « ${actual} ». Remettez-${kind === 'picture' ? 'la' : 'le'} à sa place dans la traduction.`,
  ),
  'translation/added': warning(
    ({ actual, kind }: Actual & { kind: keyof typeof TRANSLATED }) =>
      `L’original n’a pas ${TRANSLATED[kind]} : « ${actual} ». Corrigez l’un des deux textes.`,
  ),
  'translation/decimal': warning(
    ({ actual, suggestion }: About & Actual & { suggestion: string }) =>
      `« ${actual} » garde la virgule de l’original : en anglais, c’est un point qui sépare les décimales. Écrivez « ${suggestion} ».`,
  ),
  'translation/older': notice(
    'L’original a changé depuis cette traduction. Relisez-la, puis lancez « npx portfolio translated {file} », qui l’écrit ici.',
  ),
  'translation/slug-form': error(
    '« {actual} » ne peut pas finir une adresse : minuscules sans accent, chiffres et tirets. Écrivez par exemple « {suggestion} ».',
  ),
  'sample/cv': error(
    ({ values, owner }: { values: readonly string[]; owner: string }) =>
      `Ce CV raconte encore la vie de l’exemple, ${owner}, et serait publié à votre nom : ${lines(values)}. Écrivez la vôtre à la place, ou mettez « _ » devant le nom du fichier : il ne sera plus qu’un brouillon.`,
  ),
  'sample/portrait': error(
    ({ field, owner }: About & { owner: string }) =>
      `Ce portrait est celui de l’exemple, ${owner}, et serait montré à votre nom. Remplacez le fichier par le vôtre, ou ${field === 'hero.portrait' ? 'nommez-en un autre ici' : 'effacez cette ligne'}.`,
  ),
  'sample/kept': warning(
    ({ values }: { values: readonly string[]; owner: string }) =>
      `Ce fichier dit encore ce que dit l’exemple : ${lines(values)}. Écrivez ce qui est vrai pour vous, ou effacez ces lignes (le fichier, s’il n’a rien de vous).`,
  ),
  'sample/choice': warning(
    '« {actual} » vient de l’exemple, et vaut maintenant pour vous. Effacez ce qui est faux ; si tout est juste, effacez le commentaire au-dessus.',
  ),
  'sample/same': notice(
    '« {actual} » : l’exemple dit la même chose. Changez ou effacez ce qui n’est pas vrai pour vous.',
  ),
  'footer/notice': warning(
    '« {actual} » n’est pas vrai : {service} compte vos visiteurs ({where}). Effacez « notice », et le site dira lui-même ce qu’il fait des données, ou écrivez là-bas « analytics: non ».',
  ),
  'sample/leftovers': notice(
    ({ values }: { values: readonly string[] }) =>
      `Le site contient encore des valeurs d’exemple : ${and.format(values)}. Remplacez-les avant la mise en ligne.`,
  ),
} satisfies Record<string, { severity: Severity }>

export type DiagnosticCode = keyof typeof MESSAGES

/** The facts that the message of a code needs. */
export type FactsOf<Code extends DiagnosticCode> = FactsOfText<(typeof MESSAGES)[Code]['text']>

type FactsOfText<Text> = Text extends (facts: infer Facts) => string
  ? Facts
  : Text extends string
    ? Omit<FactsIn<Text>, 'file'>
    : never

/** The texts of another language: each code has one, with the facts of the French one. */
export type Messages = { readonly [Code in DiagnosticCode]: string | ((facts: FactsOf<Code>) => string) }
