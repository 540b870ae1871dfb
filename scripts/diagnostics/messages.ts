import type { Diagnostic, Severity } from './diagnostic.ts'
import type { Limit } from './limits.ts'
import { visible } from './visible.ts'

interface Message {
  severity: Severity
  /** What is wrong, then what to write instead. */
  text(diagnostic: Diagnostic): string
}

const or = new Intl.ListFormat('fr', { type: 'disjunction' })
const and = new Intl.ListFormat('fr', { type: 'conjunction' })

const spaces = (count: string) => (count === '1' ? '1 espace' : `${count} espaces`)
const oneOf = ({ expected }: Diagnostic) => or.format(expected)
const meant = ({ suggestion }: Diagnostic) => (suggestion === null ? '' : ` Vouliez-vous écrire « ${suggestion} » ?`)

const EARLY_MENDS: Readonly<Record<string, string>> = {
  drop: 'Effacez cette ligne « --- »',
  'drop both': 'Effacez cette ligne « --- » et la suivante',
  move: 'Placez cette ligne « --- » sous la dernière clé',
}

const count = new Intl.NumberFormat('fr')

/** What is too much, by the name of its limit, which stands in the place of `#`. */
const EXCESSES: Readonly<Record<string, string>> = {
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
  findings: 'Ce fichier a plus de # problèmes : seuls les premiers sont dits. Corrigez-les, puis vérifiez de nouveau.',
} satisfies Record<Limit, string>

