import { CHARACTER_NAMES, describedCharacters } from '../../src/looks/characters.ts'
import { CODE, choice, group, groups, type KeyWords, NAME, nullable, optional, required } from './define.ts'
import type { Field, FieldType, OwnerText } from './field.ts'
import { DEFAULT_PROVIDER, MAIL_IDENTIFIERS, MAIL_PROVIDERS } from './mail-services.ts'
import type { Words } from './site-texts/language.ts'
import { FRENCH, LANGS } from './site-texts/languages.ts'
import { MAY_BE_EMPTY, OWNER_VALUES, valuesIn } from './site-texts/owner-texts.ts'

export const PROJECT_STATES = ['OK', 'PROGRESS', 'NOT_STARTED'] as const

const TEXTS = { kind: 'list', of: { kind: 'text' } } as const
const WORDS = { ...TEXTS, names: true } as const
const NAMES = { ...WORDS, of: NAME } as const
/** Keys that a translation, such as `content/en/projets/banque.md`, has besides those of its original. */
export const TRANSLATION_FIELDS = [
  optional('slug', CODE, {
    fr: 'La fin de l’adresse d’un projet, d’une page ou d’un CV ciblé dans cette langue, à la place du nom du fichier.',
    en: 'The end of the address of a project, a page or a CV for one purpose in this language, instead of the name of the file.',
    example: 'bank',
  }),
  optional('translated', CODE, {
    fr: 'L’état de l’original que suit la traduction : la commande « translated » l’écrit.',
    en: 'The state of the original that the translation follows: the command “translated” writes it.',
    example: "'1f2e3d4c'",
  }),
] as const

/** Lists alternatives. Not by `Intl.ListFormat`, because every command loads this file, and its first use takes some milliseconds. */
const either = (names: readonly string[], or: 'ou' | 'or') => `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`

/** Names of files. One needs no brackets. */
const FILES = { ...WORDS, of: CODE, alone: true } as const

/** As many projects as the home page shows (scripts/site/input.ts). */
const FEATURED = { ...FILES, longest: 3 } as const

/** As many words as src/components/Hero/Hero.module.scss has animations for. */
const HERO_WORDS = { ...WORDS, longest: 8 } as const

/** Cards, tabs and search engines cut longer titles. */
const TITLE = { kind: 'text', longest: 120, reads: 'title' } as const

/** Names of the one date of an entry. */
const DAYS = ['start', 'year', 'annee', 'année'] as const

const CARD_PICTURE = { kind: 'picture', frame: 'card' } as const
const PORTRAIT = { kind: 'picture', frame: 'portrait' } as const

/** Tags of a part of `cv.md`: the names of the files of `cvs/` that show or hide it, and `cv` for `cv.md` itself. */
export const TAGS = [
  optional('only', FILES, {
    fr: 'Les seuls CV qui le montrent : les noms des fichiers de cvs/, et cv pour celui-ci.',
    en: 'The only CVs that show it: the names of the files of cvs/, and cv for this one.',
    example: '[lead]',
    aliases: ['seulement', 'for', 'pour'],
  }),
  optional('hide', FILES, {
    fr: 'Les CV qui ne le montrent pas.',
    en: 'The CVs that do not show it.',
    example: '[lead]',
    aliases: ['except', 'sauf', 'cacher', 'masquer'],
  }),
] as const

/** Defines a list of texts, which may have tags: `{ text: Refonte du site., only: [lead] }`. */
const tagged = <const Key extends 'text' | 'name', Type extends FieldType>(key: Key, type: Type, words: KeyWords) =>
  groups([required(key, type, words), ...TAGS] as const, key)

export const LINK_FIELDS = [
  required('label', 'text', {
    fr: 'Ce que dit le lien.',
    en: 'What the link says.',
    example: { fr: 'Diapositives', en: 'Slides' },
    aliases: ['title', 'titre', 'name', 'nom'],
  }),
  required('url', 'url', {
    fr: 'Son adresse.',
    en: 'Its address.',
    example: 'https://camille.example.org/diapos',
    aliases: ['lien'],
  }),
] as const

const VIDEO_FIELDS = [
  required(
    'file',
    { kind: 'media', of: 'video' },
    {
      fr: 'Le film, en MP4 ou en WebM : un chemin à partir du fichier Markdown.',
      en: 'The film, as MP4 or WebM: a path from the Markdown file.',
      example: 'images/film.mp4',
      aliases: ['fichier', 'src', 'url'],
    },
  ),
  required('poster', 'picture', {
    fr: 'L’image montrée avant la lecture, dans les proportions du film.',
    en: 'The picture shown before the film plays, in the proportions of the film.',
    example: 'images/film.png',
    aliases: ['affiche', 'image'],
  }),
  optional(
    'captions',
    { kind: 'media', of: 'captions' },
    {
      fr: 'Ses sous-titres en français, un fichier WebVTT.',
      en: 'Its captions, a WebVTT file.',
      example: 'images/film.vtt',
      aliases: ['sous-titres', 'soustitres', 'subtitles'],
    },
  ),
  optional('silent', 'boolean', {
    fr: 'true si le film n’a ni parole ni son qui compte : il n’a alors pas besoin de sous-titres.',
    en: 'true if the film has neither speech nor any sound that matters: it needs no captions then.',
    example: 'true',
    aliases: ['muet', 'muette'],
  }),
] as const

const CAPTURE_FIELDS = [
  required('image', 'picture', {
    fr: 'L’image : un chemin à partir du fichier Markdown.',
    en: 'The picture: a path from the Markdown file.',
    example: 'images/banque.png',
    aliases: ['file', 'fichier', 'src'],
  }),
  required('alt', 'text', {
    fr: 'Ce qu’elle montre, pour qui ne la voit pas.',
    en: 'What it shows, for people who do not see it.',
    example: { fr: 'Le relevé d’un compte', en: 'The statement of an account' },
    aliases: ['description'],
  }),
  optional('caption', 'text', {
    fr: 'Sa légende, que tous lisent dessous.',
    en: 'Its caption, which everybody reads below it.',
    example: { fr: 'Le relevé, trié par mois', en: 'The statement, sorted by month' },
    aliases: ['legende', 'légende'],
  }),
  optional('device', choice(['desktop', 'phone']), {
    fr: 'phone pour une capture de téléphone ; sans cette clé, desktop.',
    en: 'phone for a screenshot of a phone; without this key, desktop.',
    example: 'phone',
    aliases: ['appareil', 'ecran', 'écran'],
  }),
] as const

const TESTIMONIAL_FIELDS = [
  required('text', 'text', {
    fr: 'Ce que la personne dit de vous.',
    en: 'What the person says of you.',
    example: { fr: 'Un travail soigné, livré à l’heure.', en: 'Careful work, delivered on time.' },
    aliases: ['texte', 'quote', 'citation'],
  }),
  required('author', NAME, {
    fr: 'Son nom.',
    en: 'Their name.',
    sample: 'person',
    example: { fr: 'Prénom Nom', en: 'First Last' },
    aliases: ['auteur', 'name', 'nom', 'title', 'autor', 'autorin'],
  }),
  optional('post', 'text', {
    fr: 'Son poste, son entreprise.',
    en: 'Their post, their company.',
    sample: 'person',
    example: { fr: 'Directrice, Atelier du Lez', en: 'Director, Example Studio' },
    aliases: ['poste', 'role', 'company', 'entreprise', 'stelle', 'firma'],
  }),
  optional('url', 'url', {
    fr: 'Où on peut le lire, ou le site de la personne.',
    en: 'Where it can be read, or the site of the person.',
    example: 'https://atelier.example.org',
    aliases: ['lien', 'link'],
  }),
] as const

const PERIOD_FIELDS = [
  required('from', 'month', {
    fr: 'Le début.',
    en: 'The start.',
    example: "'2026-01'",
    aliases: ['start', 'de', 'debut', 'début', 'von', 'beginn'],
  }),
  optional('to', 'month', {
    fr: 'La fin ; rien tant que cela dure.',
    en: 'The end; nothing as long as it goes on.',
    example: "'2026-03'",
    aliases: ['end', 'a', 'à', 'fin', 'bis', 'ende'],
  }),
] as const

const RESULT_FIELDS = [
  required('label', 'text', {
    fr: 'Ce qui est mesuré.',
    en: 'What is measured.',
    example: { fr: 'Score Lighthouse sur téléphone', en: 'Lighthouse score on a phone' },
    aliases: ['libelle', 'name', 'metric', 'indicateur', 'title', 'titre', 'nom'],
  }),
  optional('before', 'figure', {
    fr: 'Le chiffre d’avant.',
    en: 'The figure before.',
    example: '57',
    aliases: ['avant', 'vorher'],
  }),
  required('after', 'figure', {
    fr: 'Le chiffre d’aujourd’hui.',
    en: 'The figure today.',
    example: '94',
    aliases: ['apres', 'après', 'value', 'valeur', 'nachher', 'wert'],
  }),
  optional('unit', 'text', { fr: 'Son unité.', en: 'Its unit.', example: '/ 100', aliases: ['unite', 'unité'] }),
  optional('proof', 'url', {
    fr: 'L’adresse où chacun peut le vérifier.',
    en: 'The address where everybody can check it.',
    example: 'https://mesures.example.org/banque',
    aliases: ['preuve', 'url', 'source', 'lien', 'nachweis'],
  }),
] as const

