import type { Field } from './field.ts'

export const PROJECT_STATES = ['OK', 'PROGRESS', 'NOT_STARTED'] as const
export const PROJECT_CATEGORIES = ['Formation', 'Personnel'] as const

/** The width of a card. A smaller picture would be enlarged. */
const CARD_WIDTH_PX = 335

/** A longer title is cut by cards, tabs and search engines. */
const TITLE_MAX_LENGTH = 120

/** As many as src/components/Hero/Hero.module.scss has animations for. */
const HERO_WORDS_MAX = 8

/** `content/projets/<slug>.md` */
export const PROJECT_FIELDS = [
  {
    key: 'number',
    type: { kind: 'integer' },
    presence: 'nullable',
    description: 'Numéro du projet dans la liste, à partir de 1 ; null pour un projet hors série.',
    example: '12',
    aliases: ['numero', 'num', 'n', 'order', 'ordre', 'id'],
  },
  {
    key: 'title',
    type: { kind: 'text', longest: TITLE_MAX_LENGTH },
    presence: 'nullable',
    description: 'Titre du projet ; vide seulement si le projet n’est pas commencé.',
    example: 'Banque en ligne',
    aliases: ['titre', 'name', 'nom'],
  },
  {
    key: 'image',
    type: { kind: 'picture', smallestWidth: CARD_WIDTH_PX },
    presence: 'optional',
    description: 'Image du projet : un chemin à partir du fichier Markdown, ou « /… » pour un fichier de public/.',
    example: 'images/banque.png',
    aliases: ['picture', 'photo', 'img', 'visuel', 'cover'],
  },
  {
    key: 'url',
    type: { kind: 'url' },
    presence: 'optional',
    description: 'Adresse du site en ligne.',
    example: 'https://banque.example.org',
    aliases: ['site', 'lien', 'link', 'demo'],
  },
  {
    key: 'github',
    type: { kind: 'url' },
    presence: 'optional',
    description: 'Adresse du dépôt du code.',
    example: 'https://github.example.org/camille/banque',
    aliases: ['depot', 'repo', 'repository', 'gitlab', 'git', 'source'],
  },
  {
    key: 'theme',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Le sujet du projet en une ligne.',
    example: 'Tableau de bord bancaire relié à une API',
    aliases: ['sujet', 'subtitle', 'sous-titre'],
  },
  {
    key: 'technologie',
    type: { kind: 'list', of: { kind: 'text' }, names: true },
    presence: 'required',
    description: 'Technologies utilisées.',
    example: '[React, TypeScript]',
    aliases: ['technologies', 'techno', 'technos', 'tech', 'stack', 'tags', 'technology'],
  },
  {
    key: 'responsive',
    type: { kind: 'boolean' },
    presence: 'optional',
    description: 'true si le site s’adapte aux petits écrans, false sinon.',
    example: 'true',
    aliases: ['adaptatif', 'mobile'],
  },
  {
    key: 'category',
    type: { kind: 'choice', values: PROJECT_CATEGORIES },
    presence: 'required',
    description: 'Formation pour un projet d’école, Personnel pour un projet à vous.',
    example: 'Personnel',
    aliases: ['categorie', 'catégorie', 'type'],
  },
  {
    key: 'state',
    type: { kind: 'choice', values: PROJECT_STATES },
    presence: 'required',
    description: 'OK : terminé. PROGRESS : en cours. NOT_STARTED : pas commencé.',
    example: 'OK',
    aliases: ['etat', 'état', 'status', 'statut'],
  },
  {
    key: 'metaTitle',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Titre pour les moteurs de recherche, à la place du titre du projet.',
    example: 'Banque en ligne, un front-end React',
  },
  {
    key: 'metaDescription',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Description pour les moteurs de recherche, à la place du début du texte.',
    example: 'Le front-end d’une banque : connexion, profil et comptes.',
  },
  {
    key: 'date',
    type: { kind: 'date' },
    presence: 'optional',
    description: 'Date du projet.',
    example: "'2026-03-14'",
  },
] as const satisfies readonly Field[]