/** Every message of the compiler. Codes never change; words may. */
export const MESSAGES = {
  'file/missing': {
    severity: 'error',
    text: ({ file }) => `Le fichier ${file} manque. Créez-le : « docs/guide.md » en montre un.`,
  },
  'cv/missing': {
    severity: 'warning',
    text: ({ file }) => `Le fichier ${file} manque : le lien « CV » n’apparaîtra pas. Créez-le si vous voulez un CV.`,
  },
  'file/too-large': {
    severity: 'error',
    text: ({ actual }) =>
      `Le fichier pèse ${actual}. Un fichier de contenu doit rester sous 256 Ko : déplacez le surplus ailleurs.`,
  },
  'file/limit': {
    severity: 'error',
    text: ({ actual, expected }) => (EXCESSES[actual] ?? '').replace('#', count.format(Number(expected.join()))),
  },
  'file/encoding': {
    severity: 'error',
    text: ({ actual }) => `Le fichier n’est pas en UTF-8 (${actual}). Enregistrez-le en UTF-8 dans votre éditeur.`,
  },
  'file/control-character': {
    severity: 'error',
    text: ({ actual }) => `Un caractère invisible (${actual}) s’est glissé ici. Effacez-le et retapez le texte autour.`,
  },
  'file/garbled': {
    severity: 'warning',
    text: ({ expected }) =>
      `Ce texte a été mal décodé. Écrivez ${and.format(expected)}, ou lancez « npm run check -- --fix ».`,
  },
  'file/line-ends': {
    severity: 'warning',
    text: () =>
      'Les lignes de ce fichier finissent par un retour chariot seul (CR), que beaucoup d’outils lisent comme une seule longue ligne. Enregistrez-le avec des fins de ligne LF ou CRLF, ou lancez « npm run check -- --fix ».',
  },
  'file/name': {
    severity: 'error',
    text: ({ actual, suggestion }) =>
      `Le nom « ${actual} » ne peut pas devenir une adresse. Renommez le fichier « ${suggestion ?? 'mon-projet'}.md » : minuscules sans accent, chiffres et tirets, cent signes au plus.`,
  },
  'file/name-reserved': {
    severity: 'error',
    text: ({ actual }) =>
      `Le nom « ${actual} » est réservé au site, ou par Windows. Renommez le fichier, par exemple « projet-${actual}.md ».`,
  },
  'file/name-duplicate': {
    severity: 'error',
    text: ({ actual, expected }) =>
      `L’adresse « ${actual} » est déjà celle de ${expected.join(', ')}. Renommez l’un des deux fichiers.`,
  },
  'file/ignored': {
    severity: 'warning',
    text: ({ actual, suggestion }) =>
      `Ce fichier n’est pas lu : ${actual}. ${suggestion === null ? 'Déplacez-le ou effacez-le.' : `Renommez-le « ${suggestion} ».`}`,
  },
  'file/unreadable': {
    severity: 'error',
    text: ({ actual }) =>
      `Ce fichier ne peut pas être lu (${actual}). Remplacez-le par un vrai fichier, ou effacez-le.`,
  },
  'public/taken': {
    severity: 'error',
    text: ({ actual }) =>
      `Ce nom est pris : le build écrit lui-même « ${actual} », et l’un des deux serait perdu. Renommez ce fichier, ou effacez-le.`,
  },
  'file/too-costly': {
    severity: 'error',
    text: ({ actual }) =>
      `La lecture de ce fichier demande ${actual} : elle a été abandonnée. Raccourcissez ses très longues lignes, ses listes et ses tableaux. S’il n’a rien d’inhabituel, c’est un défaut de l’outil : merci de le signaler.`,
  },
  'file/conflict': {
    severity: 'error',
    text: ({ expected: [start, end] }) =>
      `Git a laissé ici deux versions du texte, de la ligne ${start} à la ligne ${end}. Gardez-en une et effacez l’autre, avec les lignes « <<<<<<< », « ======= » et « >>>>>>> ».`,
  },
  'header/missing': {
    severity: 'error',
    text: () =>
      'L’en-tête manque. Commencez le fichier par une ligne « --- », puis les clés, puis une autre ligne « --- ».',
  },
  'header/misplaced': {
    severity: 'error',
    text: () =>
      'Quelque chose précède l’en-tête. Effacez ce qui est au-dessus : la ligne « --- » doit être la toute première du fichier.',
  },
  'header/delimiter': {
    severity: 'error',
    text: ({ actual }) => `La ligne « ${actual} » n’est pas un délimiteur. Écrivez exactement trois tirets : « --- ».`,
  },
  'header/closed-early': {
    severity: 'error',
    text: ({ actual, expected }) =>
      `L’en-tête est fermé ici, mais la clé « ${actual} » vient après. ${EARLY_MENDS[expected.join()]} : il n’en faut qu’une avant les clés et une après.`,
  },
  'header/unclosed': {
    severity: 'error',
    text: ({ actual }) =>
      `L’en-tête n’est pas fermé. Ajoutez une ligne « --- » après la dernière clé, sous la ligne ${actual}.`,
  },
  'header/language': {
    severity: 'error',
    text: ({ actual }) =>
      `L’en-tête demande le langage « ${actual} » : il ne sera jamais exécuté. Écrivez « --- » seul et des clés YAML.`,
  },
  'header/empty': {
    severity: 'error',
    text: () => 'L’en-tête est vide. Écrivez au moins les clés obligatoires entre les deux lignes « --- ».',
  },
  'yaml/syntax': {
    severity: 'error',
    text: ({ actual }) =>
      `L’en-tête n’est pas lisible ici (${actual}). Vérifiez l’indentation, les guillemets et les deux-points de cette ligne.`,
  },
  'yaml/tab': {
    severity: 'error',
    text: ({ expected }) =>
      `Une tabulation commence la ligne. Effacez-la${expected[0] === '0' ? '' : ` et tapez ${expected.join()} espaces à la place, autant que devant les lignes voisines`}.`,
  },
  'yaml/space': {
    severity: 'error',
    text: () =>
      'Une espace insécable sert d’indentation. Effacez le début de la ligne et retapez des espaces ordinaires.',
  },
  'yaml/indentation': {
    severity: 'error',
    text: ({ actual, expected: [found = '', wanted = ''] }) =>
      `« ${actual} » est mal aligné : ${wanted === '0' ? `effacez ${spaces(found)} au début de la ligne` : `il faut ${spaces(wanted)} au début de la ligne, il y en a ${found}`}.`,
  },
  'yaml/line': {
    severity: 'error',
    text: ({ actual, suggestion, field }) =>
      suggestion === null
        ? `« ${actual} » n’est ni une clé ni une valeur. Écrivez « clé: valeur », mettez « # » devant si c’est une remarque, ou effacez la ligne.`
        : `« ${actual} » n’est ni une clé ni une valeur. ${field === null ? 'Écrivez' : 'Si c’est la suite de la ligne du dessus, écrivez-les sur une seule ligne :'} « ${suggestion} ».`,
  },
  'yaml/item': {
    severity: 'error',
    text: ({ suggestion }) =>
      `Chaque entrée d’une liste commence par un tiret et une espace. Écrivez « ${suggestion} ».`,
  },
  'yaml/split-entry': {
    severity: 'error',
    text: ({ actual }) =>
      `Ce tiret coupe en deux l’entrée du dessus, à laquelle « ${actual} » manque. Remplacez par une espace le tiret de cette ligne.`,
  },
  'yaml/list': {
    severity: 'error',
    text: ({ actual, suggestion }) => `Cette liste n’est pas lisible : ${actual}. Écrivez « ${suggestion} ».`,
  },
  'yaml/after': {
    severity: 'error',
    text: ({ actual, suggestion }) => `« ${actual} » est de trop après cette valeur. Écrivez « ${suggestion} ».`,
  },
  'yaml/two-keys': {
    severity: 'error',
    text: ({ actual, expected: [first = '', second = ''] }) =>
      `La clé « ${actual} » demande une ligne à elle. Écrivez « ${first} », puis « ${second} » sur la ligne du dessous.`,
  },
  'yaml/colon': {
    severity: 'error',
    text: ({ suggestion }) => `Un deux-points coupe cette valeur. Mettez-la entre guillemets : ${suggestion}.`,
  },
  'yaml/colon-space': {
    severity: 'error',
    text: ({ expected, suggestion }) =>
      `Il manque une espace ${expected.length > 0 ? 'ordinaire après le deux-points : effacez l’espace insécable' : 'après le deux-points'}. Écrivez « ${suggestion} ».`,
  },
  'yaml/equals': {
    severity: 'error',
    text: ({ expected, suggestion }) =>
      `Une clé se sépare de sa valeur par « : », pas par « ${expected.join()} ». Écrivez « ${suggestion} ».`,
  },
  'yaml/quote': {
    severity: 'error',
    text: ({ actual, suggestion }) =>
      `Les guillemets (${actual}) de cette valeur ne vont pas par deux. Écrivez « ${suggestion} ».`,
  },
  'yaml/escape': {
    severity: 'error',
    text: ({ suggestion }) => `Entre guillemets doubles, « \\ » a un sens particulier. Écrivez « ${suggestion} ».`,
  },
  'yaml/bracket': {
    severity: 'error',
    text: ({ actual, expected, suggestion }) =>
      `Le « ${actual} » n’est jamais refermé par « ${expected[0]} ». Écrivez « ${suggestion} ».`,
  },
  'yaml/special': {
    severity: 'error',
    text: ({ actual, suggestion }) =>
      `Le caractère « ${actual} » a ici un sens particulier. ${/^['"]/.test(suggestion ?? '') ? 'Mettez la valeur entre guillemets' : 'Écrivez'} : ${suggestion}.`,
  },
  'yaml/nesting': {
    severity: 'error',
    text: () => 'L’en-tête est imbriqué trop profondément pour être lu. Simplifiez ce passage.',
  },
  'yaml/duplicate-key': {
    severity: 'error',
    text: ({ actual, suggestion }) =>
      suggestion === null
        ? `La clé « ${actual} » est écrite deux fois. Gardez une seule des deux lignes.`
        : `La clé « ${actual} » est déjà dans cette entrée. Si une nouvelle entrée commence ici, mettez un tiret devant, deux espaces plus à gauche : « ${suggestion} ». Sinon, effacez la ligne.`,
  },
  'yaml/feature': {
    severity: 'error',
    text: ({ actual }) =>
      `${actual} n’a pas cours dans un en-tête. Écrivez la valeur en toutes lettres, ou mettez-la entre guillemets.`,
  },
  'yaml/json': {
    severity: 'error',
    text: () =>
      'Cet en-tête entre accolades (du JSON) n’est pas lisible. Écrivez une ligne « clé: valeur » par clé, sans accolades, sans guillemets autour des clés, sans virgule à la fin : « title: Banque ».',
  },
  'yaml/not-a-map': {
    severity: 'error',
    text: () => 'L’en-tête doit être une suite de lignes « clé: valeur », par exemple « title: Banque en ligne ».',
  },
  'key/unknown': {
    severity: 'error',
    text: (d) => `La clé « ${d.actual} » n’existe pas.${meant(d) || ` Clés possibles : ${and.format(d.expected)}.`}`,
  },
  'key/misplaced': {
    severity: 'error',
    text: ({ actual, expected }) =>
      `« ${actual} » fait partie de « ${expected.join()} ». Placez la ligne sous « ${expected.join()}: » et commencez-la par deux espaces.`,
  },
  'key/missing': {
    severity: 'error',
    text: ({ field, suggestion }) => `La clé « ${field} » manque. Ajoutez une ligne, par exemple « ${suggestion} ».`,
  },
  'value/type': {
    severity: 'error',
    text: (d) =>
      `« ${d.field} » vaut « ${d.actual} », or il faut ${oneOf(d)}.${d.suggestion ? ` Écrivez ${d.suggestion}.` : ''}`,
  },
  'value/empty': {
    severity: 'error',
    text: ({ field, suggestion }) => `« ${field} » est vide. Écrivez une valeur, par exemple « ${suggestion} ».`,
  },
  'value/remark-only': {
    severity: 'error',
    text: ({ field, suggestion }) =>
      `Ce qui suit « # » n’est qu’une remarque : « ${field} » est vide. Effacez le « # » : « ${suggestion} ».`,
  },
  'value/remark': {
    severity: 'warning',
    text: ({ actual, expected: [value = '', remark = ''] }) =>
      `« ${actual} » fera partie de la valeur. Si c’est une remarque, gardez « ${value} » et écrivez « ${remark} » sur une ligne à part, au-dessus.`,
  },
  'value/stray': {
    severity: 'warning',
    text: ({ actual, suggestion }) =>
      `« ${actual} », à la fin, fera partie de la valeur. Effacez ce caractère : ${suggestion}.`,
  },
  'value/joined': {
    severity: 'warning',
    text: ({ actual, suggestion }) =>
      `« ${actual} » compte pour une seule entrée de la liste. S’il y en a plusieurs, séparez-les : ${suggestion}.`,
  },
  'value/cut': {
    severity: 'warning',
    text: ({ actual, suggestion }) =>
      `Un « # » coupe cette valeur : il n’en reste que « ${actual} ». Mettez-la entre guillemets : ${suggestion}, ou écrivez le commentaire sur sa propre ligne.`,
  },
  'value/ambiguous': {
    severity: 'warning',
    text: ({ actual, suggestion }) =>
      `« ${actual} » n’est un texte que pour certains lecteurs de YAML. Mettez la valeur entre guillemets : ${suggestion}.`,
  },
  'value/quotes': {
    severity: 'warning',
    text: ({ suggestion }) =>
      `Ces guillemets typographiques feront partie de la valeur. Écrivez des guillemets droits, ou rien : ${suggestion}.`,
  },
  'value/html': {
    severity: 'warning',
    text: ({ actual, field, suggestion }) =>
      `« ${actual} » se verra tel quel dans la page : « ${field} » n’est que du texte. Écrivez ${suggestion}.`,
  },
  'value/long': {
    severity: 'warning',
    text: ({ actual, expected, field }) =>
      `« ${field} » compte ${actual} caractères : les cartes, les onglets et les moteurs de recherche le couperont. Gardez-en ${expected[0]} au plus.`,
  },
  'value/control-character': {
    severity: 'error',
    text: ({ actual }) => `La valeur contient un caractère invisible (${actual}). Effacez sa séquence « \\ ».`,
  },
  'value/unknown': {
    severity: 'error',
    text: (d) => `La valeur « ${d.actual} » n’existe pas pour « ${d.field} ».${meant(d)} Écrivez ${oneOf(d)}.`,
  },
  'number/range': {
    severity: 'error',
    text: ({ actual, field }) => `« ${field} » vaut ${actual}. Écrivez un nombre entier à partir de 1, ou null.`,
  },
  'number/duplicate': {
    severity: 'error',
    text: ({ actual, expected, suggestion }) =>
      `Le numéro ${actual} est déjà celui de ${expected.join()}. Donnez un autre numéro à l’un des deux, par exemple ${suggestion}.`,
  },
  'number/gap': {
    severity: 'warning',
    text: ({ actual, expected }) =>
      `${expected[0] === '0' ? `Le premier numéro est ${actual}` : `Après le numéro ${expected[0]} vient le ${actual}`} : il manque ${expected[1]}. Renumérotez si ce n’est pas voulu.`,
  },
  'project/title-missing': {
    severity: 'error',
    text: () =>
      'Le titre manque. Ajoutez « title: Nom du projet », ou « state: NOT_STARTED » si le projet n’a pas commencé.',
  },
  'project/title-duplicate': {
    severity: 'warning',
    text: ({ actual, expected }) =>
      `Le titre « ${actual} » est déjà celui de ${expected.join()} : rien ne distinguera les deux projets. Donnez-leur chacun le sien.`,
  },
  'project/theme-missing': {
    severity: 'warning',
    text: () => 'Le thème manque. Ajoutez « theme: » et une courte phrase.',
  },
  'project/body-missing': {
    severity: 'warning',
    text: () => 'La description est vide. Écrivez quelques phrases sous l’en-tête.',
  },
  'project/live-not-started': {
    severity: 'warning',
    text: () => 'Le projet n’est pas commencé mais son site a une adresse. Changez « state », ou laissez « url » vide.',
  },
  'project/technologie-empty': {
    severity: 'warning',
    text: () => 'La liste « technologie » est vide. Ajoutez au moins une technologie.',
  },
  'project/technologie-repeated': {
    severity: 'warning',
    text: ({ actual }) => `« ${actual} » figure deux fois dans la liste. Gardez une seule des deux entrées.`,
  },
  'url/invalid': {
    severity: 'error',
    text: (d) =>
      `« ${d.actual} » n’est pas une adresse.${meant(d) || ' Écrivez-la entière : « https://exemple.fr/page ».'}`,
  },
  'url/scheme': {
    severity: 'error',
    text: ({ actual }) => `Une adresse commence par https:// ou http://, pas par « ${actual} ».`,
  },
  'url/credentials': {
    severity: 'error',
    text: () => 'L’adresse contient un identifiant ou un mot de passe. Retirez ce qui précède « @ ».',
  },
  'url/http': {
    severity: 'warning',
    text: () => 'L’adresse n’est pas chiffrée. Écrivez https:// si le site le permet.',
  },
  'url/local': {
    severity: 'warning',
    text: ({ actual }) =>
      `« ${actual} » n’existe que sur votre réseau : personne d’autre n’y verra rien. Donnez l’adresse publique, ou laissez vide.`,
  },
  'url/origin': {
    severity: 'error',
    text: ({ actual, suggestion }) =>
      `« ${actual} » doit être l’adresse du site seule, sans rien derrière. Écrivez « ${suggestion} ».`,
  },
  'email/invalid': {
    severity: 'error',
    text: ({ actual, suggestion }) =>
      `« ${actual} » n’est pas une adresse mail. Écrivez ${suggestion === null ? 'par exemple « prenom@exemple.fr »' : `« ${suggestion} »`}.`,
  },
  'phone/invalid': {
    severity: 'error',
    text: ({ actual, suggestion }) =>
      `« ${actual} » n’est pas un numéro de téléphone. Écrivez ${suggestion === null ? 'par exemple « 06 39 98 00 00 »' : `« ${suggestion} »`}.`,
  },
  'date/invalid': {
    severity: 'error',
    text: (d) =>
      `« ${d.actual} » n’est pas une date. ${d.suggestion === null ? `Écrivez-la ${oneOf(d)}, entre guillemets` : `Écrivez '${d.suggestion}'`}.`,
  },
  'date/ongoing': {
    severity: 'error',
    text: ({ actual }) => `« ${actual} » n’est pas une date. Si cela dure encore, laissez la valeur vide : « end: ».`,
  },
  'date/order': {
    severity: 'error',
    text: ({ actual, expected }) => `La fin (${actual}) précède le début (${expected[0]}). Vérifiez les deux dates.`,
  },
  'analytics/invalid': {
    severity: 'error',
    text: ({ actual }) =>
      `« ${actual} » n’est pas un réglage de la mesure d’audience. Écrivez vercel, un chemin comme « /mesure/script.js », ou non.`,
  },
  'list/too-long': {
    severity: 'error',
    text: ({ actual, expected, field }) => `« ${field} » compte ${actual} entrées. Gardez-en ${expected[0]} au plus.`,
  },
  'picture/missing': {
    severity: 'error',
    text: (d) =>
      `L’image « ${d.actual} » est introuvable.${meant(d) || ' Placez le fichier à côté du Markdown ou dans public/, ou corrigez le chemin.'}`,
  },
  'picture/outside': {
    severity: 'error',
    text: ({ actual }) =>
      `L’image « ${actual} » sort du dossier de contenu. Copiez-la dans content/ et donnez son chemin relatif.`,
  },
  'picture/backslash': {
    severity: 'error',
    text: ({ suggestion }) => `Un chemin s’écrit avec des barres obliques « / ». Écrivez « ${suggestion} ».`,
  },
  'picture/remote': {
    severity: 'error',
    text: ({ actual }) => `« ${actual} » est une image d’un autre site. Copiez-la dans content/ et donnez son chemin.`,
  },
  'picture/format': {
    severity: 'error',
    text: ({ actual }) =>
      `« ${actual} » n’est pas une image lisible. Fournissez un fichier PNG, JPEG, WebP, AVIF ou SVG.`,
  },
  'picture/small': {
    severity: 'warning',
    text: ({ actual, expected }) =>
      `L’image ne fait que ${actual} pixels de large. Une carte en demande ${expected[0]} : fournissez-la plus grande.`,
  },
  'picture/shape': {
    severity: 'warning',
    text: ({ actual }) =>
      `L’image mesure ${actual} pixels : dans une carte, il n’en resterait qu’une bande. Recadrez-la vers 16:10.`,
  },
  'picture/huge': {
    severity: 'error',
    text: ({ actual, expected }) =>
      `L’image mesure ${actual} pixels. Réduisez-la à ${expected[0]} pixels de côté et ${expected[1]} millions de pixels en tout au plus : aucun écran n’en montre davantage.`,
  },
  'picture/heavy': {
    severity: 'error',
    text: ({ actual, expected: [reason] }) =>
      `L’image « ${actual} » est trop lourde (${reason}). Exportez-la plus petite ou plus simple, en PNG, JPEG, WebP ou AVIF.`,
  },
  'picture/alt': {
    severity: 'warning',
    text: () =>
      'Rien ne dit ce que montre cette image à qui ne la voit pas. Donnez un titre au projet : le texte de remplacement en vient.',
  },
  'body/html': {
    severity: 'warning',
    text: ({ actual }) =>
      `Le HTML « ${actual} » n’apparaîtra pas dans la page. Écrivez-le en Markdown, ou entre accents graves pour le montrer.`,
  },
  'body/heading-one': {
    severity: 'error',
    text: () => 'La page a déjà son titre. Commencez les titres de la description par « ## ».',
  },
  'body/heading-skipped': {
    severity: 'warning',
    text: ({ actual, expected }) =>
      `Un titre de niveau ${actual} suit un niveau ${expected[0]}. Écrivez « ${expected[1]} ».`,
  },
  'body/heading-empty': { severity: 'warning', text: () => 'Ce titre est vide. Écrivez-le, ou effacez la ligne.' },
  'body/link': {
    severity: 'error',
    text: (d) =>
      `Le lien « ${d.actual} » ne mène nulle part.${meant(d) || ' Écrivez une adresse https://, mailto: ou tel:, une page du site (« /contact ») ou un autre projet (« banque.md »).'}`,
  },
  'body/link-draft': {
    severity: 'error',
    text: ({ actual }) =>
      `Le lien « ${actual} » mène à un brouillon, que personne ne verra. Publiez-le en retirant le « _ » du nom de son fichier, ou retirez le lien.`,
  },
  'body/anchor': {
    severity: 'error',
    text: (d) =>
      `Aucun titre ne répond à « ${d.actual} ».${meant(d) || (d.expected.length > 0 ? ` Écrivez ${oneOf(d)}.` : ' Ce texte n’a pas de titre.')}`,
  },
  'body/link-text': {
    severity: 'warning',
    text: () => 'Ce lien n’a pas de texte : personne ne peut le voir. Écrivez « [texte du lien](adresse) ».',
  },
  'body/reference': {
    severity: 'warning',
    text: ({ actual }) =>
      `La référence « ${actual} » n’est définie nulle part. Ajoutez une ligne « [${actual}]: https://… », ou écrivez l’adresse entre parenthèses.`,
  },
  'body/footnote': {
    severity: 'warning',
    text: () => 'Les notes de bas de page n’ont pas cours ici. Écrivez la remarque dans le texte, entre parenthèses.',
  },
  'body/fence': {
    severity: 'warning',
    text: ({ actual }) =>
      `Ce bloc de code n’est jamais refermé. Ajoutez une ligne « ${actual} » après sa dernière ligne.`,
  },
  'body/mermaid': {
    severity: 'warning',
    text: () =>
      'Ce diagramme Mermaid apparaîtra comme du code, pas comme un dessin. Enregistrez-le en SVG et montrez-le : « ![ce qu’il montre](schema.svg) ».',
  },
  'body/math': {
    severity: 'warning',
    text: ({ actual }) =>
      `La formule « ${actual} » apparaîtra telle quelle, signes « $ » compris. Écrivez-la en caractères ordinaires (x², ≤, √), ou montrez-en une image SVG.`,
  },
  'body/picture-alt': {
    severity: 'warning',
    text: () =>
      'Cette image n’a pas de texte de remplacement. Écrivez ce qu’elle montre : « ![ce qu’elle montre](image.png) ».',
  },
  'body/nesting': {
    severity: 'error',
    text: () => 'Le texte est imbriqué trop profondément pour être lu. Simplifiez ce passage.',
  },
  'site/expired': {
    severity: 'error',
    text: ({ actual }) =>
      `Le contact de sécurité (security.txt) n’est plus valable depuis le ${actual}. Écrivez une date à venir, un an au plus, ou laissez la valeur vide : le fichier disparaît.`,
  },
  'site/expires-soon': {
    severity: 'warning',
    text: ({ actual, expected }) =>
      `Le contact de sécurité (security.txt) n’est plus valable après le ${actual}, dans ${expected.join()} jour${Number(expected[0]) > 1 ? 's' : ''}. Écrivez une date plus lointaine, un an au plus.`,
  },
  'link/dead': {
    severity: 'error',
    text: ({ actual, field }) =>
      `L’adresse de « ${field} » ne mène nulle part : ${actual}. Corrigez-la, ou laissez « ${field} » vide.`,
  },
  'link/unreachable': {
    severity: 'warning',
    text: ({ actual, field }) =>
      `L’adresse de « ${field} » n’a pas pu être vérifiée : ${actual}. Ouvrez-la dans un navigateur, ou vérifiez de nouveau plus tard.`,
  },
  'link/moved': {
    severity: 'warning',
    text: ({ suggestion }) => `Cette page a changé d’adresse pour de bon. Écrivez « ${suggestion} ».`,
  },
  'sample/leftovers': {
    severity: 'notice',
    text: ({ expected }) =>
      `Le site contient encore des valeurs d’exemple : ${and.format(expected)}. Remplacez-les avant la mise en ligne.`,
  },
} satisfies Record<string, Message>

export type DiagnosticCode = keyof typeof MESSAGES

export function severityOf(code: DiagnosticCode): Severity {
  return MESSAGES[code].severity
}

/** The whole sentence of a diagnostic, in French, fit for a terminal whatever the content holds. */
export function messageOf(diagnostic: Diagnostic): string {
  const { code, actual, expected, suggestion } = diagnostic
  const facts = { actual: shown(actual), expected: expected.map(shown), suggestion: suggestion && shown(suggestion) }
  return visible(MESSAGES[code].text({ ...diagnostic, ...facts }))
}

/** Nobody reads more of a value in a sentence. */
const VALUE_MAX_LENGTH = 2000

function shown(value: string): string {
  return value.length > VALUE_MAX_LENGTH ? `${value.slice(0, VALUE_MAX_LENGTH)}…` : value
}