/** `content/projets/<slug>.md` */
export const PROJECT_FIELDS = [
  nullable('number', 'integer', {
    fr: 'Numéro du projet dans la liste, à partir de 1 ; null pour un projet hors série.',
    en: 'The number of the project in the list, from 1; null for a project outside the series.',
    example: '12',
    aliases: ['numero', 'num', 'n', 'order', 'ordre', 'id'],
  }),
  nullable('title', TITLE, {
    fr: 'Titre du projet ; vide seulement si le projet n’est pas commencé.',
    en: 'The title of the project; empty only if the project has not begun.',
    example: { fr: 'Banque en ligne', en: 'Online bank' },
    aliases: ['titel', 'titulo', 'titre', 'name', 'nom'],
  }),
  optional('image', CARD_PICTURE, {
    fr: 'Image du projet : un chemin à partir du fichier Markdown, ou « /… » pour un fichier de public/.',
    en: 'The picture of the project: a path from the Markdown file, or “/…” for a file of public/.',
    example: 'images/banque.png',
    aliases: ['picture', 'photo', 'img', 'visuel', 'cover', 'vignette', 'miniature', 'illustration', 'bild', 'imagen'],
  }),
  optional('imageAlt', 'text', {
    fr: 'Ce que montre l’image, pour qui ne la voit pas ; sans cette clé, « Image du projet » et son titre.',
    en: 'What the picture shows, for people who do not see it; without this key, “Image of the project” and its title.',
    example: { fr: 'Trois comptes et leur solde', en: 'Three accounts and their balance' },
    aliases: ['alt', 'imagealt', 'altText', 'alternative'],
  }),
  optional('imageNight', 'picture', {
    fr: 'La même image pour le thème sombre, aux mêmes dimensions.',
    en: 'The same picture for the dark theme, in the same size.',
    example: 'images/banque-nuit.png',
    aliases: ['imageNuit', 'imageDark', 'imageSombre'],
  }),
  optional('video', group(VIDEO_FIELDS), {
    fr: 'Un film, sur la page du projet.',
    en: 'A film, on the page of the project.',
    example: '{ file: images/film.mp4, poster: images/film.png, captions: images/film.vtt }',
    aliases: ['film'],
  }),
  optional('captures', groups(CAPTURE_FIELDS), {
    fr: 'Des captures ou des photographies, en galerie sur la page du projet.',
    en: 'Screenshots or photographs, as a gallery on the page of the project.',
    example: {
      fr: '[{ image: images/banque.png, alt: Le relevé d’un compte }]',
      en: '[{ image: images/banque.png, alt: The statement of an account }]',
    },
    aliases: ['images', 'photos', 'galerie', 'gallery', 'screenshots', 'bildschirmfotos', 'capturas'],
  }),
  optional('url', 'url', {
    fr: 'Adresse du site en ligne.',
    en: 'The address of the site that is online.',
    example: 'https://banque.example.org',
    aliases: [
      ...['webseite', 'enlace', 'sitio', 'site', 'lien', 'link', 'demo', 'live', 'website', 'homepage', 'external'],
      ...['liveLink', 'liveUrl', 'demoLink', 'demoUrl', 'projectUrl', 'webadresse'],
    ],
  }),
  optional('github', 'url', {
    fr: 'Adresse du dépôt du code.',
    en: 'The address of the repository of the code.',
    example: 'https://github.example.org/camille/banque',
    aliases: [
      ...['code', 'codigo', 'quellcode', 'repositorio', 'depot', 'repo', 'repository', 'gitlab', 'git', 'source'],
      ...['githubLink', 'githubUrl', 'repoLink', 'repoUrl', 'sourceCode'],
    ],
  }),
  optional('links', groups(LINK_FIELDS), {
    fr: 'D’autres adresses : des diapositives, une vidéo, un article.',
    en: 'Other addresses: slides, a video, an article.',
    example: {
      fr: "[{ label: Diapositives, url: 'https://camille.example.org/diapos' }]",
      en: "[{ label: Slides, url: 'https://camille.example.org/diapos' }]",
    },
    aliases: ['enlaces', 'liens'],
  }),
  optional('theme', 'text', {
    fr: 'Le sujet du projet en une ligne.',
    en: 'What the project is about, in one line.',
    example: { fr: 'Tableau de bord bancaire relié à une API', en: 'Bank dashboard connected to an API' },
    aliases: [
      ...['sujet', 'subtitle', 'sous-titre', 'résumé', 'resume', 'accroche', 'tagline', 'intro', 'thema'],
      ...['untertitel', 'kurzbeschreibung', 'tema'],
    ],
  }),
  optional('role', 'text', {
    fr: 'Ce que vous y étiez.',
    en: 'What you were in it.',
    example: { fr: 'Développeuse front-end', en: 'Front-end developer' },
    aliases: ['rôle', 'poste', 'rolle', 'rol'],
  }),
  optional('team', 'text', {
    fr: 'Avec qui vous l’avez fait.',
    en: 'With whom you made it.',
    example: { fr: 'Deux développeuses, un graphiste', en: 'Two developers, one designer' },
    aliases: ['equipo', 'equipe', 'équipe', 'collaborateurs', 'collaborators'],
  }),
  optional('client', NAME, {
    fr: 'Pour qui vous l’avez fait.',
    en: 'For whom you made it.',
    sample: 'person',
    example: { fr: 'Atelier du Lez', en: 'Example Studio' },
    aliases: ['cliente', 'commanditaire', 'entreprise', 'société', 'company', 'kunde', 'auftraggeber'],
  }),
  optional('period', group(PERIOD_FIELDS), {
    fr: 'Quand vous l’avez fait.',
    en: 'When you made it.',
    sample: 'choice',
    example: "{ from: '2026-01', to: '2026-03' }",
    aliases: [
      ...['timeline', 'periodo', 'periode', 'période', 'dates', 'start', 'startDate', 'debut', 'début', 'year'],
      ...['annee', 'année', 'zeitraum', 'end', 'endDate', 'fin'],
    ],
  }),
  optional('duration', 'text', {
    fr: 'Le temps que cela a pris.',
    en: 'How long it took.',
    sample: 'choice',
    example: { fr: 'Six semaines', en: 'Six weeks' },
    aliases: ['duree', 'durée', 'dauer', 'duracion'],
  }),
  optional('result', 'text', {
    fr: 'Ce que cela a changé, en une ligne.',
    en: 'What it changed, in one line.',
    example: { fr: 'La page s’affiche deux fois plus vite.', en: 'The page shows twice as fast.' },
    aliases: ['resultat', 'résultat', 'outcome', 'bilan', 'impact', 'ergebnis', 'resultado'],
  }),
  optional('results', groups(RESULT_FIELDS), {
    fr: 'Ce qui en a été mesuré.',
    en: 'What was measured of it.',
    example: {
      fr: '[{ label: Score Lighthouse sur téléphone, before: 57, after: 94 }]',
      en: '[{ label: Lighthouse score on a phone, before: 57, after: 94 }]',
    },
    aliases: [
      ...['resultats', 'résultats', 'chiffres', 'metrics', 'ergebnisse', 'kennzahlen', 'kpi', 'kpis', 'indicateurs'],
      ...['statistiques', 'stats'],
    ],
  }),
  optional('quote', group(TESTIMONIAL_FIELDS), {
    fr: 'Ce qu’une personne dit de votre travail, avec son accord.',
    en: 'What a person says of your work, with their consent.',
    example: {
      fr: "{ text: 'Un travail soigné, livré à l’heure.', author: Jeanne Martin }",
      en: "{ text: 'Careful work, delivered on time.', author: Jeanne Martin }",
    },
    aliases: ['citation', 'temoignage', 'témoignage', 'testimonial', 'zitat'],
  }),
  optional('confidential', 'boolean', {
    fr: 'true si vous ne pouvez rien montrer de plus que ce résumé : ni site, ni dépôt, ni autre lien.',
    en: 'true if you cannot show anything more than this summary: neither a site, nor a repository, nor another link.',
    example: 'true',
    aliases: ['confidentiel', 'nda', 'vertraulich'],
  }),
  required('technologie', NAMES, {
    fr: 'Technologies utilisées.',
    en: 'The technologies that were used.',
    example: '[React, TypeScript]',
    aliases: [
      ...['frameworks', 'langages', 'languages', 'libraries', 'tecnologias', 'technologien', 'technologies'],
      ...['techno', 'technos', 'tech', 'stack', 'tags', 'technology', 'techStack', 'tools', 'outils', 'logiciels'],
      ...['builtWith', 'technik'],
    ],
  }),
  optional('responsive', 'boolean', {
    fr: 'true si le site s’adapte aux petits écrans, false sinon.',
    en: 'true if the site adapts to small screens, false otherwise.',
    example: 'true',
    aliases: ['adaptatif', 'mobile'],
  }),
  required('category', 'category', {
    fr: 'Une des catégories de site.md ; sans elles, Formation ou Personnel.',
    en: 'One of the categories of site.md; without them, Training or Personal (on a French site, Formation or Personnel; on a German one, Ausbildung or Privat).',
    example: { fr: 'Personnel', en: 'Personal' },
    aliases: ['categorie', 'catégorie', 'type', 'kategorie', 'categoria'],
  }),
  required('state', choice(PROJECT_STATES), {
    fr: 'OK : terminé. PROGRESS : en cours. NOT_STARTED : pas commencé.',
    en: 'OK: finished. PROGRESS: in progress. NOT_STARTED: not begun.',
    example: 'OK',
    aliases: ['estado', 'zustand', 'progress', 'progression', 'etat', 'état', 'status', 'statut', 'avancement'],
  }),
  optional('metaTitle', 'text', {
    fr: 'Titre pour les moteurs de recherche, à la place du titre du projet.',
    en: 'The title for search engines, instead of the title of the project.',
    example: { fr: 'Banque en ligne, un front-end React', en: 'Online bank, a React front end' },
  }),
  optional('metaDescription', 'text', {
    fr: 'Description pour les moteurs de recherche, à la place du début du texte.',
    en: 'The description for search engines, instead of the start of the text.',
    example: {
      fr: 'Le front-end d’une banque : connexion, profil et comptes.',
      en: 'The front end of a bank: sign-in, profile and accounts.',
    },
  }),
  optional('date', 'date', {
    fr: 'Date du projet.',
    en: 'The date of the project.',
    sample: 'choice',
    example: "'2026-03-14'",
    aliases: ['fecha', 'datum', 'published'],
  }),
] as const