const SKILL_FIELDS = [
  {
    key: 'title',
    type: { kind: 'text' },
    presence: 'required',
    description: 'Nom de la technologie.',
    example: 'ReactJS',
    aliases: ['titre', 'name', 'nom'],
  },
  {
    key: 'image',
    type: { kind: 'picture' },
    presence: 'required',
    description: 'Son logo, SVG de préférence.',
    example: 'images/logos/react.svg',
    aliases: ['logo', 'icon'],
  },
] as const satisfies readonly Field[]

const HERO_FIELDS = [
  {
    key: 'words',
    type: { kind: 'list', of: { kind: 'text' }, shortest: 1, longest: HERO_WORDS_MAX, names: true },
    presence: 'required',
    description: 'Les mots qui tournent après le métier.',
    example: '[Web, React]',
    aliases: ['mots'],
  },
  {
    key: 'sentences',
    type: { kind: 'list', of: { kind: 'text' }, shortest: 1 },
    presence: 'required',
    description: 'Les phrases d’introduction.',
    example: "['Je construis des interfaces claires.']",
    aliases: ['phrases'],
  },
  {
    key: 'portrait',
    type: { kind: 'picture' },
    presence: 'required',
    description: 'Le portrait, au format 4:5.',
    example: 'images/portrait.png',
    aliases: ['photo', 'image'],
  },
] as const satisfies readonly Field[]

const MAIL_FIELDS = [
  {
    key: 'publicKey',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Clé publique du compte EmailJS.',
    example: 'AbCdEfGhIjKl',
    aliases: ['user_id', 'userId'],
  },
  {
    key: 'serviceId',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Identifiant du service EmailJS.',
    example: 'service_abc123',
  },
  {
    key: 'templateId',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Identifiant du modèle EmailJS.',
    example: 'template_abc123',
  },
] as const satisfies readonly Field[]

const HOST_FIELDS = [
  {
    key: 'name',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Nom de l’hébergeur.',
    example: 'Hébergeur Exemple',
    aliases: ['nom'],
  },
  {
    key: 'address',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Son adresse postale.',
    example: '1 rue de l’Exemple, 34000 Montpellier',
    aliases: ['adresse'],
  },
  {
    key: 'phone',
    type: { kind: 'phone' },
    presence: 'optional',
    description: 'Son téléphone.',
    example: '06 39 98 00 01',
    aliases: ['telephone'],
  },
] as const satisfies readonly Field[]

const LEGAL_FIELDS = [
  {
    key: 'publisher',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Qui publie le site.',
    example: 'Camille Persienne',
    aliases: ['editeur'],
  },
  {
    key: 'siret',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Numéro SIRET, s’il y en a un.',
    example: "'000 000 000 00000'",
  },
  {
    key: 'host',
    type: { kind: 'group', fields: HOST_FIELDS },
    presence: 'optional',
    description: 'L’hébergeur du site.',
    example: '{ name: Hébergeur Exemple }',
    aliases: ['hebergeur'],
  },
  {
    key: 'retention',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Combien de temps vous gardez les messages reçus.',
    example: 'un an après le dernier échange',
    aliases: ['conservation'],
  },
] as const satisfies readonly Field[]

const FOOTER_FIELDS = [
  {
    key: 'notice',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Ce que le site dit des données, à la place de la phrase tirée de ce qu’il fait.',
    example: 'Ce site est fait main et ne collecte aucune donnée.',
  },
  {
    key: 'made',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Une phrase de plus.',
    example: 'Fait avec passion.',
  },
  {
    key: 'year',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'L’année du copyright, à la place de celle où le site est construit.',
    example: "'2024'",
    aliases: ['annee'],
  },
] as const satisfies readonly Field[]

