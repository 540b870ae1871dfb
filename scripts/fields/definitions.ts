import { CHARACTER_NAMES, listOfCharacters } from '../../src/looks/characters.ts'
import type { Field, FieldType } from './field.ts'
import { LANGS } from './languages/lang.ts'
import { FRENCH, MAY_BE_EMPTY, OWNER_VALUES, PARTS, valuesIn } from './words.ts'

export const PROJECT_STATES = ['OK', 'PROGRESS', 'NOT_STARTED'] as const

type PlainKind = Exclude<FieldType['kind'], 'choice' | 'colour' | 'media' | 'typeface' | 'list' | 'group'>

/** One key: its name, its type (the name of a kind will do), and its words for the owner. */
const field =
  <Presence extends Field['presence']>(presence: Presence) =>
  <const Key extends string, Type extends FieldType | PlainKind>(
    key: Key,
    type: Type,
    words: Pick<Field, 'description' | 'example' | 'aliases'>,
  ) => ({
    key,
    type: (typeof type === 'string' ? { kind: type } : type) as Type extends PlainKind ? { kind: Type } : Type,
    presence,
    ...words,
  })

const required = field('required')
const nullable = field('nullable')
const optional = field('optional')

const choice = <const Values extends readonly string[]>(values: Values) => ({ kind: 'choice', values }) as const
const group = <Fields extends readonly Field[]>(fields: Fields) => ({ kind: 'group', fields }) as const
const groups = <Fields extends readonly Field[]>(fields: Fields, shorthand?: Fields[number]['key']) =>
  ({ kind: 'list', of: { ...group(fields), ...(shorthand && { shorthand }) } }) as const

/** What nobody spells: a person, a place, an organisation, a technology. */
const NAME = { kind: 'text', reads: 'name' } as const
/** An identifier, which no visitor reads as words. */
const CODE = { kind: 'text', reads: 'code' } as const

const TEXTS = { kind: 'list', of: { kind: 'text' } } as const
const WORDS = { ...TEXTS, names: true } as const
const NAMES = { ...WORDS, of: NAME } as const
/** What only a translation has, such as `content/en/projets/banque.md`, besides the keys of its original. */
export const TRANSLATION_FIELDS = [
  optional('slug', CODE, {
    description:
      'La fin de l’adresse d’un projet, d’une page ou d’un CV ciblé dans cette langue, à la place du nom du fichier.',
    example: 'bank',
  }),
  optional('translated', CODE, {
    description: 'L’état de l’original que suit la traduction : la commande « translated » l’écrit.',
    example: "'1f2e3d4c'",
  }),
] as const

/** The names of files. */
const FILES = { ...WORDS, of: CODE } as const

/** As many projects as the home page shows (scripts/site/input.ts). */
const FEATURED = { ...FILES, longest: 3 } as const

/** As many as src/components/Hero/Hero.module.scss has animations for. */
const HERO_WORDS = { ...WORDS, longest: 8 } as const

/** A longer title is cut by cards, tabs and search engines. */
const TITLE = { kind: 'text', longest: 120, reads: 'title' } as const

const CARD_PICTURE = { kind: 'picture', frame: 'card' } as const
const PORTRAIT = { kind: 'picture', frame: 'portrait' } as const

/** In which CVs a part of `cv.md` is shown: the names of the files of `cvs/`, and `cv` for `cv.md` itself. */
const TAGS = [
  optional('only', FILES, {
    description: 'Les seuls CV qui le montrent : les noms des fichiers de cvs/, et cv pour celui-ci.',
    example: '[lead]',
    aliases: ['seulement', 'for', 'pour'],
  }),
  optional('hide', FILES, {
    description: 'Les CV qui ne le montrent pas.',
    example: '[lead]',
    aliases: ['except', 'sauf', 'cacher', 'masquer'],
  }),
] as const

/** A list of texts, of which some say in which CVs they are: `{ text: Refonte du site., only: [lead] }`. */
const tagged = <const Key extends 'text' | 'name', Type extends FieldType>(
  key: Key,
  type: Type,
  words: Pick<Field, 'description' | 'example'>,
) => groups([required(key, type, words), ...TAGS] as const, key)

const LINK_FIELDS = [
  required('label', 'text', {
    description: 'Ce que dit le lien.',
    example: 'Diapositives',
    aliases: ['title', 'titre'],
  }),
  required('url', 'url', {
    description: 'Son adresse.',
    example: 'https://camille.example.org/diapos',
    aliases: ['lien'],
  }),
] as const

const VIDEO_FIELDS = [
  required(
    'file',
    { kind: 'media', of: 'video' },
    {
      description: 'Le film, en MP4 ou en WebM : un chemin à partir du fichier Markdown.',
      example: 'images/film.mp4',
      aliases: ['fichier', 'src', 'url'],
    },
  ),
  required('poster', 'picture', {
    description: 'L’image montrée avant la lecture, dans les proportions du film.',
    example: 'images/film.png',
    aliases: ['affiche', 'image'],
  }),
  optional(
    'captions',
    { kind: 'media', of: 'captions' },
    {
      description: 'Ses sous-titres en français, un fichier WebVTT.',
      example: 'images/film.vtt',
      aliases: ['sous-titres', 'soustitres', 'subtitles'],
    },
  ),
  optional('silent', 'boolean', {
    description: 'true si le film n’a ni parole ni son qui compte : il n’a alors pas besoin de sous-titres.',
    example: 'true',
    aliases: ['muet', 'muette'],
  }),
] as const

const CAPTURE_FIELDS = [
  required('image', 'picture', {
    description: 'L’image : un chemin à partir du fichier Markdown.',
    example: 'images/banque.png',
    aliases: ['file', 'fichier', 'src'],
  }),
  required('alt', 'text', {
    description: 'Ce qu’elle montre, pour qui ne la voit pas.',
    example: 'Le relevé d’un compte',
    aliases: ['description'],
  }),
  optional('caption', 'text', {
    description: 'Sa légende, que tous lisent dessous.',
    example: 'Le relevé, trié par mois',
    aliases: ['legende', 'légende'],
  }),
  optional('device', choice(['desktop', 'phone']), {
    description: 'phone pour une capture de téléphone ; sans cette clé, desktop.',
    example: 'phone',
    aliases: ['appareil', 'ecran', 'écran'],
  }),
] as const

const TESTIMONIAL_FIELDS = [
  required('text', 'text', {
    description: 'Ce que la personne dit de vous.',
    example: 'Un travail soigné, livré à l’heure.',
    aliases: ['texte', 'quote', 'citation'],
  }),
  required('author', NAME, { description: 'Son nom.', example: 'Jeanne Martin', aliases: ['auteur', 'name', 'nom'] }),
  optional('post', 'text', {
    description: 'Son poste, son entreprise.',
    example: 'Directrice, Atelier du Lez',
    aliases: ['poste', 'role'],
  }),
  optional('url', 'url', {
    description: 'Où on peut le lire, ou le site de la personne.',
    example: 'https://atelier.example.org',
    aliases: ['lien', 'link'],
  }),
] as const