const GOAL_FIELDS = [
  required('title', NAME, {
    fr: 'Nom de la technologie.',
    en: 'The name of the technology.',
    sample: 'choice',
    example: 'ReactJS',
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('image', 'picture', {
    fr: 'Son logo, SVG de préférence ; sans lui, celui de Simple Icons qui porte ce nom.',
    en: 'Its logo, preferably SVG; without one, that of Simple Icons which has this name.',
    example: 'images/logos/react.svg',
    aliases: ['logo', 'icon'],
  }),
] as const

const SKILL_FIELDS = [
  ...GOAL_FIELDS,
  optional('use', 'text', {
    fr: 'Où vous vous en servez, quand ni un projet ni un poste de cv.md ne le dit.',
    en: 'Where you use it, when neither a project nor a post in cv.md says so.',
    example: { fr: 'L’historique de tous mes dépôts', en: 'The history of all my repositories' },
    aliases: ['usage', 'preuve', 'proof', 'où', 'where'],
  }),
] as const

const PROFILE_FIELDS = [
  required('name', NAME, {
    fr: 'Le nom du réseau.',
    en: 'The name of the network.',
    example: 'GitLab',
    aliases: ['nom', 'network', 'reseau', 'label', 'platform', 'title'],
  }),
  required('url', 'url', {
    fr: 'L’adresse de votre profil.',
    en: 'The address of your profile.',
    example: 'https://gitlab.example.org/camille',
    aliases: ['lien', 'link'],
  }),
] as const

/** Kinds of projects, for search engines (schema.org). */
const PROJECT_TYPES = ['site', 'application', 'code', 'article', 'talk', 'design', 'course'] as const
const WORDING = { kind: 'text', keepsEmpty: true } as const

const CATEGORY_FIELDS = [
  required('name', 'text', {
    fr: 'Son nom, que les projets reprennent.',
    en: 'Its name, which the projects repeat.',
    example: 'Client',
    aliases: ['title', 'titre', 'nombre', 'nom'],
  }),
  optional('type', choice(PROJECT_TYPES), {
    fr: 'Ce que sont ses projets, pour les moteurs de recherche.',
    en: 'What its projects are, for search engines.',
    example: 'talk',
  }),
  optional('label', WORDING, {
    fr: 'Ce que dit la carte devant le titre, sauf si le projet a un numéro ; vide : rien.',
    en: 'What the card says before the title, unless the project has a number; empty: nothing.',
    example: { fr: 'Conférence', en: 'Talk' },
  }),
  optional('done', WORDING, {
    fr: 'La pastille d’un projet terminé ; vide : aucune.',
    en: 'The badge of a finished project; empty: none.',
    example: { fr: 'Conférence donnée', en: 'Talk given' },
  }),
  optional('inProgress', WORDING, {
    fr: 'La pastille d’un projet en cours ; vide : aucune.',
    en: 'The badge of a project in progress; empty: none.',
    example: { fr: 'En préparation', en: 'In preparation' },
  }),
] as const

const RADII = ['none', 'small', 'large'] as const
/** Typefaces of the product (scripts/fonts/families). */
export const TYPEFACES = ['bricolage', 'literata', 'atkinson', 'outfit', 'jetbrains-mono'] as const

const FORM_FIELDS = [
  optional('phone', choice(['required', 'optional', 'none']), {
    fr: 'Si le formulaire demande un téléphone.',
    en: 'Whether the form asks for a phone number.',
    example: 'optional',
  }),
  optional('phoneFormat', choice(['france', 'international']), {
    fr: 'Quels numéros il attend : dix chiffres (sans cette clé, si lang est fr et que ni phone, ni place, ni legal.law ne disent un autre pays), ou ceux de tous les pays.',
    en: 'Which numbers it expects: ten digits (without this key, if lang is fr and neither phone nor place nor legal.law says another country), or those of all countries.',
    example: 'international',
  }),
] as const

const HERO_FIELDS = [
  optional('words', HERO_WORDS, {
    fr: 'Les mots qui tournent après le métier.',
    en: 'The words that rotate after the trade.',
    sample: 'choice',
    example: '[Web, React]',
    aliases: ['mots', 'wörter'],
  }),
  optional('sentences', TEXTS, {
    fr: 'Les phrases d’introduction.',
    en: 'The sentences of introduction.',
    example: { fr: "['Je construis des interfaces claires.']", en: "['I build clear interfaces.']" },
    aliases: [
      ...['phrases', 'title', 'titre', 'subtitle', 'tagline', 'slogan', 'text', 'texte', 'description', 'heading'],
      ...['intro', 'sätze'],
    ],
  }),
  required('portrait', PORTRAIT, {
    fr: 'Le portrait, au format 4:5.',
    en: 'The portrait, in 4:5 format.',
    example: 'images/portrait.png',
    aliases: ['photo', 'image', 'avatar', 'bild', 'porträt'],
  }),
  optional('portraitNight', 'picture', {
    fr: 'Le même portrait pour le thème sombre, aux mêmes dimensions.',
    en: 'The same portrait for the dark theme, in the same size.',
    example: 'images/portrait-nuit.png',
    aliases: ['portraitNuit', 'portraitDark', 'portraitSombre'],
  }),
] as const

const MAIL_FIELDS = [
  optional('provider', choice(MAIL_PROVIDERS), {
    fr: `Le service ; sans cette clé, ${DEFAULT_PROVIDER}. endpoint : un serveur à vous.`,
    en: `The service; without this key, ${DEFAULT_PROVIDER}. endpoint: a server of your own.`,
    example: 'formspree',
    aliases: ['service'],
  }),
  ...MAIL_IDENTIFIERS,
] as const

export const HOST_FIELDS = [
  optional('name', NAME, {
    fr: 'Nom de l’hébergeur.',
    en: 'The name of the host.',
    sample: 'person',
    example: { fr: 'Hébergeur Exemple', en: 'Example Hosting' },
    aliases: ['nom'],
  }),
  optional('address', NAME, {
    fr: 'Son adresse postale.',
    en: 'Its postal address.',
    sample: 'person',
    example: { fr: '1 rue de l’Exemple, 34000 Montpellier', en: '1 Example Street, Leeds LS1 1AA' },
    aliases: ['adresse', 'anschrift'],
  }),
  optional('phone', 'phone', {
    fr: 'Son téléphone.',
    en: 'Its phone number.',
    example: '06 39 98 00 01',
    aliases: ['telephone', 'telefon'],
  }),
] as const

export const ANALYTICS_SERVICES = ['vercel', 'plausible', 'umami', 'goatcounter', 'matomo'] as const

export const ANALYTICS_FIELDS = [
  required('name', 'analytics', {
    fr: 'vercel, plausible, umami, goatcounter, matomo, le chemin d’un script de votre hébergeur, ou non.',
    en: 'vercel, plausible, umami, goatcounter, matomo, the path of a script of your host, or non (for none).',
    example: 'plausible',
    aliases: ['nom', 'service', 'provider'],
  }),
  optional('url', 'url', {
    fr: 'L’adresse de votre installation ; pour matomo, toujours.',
    en: 'The address of your installation; for matomo, always.',
    example: 'https://stats.example.org',
    aliases: ['host', 'adresse', 'server'],
  }),
  optional('id', 'id', {
    fr: 'L’identifiant que donne le service : celui du site (umami, matomo), votre code (goatcounter), le nom du script (plausible).',
    en: 'The identifier that the service gives: that of the site (umami, matomo), your code (goatcounter), the name of the script (plausible).',
    example: '3',
    aliases: ['siteId', 'websiteId', 'code', 'domain', 'site'],
  }),
] as const

/** Laws that the legal notice follows: all French requirements, the GDPR alone, or none. */
const LAWS = ['france', 'europe', 'none'] as const

export const LEGAL_FIELDS = [
  optional('law', choice(LAWS), {
    fr: 'Le droit que disent les mentions légales et la déclaration d’accessibilité. france (sans cette clé). europe : le RGPD seul, si vous êtes dans un autre pays de l’Union. none : aucun, ailleurs.',
    en: 'The law that the legal notice and the accessibility statement state. france (without this key). europe: the GDPR alone, if you are in another country of the Union. none: no law, elsewhere.',
    example: 'europe',
    aliases: ['loi', 'droit', 'country', 'pays'],
  }),
  optional('publisher', NAME, {
    fr: 'Qui publie le site.',
    en: 'Who publishes the site.',
    sample: 'person',
    example: 'Camille Persienne',
    aliases: ['editeur', 'herausgeber'],
  }),
  optional('address', NAME, {
    fr: 'Votre adresse postale, que la loi demande aux professionnels.',
    en: 'Your postal address, which French law asks of professionals.',
    sample: 'person',
    example: { fr: '1 rue de l’Exemple, 34000 Montpellier', en: '1 Example Street, Leeds LS1 1AA' },
    aliases: ['adresse', 'anschrift'],
  }),
  optional('siret', CODE, {
    fr: 'Numéro SIRET, s’il y en a un.',
    en: 'The SIRET number, if there is one.',
    example: "'000 000 000 00000'",
  }),
  optional('vat', CODE, {
    fr: 'Numéro de TVA intracommunautaire, s’il y en a un.',
    en: 'The VAT identification number, if there is one.',
    example: 'DE000000000',
    aliases: ['tva', 'vatId', 'ustIdNr'],
  }),
  optional('host', { ...group(HOST_FIELDS), bare: 'name' } as const, {
    fr: 'L’hébergeur du site.',
    en: 'The host of the site.',
    example: { fr: '{ name: Hébergeur Exemple }', en: '{ name: Example Hosting }' },
    aliases: ['hebergeur', 'hosting', 'hoster'],
  }),
  optional('retention', 'text', {
    fr: 'Combien de temps vous gardez les messages reçus.',
    en: 'How long you keep the messages that you receive.',
    sample: 'choice',
    example: { fr: 'un an après le dernier échange', en: 'one year after the last exchange' },
    aliases: ['conservation', 'aufbewahrung', 'speicherdauer'],
  }),
] as const

const SEEKING_FIELDS = [
  optional('contract', 'text', {
    fr: 'Le contrat, la mission ou le stage.',
    en: 'The contract, the assignment or the internship.',
    sample: 'choice',
    example: 'CDI',
    aliases: ['contrat', 'duration', 'durée', 'period', 'période', 'vertrag', 'vertragsart'],
  }),
  optional('post', 'text', {
    fr: 'Le poste, avec votre niveau.',
    en: 'The post, with your level.',
    example: { fr: 'Développeur front-end React, junior', en: 'React front-end developer, junior' },
    aliases: ['poste', 'title', 'titre', 'job', 'stelle'],
  }),
  optional('place', NAME, {
    fr: 'Où.',
    en: 'Where.',
    sample: 'choice',
    example: { fr: 'Montpellier', en: 'Leeds' },
    aliases: ['lieu', 'ville', 'city', 'location', 'localisation', 'ort', 'stadt'],
  }),
  optional('remote', 'boolean', {
    fr: 'true si ce peut être à distance.',
    en: 'true if it may be remote.',
    sample: 'choice',
    example: 'true',
    aliases: ['distance', 'teletravail', 'télétravail'],
  }),
  optional('from', 'month', {
    fr: 'À partir de quand ; une date passée n’est plus dite.',
    en: 'From when; a date that has passed is not said any more.',
    sample: 'choice',
    example: "'2027-01-04'",
    aliases: ['des', 'dès', 'date', 'start', 'debut', 'début', 'ab'],
  }),
] as const

const FOOTER_FIELDS = [
  optional('notice', 'text', {
    fr: 'Ce que le site dit des données, à la place de la phrase tirée de ce qu’il fait.',
    en: 'What the site says about data, instead of the sentence that follows from what it does.',
    example: {
      fr: 'Ce site est fait main et ne collecte aucune donnée.',
      en: 'This site is made by hand and collects no data.',
    },
  }),
  optional('made', 'text', {
    fr: 'Une phrase de plus.',
    en: 'One more sentence.',
    sample: 'choice',
    example: { fr: 'Fait avec passion.', en: 'Made with care.' },
  }),
  optional('year', CODE, {
    fr: 'L’année du copyright, à la place de celle où le site est construit.',
    en: 'The year of the copyright, instead of that in which the site is built.',
    sample: 'choice',
    example: "'2024'",
    aliases: ['annee'],
  }),
] as const

const LOOK_FIELDS = [
  optional(
    'hue',
    { kind: 'colour', tint: 'hue' },
    {
      fr: 'La couleur des actions et des liens : une teinte de 0 à 360 (25 rouge, 95 jaune, 145 vert, 195 turquoise, 260 bleu, 300 violet, 350 rose), ou la couleur d’une marque. Toutes les autres en sont tirées.',
      en: 'The colour of actions and links: a hue from 0 to 360 (25 red, 95 yellow, 145 green, 195 turquoise, 260 blue, 300 purple, 350 pink), or the colour of a brand. All others are derived from it.',
      example: '150',
      aliases: ['teinte', 'couleur', 'color', 'accent'],
    },
  ),
  optional(
    'second',
    { kind: 'colour', tint: 'second' },
    {
      fr: 'La seconde couleur, aujourd’hui celle du soleil, et la nuance des fonds : de même.',
      en: 'The second colour, today that of the sun, and the shade of the backgrounds: likewise.',
      example: "'#ff9b71'",
      aliases: ['secondaire', 'secondary'],
    },
  ),
  optional(
    'typeface',
    { kind: 'typeface', values: TYPEFACES },
    {
      fr: 'La police de tout le site : bricolage (celle du modèle), literata (à empattements), atkinson (très lisible), outfit (géométrique), jetbrains-mono (de code), ou le chemin de votre fichier .woff2.',
      en: 'The font of the whole site: bricolage (that of the template), literata (with serifs), atkinson (very legible), outfit (geometric), jetbrains-mono (for code), or the path of your .woff2 file.',
      example: 'literata',
      aliases: ['police', 'font', 'fonte', 'typographie'],
    },
  ),
  optional(
    'logo',
    { kind: 'picture', drawing: true },
    {
      fr: 'Votre logo en SVG, fait de formes simples : dans la barre, à la place de votre nom.',
      en: 'Your logo as SVG, made of plain shapes: in the bar, instead of your name.',
      example: 'images/mon-logo.svg',
      aliases: ['marque', 'brand'],
    },
  ),
  optional('character', choice(CHARACTER_NAMES), {
    fr: `Le caractère du site, ses dessins et les couleurs, la police et l’arrondi que vous ne choisissez pas : ${either(describedCharacters('fr'), 'ou')}.`,
    en: `The character of the site, its drawings and the colours, font and roundness that you do not choose: ${either(describedCharacters('en'), 'or')}.`,
    example: 'atelier',
    aliases: ['caractère', 'caractere', 'style', 'thème', 'theme', 'template'],
  }),
  optional('signature', choice(['persiennes', 'aucune']), {
    fr: 'aucune retire les dessins du caractère : du portrait, du bas des pages, des images qui manquent, du changement de thème, des icônes, du CV et de l’image de partage.',
    en: 'aucune (none) removes the drawings of the character: from the portrait, the foot of the pages, missing pictures, the change of theme, the icons, the CV and the share picture.',
    example: 'aucune',
  }),
  optional('radius', choice(RADII), {
    fr: 'L’arrondi des cadres et des boutons : aucun, petit ou grand.',
    en: 'How round frames and buttons are: not at all, a little or much.',
    example: 'small',
    aliases: ['arrondi', 'coins'],
  }),
] as const

const unlessFalse = (
  key: 'headings' | 'firstSentence' | 'short' | 'result' | 'alt' | 'links',
  { fr, en }: OwnerText,
  aliases: string[],
) =>
  optional(key, 'boolean', {
    fr: `false pour ne pas être averti ${fr}.`,
    en: `false not to be warned of ${en}.`,
    example: 'false',
    aliases,
  })

/** Findings of the proofreader about style, besides mistakes (scripts/proofread/readability.ts). */
const REVIEW_FIELDS = [
  unlessFalse(
    'headings',
    { fr: 'des titres qui iraient à n’importe quel texte', en: 'headings that would fit any text' },
    ['titres'],
  ),
  unlessFalse(
    'firstSentence',
    { fr: 'd’une première phrase de plus de 40 mots', en: 'a first sentence of more than 40 words' },
    ['premierePhrase'],
  ),
  unlessFalse('short', { fr: 'd’un projet de moins de 30 mots', en: 'a project of fewer than 30 words' }, ['court']),
  unlessFalse(
    'result',
    {
      fr: 'd’un projet terminé qui ne dit pas ce qu’il a changé',
      en: 'a finished project that does not say what it changed',
    },
    ['resultat', 'résultat'],
  ),
  unlessFalse(
    'alt',
    { fr: 'd’un texte de remplacement qui répète le titre', en: 'an alternative text that repeats the title' },
    ['imageAlt'],
  ),
  unlessFalse(
    'links',
    { fr: 'd’un lien dont les mots ne disent pas où il mène', en: 'a link whose words do not say where it leads' },
    ['liens'],
  ),
] as const

/** Sections that the home page can have below its top. */
export const HOME_SECTIONS = ['projets', 'competences', 'parcours', 'temoignages', 'texte'] as const

const HOME_FIELDS = [
  required('section', choice(HOME_SECTIONS), {
    fr: 'projets, competences (vos technologies), parcours (le haut du CV), temoignages ou texte (celui de site.md).',
    en: 'projets (projects), competences (your technologies), parcours (the top of the CV), temoignages (testimonials) or texte (the text of site.md).',
    example: 'projets',
    aliases: ['name', 'nom'],
  }),
  optional('title', 'text', {
    fr: 'Son titre, à la place de celui du modèle.',
    en: 'Its title, instead of that of the template.',
    example: { fr: 'Travaux choisis', en: 'Selected works' },
    aliases: ['titre'],
  }),
] as const

/** Descriptions of the parts of the site's texts, for the owner. */
export const PARTS: Readonly<Record<keyof Words, OwnerText>> = {
  pages: {
    fr: 'Les noms des pages, dans la barre, le bas de page et le plan.',
    en: 'The names of the pages, in the bar, at the foot of the page and in the site plan.',
  },
  titles: {
    fr: 'Les titres des pages, dans les onglets et les moteurs de recherche.',
    en: 'The titles of the pages, in tabs and search engines.',
  },
  descriptions: {
    fr: 'Les descriptions pour les moteurs de recherche et celles des images.',
    en: 'The descriptions for search engines and those of the pictures.',
  },
  callouts: {
    fr: 'Les titres des encadrés (`> [!NOTE]`) dans les textes.',
    en: 'The titles of the callouts (`> [!NOTE]`) in the texts.',
  },
  home: {
    fr: 'Les titres de l’accueil.',
    en: 'The headings of the home page.',
  },
  list: {
    fr: 'La liste des projets et son filtre.',
    en: 'The list of projects and its filter.',
  },
  project: {
    fr: 'Les cartes, les pages des projets et leur fenêtre.',
    en: 'The cards, the pages of the projects and their window.',
  },
  media: {
    fr: 'La vidéo et les captures d’un projet.',
    en: 'The video and the screenshots of a project.',
  },
  contact: {
    fr: 'La page Contact.',
    en: 'The Contact page.',
  },
  form: {
    fr: 'Le formulaire.',
    en: 'The form.',
  },
  cv: {
    fr: 'Les titres du CV.',
    en: 'The headings of the CV.',
  },
  plan: {
    fr: 'Le plan du site.',
    en: 'The site plan.',
  },
  notFound: {
    fr: 'La page des adresses inconnues.',
    en: 'The page of unknown addresses.',
  },
  frame: {
    fr: 'Ce qui entoure chaque page : son dernier mot, le choix du thème, et ce que disent les lecteurs d’écran.',
    en: 'What surrounds each page: its last word, the choice of the theme, and what screen readers say.',
  },
  drawer: {
    fr: 'Le menu des petits écrans.',
    en: 'The menu of small screens.',
  },
  links: {
    fr: 'Les liens vers d’autres sites.',
    en: 'The links to other sites.',
  },
}

/** Fixed texts of the interface, by part. The defaults are in `site-texts/`. */
const TEXT_FIELDS: readonly Field[] = (Object.keys(FRENCH) as (keyof typeof FRENCH)[]).map((part) => {
  const words = Object.entries<string>(FRENCH[part]).map(([key, text]) => {
    const keepsEmpty = MAY_BE_EMPTY.has(`${part}.${key}`)
    const values = [...valuesIn(text), ...OWNER_VALUES]
    return optional(
      key,
      { kind: 'text', values, keepsEmpty },
      {
        ...(keepsEmpty ? { fr: 'Vide : rien n’est affiché.', en: 'Empty: nothing is shown.' } : { fr: '', en: '' }),
        example: text === '' ? "''" : `"${text}"`,
      },
    )
  })
  return optional(part, { kind: 'group', fields: words }, { ...PARTS[part], example: '{}' })
})

/** One language, or several. */
const LANGUAGES = { kind: 'list', of: choice(LANGS), alone: true } as const

/** `content/site.md` */
export const SITE_FIELDS = [
  required('name', NAME, {
    fr: 'Votre nom.',
    en: 'Your name.',
    example: { fr: 'Prénom Nom', en: 'First Last' },
    aliases: ['nombre', 'nom', 'title', 'titre', 'titel', 'titulo'],
  }),
  required('trade', 'text', {
    fr: 'Votre métier, avant le mot qui tourne.',
    en: 'Your trade, before the word that rotates.',
    example: { fr: 'Développeur', en: 'Developer' },
    aliases: ['metier', 'job', 'beruf', 'berufsbezeichnung', 'tätigkeit', 'profesion'],
  }),
  required('origin', 'origin', {
    fr: 'L’adresse du site une fois en ligne, sans chemin.',
    en: 'The address of the site once it is online, without a path.',
    example: 'https://camille.example.org',
    aliases: ['url', 'site', 'baseURL', 'siteUrl'],
  }),
  optional('lang', LANGUAGES, {
    fr: `La langue de vos textes et de ceux du modèle, ${LANGS.join(', ')} ; sans cette clé, ${LANGS[0]}. Une liste pour un site en plusieurs langues : la première à la racine, les traductions dans content/en/.`,
    en: `The language of your texts and of those of the template, ${LANGS.join(', ')}; without this key, ${LANGS[0]}. A list for a site in several languages: the first at the root, the translations in content/en/.`,
    example: '[fr, en]',
    aliases: ['langue', 'language', 'languageCode', 'locale', 'sprache'],
  }),
  optional('email', 'email', {
    fr: 'Votre adresse mail.',
    en: 'Your email address.',
    example: 'camille@example.org',
    aliases: ['mail', 'e-mail', 'courriel'],
  }),
  optional('phone', 'phone', {
    fr: 'Votre téléphone ; vide : il n’est nulle part.',
    en: 'Your phone number; empty: it is nowhere.',
    example: '06 39 98 00 00',
    aliases: ['telephone', 'tel', 'telefon', 'telefonnummer', 'handy', 'telefono'],
  }),
  optional('place', NAME, {
    fr: 'Votre ville et votre région.',
    en: 'Your town and region.',
    sample: 'choice',
    example: { fr: 'Montpellier, Occitanie', en: 'Leeds, Yorkshire' },
    aliases: ['lieu', 'ville', 'city', 'location', 'localisation', 'ort', 'stadt', 'wohnort', 'standort', 'ciudad'],
  }),
  optional('availability', 'text', {
    fr: 'Quand vous êtes disponible, dit sur la page Contact.',
    en: 'When you are available, said on the Contact page.',
    example: { fr: 'Disponible dès janvier 2027', en: 'Available from January 2027' },
    aliases: [
      ...['disponibilite', 'disponible', 'available', 'availableFrom', 'verfügbarkeit', 'verfügbar', 'verfugbarkeit'],
      ...['disponibilidad'],
    ],
  }),
  optional(
    'seeking',
    { ...group(SEEKING_FIELDS), shorthand: 'contract' },
    {
      fr: 'Ce que vous cherchez, dit en haut de l’accueil avec votre dernier poste et le CV.',
      en: 'What you are looking for, said at the top of the home page with your last post and the CV.',
      example: {
        fr: "{ contract: CDI, post: Développeur front-end, place: Montpellier, remote: true, from: '2027-01-04' }",
        en: "{ contract: permanent, post: Front-end developer, place: Leeds, remote: true, from: '2027-01-04' }",
      },
      aliases: [
        ...['recherche', 'cherche', 'objectif', 'lookingFor', 'openToWork', 'openTo', 'hireable', 'jobSearch'],
        ...['availableForHire', 'suche'],
      ],
    },
  ),
  optional('replyTime', 'text', {
    fr: 'Sous combien de temps vous répondez, dit sur la page Contact.',
    en: 'How soon you answer, said on the Contact page.',
    example: { fr: 'Réponse sous deux jours ouvrés', en: 'An answer within two working days' },
    aliases: ['reponse', 'delai', 'antwortzeit'],
  }),
  optional('github', 'url', {
    fr: 'Votre profil GitHub.',
    en: 'Your GitHub profile.',
    example: 'https://github.example.org/camille',
  }),
  optional('linkedin', 'url', {
    fr: 'Votre profil LinkedIn.',
    en: 'Your LinkedIn profile.',
    example: 'https://www.linkedin.example.org/in/camille',
  }),
  optional('profiles', groups(PROFILE_FIELDS), {
    fr: 'Vos autres profils.',
    en: 'Your other profiles.',
    example: "[{ name: GitLab, url: 'https://gitlab.example.org/camille' }]",
    aliases: ['profils', 'reseaux', 'social', 'socials', 'socialLinks', 'links', 'liens', 'netzwerke'],
  }),
  optional('fediverse', 'fediverse', {
    fr: 'Votre compte Mastodon ou d’un autre réseau du fédivers, nommé sous les liens partagés.',
    en: 'Your account on Mastodon or another network of the fediverse, named below shared links.',
    example: "'@camille@mastodon.example.org'",
    aliases: ['mastodon'],
  }),
  optional('booking', 'url', {
    fr: 'L’adresse où l’on prend rendez-vous avec vous.',
    en: 'The address where one books a meeting with you.',
    example: 'https://rdv.example.org/camille',
    aliases: ['calendly', 'calcom', 'rendez-vous', 'rdv', 'agenda'],
  }),
  optional('contact', choice(['form', 'mail', 'none']), {
    fr: 'form : la page Contact a un formulaire. mail : elle n’en a pas. none : il n’y a pas de page Contact.',
    en: 'form: the Contact page has a form. mail: it has none. none: there is no Contact page.',
    aliases: ['kontakt'],
    example: 'form',
  }),
  optional('form', group(FORM_FIELDS), {
    fr: 'Ce que demande le formulaire.',
    en: 'What the form asks for.',
    example: '{ phone: optional, phoneFormat: international }',
    aliases: ['formulaire', 'formular', 'kontaktformular'],
  }),
  optional('categories', groups(CATEGORY_FIELDS, 'name'), {
    fr: 'Vos catégories de projets : leur nom seul, ou des clés.',
    en: 'Your categories of projects: their name alone, or keys.',
    example: {
      fr: '[Client, { name: Conférence, type: talk, label: Conférence }]',
      en: '[Client, { name: Talk, type: talk, label: Talk }]',
    },
    aliases: ['catégories', 'kategorien'],
  }),
  required('hero', group(HERO_FIELDS), {
    fr: 'Le haut de la page d’accueil.',
    en: 'The top of the home page.',
    example: {
      fr: '{ words: [Web, React], sentences: [Bonjour.], portrait: images/portrait.png }',
      en: '{ words: [Web, React], sentences: [Hello.], portrait: images/portrait.png }',
    },
  }),
  optional('skills', groups(SKILL_FIELDS, 'title'), {
    fr: 'Vos technologies : leur nom seul, ou des clés.',
    en: 'Your technologies: their name alone, or keys.',
    example: '[TypeScript, { title: ReactJS, image: images/logos/react.svg }]',
    aliases: [
      ...['competences', 'kenntnisse', 'fähigkeiten', 'kompetenzen', 'habilidades', 'technologies', 'technos'],
      ...['stack'],
    ],
  }),
  optional('goals', groups(GOAL_FIELDS, 'title'), {
    fr: 'Celles que vous voulez apprendre.',
    en: 'Those that you want to learn.',
    example: '[Angular, { title: NextJS, image: images/logos/nextjs.svg }]',
    aliases: ['objectifs', 'ziele', 'lernziele'],
  }),
  optional('home', groups(HOME_FIELDS, 'section'), {
    fr: 'Les sections de l’accueil, dans cet ordre : leur nom seul, ou avec un titre. Celles qui n’y sont pas sont masquées.',
    en: 'The sections of the home page, in this order: their name alone, or with a title. Those that are not in it are hidden.',
    example: {
      fr: '[{ section: projets, title: Travaux choisis }, parcours, competences]',
      en: '[{ section: projets, title: Selected works }, parcours, competences]',
    },
    aliases: ['accueil', 'sections'],
  }),
  optional('testimonials', groups(TESTIMONIAL_FIELDS), {
    fr: 'Ce que l’on dit de vous, avec l’accord de chacun.',
    en: 'What people say of you, with the consent of each.',
    example: {
      fr: "[{ text: 'Un travail soigné, livré à l’heure.', author: Jeanne Martin }]",
      en: "[{ text: 'Careful work, delivered on time.', author: Jeanne Martin }]",
    },
    aliases: ['temoignages', 'témoignages', 'stimmen', 'kundenstimmen'],
  }),
  optional('featured', FEATURED, {
    fr: 'Les projets de l’accueil, à la place des plus récents : les noms de leurs fichiers, trois au plus.',
    en: 'The projects of the home page, instead of the most recent ones: the names of their files, three at most.',
    example: '[banque]',
    aliases: ['projects', 'projets', 'vedettes', 'favoris', 'choisis'],
  }),
  optional('order', choice(['number', 'recent', 'featured']), {
    fr: 'L’ordre de la liste. number : par numéro. recent : le plus récent d’abord. featured : ceux de « featured » d’abord.',
    en: 'The order of the list. number: by number. recent: the most recent first. featured: those of “featured” first.',
    example: 'recent',
    aliases: ['ordre', 'tri', 'sort', 'reihenfolge', 'sortierung'],
  }),
  optional('mail', group(MAIL_FIELDS), {
    fr: 'Le service qui envoie les messages du formulaire.',
    en: 'The service that sends the messages of the form.',
    example: '{ publicKey: AbCdEfGhIjKl, serviceId: service_abc123, templateId: template_abc123 }',
  }),
  optional('analytics', { ...group(ANALYTICS_FIELDS), shorthand: 'name' } as const, {
    fr: 'Mesure d’audience, sans cookie : le nom du service seul, ou des clés.',
    en: 'Audience measurement, without a cookie: the name of the service alone, or keys.',
    sample: 'choice',
    example: "{ name: matomo, url: 'https://stats.example.org', id: 3 }",
    aliases: ['audience', 'mesure', 'statistiques', 'statistik'],
  }),
  optional('legal', { ...group(LEGAL_FIELDS), bare: 'publisher' } as const, {
    fr: 'Ce que la loi demande de dire.',
    en: 'What the law asks you to say.',
    aliases: ['impressum'],
    example: '{ publisher: Camille Persienne }',
  }),
  optional('footer', { ...group(FOOTER_FIELDS), bare: 'made' } as const, {
    fr: 'Le bas de chaque page.',
    en: 'The foot of each page.',
    aliases: ['fußzeile'],
    example: { fr: "{ made: Fait avec passion., year: '2024' }", en: "{ made: Made with care., year: '2024' }" },
  }),
  optional('accessibility', 'boolean', {
    fr: 'true pour publier en votre nom la déclaration d’accessibilité du modèle (/accessibilite).',
    en: 'true to publish the accessibility statement of the template in your name.',
    sample: 'choice',
    example: 'true',
    aliases: ['accessibilite', 'barrierefreiheit'],
  }),
  optional('texts', group(TEXT_FIELDS), {
    fr: 'Les textes fixes du site, à votre façon.',
    en: 'The fixed texts of the site, in your own words.',
    sample: 'choice',
    example: { fr: '{ home: { latest: Travaux choisis } }', en: '{ home: { latest: Selected works } }' },
    aliases: ['textes', 'texte'],
  }),
  optional('aiTraining', choice(['oui', 'non']), {
    fr: 'non demande aux robots des intelligences artificielles de ne pas apprendre de votre site.',
    en: 'non asks the robots of artificial intelligences not to learn from your site.',
    example: 'non',
    aliases: ['ia', 'ai'],
  }),
  optional('look', group(LOOK_FIELDS), {
    fr: 'L’aspect du site.',
    en: 'The look of the site.',
    example: '{ hue: 150, radius: small }',
    aliases: ['apparence', 'theme', 'style', 'design', 'aussehen', 'gestaltung'],
  }),
  optional('review', group(REVIEW_FIELDS), {
    fr: 'Ce que « check » ne doit pas dire de la lecture de vos textes.',
    en: 'What “check” should not say about how your texts read.',
    example: '{ headings: false }',
    aliases: ['relecture'],
  }),
  optional('hsts', choice(['preload']), {
    fr: 'preload promet aux navigateurs que tous les sous-domaines de votre adresse restent en HTTPS.',
    en: 'preload promises browsers that all subdomains of your address stay on HTTPS.',
    example: 'preload',
  }),
  optional('date', 'date', {
    fr: 'Date du dernier changement d’importance.',
    en: 'The date of the last change that matters.',
    example: "'2026-11-20'",
  }),
  optional('expires', 'date', {
    fr: 'Jusqu’à quand le contact de sécurité est valable.',
    en: 'Until when the security contact is valid.',
    example: "'2027-11-20'",
  }),
] as const

/** `content/pages/<slug>.md` */
export const PAGE_FIELDS = [
  required('title', TITLE, {
    fr: 'Le titre de la page, qui est aussi son nom dans les liens.',
    en: 'The title of the page, which is also its name in links.',
    example: { fr: 'À propos', en: 'About' },
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('menu', 'boolean', {
    fr: 'true pour un lien dans la barre ; sinon, il est au bas des pages.',
    en: 'true for a link in the bar; otherwise, it is at the foot of the pages.',
    example: 'true',
    aliases: ['nav', 'barre'],
  }),
  optional('order', 'integer', {
    fr: 'Son rang parmi vos pages, à partir de 1 ; sans lui, elle vient après, par ordre alphabétique.',
    en: 'Its rank among your pages, from 1; without one, it comes after, in alphabetical order.',
    example: '1',
    aliases: ['ordre', 'rang', 'number', 'numero'],
  }),
  optional('metaDescription', 'text', {
    fr: 'Description pour les moteurs de recherche, à la place du début du texte.',
    en: 'The description for search engines, instead of the start of the text.',
    example: 'Mon parcours, de l’imprimerie au web.',
    aliases: ['description'],
  }),
] as const

const CV_URL = optional('url', 'url', {
  fr: 'Son adresse, ou celle de ce qu’on peut y lire.',
  en: 'Its address, or that of what can be read about it.',
  example: 'https://atelier.example.org',
  aliases: ['lien', 'link', 'site'],
})

const CV_SUMMARY = optional('summary', 'text', {
  fr: 'Ce que c’était, en une ou deux phrases.',
  en: 'What it was, in one or two sentences.',
  example: { fr: 'La refonte de la boutique en ligne.', en: 'The redesign of the online shop.' },
  aliases: ['resume', 'résumé', 'description'],
})

/** An entry with tags is written as a group. A point is a sentence, so a comma does not separate two points. */
const POINTS = tagged(
  'text',
  { kind: 'text' },
  {
    fr: 'Ce que vous avez fait.',
    en: 'What you did.',
    example: { fr: 'Refonte du site.', en: 'Redesign of the site.' },
  },
)
const SKILLS = {
  ...tagged('name', NAME, { fr: 'Son nom.', en: 'Their name.', example: 'HTML' }),
  names: true,
} as const
const CV_PROJECT_NAMES = {
  ...tagged('name', CODE, {
    fr: 'Le nom du fichier, sans « .md ».',
    en: 'The name of the file, without “.md”.',
    example: 'banque',
  }),
  names: true,
  alone: true,
} as const

const CV_POINTS = optional('points', POINTS, {
  fr: 'Ce que vous y avez fait : un texte, ou un texte et les CV où il est.',
  en: 'What you did there: a text, or a text and the CVs where it is.',
  example: {
    fr: "['Refonte du site.', { text: 'Deux recrutements.', only: [lead] }]",
    en: "['Redesign of the site.', { text: 'Two people hired.', only: [lead] }]",
  },
  aliases: ['highlights', 'missions', 'tasks', 'taches', 'achievements', 'responsibilities', 'punkte', 'aufgaben'],
})

const CV_TECHNOLOGIES = optional('technologie', NAMES, {
  fr: 'Technologies utilisées.',
  en: 'The technologies that were used.',
  example: '[React]',
  aliases: [
    ...['technologies', 'keywords', 'techno', 'technos', 'tech', 'stack', 'tags', 'technology', 'technologien'],
    ...['technik'],
  ],
})

const CV_ENTRY_TITLE = {
  fr: 'Le poste ou le diplôme.',
  en: 'The post or the degree.',
  example: { fr: 'Développeur front-end', en: 'Front-end developer' },
  aliases: [
    ...['titre', 'poste', 'position', 'role', 'degree', 'diplome', 'studyType', 'jobTitle', 'stelle', 'abschluss'],
    ...['titel', 'puesto', 'cargo'],
  ],
} as const

const CV_ENTRY_WHERE = [
  required('organisation', NAME, {
    fr: 'L’entreprise, l’école ou l’association.',
    en: 'The company, the school or the association.',
    sample: 'person',
    example: { fr: 'Atelier du Lez', en: 'Example Studio' },
    aliases: [
      ...['company', 'employer', 'institution', 'school', 'entreprise', 'ecole', 'organization', 'association'],
      ...['organisme', 'etablissement', 'employeur', 'societe', 'firma', 'unternehmen', 'arbeitgeber', 'schule'],
      ...['hochschule', 'universität', 'universite', 'university', 'empresa', 'universidad', 'escuela'],
    ],
  }),
  optional('place', NAME, {
    fr: 'La ville.',
    en: 'The town.',
    sample: 'choice',
    example: { fr: 'Montpellier', en: 'Leeds' },
    aliases: ['lieu', 'ville', 'location', 'city', 'ort', 'stadt'],
  }),
] as const

const CV_ENTRY_START = {
  fr: 'Le début.',
  en: 'The start.',
  sample: 'choice',
  example: "'2025-02'",
  aliases: [
    ...['debut', 'from', 'startDate', 'date', 'dates', 'period', 'periode', 'duration', 'duree', 'beginn', 'von'],
    ...['depuis', 'since', 'seit', 'inicio', 'desde'],
  ],
} as const

const CV_ENTRY_REST = [
  optional('end', 'month', {
    fr: 'La fin ; rien tant que cela dure.',
    en: 'The end; nothing as long as it goes on.',
    sample: 'choice',
    example: "'2026-10'",
    aliases: ['fin', 'to', 'endDate', 'until', 'year', 'annee', 'année', 'ende', 'bis', 'hasta', 'jahr'],
  }),
  CV_TECHNOLOGIES,
  CV_SUMMARY,
  CV_POINTS,
  CV_URL,
  ...TAGS,
] as const

const CV_JOB_FIELDS = [
  required('title', 'text', CV_ENTRY_TITLE),
  ...CV_ENTRY_WHERE,
  required('start', 'month', CV_ENTRY_START),
  ...CV_ENTRY_REST,
  optional('trade', 'text', {
    fr: 'Ce que fait l’entreprise.',
    en: 'What the company does.',
    example: { fr: 'Agence web de six personnes', en: 'A web agency of six people' },
    aliases: ['secteur', 'activite', 'activité'],
  }),
] as const

/** A school or voluntary work: many people give no degree or post, and one date or none. */
const CV_OTHER_ENTRY_FIELDS = [
  optional('title', 'text', CV_ENTRY_TITLE),
  ...CV_ENTRY_WHERE,
  optional('start', 'month', CV_ENTRY_START),
  ...CV_ENTRY_REST,
] as const

const CV_SCHOOL_FIELDS = [
  ...CV_OTHER_ENTRY_FIELDS,
  optional('area', 'text', {
    fr: 'Le domaine, si le diplôme ne le dit pas.',
    en: 'The field, if the degree does not say it.',
    example: { fr: 'Informatique', en: 'Computer science' },
    aliases: ['domaine', 'specialite', 'spécialité'],
  }),
  optional('score', 'text', {
    fr: 'La note ou la mention.',
    en: 'The grade or the honours.',
    example: { fr: 'Mention bien', en: 'With merit' },
    aliases: ['mention', 'note', 'abschlussnote'],
  }),
  optional('courses', TEXTS, {
    fr: 'Les cours suivis.',
    en: 'The courses that you took.',
    example: { fr: '[Algorithmique]', en: '[Algorithms]' },
    aliases: ['cours'],
  }),
] as const

const CV_PROJECT_FIELDS = [
  required('title', 'text', {
    fr: 'Le nom du projet.',
    en: 'The name of the project.',
    example: { fr: 'Carte des ateliers vélo', en: 'Map of bicycle workshops' },
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('organisation', NAME, {
    fr: 'Pour qui.',
    en: 'For whom.',
    sample: 'person',
    example: { fr: 'Atelier du Lez', en: 'Example Studio' },
    aliases: ['client', 'entity', 'entreprise'],
  }),
  optional('type', 'text', { fr: 'Ce que c’est.', en: 'What it is.', example: 'application' }),
  optional('roles', WORDS, {
    fr: 'Ce que vous y étiez.',
    en: 'What you were in it.',
    example: '[Développeuse]',
    aliases: ['role', 'rôles'],
  }),
  optional('start', 'month', { fr: 'Le début.', en: 'The start.', example: "'2025-02'", aliases: ['debut'] }),
  optional('end', 'month', { fr: 'La fin.', en: 'The end.', example: "'2025-06'", aliases: ['fin'] }),
  CV_TECHNOLOGIES,
  CV_SUMMARY,
  CV_POINTS,
  CV_URL,
  ...TAGS,
] as const

const CV_SKILL_FIELDS = [
  optional('title', 'text', {
    fr: 'Le domaine ; rien pour une liste sans domaine.',
    en: 'The field; nothing for a list without one.',
    example: 'Front-end',
    aliases: ['titre', 'name', 'nom', 'domaine', 'category'],
  }),
  optional('level', 'text', {
    fr: 'Votre niveau.',
    en: 'Your level.',
    example: { fr: 'Avancé', en: 'Advanced' },
    aliases: ['niveau'],
  }),
  optional('items', SKILLS, {
    fr: 'Ce que vous y maîtrisez : un nom, ou un nom et les CV où il est.',
    en: 'What you master in it: a name, or a name and the CVs where it is.',
    sample: 'choice',
    example: '[HTML, CSS, { name: Figma, hide: [lead] }]',
    aliases: ['keywords', 'technologies', 'noms', 'list'],
  }),
  ...TAGS,
] as const

const CV_LANGUAGE_FIELDS = [
  required('name', 'text', {
    fr: 'La langue.',
    en: 'The language.',
    example: { fr: 'Anglais', en: 'French' },
    aliases: ['nom', 'language', 'langue'],
  }),
  optional('level', 'text', {
    fr: 'Le niveau.',
    en: 'The level.',
    example: { fr: 'courant (B2)', en: 'fluent (B2)' },
    aliases: ['niveau', 'fluency'],
  }),
  ...TAGS,
] as const

const CV_INTEREST_FIELDS = [
  required('title', 'text', {
    fr: 'Le centre d’intérêt.',
    en: 'The interest.',
    sample: 'person',
    example: { fr: 'Aviron', en: 'Rowing' },
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('items', WORDS, {
    fr: 'Ce qui vous y plaît.',
    en: 'What you like about it.',
    example: { fr: '[Huit barré]', en: '[Coxed eight]' },
    aliases: ['keywords'],
  }),
  ...TAGS,
] as const

/** A comma in a name separates two names, as in a list of texts. */
const INTERESTS = { ...groups(CV_INTEREST_FIELDS, 'title'), names: true } as const

const CV_AWARD_FIELDS = [
  required('title', 'text', {
    fr: 'Le nom du prix.',
    en: 'The name of the prize.',
    example: { fr: 'Prix de l’accessibilité', en: 'Accessibility award' },
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('organisation', NAME, {
    fr: 'Qui le donne.',
    en: 'Who gives it.',
    sample: 'person',
    example: { fr: 'Organisme Exemple', en: 'Example Institute' },
    aliases: ['awarder', 'issuer', 'organization'],
  }),
  optional('date', 'month', {
    fr: 'Quand vous l’avez reçu.',
    en: 'When you received it.',
    example: "'2026-03'",
    aliases: DAYS,
  }),
  CV_SUMMARY,
  ...TAGS,
] as const

const CV_PUBLICATION_FIELDS = [
  required('title', 'text', {
    fr: 'Le titre de la publication.',
    en: 'The title of the publication.',
    example: { fr: 'Écrire pour les lecteurs d’écran', en: 'Writing for screen readers' },
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('organisation', NAME, {
    fr: 'Qui l’a publiée.',
    en: 'Who published it.',
    sample: 'person',
    example: { fr: 'Revue Exemple', en: 'Example Review' },
    aliases: ['publisher', 'editeur', 'éditeur', 'revue'],
  }),
  optional('date', 'month', {
    fr: 'Quand elle est parue.',
    en: 'When it came out.',
    example: "'2026-03'",
    aliases: ['releaseDate', ...DAYS],
  }),
  CV_SUMMARY,
  CV_URL,
  ...TAGS,
] as const

const CV_LINK_FIELDS = [
  ...PROFILE_FIELDS,
  optional('username', CODE, {
    fr: 'Votre nom sur ce réseau.',
    en: 'Your name on this network.',
    example: 'camille',
    aliases: ['pseudo'],
  }),
  ...TAGS,
] as const

const CV_LOCATION_FIELDS = [
  optional('address', NAME, {
    fr: 'La rue.',
    en: 'The street.',
    example: { fr: '1 rue de l’Exemple', en: '1 Example Street' },
    aliases: ['adresse', 'rue'],
  }),
  optional('postalCode', CODE, {
    fr: 'Le code postal.',
    en: 'The postal code.',
    example: "'34000'",
    aliases: ['codePostal'],
  }),
  optional('city', NAME, {
    fr: 'La ville.',
    en: 'The town.',
    example: { fr: 'Montpellier', en: 'Leeds' },
    aliases: ['ville'],
  }),
  optional('region', NAME, { fr: 'La région.', en: 'The region.', example: { fr: 'Occitanie', en: 'Yorkshire' } }),
  optional('countryCode', CODE, {
    fr: 'Le pays, en deux lettres.',
    en: 'The country, in two letters.',
    example: 'FR',
    aliases: ['pays', 'country'],
  }),
] as const

const CV_CERTIFICATE_FIELDS = [
  required('title', 'text', {
    fr: 'Le nom du certificat.',
    en: 'The name of the certificate.',
    example: 'Opquast',
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('organisation', NAME, {
    fr: 'Qui le délivre.',
    en: 'Who issues it.',
    example: { fr: 'Organisme Exemple', en: 'Example Institute' },
    aliases: ['issuer', 'organisme', 'organization'],
  }),
  optional('date', 'month', {
    fr: 'Quand vous l’avez obtenu.',
    en: 'When you obtained it.',
    example: "'2026-03'",
    aliases: DAYS,
  }),
  optional('end', 'month', {
    fr: 'Jusqu’à quand il est valable ; rien s’il n’a pas de fin.',
    en: 'Until when it is valid; nothing if it has no end.',
    example: "'2029-03'",
    aliases: ['fin', 'expires', 'endDate', 'expirationDate'],
  }),
  optional('url', 'url', {
    fr: 'Où on peut le vérifier.',
    en: 'Where it can be checked.',
    example: 'https://certificats.example.org/camille',
    aliases: ['lien', 'link'],
  }),
  ...TAGS,
] as const

export const CV_LAYOUTS = ['sobre', 'compact'] as const
export const CV_PAPERS = ['A4', 'Letter'] as const

const CV_LAYOUT = optional('layout', choice(CV_LAYOUTS), {
  fr: 'La mise en page : sobre (sans cette clé) ou compact, plus serré, pour tenir sur une page.',
  en: 'The layout: sobre (plain, without this key) or compact, set tighter to fit on one page.',
  example: 'compact',
  aliases: ['mise en page', 'presentation', 'présentation'],
})

const CV_PAPER = optional('paper', choice(CV_PAPERS), {
  fr: 'Le papier : A4 (sans cette clé) ou Letter, celui des États-Unis et du Canada.',
  en: 'The paper: A4 (without this key) or Letter, that of the United States and Canada.',
  example: 'Letter',
  aliases: ['papier', 'format'],
})

/** `content/cv.md` */
export const CV_FIELDS = [
  required('title', 'text', {
    fr: 'La ligne sous votre nom.',
    en: 'The line below your name.',
    sample: 'choice',
    example: { fr: 'Développeur front-end', en: 'Front-end developer' },
    aliases: ['titel', 'titulo', 'titre', 'label'],
  }),
  optional('location', { ...group(CV_LOCATION_FIELDS), bare: 'city' } as const, {
    fr: 'Votre adresse, à la place de « place » dans site.md.',
    en: 'Your address, instead of “place” in site.md.',
    example: { fr: '{ city: Montpellier, region: Occitanie }', en: '{ city: Leeds, region: Yorkshire }' },
    aliases: ['adresse', 'address', 'anschrift'],
  }),
  optional('mobility', 'text', {
    fr: 'Où vous pouvez travailler.',
    en: 'Where you can work.',
    example: { fr: 'Occitanie et télétravail', en: 'Yorkshire and remote' },
    aliases: ['mobilite', 'mobilité', 'mobilität'],
  }),
  optional('licence', CODE, {
    fr: 'Vos permis de conduire.',
    en: 'Your driving licences.',
    example: 'B',
    aliases: ['permis', 'license', 'führerschein'],
  }),
  optional('links', groups(CV_LINK_FIELDS), {
    fr: 'D’autres adresses que celles de site.md.',
    en: 'Other addresses than those of site.md.',
    example: "[{ name: Mastodon, url: 'https://mastodon.example.org/@camille' }]",
    aliases: ['liens', 'profiles', 'reseaux'],
  }),
  optional('experience', groups(CV_JOB_FIELDS), {
    fr: 'Vos expériences, la plus récente d’abord.',
    en: 'Your experience, the most recent first.',
    example: {
      fr: "[{ title: Développeur front-end, organisation: Atelier du Lez, start: '2025-02' }]",
      en: "[{ title: Front-end developer, organisation: Example Studio, start: '2025-02' }]",
    },
    aliases: [
      ...['parcours', 'experiences', 'work', 'jobs', 'emplois', 'employment', 'berufserfahrung', 'erfahrung'],
      ...['werdegang', 'arbeitserfahrung', 'experiencia', 'experiencias'],
    ],
  }),
  optional('projects', CV_PROJECT_NAMES, {
    fr: 'Les projets du portfolio que le CV montre : les noms de leurs fichiers, seuls ou avec les CV où ils sont.',
    en: 'The projects of the portfolio that the CV shows: the names of their files, alone or with the CVs where they are.',
    example: '[banque, { name: location, only: [lead] }]',
    aliases: ['projets', 'projekte', 'proyectos'],
  }),
  optional('otherProjects', groups(CV_PROJECT_FIELDS), {
    fr: 'Les projets qui n’ont pas de page ici.',
    en: 'The projects that have no page here.',
    example: { fr: '[{ title: Carte des ateliers vélo }]', en: '[{ title: Map of bicycle workshops }]' },
    aliases: ['autresProjets', 'weitereProjekte'],
  }),
  optional('education', groups(CV_SCHOOL_FIELDS), {
    fr: 'Vos formations.',
    en: 'Your education.',
    example: {
      fr: "[{ title: Formation de développeur web, organisation: École du Littoral, start: '2024', end: '2025' }]",
      en: "[{ title: Web development course, organisation: Coast College, start: '2024', end: '2025' }]",
    },
    aliases: [
      ...['ausbildung', 'bildung', 'educacion', 'estudios', 'formation', 'formations', 'studies', 'etudes'],
      ...['schools', 'diplomes', 'studium', 'bildungsweg'],
    ],
  }),
  optional('volunteering', groups(CV_OTHER_ENTRY_FIELDS), {
    fr: 'Ce que vous faites comme bénévole.',
    en: 'What you do as a volunteer.',
    example: {
      fr: "[{ title: Animatrice, organisation: Atelier du Lez, start: '2025-02' }]",
      en: "[{ title: Organiser, organisation: Example Studio, start: '2025-02' }]",
    },
    aliases: ['benevolat', 'bénévolat', 'volunteer', 'ehrenamt', 'voluntariado'],
  }),
  optional('skills', groups(CV_SKILL_FIELDS), {
    fr: 'Vos compétences par domaine.',
    en: 'Your skills by field.',
    example: '[{ title: Front-end, items: [HTML, CSS] }]',
    aliases: [
      ...['competences', 'kenntnisse', 'fähigkeiten', 'kompetenzen', 'fahigkeiten', 'habilidades', 'softSkills'],
      ...['hardSkills', 'competencesTechniques'],
    ],
  }),
  optional('certificates', groups(CV_CERTIFICATE_FIELDS), {
    fr: 'Vos certificats.',
    en: 'Your certificates.',
    example: {
      fr: "[{ title: Opquast, organisation: Organisme Exemple, date: '2026-03' }]",
      en: "[{ title: Opquast, organisation: Example Institute, date: '2026-03' }]",
    },
    aliases: ['certificats', 'certifications', 'zertifikate', 'certificados'],
  }),
  optional('awards', groups(CV_AWARD_FIELDS), {
    fr: 'Vos prix et distinctions.',
    en: 'Your prizes and awards.',
    example: {
      fr: "[{ title: Prix de l’accessibilité, date: '2026-03' }]",
      en: "[{ title: Accessibility award, date: '2026-03' }]",
    },
    aliases: ['distinctions', 'prix', 'honors', 'auszeichnungen'],
  }),
  optional('publications', groups(CV_PUBLICATION_FIELDS), {
    fr: 'Vos articles, livres et conférences.',
    en: 'Your articles, books and talks.',
    aliases: ['veröffentlichungen', 'publikationen'],
    example: {
      fr: '[{ title: Écrire pour les lecteurs d’écran, organisation: Revue Exemple }]',
      en: '[{ title: Writing for screen readers, organisation: Example Review }]',
    },
  }),
  optional('languages', groups(CV_LANGUAGE_FIELDS), {
    fr: 'Vos langues.',
    en: 'Your languages.',
    example: { fr: '[{ name: Anglais, level: courant (B2) }]', en: '[{ name: French, level: fluent (B2) }]' },
    aliases: ['langues', 'sprachen', 'sprachkenntnisse', 'idiomas'],
  }),
  optional('interests', INTERESTS, {
    fr: 'Vos centres d’intérêt : leur nom seul, ou avec ce qui vous y plaît.',
    en: 'Your interests: their name alone, or with what you like about them.',
    example: { fr: '[Aviron]', en: '[Rowing]' },
    aliases: ['loisirs', 'hobbies', 'interessen', 'hobbys', 'intereses', 'aficiones'],
  }),
  CV_LAYOUT,
  CV_PAPER,
  optional('references', groups([...TESTIMONIAL_FIELDS, ...TAGS] as const), {
    fr: 'Qui vous recommande, avec l’accord de chacun.',
    en: 'Who recommends you, with the consent of each.',
    example: {
      fr: "[{ text: 'Un travail soigné, livré à l’heure.', author: Jeanne Martin }]",
      en: "[{ text: 'Careful work, delivered on time.', author: Jeanne Martin }]",
    },
    aliases: ['recommandations', 'recommendations', 'referenzen', 'empfehlungen'],
  }),
] as const

/** Parts of a CV below its profile, as keys of `cv.md`, in the order in which the main CV shows them. */
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
    fr: 'La ligne sous votre nom, à la place de celle de cv.md ; c’est aussi le nom de ce CV dans les liens.',
    en: 'The line below your name, instead of that of cv.md; it is also the name of this CV in links.',
    example: { fr: 'Lead développeur', en: 'Lead developer' },
    aliases: ['titre', 'poste'],
  }),
  optional(
    'sections',
    { kind: 'list', of: choice(CV_SECTIONS) },
    {
      fr: 'Les parties de cv.md, dans cet ordre ; celles qui n’y sont pas sont laissées de côté.',
      en: 'The parts of cv.md, in this order; those that are not in it are left out.',
      example: '[skills, experience, education]',
      aliases: ['order', 'ordre', 'parties'],
    },
  ),
  optional('points', 'integer', {
    fr: 'Combien de points au plus sous chaque entrée : les premiers.',
    en: 'How many points at most below each entry: the first ones.',
    example: '3',
    aliases: ['length', 'longueur', 'maxPoints'],
  }),
  optional('pages', 'integer', {
    fr: 'Combien de pages au plus en PDF : le texte y est un peu plus petit si cela suffit, sinon le contrôle le dit.',
    en: 'How many pages at most as a PDF: the text is a little smaller if that is enough, otherwise the check says so.',
    example: '1',
    aliases: ['maxPages'],
  }),
  optional('lang', choice(LANGS), {
    fr: `La langue de son texte, de ses titres et de ses dates : ${either(LANGS, 'ou')} ; sans cette clé, celle du site.`,
    en: `The language of its text, headings and dates: ${either(LANGS, 'or')}; without this key, that of the site.`,
    example: 'en',
    aliases: ['language', 'langue', 'langage'],
  }),
  optional('listed', 'boolean', {
    fr: 'true pour un lien depuis la page du CV ; sinon, seul qui en reçoit l’adresse le trouve.',
    en: 'true for a link from the page of the CV; otherwise, only people who receive its address find it.',
    example: 'true',
    aliases: ['menu', 'public', 'visible'],
  }),
  CV_LAYOUT,
  CV_PAPER,
] as const

/** `content/candidatures/<name>.md` */
export const APPLICATION_FIELDS = [
  required('title', TITLE, {
    fr: 'Le titre de la page, que lit la personne à qui vous écrivez.',
    en: 'The title of the page, which the person you write to reads.',
    example: { fr: 'Pour l’équipe de l’Atelier du Lez', en: 'For the team of Example Studio' },
    aliases: ['titre', 'name', 'nom'],
  }),
  optional('address', CODE, {
    fr: 'La partie de l’adresse que personne ne devine. « npm run check -- --fix » l’écrit ; ne la choisissez pas.',
    en: 'The part of the address that nobody guesses. “npm run check -- --fix” writes it; do not choose it.',
    example: 'xxxxx-xxxxx-xxxxx-xxxxx',
    aliases: ['adresse', 'key', 'secret', 'slug'],
  }),
  optional('cv', CODE, {
    fr: 'Le CV à montrer : le nom d’un fichier de cvs/ ; sans cette clé, cv.md.',
    en: 'The CV to show: the name of a file of cvs/; without this key, cv.md.',
    example: 'lead',
    aliases: ['target', 'cible'],
  }),
  optional('projects', FILES, {
    fr: 'Les projets à montrer, dans cet ordre : les noms de leurs fichiers.',
    en: 'The projects to show, in this order: the names of their files.',
    example: '[banque, location]',
    aliases: ['projets'],
  }),
] as const

/** Types by their names, because the package would otherwise hold each of them a second time, written out. */
type FieldsOf = {
  readonly project: typeof PROJECT_FIELDS
  readonly page: typeof PAGE_FIELDS
  readonly site: typeof SITE_FIELDS
  readonly cv: typeof CV_FIELDS
  readonly target: typeof TARGET_FIELDS
  readonly application: typeof APPLICATION_FIELDS
}

/** Keys of the front matter, by the kind of file. */
export const FIELDS_OF: FieldsOf = {
  project: PROJECT_FIELDS,
  page: PAGE_FIELDS,
  site: SITE_FIELDS,
  cv: CV_FIELDS,
  target: TARGET_FIELDS,
  application: APPLICATION_FIELDS,
} satisfies Readonly<Record<string, readonly Field[]>>

/**
 * The kind of a Markdown file of the owner: a file of `content/projets/`, `content/pages/`, `content/cvs/` (`target`) or
 * `content/candidatures/` (`application`), `content/site.md` or `content/cv.md`.
 */
export type MarkdownKind = keyof FieldsOf