/** `content/site.md` */
export const SITE_FIELDS = [
  {
    key: 'name',
    type: { kind: 'text' },
    presence: 'required',
    description: 'Votre nom.',
    example: 'Camille Persienne',
    aliases: ['nom'],
  },
  {
    key: 'trade',
    type: { kind: 'text' },
    presence: 'required',
    description: 'Votre métier, avant le mot qui tourne.',
    example: 'Développeur',
    aliases: ['metier', 'job'],
  },
  {
    key: 'origin',
    type: { kind: 'origin' },
    presence: 'required',
    description: 'L’adresse du site une fois en ligne, sans chemin.',
    example: 'https://camille.example.org',
    aliases: ['url', 'site'],
  },
  {
    key: 'email',
    type: { kind: 'email' },
    presence: 'required',
    description: 'Votre adresse mail.',
    example: 'camille@example.org',
    aliases: ['mail', 'e-mail'],
  },
  {
    key: 'phone',
    type: { kind: 'phone' },
    presence: 'required',
    description: 'Votre téléphone.',
    example: '06 39 98 00 00',
    aliases: ['telephone', 'tel'],
  },
  {
    key: 'place',
    type: { kind: 'text' },
    presence: 'required',
    description: 'Votre ville et votre région.',
    example: 'Montpellier, Occitanie',
    aliases: ['lieu', 'ville', 'city'],
  },
  {
    key: 'availability',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Quand vous êtes disponible, dit sur la page Contact.',
    example: 'Disponible dès janvier 2027',
    aliases: ['disponibilite'],
  },
  {
    key: 'replyTime',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'Sous combien de temps vous répondez, dit sur la page Contact.',
    example: 'Réponse sous deux jours ouvrés',
    aliases: ['reponse', 'delai'],
  },
  {
    key: 'github',
    type: { kind: 'url' },
    presence: 'optional',
    description: 'Votre profil GitHub.',
    example: 'https://github.example.org/camille',
  },
  {
    key: 'linkedin',
    type: { kind: 'url' },
    presence: 'optional',
    description: 'Votre profil LinkedIn.',
    example: 'https://www.linkedin.example.org/in/camille',
  },
  {
    key: 'hero',
    type: { kind: 'group', fields: HERO_FIELDS },
    presence: 'required',
    description: 'Le haut de la page d’accueil.',
    example: '{ words: [Web, React], sentences: [Bonjour.], portrait: images/portrait.png }',
  },
  {
    key: 'skills',
    type: { kind: 'list', of: { kind: 'group', fields: SKILL_FIELDS } },
    presence: 'required',
    description: 'Vos technologies.',
    example: '[{ title: ReactJS, image: images/logos/react.svg }]',
  },
  {
    key: 'goals',
    type: { kind: 'list', of: { kind: 'group', fields: SKILL_FIELDS } },
    presence: 'required',
    description: 'Celles que vous voulez apprendre.',
    example: '[{ title: NextJS, image: images/logos/nextjs.svg }]',
    aliases: ['objectifs'],
  },
  {
    key: 'mail',
    type: { kind: 'group', fields: MAIL_FIELDS },
    presence: 'optional',
    description: 'Le service qui envoie les messages du formulaire.',
    example: '{ publicKey: AbCdEfGhIjKl, serviceId: service_abc123, templateId: template_abc123 }',
  },
  {
    key: 'analytics',
    type: { kind: 'analytics' },
    presence: 'optional',
    description: 'Mesure d’audience : vercel, le chemin d’un script, ou non.',
    example: 'non',
  },
  {
    key: 'legal',
    type: { kind: 'group', fields: LEGAL_FIELDS },
    presence: 'optional',
    description: 'Ce que la loi demande de dire.',
    example: '{ publisher: Camille Persienne }',
  },
  {
    key: 'footer',
    type: { kind: 'group', fields: FOOTER_FIELDS },
    presence: 'optional',
    description: 'Le bas de chaque page.',
    example: "{ made: Fait avec passion., year: '2024' }",
  },
  {
    key: 'accessibility',
    type: { kind: 'boolean' },
    presence: 'optional',
    description: 'true pour publier en votre nom la déclaration d’accessibilité du modèle (/accessibilite).',
    example: 'true',
    aliases: ['accessibilite'],
  },
  {
    key: 'hsts',
    type: { kind: 'choice', values: ['preload'] },
    presence: 'optional',
    description: 'preload promet aux navigateurs que tous les sous-domaines de votre adresse restent en HTTPS.',
    example: 'preload',
  },
  {
    key: 'date',
    type: { kind: 'date' },
    presence: 'optional',
    description: 'Date du dernier changement d’importance.',
    example: "'2026-11-20'",
  },
  {
    key: 'expires',
    type: { kind: 'date' },
    presence: 'optional',
    description: 'Jusqu’à quand le contact de sécurité est valable.',
    example: "'2027-11-20'",
  },
] as const satisfies readonly Field[]