const PERIOD_FIELDS = [
  required('from', 'month', {
    description: 'Le début.',
    example: "'2026-01'",
    aliases: ['start', 'de', 'debut', 'début'],
  }),
  optional('to', 'month', {
    description: 'La fin ; rien tant que cela dure.',
    example: "'2026-03'",
    aliases: ['end', 'a', 'à', 'fin'],
  }),
] as const

const RESULT_FIELDS = [
  required('label', 'text', {
    description: 'Ce qui est mesuré.',
    example: 'Score Lighthouse sur téléphone',
    aliases: ['title', 'titre', 'nom'],
  }),
  optional('before', 'figure', {
    description: 'Le chiffre d’avant.',
    example: '57',
    aliases: ['avant'],
  }),
  required('after', 'figure', {
    description: 'Le chiffre d’aujourd’hui.',
    example: '94',
    aliases: ['apres', 'après', 'value', 'valeur'],
  }),
  optional('unit', 'text', { description: 'Son unité.', example: '/ 100', aliases: ['unite', 'unité'] }),
  optional('proof', 'url', {
    description: 'L’adresse où chacun peut le vérifier.',
    example: 'https://mesures.example.org/banque',
    aliases: ['preuve', 'url', 'source', 'lien'],
  }),
] as const

/** `content/projets/<slug>.md` */
export const PROJECT_FIELDS = [
  nullable('number', 'integer', {
    description: 'Numéro du projet dans la liste, à partir de 1 ; null pour un projet hors série.',
    example: '12',
    aliases: ['numero', 'num', 'n', 'order', 'ordre', 'id'],
  }),
  nullable('title', TITLE, {
    description: 'Titre du projet ; vide seulement si le projet n’est pas commencé.',
    example: 'Banque en ligne',
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('image', CARD_PICTURE, {
    description: 'Image du projet : un chemin à partir du fichier Markdown, ou « /… » pour un fichier de public/.',
    example: 'images/banque.png',
    aliases: ['picture', 'photo', 'img', 'visuel', 'cover'],
  }),
  optional('imageAlt', 'text', {
    description: 'Ce que montre l’image, pour qui ne la voit pas ; sans cette clé, « Image du projet » et son titre.',
    example: 'Trois comptes et leur solde',
    aliases: ['alt', 'imagealt', 'altText', 'alternative'],
  }),
  optional('imageNight', 'picture', {
    description: 'La même image pour le thème sombre, aux mêmes dimensions.',
    example: 'images/banque-nuit.png',
    aliases: ['imageNuit', 'imageDark', 'imageSombre'],
  }),
  optional('video', group(VIDEO_FIELDS), {
    description: 'Un film, sur la page du projet.',
    example: '{ file: images/film.mp4, poster: images/film.png, captions: images/film.vtt }',
    aliases: ['film'],
  }),
  optional('captures', groups(CAPTURE_FIELDS), {
    description: 'Des captures ou des photographies, en galerie sur la page du projet.',
    example: '[{ image: images/banque.png, alt: Le relevé d’un compte }]',
    aliases: ['galerie', 'gallery', 'screenshots'],
  }),
  optional('url', 'url', {
    description: 'Adresse du site en ligne.',
    example: 'https://banque.example.org',
    aliases: ['site', 'lien', 'link', 'demo'],
  }),
  optional('github', 'url', {
    description: 'Adresse du dépôt du code.',
    example: 'https://github.example.org/camille/banque',
    aliases: ['depot', 'repo', 'repository', 'gitlab', 'git', 'source'],
  }),
  optional('links', groups(LINK_FIELDS), {
    description: 'D’autres adresses : des diapositives, une vidéo, un article.',
    example: "[{ label: Diapositives, url: 'https://camille.example.org/diapos' }]",
    aliases: ['liens'],
  }),
  optional('theme', 'text', {
    description: 'Le sujet du projet en une ligne.',
    example: 'Tableau de bord bancaire relié à une API',
    aliases: ['sujet', 'subtitle', 'sous-titre'],
  }),
  optional('role', 'text', {
    description: 'Ce que vous y étiez.',
    example: 'Développeuse front-end',
    aliases: ['rôle', 'poste'],
  }),
  optional('team', 'text', {
    description: 'Avec qui vous l’avez fait.',
    example: 'Deux développeuses, un graphiste',
    aliases: ['equipe', 'équipe'],
  }),
  optional('client', NAME, {
    description: 'Pour qui vous l’avez fait.',
    example: 'Atelier du Lez',
    aliases: ['commanditaire', 'entreprise', 'company'],
  }),
  optional('period', group(PERIOD_FIELDS), {
    description: 'Quand vous l’avez fait.',
    example: "{ from: '2026-01', to: '2026-03' }",
    aliases: ['periode', 'période', 'dates'],
  }),
  optional('duration', 'text', {
    description: 'Le temps que cela a pris.',
    example: 'Six semaines',
    aliases: ['duree', 'durée'],
  }),
  optional('result', 'text', {
    description: 'Ce que cela a changé, en une ligne.',
    example: 'La page s’affiche deux fois plus vite.',
    aliases: ['resultat', 'résultat', 'outcome'],
  }),
  optional('results', groups(RESULT_FIELDS), {
    description: 'Ce qui en a été mesuré.',
    example: '[{ label: Score Lighthouse sur téléphone, before: 57, after: 94 }]',
    aliases: ['resultats', 'résultats', 'chiffres', 'metrics'],
  }),
  optional('quote', group(TESTIMONIAL_FIELDS), {
    description: 'Ce qu’une personne dit de votre travail, avec son accord.',
    example: "{ text: 'Un travail soigné, livré à l’heure.', author: Jeanne Martin }",
    aliases: ['citation', 'temoignage', 'témoignage', 'testimonial'],
  }),
  optional('confidential', 'boolean', {
    description: 'true si vous ne pouvez rien montrer de plus que ce résumé : ni site, ni dépôt, ni autre lien.',
    example: 'true',
    aliases: ['confidentiel', 'nda', 'private', 'privé'],
  }),
  required('technologie', NAMES, {
    description: 'Technologies utilisées.',
    example: '[React, TypeScript]',
    aliases: ['technologies', 'techno', 'technos', 'tech', 'stack', 'tags', 'technology'],
  }),
  optional('responsive', 'boolean', {
    description: 'true si le site s’adapte aux petits écrans, false sinon.',
    example: 'true',
    aliases: ['adaptatif', 'mobile'],
  }),
  required('category', 'category', {
    description: 'Une des catégories de site.md ; sans elles, Formation ou Personnel.',
    example: 'Personnel',
    aliases: ['categorie', 'catégorie', 'type'],
  }),
  required('state', choice(PROJECT_STATES), {
    description: 'OK : terminé. PROGRESS : en cours. NOT_STARTED : pas commencé.',
    example: 'OK',
    aliases: ['etat', 'état', 'status', 'statut'],
  }),
  optional('metaTitle', 'text', {
    description: 'Titre pour les moteurs de recherche, à la place du titre du projet.',
    example: 'Banque en ligne, un front-end React',
  }),
  optional('metaDescription', 'text', {
    description: 'Description pour les moteurs de recherche, à la place du début du texte.',
    example: 'Le front-end d’une banque : connexion, profil et comptes.',
  }),
  optional('date', 'date', { description: 'Date du projet.', example: "'2026-03-14'" }),
] as const

const GOAL_FIELDS = [
  required('title', NAME, {
    description: 'Nom de la technologie.',
    example: 'ReactJS',
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('image', 'picture', {
    description: 'Son logo, SVG de préférence ; sans lui, celui de Simple Icons qui porte ce nom.',
    example: 'images/logos/react.svg',
    aliases: ['logo', 'icon'],
  }),
] as const

const SKILL_FIELDS = [
  ...GOAL_FIELDS,
  optional('use', 'text', {
    description: 'Où vous vous en servez, quand ni un projet ni un poste de cv.md ne le dit.',
    example: 'L’historique de tous mes dépôts',
    aliases: ['usage', 'preuve', 'proof', 'où', 'where'],
  }),
] as const

const PROFILE_FIELDS = [
  required('name', NAME, {
    description: 'Le nom du réseau.',
    example: 'GitLab',
    aliases: ['nom', 'network', 'reseau'],
  }),
  required('url', 'url', {
    description: 'L’adresse de votre profil.',
    example: 'https://gitlab.example.org/camille',
    aliases: ['lien', 'link'],
  }),
] as const

/** What a project of a category is, for search engines (schema.org). */
export const PROJECT_TYPES = ['site', 'application', 'code', 'article', 'talk', 'design', 'course'] as const
const WORDING = { kind: 'text', keepsEmpty: true } as const

const CATEGORY_FIELDS = [
  required('name', 'text', {
    description: 'Son nom, que les projets reprennent.',
    example: 'Client',
    aliases: ['nom'],
  }),
  optional('type', choice(PROJECT_TYPES), {
    description: 'Ce que sont ses projets, pour les moteurs de recherche.',
    example: 'talk',
  }),
  optional('label', WORDING, {
    description: 'Ce que dit la carte devant le titre, sauf si le projet a un numéro ; vide : rien.',
    example: 'Conférence',
  }),
  optional('done', WORDING, {
    description: 'La pastille d’un projet terminé ; vide : aucune.',
    example: 'Conférence donnée',
  }),
  optional('inProgress', WORDING, {
    description: 'La pastille d’un projet en cours ; vide : aucune.',
    example: 'En préparation',
  }),
] as const

const RADII = ['none', 'small', 'large'] as const
/** The typefaces that the product has (scripts/fonts/families). */
export const TYPEFACES = ['bricolage', 'literata', 'atkinson', 'outfit', 'jetbrains-mono'] as const

const FORM_FIELDS = [
  optional('phone', choice(['required', 'optional', 'none']), {
    description: 'Si le formulaire demande un téléphone.',
    example: 'optional',
  }),
  optional('phoneFormat', choice(['france', 'international']), {
    description: 'Quels numéros il attend : dix chiffres (sans cette clé, si lang est fr), ou ceux de tous les pays.',
    example: 'international',
  }),
] as const

const HERO_FIELDS = [
  optional('words', HERO_WORDS, {
    description: 'Les mots qui tournent après le métier.',
    example: '[Web, React]',
    aliases: ['mots'],
  }),
  optional('sentences', TEXTS, {
    description: 'Les phrases d’introduction.',
    example: "['Je construis des interfaces claires.']",
    aliases: ['phrases'],
  }),
  required('portrait', PORTRAIT, {
    description: 'Le portrait, au format 4:5.',
    example: 'images/portrait.png',
    aliases: ['photo', 'image'],
  }),
  optional('portraitNight', 'picture', {
    description: 'Le même portrait pour le thème sombre, aux mêmes dimensions.',
    example: 'images/portrait-nuit.png',
    aliases: ['portraitNuit', 'portraitDark', 'portraitSombre'],
  }),
] as const

export const MAIL_PROVIDERS = ['emailjs', 'formspree', 'web3forms', 'netlify', 'endpoint'] as const

const MAIL_FIELDS = [
  optional('provider', choice(MAIL_PROVIDERS), {
    description: 'Le service ; sans cette clé, emailjs. endpoint : un serveur à vous.',
    example: 'formspree',
    aliases: ['service'],
  }),
  optional('publicKey', CODE, {
    description: 'Clé publique du compte EmailJS.',
    example: 'AbCdEfGhIjKl',
    aliases: ['user_id', 'userId'],
  }),
  optional('serviceId', CODE, { description: 'Identifiant du service EmailJS.', example: 'service_abc123' }),
  optional('templateId', CODE, { description: 'Identifiant du modèle EmailJS.', example: 'template_abc123' }),
  optional('formId', CODE, { description: 'Identifiant du formulaire Formspree.', example: 'xyzabcde' }),
  optional('accessKey', CODE, {
    description: 'Clé d’accès Web3Forms.',
    example: '00000000-0000-4000-8000-000000000000',
  }),
  optional('endpoint', 'url', {
    description: 'L’adresse de votre serveur, qui reçoit le formulaire.',
    example: 'https://camille.example.org/message',
  }),
] as const

const HOST_FIELDS = [
  optional('name', NAME, { description: 'Nom de l’hébergeur.', example: 'Hébergeur Exemple', aliases: ['nom'] }),
  optional('address', NAME, {
    description: 'Son adresse postale.',
    example: '1 rue de l’Exemple, 34000 Montpellier',
    aliases: ['adresse'],
  }),
  optional('phone', 'phone', { description: 'Son téléphone.', example: '06 39 98 00 01', aliases: ['telephone'] }),
] as const

export const ANALYTICS_SERVICES = ['vercel', 'plausible', 'umami', 'goatcounter', 'matomo'] as const

export const ANALYTICS_FIELDS = [
  required('name', 'analytics', {
    description: 'vercel, plausible, umami, goatcounter, matomo, le chemin d’un script de votre hébergeur, ou non.',
    example: 'plausible',
    aliases: ['nom', 'service', 'provider'],
  }),
  optional('url', 'url', {
    description: 'L’adresse de votre installation ; pour matomo, toujours.',
    example: 'https://stats.example.org',
    aliases: ['host', 'adresse', 'server'],
  }),
  optional('id', 'id', {
    description:
      'L’identifiant que donne le service : celui du site (umami, matomo), votre code (goatcounter), le nom du script (plausible).',
    example: '3',
    aliases: ['siteId', 'websiteId', 'code', 'domain', 'site'],
  }),
] as const

/** What the notices claim: all that French law asks for, the GDPR alone, or no law. */
const LAWS = ['france', 'europe', 'none'] as const

const LEGAL_FIELDS = [
  optional('law', choice(LAWS), {
    description:
      'Le droit que disent les mentions légales et la déclaration d’accessibilité. france (sans cette clé). europe : le RGPD seul, si vous êtes dans un autre pays de l’Union. none : aucun, ailleurs.',
    example: 'europe',
    aliases: ['loi', 'droit', 'country', 'pays'],
  }),
  optional('publisher', NAME, {
    description: 'Qui publie le site.',
    example: 'Camille Persienne',
    aliases: ['editeur'],
  }),
  optional('address', NAME, {
    description: 'Votre adresse postale, que la loi demande aux professionnels.',
    example: '1 rue de l’Exemple, 34000 Montpellier',
    aliases: ['adresse'],
  }),
  optional('siret', CODE, { description: 'Numéro SIRET, s’il y en a un.', example: "'000 000 000 00000'" }),
  optional('host', group(HOST_FIELDS), {
    description: 'L’hébergeur du site.',
    example: '{ name: Hébergeur Exemple }',
    aliases: ['hebergeur'],
  }),
  optional('retention', 'text', {
    description: 'Combien de temps vous gardez les messages reçus.',
    example: 'un an après le dernier échange',
    aliases: ['conservation'],
  }),
] as const

const SEEKING_FIELDS = [
  optional('contract', 'text', {
    description: 'Le contrat, la mission ou le stage.',
    example: 'CDI',
    aliases: ['contrat'],
  }),
  optional('post', 'text', {
    description: 'Le poste, avec votre niveau.',
    example: 'Développeur front-end React, junior',
    aliases: ['poste', 'title', 'titre', 'job'],
  }),
  optional('place', NAME, { description: 'Où.', example: 'Montpellier', aliases: ['lieu', 'ville', 'city'] }),
  optional('remote', 'boolean', {
    description: 'true si ce peut être à distance.',
    example: 'true',
    aliases: ['distance', 'teletravail', 'télétravail'],
  }),
  optional('from', 'month', {
    description: 'À partir de quand ; une date passée n’est plus dite.',
    example: "'2027-01-04'",
    aliases: ['des', 'dès', 'date', 'start', 'debut', 'début'],
  }),
] as const

const FOOTER_FIELDS = [
  optional('notice', 'text', {
    description: 'Ce que le site dit des données, à la place de la phrase tirée de ce qu’il fait.',
    example: 'Ce site est fait main et ne collecte aucune donnée.',
  }),
  optional('made', 'text', { description: 'Une phrase de plus.', example: 'Fait avec passion.' }),
  optional('year', CODE, {
    description: 'L’année du copyright, à la place de celle où le site est construit.',
    example: "'2024'",
    aliases: ['annee'],
  }),
] as const

const LOOK_FIELDS = [
  optional(
    'hue',
    { kind: 'colour', tint: 'hue' },
    {
      description:
        'La couleur des actions et des liens : une teinte de 0 à 360 (25 rouge, 95 jaune, 145 vert, 195 turquoise, 260 bleu, 300 violet, 350 rose), ou la couleur d’une marque. Toutes les autres en sont tirées.',
      example: '150',
      aliases: ['teinte', 'couleur', 'color', 'accent'],
    },
  ),
  optional(
    'second',
    { kind: 'colour', tint: 'second' },
    {
      description: 'La seconde couleur, aujourd’hui celle du soleil, et la nuance des fonds : de même.',
      example: "'#ff9b71'",
      aliases: ['secondaire', 'secondary'],
    },
  ),
  optional(
    'typeface',
    { kind: 'typeface', values: TYPEFACES },
    {
      description:
        'La police de tout le site : bricolage (celle du modèle), literata (à empattements), atkinson (très lisible), outfit (géométrique), jetbrains-mono (de code), ou le chemin de votre fichier .woff2.',
      example: 'literata',
      aliases: ['police', 'font', 'fonte', 'typographie'],
    },
  ),
  optional(
    'logo',
    { kind: 'picture', drawing: true },
    {
      description: 'Votre logo en SVG, fait de formes simples : dans la barre, à la place de votre nom.',
      example: 'images/mon-logo.svg',
      aliases: ['marque', 'brand'],
    },
  ),
  optional('character', choice(CHARACTER_NAMES), {
    description: `Le caractère du site, ses dessins et les couleurs, la police et l’arrondi que vous ne choisissez pas : ${listOfCharacters('fr')}.`,
    example: 'atelier',
    aliases: ['caractère', 'caractere', 'style', 'thème', 'theme', 'template'],
  }),
  optional('signature', choice(['persiennes', 'aucune']), {
    description:
      'aucune retire les dessins du caractère : du portrait, du bas des pages, des images qui manquent, du changement de thème, des icônes, du CV et de l’image de partage.',
    example: 'aucune',
  }),
  optional('radius', choice(RADII), {
    description: 'L’arrondi des cadres et des boutons : aucun, petit ou grand.',
    example: 'small',
    aliases: ['arrondi', 'coins'],
  }),
] as const

const toldUnless = (key: 'headings' | 'firstSentence' | 'short' | 'result' | 'alt', what: string, aliases: string[]) =>
  optional(key, 'boolean', { description: `false pour ne pas être averti ${what}.`, example: 'false', aliases })

/** What the proofreader says of how a text reads, besides its mistakes (scripts/proofread/readability.ts). */
const REVIEW_FIELDS = [
  toldUnless('headings', 'des titres qui iraient à n’importe quel texte', ['titres']),
  toldUnless('firstSentence', 'd’une première phrase de plus de 40 mots', ['premierePhrase']),
  toldUnless('short', 'd’un projet de moins de 30 mots', ['court']),
  toldUnless('result', 'd’un projet terminé qui ne dit pas ce qu’il a changé', ['resultat', 'résultat']),
  toldUnless('alt', 'd’un texte de remplacement qui répète le titre', ['imageAlt']),
] as const

/** The sections that the home page can have below its top. */
export const HOME_SECTIONS = ['projets', 'competences', 'parcours', 'temoignages', 'texte'] as const

const HOME_FIELDS = [
  required('section', choice(HOME_SECTIONS), {
    description:
      'projets, competences (vos technologies), parcours (le haut du CV), temoignages ou texte (celui de site.md).',
    example: 'projets',
    aliases: ['name', 'nom'],
  }),
  optional('title', 'text', {
    description: 'Son titre, à la place de celui du modèle.',
    example: 'Travaux choisis',
    aliases: ['titre'],
  }),
] as const

/** The fixed texts of the frame, by part: the defaults are in words.ts. */
const TEXT_FIELDS: readonly Field[] = (Object.keys(FRENCH) as (keyof typeof FRENCH)[]).map((part) => {
  const words = Object.entries<string>(FRENCH[part]).map(([key, text]) => {
    const keepsEmpty = MAY_BE_EMPTY.has(`${part}.${key}`)
    const values = [...valuesIn(text), ...OWNER_VALUES]
    return optional(
      key,
      { kind: 'text', values, keepsEmpty },
      {
        description: keepsEmpty ? 'Vide : rien n’est affiché.' : '',
        example: text === '' ? "''" : `"${text}"`,
      },
    )
  })
  return optional(part, { kind: 'group', fields: words }, { description: PARTS[part], example: '{}' })
})

/** One language, or several. */
const LANGUAGES = { kind: 'list', of: choice(LANGS), alone: true } as const

/** `content/site.md` */
export const SITE_FIELDS = [
  required('name', NAME, { description: 'Votre nom.', example: 'Camille Persienne', aliases: ['nom'] }),
  required('trade', 'text', {
    description: 'Votre métier, avant le mot qui tourne.',
    example: 'Développeur',
    aliases: ['metier', 'job'],
  }),
  required('origin', 'origin', {
    description: 'L’adresse du site une fois en ligne, sans chemin.',
    example: 'https://camille.example.org',
    aliases: ['url', 'site'],
  }),
  optional('lang', LANGUAGES, {
    description: `La langue de vos textes et de ceux du modèle, ${LANGS.join(', ')} ; sans cette clé, ${LANGS[0]}. Une liste pour un site en plusieurs langues : la première à la racine, les traductions dans content/en/.`,
    example: '[fr, en]',
    aliases: ['langue', 'language', 'locale'],
  }),
  optional('email', 'email', {
    description: 'Votre adresse mail.',
    example: 'camille@example.org',
    aliases: ['mail', 'e-mail'],
  }),
  optional('phone', 'phone', {
    description: 'Votre téléphone ; vide : il n’est nulle part.',
    example: '06 39 98 00 00',
    aliases: ['telephone', 'tel'],
  }),
  optional('place', NAME, {
    description: 'Votre ville et votre région.',
    example: 'Montpellier, Occitanie',
    aliases: ['lieu', 'ville', 'city'],
  }),
  optional('availability', 'text', {
    description: 'Quand vous êtes disponible, dit sur la page Contact.',
    example: 'Disponible dès janvier 2027',
    aliases: ['disponibilite'],
  }),
  optional('seeking', group(SEEKING_FIELDS), {
    description: 'Ce que vous cherchez, dit en haut de l’accueil avec votre dernier poste et le CV.',
    example: "{ contract: CDI, post: Développeur front-end, place: Montpellier, remote: true, from: '2027-01-04' }",
    aliases: ['recherche', 'cherche', 'objectif'],
  }),
  optional('replyTime', 'text', {
    description: 'Sous combien de temps vous répondez, dit sur la page Contact.',
    example: 'Réponse sous deux jours ouvrés',
    aliases: ['reponse', 'delai'],
  }),
  optional('github', 'url', { description: 'Votre profil GitHub.', example: 'https://github.example.org/camille' }),
  optional('linkedin', 'url', {
    description: 'Votre profil LinkedIn.',
    example: 'https://www.linkedin.example.org/in/camille',
  }),
  optional('profiles', groups(PROFILE_FIELDS), {
    description: 'Vos autres profils.',
    example: "[{ name: GitLab, url: 'https://gitlab.example.org/camille' }]",
    aliases: ['profils', 'reseaux', 'social', 'socials'],
  }),
  optional('fediverse', 'fediverse', {
    description: 'Votre compte Mastodon ou d’un autre réseau du fédivers, nommé sous les liens partagés.',
    example: "'@camille@mastodon.example.org'",
    aliases: ['mastodon'],
  }),
  optional('booking', 'url', {
    description: 'L’adresse où l’on prend rendez-vous avec vous.',
    example: 'https://rdv.example.org/camille',
    aliases: ['rendez-vous', 'rdv', 'agenda'],
  }),
  optional('contact', choice(['form', 'mail', 'none']), {
    description: 'form : la page Contact a un formulaire. mail : elle n’en a pas. none : il n’y a pas de page Contact.',
    example: 'form',
  }),
  optional('form', group(FORM_FIELDS), {
    description: 'Ce que demande le formulaire.',
    example: '{ phone: optional, phoneFormat: international }',
    aliases: ['formulaire'],
  }),
  optional('categories', groups(CATEGORY_FIELDS, 'name'), {
    description: 'Vos catégories de projets : leur nom seul, ou des clés.',
    example: '[Client, { name: Conférence, type: talk, label: Conférence }]',
    aliases: ['catégories'],
  }),
  required('hero', group(HERO_FIELDS), {
    description: 'Le haut de la page d’accueil.',
    example: '{ words: [Web, React], sentences: [Bonjour.], portrait: images/portrait.png }',
  }),
  optional('skills', groups(SKILL_FIELDS, 'title'), {
    description: 'Vos technologies : leur nom seul, ou des clés.',
    example: '[TypeScript, { title: ReactJS, image: images/logos/react.svg }]',
  }),
  optional('goals', groups(GOAL_FIELDS, 'title'), {
    description: 'Celles que vous voulez apprendre.',
    example: '[Angular, { title: NextJS, image: images/logos/nextjs.svg }]',
    aliases: ['objectifs'],
  }),
  optional('home', groups(HOME_FIELDS, 'section'), {
    description:
      'Les sections de l’accueil, dans cet ordre : leur nom seul, ou avec un titre. Celles qui n’y sont pas sont masquées.',
    example: '[{ section: projets, title: Travaux choisis }, parcours, competences]',
    aliases: ['accueil', 'sections'],
  }),
  optional('testimonials', groups(TESTIMONIAL_FIELDS), {
    description: 'Ce que l’on dit de vous, avec l’accord de chacun.',
    example: "[{ text: 'Un travail soigné, livré à l’heure.', author: Jeanne Martin }]",
    aliases: ['temoignages', 'témoignages'],
  }),
  optional('featured', FEATURED, {
    description: 'Les projets de l’accueil, à la place des plus récents : les noms de leurs fichiers, trois au plus.',
    example: '[banque]',
    aliases: ['vedettes', 'favoris', 'choisis'],
  }),
  optional('order', choice(['number', 'recent', 'featured']), {
    description:
      'L’ordre de la liste. number : par numéro. recent : le plus récent d’abord. featured : ceux de « featured » d’abord.',
    example: 'recent',
    aliases: ['ordre', 'tri', 'sort'],
  }),
  optional('mail', group(MAIL_FIELDS), {
    description: 'Le service qui envoie les messages du formulaire.',
    example: '{ publicKey: AbCdEfGhIjKl, serviceId: service_abc123, templateId: template_abc123 }',
  }),
  optional('analytics', { ...group(ANALYTICS_FIELDS), shorthand: 'name' } as const, {
    description: 'Mesure d’audience, sans cookie : le nom du service seul, ou des clés.',
    example: "{ name: matomo, url: 'https://stats.example.org', id: 3 }",
    aliases: ['audience', 'mesure', 'statistiques'],
  }),
  optional('legal', group(LEGAL_FIELDS), {
    description: 'Ce que la loi demande de dire.',
    example: '{ publisher: Camille Persienne }',
  }),
  optional('footer', group(FOOTER_FIELDS), {
    description: 'Le bas de chaque page.',
    example: "{ made: Fait avec passion., year: '2024' }",
  }),
  optional('accessibility', 'boolean', {
    description: 'true pour publier en votre nom la déclaration d’accessibilité du modèle (/accessibilite).',
    example: 'true',
    aliases: ['accessibilite'],
  }),
  optional('texts', group(TEXT_FIELDS), {
    description: 'Les textes fixes du site, à votre façon.',
    example: '{ home: { latest: Travaux choisis } }',
    aliases: ['textes'],
  }),
  optional('aiTraining', choice(['oui', 'non']), {
    description: 'non demande aux robots des intelligences artificielles de ne pas apprendre de votre site.',
    example: 'non',
    aliases: ['ia', 'ai'],
  }),
  optional('look', group(LOOK_FIELDS), {
    description: 'L’aspect du site.',
    example: '{ hue: 150, radius: small }',
    aliases: ['apparence', 'theme', 'style', 'design'],
  }),
  optional('review', group(REVIEW_FIELDS), {
    description: 'Ce que « check » ne doit pas dire de la lecture de vos textes.',
    example: '{ headings: false }',
    aliases: ['relecture'],
  }),
  optional('hsts', choice(['preload']), {
    description: 'preload promet aux navigateurs que tous les sous-domaines de votre adresse restent en HTTPS.',
    example: 'preload',
  }),
  optional('date', 'date', { description: 'Date du dernier changement d’importance.', example: "'2026-11-20'" }),
  optional('expires', 'date', {
    description: 'Jusqu’à quand le contact de sécurité est valable.',
    example: "'2027-11-20'",
  }),
] as const

/** `content/pages/<slug>.md` */
export const PAGE_FIELDS = [
  required('title', TITLE, {
    description: 'Le titre de la page, qui est aussi son nom dans les liens.',
    example: 'À propos',
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('menu', 'boolean', {
    description: 'true pour un lien dans la barre ; sinon, il est au bas des pages.',
    example: 'true',
    aliases: ['nav', 'barre'],
  }),
  optional('order', 'integer', {
    description: 'Son rang parmi vos pages, à partir de 1 ; sans lui, elle vient après, par ordre alphabétique.',
    example: '1',
    aliases: ['ordre', 'rang', 'number', 'numero'],
  }),
  optional('metaDescription', 'text', {
    description: 'Description pour les moteurs de recherche, à la place du début du texte.',
    example: 'Mon parcours, de l’imprimerie au web.',
    aliases: ['description'],
  }),
] as const

const CV_URL = optional('url', 'url', {
  description: 'Son adresse, ou celle de ce qu’on peut y lire.',
  example: 'https://atelier.example.org',
  aliases: ['lien', 'link', 'site'],
})

const CV_SUMMARY = optional('summary', 'text', {
  description: 'Ce que c’était, en une ou deux phrases.',
  example: 'La refonte de la boutique en ligne.',
  aliases: ['resume', 'résumé', 'description'],
})

/** Those a tag says more of are written as groups. A point is a sentence, so no comma separates two of them. */
const POINTS = tagged('text', { kind: 'text' }, { description: 'Ce que vous avez fait.', example: 'Refonte du site.' })
const SKILLS = {
  ...tagged('name', NAME, { description: 'Son nom.', example: 'HTML' }),
  names: true,
} as const
const CV_PROJECT_NAMES = {
  ...tagged('name', CODE, { description: 'Le nom du fichier, sans « .md ».', example: 'banque' }),
  names: true,
} as const

const CV_POINTS = optional('points', POINTS, {
  description: 'Ce que vous y avez fait : un texte, ou un texte et les CV où il est.',
  example: "['Refonte du site.', { text: 'Deux recrutements.', only: [lead] }]",
  aliases: ['highlights', 'missions'],
})

const CV_TECHNOLOGIES = optional('technologie', NAMES, {
  description: 'Technologies utilisées.',
  example: '[React]',
  aliases: ['technologies', 'keywords'],
})

const CV_ENTRY_FIELDS = [
  required('title', 'text', {
    description: 'Le poste ou le diplôme.',
    example: 'Développeur front-end',
    aliases: ['titre', 'poste'],
  }),
  required('organisation', NAME, {
    description: 'L’entreprise, l’école ou l’association.',
    example: 'Atelier du Lez',
    aliases: ['company', 'school', 'entreprise', 'ecole', 'organization', 'association'],
  }),
  optional('place', NAME, { description: 'La ville.', example: 'Montpellier', aliases: ['lieu', 'ville'] }),
  required('start', 'month', { description: 'Le début.', example: "'2025-02'", aliases: ['debut'] }),
  optional('end', 'month', {
    description: 'La fin ; rien tant que cela dure.',
    example: "'2026-10'",
    aliases: ['fin'],
  }),
  CV_TECHNOLOGIES,
  CV_SUMMARY,
  CV_POINTS,
  CV_URL,
  ...TAGS,
] as const

const CV_JOB_FIELDS = [
  ...CV_ENTRY_FIELDS,
  optional('trade', 'text', {
    description: 'Ce que fait l’entreprise.',
    example: 'Agence web de six personnes',
    aliases: ['secteur', 'activite', 'activité'],
  }),
] as const

const CV_SCHOOL_FIELDS = [
  ...CV_ENTRY_FIELDS,
  optional('area', 'text', {
    description: 'Le domaine, si le diplôme ne le dit pas.',
    example: 'Informatique',
    aliases: ['domaine', 'specialite', 'spécialité'],
  }),
  optional('score', 'text', {
    description: 'La note ou la mention.',
    example: 'Mention bien',
    aliases: ['mention', 'note'],
  }),
  optional('courses', TEXTS, { description: 'Les cours suivis.', example: '[Algorithmique]', aliases: ['cours'] }),
] as const

const CV_PROJECT_FIELDS = [
  required('title', 'text', {
    description: 'Le nom du projet.',
    example: 'Carte des ateliers vélo',
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('organisation', NAME, {
    description: 'Pour qui.',
    example: 'Atelier du Lez',
    aliases: ['client', 'entity', 'entreprise'],
  }),
  optional('type', 'text', { description: 'Ce que c’est.', example: 'application' }),
  optional('roles', WORDS, {
    description: 'Ce que vous y étiez.',
    example: '[Développeuse]',
    aliases: ['role', 'rôles'],
  }),
  optional('start', 'month', { description: 'Le début.', example: "'2025-02'", aliases: ['debut'] }),
  optional('end', 'month', { description: 'La fin.', example: "'2025-06'", aliases: ['fin'] }),
  CV_TECHNOLOGIES,
  CV_SUMMARY,
  CV_POINTS,
  CV_URL,
  ...TAGS,
] as const

const CV_SKILL_FIELDS = [
  required('title', 'text', { description: 'Le domaine.', example: 'Front-end', aliases: ['titre'] }),
  optional('level', 'text', { description: 'Votre niveau.', example: 'Avancé', aliases: ['niveau'] }),
  optional('items', SKILLS, {
    description: 'Ce que vous y maîtrisez : un nom, ou un nom et les CV où il est.',
    example: '[HTML, CSS, { name: Figma, hide: [lead] }]',
  }),
  ...TAGS,
] as const

const CV_LANGUAGE_FIELDS = [
  required('name', 'text', { description: 'La langue.', example: 'Anglais', aliases: ['nom'] }),
  required('level', 'text', { description: 'Le niveau.', example: 'courant (B2)', aliases: ['niveau'] }),
  ...TAGS,
] as const

const CV_INTEREST_FIELDS = [
  required('title', 'text', {
    description: 'Le centre d’intérêt.',
    example: 'Aviron',
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('items', WORDS, { description: 'Ce qui vous y plaît.', example: '[Huit barré]', aliases: ['keywords'] }),
  ...TAGS,
] as const

/** A comma in a name separates two of them, as in a list of texts. */
const INTERESTS = { ...groups(CV_INTEREST_FIELDS, 'title'), names: true } as const

const CV_AWARD_FIELDS = [
  required('title', 'text', {
    description: 'Le nom du prix.',
    example: 'Prix de l’accessibilité',
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('organisation', NAME, {
    description: 'Qui le donne.',
    example: 'Organisme Exemple',
    aliases: ['awarder', 'issuer', 'organization'],
  }),
  optional('date', 'month', { description: 'Quand vous l’avez reçu.', example: "'2026-03'" }),
  CV_SUMMARY,
  ...TAGS,
] as const

const CV_PUBLICATION_FIELDS = [
  required('title', 'text', {
    description: 'Le titre de la publication.',
    example: 'Écrire pour les lecteurs d’écran',
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('organisation', NAME, {
    description: 'Qui l’a publiée.',
    example: 'Revue Exemple',
    aliases: ['publisher', 'editeur', 'éditeur', 'revue'],
  }),
  optional('date', 'month', { description: 'Quand elle est parue.', example: "'2026-03'", aliases: ['releaseDate'] }),
  CV_SUMMARY,
  CV_URL,
  ...TAGS,
] as const

const CV_LINK_FIELDS = [
  ...PROFILE_FIELDS,
  optional('username', CODE, { description: 'Votre nom sur ce réseau.', example: 'camille', aliases: ['pseudo'] }),
  ...TAGS,
] as const

const CV_LOCATION_FIELDS = [
  optional('address', NAME, { description: 'La rue.', example: '1 rue de l’Exemple', aliases: ['adresse', 'rue'] }),
  optional('postalCode', CODE, { description: 'Le code postal.', example: "'34000'", aliases: ['codePostal'] }),
  optional('city', NAME, { description: 'La ville.', example: 'Montpellier', aliases: ['ville'] }),
  optional('region', NAME, { description: 'La région.', example: 'Occitanie' }),
  optional('countryCode', CODE, {
    description: 'Le pays, en deux lettres.',
    example: 'FR',
    aliases: ['pays', 'country'],
  }),
] as const

const CV_CERTIFICATE_FIELDS = [
  required('title', 'text', {
    description: 'Le nom du certificat.',
    example: 'Opquast',
    aliases: ['titre', 'name', 'nom'],
  }),
  required('organisation', NAME, {
    description: 'Qui le délivre.',
    example: 'Organisme Exemple',
    aliases: ['issuer', 'organisme', 'organization'],
  }),
  optional('date', 'month', { description: 'Quand vous l’avez obtenu.', example: "'2026-03'" }),
  optional('url', 'url', {
    description: 'Où on peut le vérifier.',
    example: 'https://certificats.example.org/camille',
    aliases: ['lien', 'link'],
  }),
  ...TAGS,
] as const

export const CV_LAYOUTS = ['sobre', 'compact'] as const
export const CV_PAPERS = ['A4', 'Letter'] as const

const CV_LAYOUT = optional('layout', choice(CV_LAYOUTS), {
  description: 'La mise en page : sobre (sans cette clé) ou compact, plus serré, pour tenir sur une page.',
  example: 'compact',
  aliases: ['mise en page', 'presentation', 'présentation'],
})

const CV_PAPER = optional('paper', choice(CV_PAPERS), {
  description: 'Le papier : A4 (sans cette clé) ou Letter, celui des États-Unis et du Canada.',
  example: 'Letter',
  aliases: ['papier', 'format'],
})

/** `content/cv.md` */
export const CV_FIELDS = [
  required('title', 'text', {
    description: 'La ligne sous votre nom.',
    example: 'Développeur front-end',
    aliases: ['titre'],
  }),
  optional('location', group(CV_LOCATION_FIELDS), {
    description: 'Votre adresse, à la place de « place » dans site.md.',
    example: '{ city: Montpellier, region: Occitanie }',
    aliases: ['adresse', 'address'],
  }),
  optional('mobility', 'text', {
    description: 'Où vous pouvez travailler.',
    example: 'Occitanie et télétravail',
    aliases: ['mobilite', 'mobilité'],
  }),
  optional('licence', CODE, {
    description: 'Vos permis de conduire.',
    example: 'B',
    aliases: ['permis', 'license'],
  }),
  optional('links', groups(CV_LINK_FIELDS), {
    description: 'D’autres adresses que celles de site.md.',
    example: "[{ name: Mastodon, url: 'https://mastodon.example.org/@camille' }]",
    aliases: ['liens', 'profiles', 'reseaux'],
  }),
  optional('experience', groups(CV_JOB_FIELDS), {
    description: 'Vos expériences, la plus récente d’abord.',
    example: "[{ title: Développeur front-end, organisation: Atelier du Lez, start: '2025-02' }]",
    aliases: ['experiences'],
  }),
  optional('projects', CV_PROJECT_NAMES, {
    description:
      'Les projets du portfolio que le CV montre : les noms de leurs fichiers, seuls ou avec les CV où ils sont.',
    example: '[banque, { name: location, only: [lead] }]',
    aliases: ['projets'],
  }),
  optional('otherProjects', groups(CV_PROJECT_FIELDS), {
    description: 'Les projets qui n’ont pas de page ici.',
    example: '[{ title: Carte des ateliers vélo }]',
    aliases: ['autresProjets'],
  }),
  optional('education', groups(CV_SCHOOL_FIELDS), {
    description: 'Vos formations.',
    example: "[{ title: Formation de développeur web, organisation: École du Littoral, start: '2024', end: '2025' }]",
    aliases: ['formation', 'formations'],
  }),
  optional('volunteering', groups(CV_ENTRY_FIELDS), {
    description: 'Ce que vous faites comme bénévole.',
    example: "[{ title: Animatrice, organisation: Atelier du Lez, start: '2025-02' }]",
    aliases: ['benevolat', 'bénévolat', 'volunteer'],
  }),
  optional('skills', groups(CV_SKILL_FIELDS), {
    description: 'Vos compétences par domaine.',
    example: '[{ title: Front-end, items: [HTML, CSS] }]',
    aliases: ['competences'],
  }),
  optional('certificates', groups(CV_CERTIFICATE_FIELDS), {
    description: 'Vos certificats.',
    example: "[{ title: Opquast, organisation: Organisme Exemple, date: '2026-03' }]",
    aliases: ['certificats', 'certifications'],
  }),
  optional('awards', groups(CV_AWARD_FIELDS), {
    description: 'Vos prix et distinctions.',
    example: "[{ title: Prix de l’accessibilité, date: '2026-03' }]",
    aliases: ['distinctions', 'prix', 'honors'],
  }),
  optional('publications', groups(CV_PUBLICATION_FIELDS), {
    description: 'Vos articles, livres et conférences.',
    example: '[{ title: Écrire pour les lecteurs d’écran, organisation: Revue Exemple }]',
  }),
  optional('languages', groups(CV_LANGUAGE_FIELDS), {
    description: 'Vos langues.',
    example: '[{ name: Anglais, level: courant (B2) }]',
    aliases: ['langues'],
  }),
  optional('interests', INTERESTS, {
    description: 'Vos centres d’intérêt : leur nom seul, ou avec ce qui vous y plaît.',
    example: '[Aviron]',
    aliases: ['loisirs'],
  }),
  CV_LAYOUT,
  CV_PAPER,
  optional('references', groups([...TESTIMONIAL_FIELDS, ...TAGS] as const), {
    description: 'Qui vous recommande, avec l’accord de chacun.',
    example: "[{ text: 'Un travail soigné, livré à l’heure.', author: Jeanne Martin }]",
    aliases: ['recommandations', 'recommendations'],
  }),
] as const

/** The parts of a CV below its profile, by the key of `cv.md`, in the order in which `cv.md` itself shows them. */
export const CV_SECTIONS = [
  'experience',
  'projects',
  'education',
  'volunteering',
  'skills',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
] as const

/** `content/cvs/<name>.md` */
export const TARGET_FIELDS = [
  required('title', 'text', {
    description: 'La ligne sous votre nom, à la place de celle de cv.md ; c’est aussi le nom de ce CV dans les liens.',
    example: 'Lead développeur',
    aliases: ['titre', 'poste'],
  }),
  optional(
    'sections',
    { kind: 'list', of: choice(CV_SECTIONS) },
    {
      description: 'Les parties de cv.md, dans cet ordre ; celles qui n’y sont pas sont laissées de côté.',
      example: '[skills, experience, education]',
      aliases: ['order', 'ordre', 'parties'],
    },
  ),
  optional('points', 'integer', {
    description: 'Combien de points au plus sous chaque entrée : les premiers.',
    example: '3',
    aliases: ['length', 'longueur', 'maxPoints'],
  }),
  optional('pages', 'integer', {
    description:
      'Combien de pages au plus en PDF : le texte y est un peu plus petit si cela suffit, sinon le contrôle le dit.',
    example: '1',
    aliases: ['maxPages'],
  }),
  optional('lang', choice(LANGS), {
    description:
      'La langue de son texte, de ses titres et de ses dates : fr, en ou de ; sans cette clé, celle du site.',
    example: 'en',
    aliases: ['language', 'langue', 'langage'],
  }),
  optional('listed', 'boolean', {
    description: 'true pour un lien depuis la page du CV ; sinon, seul qui en reçoit l’adresse le trouve.',
    example: 'true',
    aliases: ['menu', 'public', 'visible'],
  }),
  CV_LAYOUT,
  CV_PAPER,
] as const

/** `content/candidatures/<name>.md` */
export const APPLICATION_FIELDS = [
  required('title', TITLE, {
    description: 'Le titre de la page, que lit la personne à qui vous écrivez.',
    example: 'Pour l’équipe de l’Atelier du Lez',
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('address', CODE, {
    description:
      'La partie de l’adresse que personne ne devine. « npm run check -- --fix » l’écrit ; ne la choisissez pas.',
    example: 'xxxxx-xxxxx-xxxxx-xxxxx',
    aliases: ['adresse', 'key', 'secret', 'slug'],
  }),
  optional('cv', CODE, {
    description: 'Le CV à montrer : le nom d’un fichier de cvs/ ; sans cette clé, cv.md.',
    example: 'lead',
    aliases: ['target', 'cible'],
  }),
  optional('projects', FILES, {
    description: 'Les projets à montrer, dans cet ordre : les noms de leurs fichiers.',
    example: '[banque, location]',
    aliases: ['projets'],
  }),
] as const

/** The keys of the front matter, by the kind of file. */
export const FIELDS_OF = {
  project: PROJECT_FIELDS,
  page: PAGE_FIELDS,
  site: SITE_FIELDS,
  cv: CV_FIELDS,
  target: TARGET_FIELDS,
  application: APPLICATION_FIELDS,
} as const satisfies Readonly<Record<string, readonly Field[]>>

/**
 * Which of the owner's Markdown files: one of `content/projets/`, `content/pages/`, `content/cvs/` (`target`), `content/candidatures/`
 * (`application`), `content/site.md` or `content/cv.md`.
 */
export type MarkdownKind = keyof typeof FIELDS_OF