const CV_ENTRY_FIELDS = [
  {
    key: 'title',
    type: { kind: 'text' },
    presence: 'required',
    description: 'Le poste ou le diplôme.',
    example: 'Développeur front-end',
    aliases: ['titre', 'poste'],
  },
  {
    key: 'organisation',
    type: { kind: 'text' },
    presence: 'required',
    description: 'L’entreprise ou l’école.',
    example: 'Atelier du Lez',
    aliases: ['company', 'school', 'entreprise', 'ecole', 'organization'],
  },
  {
    key: 'place',
    type: { kind: 'text' },
    presence: 'optional',
    description: 'La ville.',
    example: 'Montpellier',
    aliases: ['lieu', 'ville'],
  },
  {
    key: 'start',
    type: { kind: 'month' },
    presence: 'required',
    description: 'Le début.',
    example: "'2025-02'",
    aliases: ['debut'],
  },
  {
    key: 'end',
    type: { kind: 'month' },
    presence: 'optional',
    description: 'La fin ; rien tant que cela dure.',
    example: "'2026-10'",
    aliases: ['fin'],
  },
  {
    key: 'points',
    type: { kind: 'list', of: { kind: 'text' } },
    presence: 'optional',
    description: 'Ce que vous y avez fait.',
    example: "['Refonte du site.']",
  },
] as const satisfies readonly Field[]

/** `content/cv.md` */
export const CV_FIELDS = [
  {
    key: 'title',
    type: { kind: 'text' },
    presence: 'required',
    description: 'La ligne sous votre nom.',
    example: 'Développeur front-end',
    aliases: ['titre'],
  },
  {
    key: 'experience',
    type: { kind: 'list', of: { kind: 'group', fields: CV_ENTRY_FIELDS } },
    presence: 'optional',
    description: 'Vos expériences, la plus récente d’abord.',
    example: "[{ title: Développeur front-end, organisation: Atelier du Lez, start: '2025-02' }]",
    aliases: ['experiences'],
  },
  {
    key: 'education',
    type: { kind: 'list', of: { kind: 'group', fields: CV_ENTRY_FIELDS } },
    presence: 'optional',
    description: 'Vos formations.',
    example: "[{ title: Formation de développeur web, organisation: École du Littoral, start: '2024', end: '2025' }]",
    aliases: ['formation', 'formations'],
  },
  {
    key: 'skills',
    type: {
      kind: 'list',
      of: {
        kind: 'group',
        fields: [
          {
            key: 'title',
            type: { kind: 'text' },
            presence: 'required',
            description: 'Le domaine.',
            example: 'Front-end',
            aliases: ['titre'],
          },
          {
            key: 'items',
            type: { kind: 'list', of: { kind: 'text' }, names: true },
            presence: 'required',
            description: 'Ce que vous y maîtrisez.',
            example: '[HTML, CSS]',
          },
        ],
      },
    },
    presence: 'optional',
    description: 'Vos compétences par domaine.',
    example: '[{ title: Front-end, items: [HTML, CSS] }]',
    aliases: ['competences'],
  },
  {
    key: 'languages',
    type: {
      kind: 'list',
      of: {
        kind: 'group',
        fields: [
          {
            key: 'name',
            type: { kind: 'text' },
            presence: 'required',
            description: 'La langue.',
            example: 'Anglais',
            aliases: ['nom'],
          },
          {
            key: 'level',
            type: { kind: 'text' },
            presence: 'required',
            description: 'Le niveau.',
            example: 'courant (B2)',
            aliases: ['niveau'],
          },
        ],
      },
    },
    presence: 'optional',
    description: 'Vos langues.',
    example: '[{ name: Anglais, level: courant (B2) }]',
    aliases: ['langues'],
  },
  {
    key: 'interests',
    type: { kind: 'list', of: { kind: 'text' }, names: true },
    presence: 'optional',
    description: 'Vos centres d’intérêt.',
    example: '[Aviron]',
    aliases: ['loisirs'],
  },
] as const satisfies readonly Field[]
