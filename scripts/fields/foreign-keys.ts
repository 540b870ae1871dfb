/** What to do instead of writing a key of another program. */
export type KeyRemedy =
  | 'rename'
  | 'draft'
  | 'alreadyDraft'
  | 'published'
  | 'expiry'
  | 'address'
  | 'cv'
  | 'body'
  | 'site'
  | 'unlisted'
  | 'night'
  | 'profile'
  | 'service'
  | 'text'
  | 'menu'
  | 'names'
  | 'level'
  | 'ongoing'
  | 'featured'
  | 'language'
  | 'links'
  | 'passage'
  | 'copyright'
  | 'cookies'
  | 'made'
  | 'owner'
  | 'drop'
  | 'dropGroup'

interface ForeignKey {
  /** The programs that have it; empty for words that owners try. */
  of: string
  /** The keys that say the same here; the first one that the file has counts. @default none: the line has to go */
  to?: readonly string[]
  /**
   * Whether it hides or shows the file, or hides it on a day, names its address, or belongs below the header or in `site.md`, chooses
   * between day and night, is a profile of the owner, the service of the form, a text of the home page, its menu, or a list of names in a
   * list of names, or says that a post continues; whether it puts a project on the home page, names a language, an address or a passage of
   * the text, what the foot of the pages says, a service that sets cookies, what the site makes itself, or a group with the facts of the owner.
   */
  about?: Exclude<KeyRemedy, 'rename' | 'alreadyDraft' | 'drop' | 'dropGroup'>
  /** The values that only those programs give it, because here it is another name of a key. @default any */
  values?: RegExp
}

const PICTURE = ['image']
const SUMMARY = ['theme', 'metaDescription']
const DATE = ['date']

/** Words for a text that nobody may see yet. */
export const UNPUBLISHED =
  /^(?:drafts?|hidden|hide|private|unlisted|unpublished|brouillon|cach[ée]e?|masqu[ée]e?|priv[ée]e?|non publi[ée]e?)$/i

/** Values of a key that here is another name of the address. */
const YES_OR_NO = /^(?:true|false|yes|no|oui|non|on|off)$/i

/** Values of a key that says who sees a file. */
const SEEN_OR_NOT =
  /^(?:public|publi[ée]e?|visible|drafts?|hidden|private|unlisted|brouillon|cach[ée]e?|masqu[ée]e?|priv[ée]e?)$/i

/** Values of a key that here is no choice. */
const DAY_OR_NIGHT = /^(?:dark|light|auto|system|sombre|clair|nuit|jour)$/i

const LINK = {
  of: '',
  about: 'links',
  values: /^(?:https?:\/\/|www\.)|^(?!.{1,200}\.pdf$)[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}(?:\/|$)/i,
} as const
const PASSAGE = { of: '', about: 'passage' } as const

/** Keys in the headers of other programs, in lower case and without hyphens. Names that only one key here resembles are its `aliases`. */
export const FOREIGN_KEYS: Readonly<Record<string, ForeignKey>> = {
  draft: { of: 'Hugo, Astro', about: 'draft' },
  // The device of the visitor chooses between day and night.
  theme: { of: '', about: 'night', values: DAY_OR_NIGHT },
  mode: { of: '', about: 'night', values: DAY_OR_NIGHT },
  appearance: { of: '', about: 'night', values: DAY_OR_NIGHT },
  apparence: { of: '', about: 'night', values: DAY_OR_NIGHT },
  colorscheme: { of: '', about: 'night', values: DAY_OR_NIGHT },
  colormode: { of: '', about: 'night', values: DAY_OR_NIGHT },
  defaulttheme: { of: '', about: 'night', values: DAY_OR_NIGHT },
  darkmode: { of: '', about: 'night' },
  dark: { of: '', about: 'night', values: YES_OR_NO },
  sombre: { of: '', about: 'night', values: YES_OR_NO },
  modesombre: { of: '', about: 'night' },
  // With a day, it is that of the project.
  published: { of: 'Jekyll', about: 'published', values: YES_OR_NO },
  publish: { of: 'Obsidian', about: 'published' },
  status: { of: 'Pelican, WordPress', about: 'draft', values: UNPUBLISHED },
  visibility: { of: 'WordPress', about: 'published', values: SEEN_OR_NOT },
  unlisted: { of: 'Docusaurus', about: 'draft' },
  hidden: { of: 'Hugo', about: 'draft' },
  hide: { of: '', about: 'draft' },
  private: { of: 'WordPress', about: 'draft' },
  prive: { of: '', about: 'draft' },
  isdraft: { of: 'Next.js', about: 'draft' },
  unpublished: { of: '', about: 'draft' },
  wip: { of: '', about: 'draft' },
  archived: { of: 'Notion', about: 'draft' },
  noindex: { of: 'Hugo', about: 'draft' },
  eleventyexcludefromcollections: { of: 'Eleventy', about: 'draft' },
  password: { of: 'WordPress', about: 'draft', values: /./ },
  build: { of: 'Hugo', about: 'draft', values: /never|false|local/ },
  enabled: { of: '', about: 'published' },
  dgpublish: { of: 'Obsidian', about: 'published' },
  sitemap: { of: 'Jekyll', about: 'published' },
  public: { of: 'Foam', about: 'published' },
  visible: { of: 'Grav', about: 'published' },
  live: { of: '', about: 'published', values: YES_OR_NO },
  online: { of: '', about: 'published', values: YES_OR_NO },
  brouillon: { of: '', about: 'draft' },
  cache: { of: '', about: 'draft' },
  masque: { of: '', about: 'draft' },
  publie: { of: '', about: 'published' },
  // The file of a CV.
  cv: { of: '', about: 'cv', values: /\.\w{2,4}$|\// },
  resume: { of: '', about: 'cv', values: /\.\w{2,4}$|\// },
  slug: { of: 'Hugo, Astro', about: 'address' },
  path: { of: 'Gatsby', about: 'address' },
  abbrlink: { of: 'Hexo', about: 'address' },
  permalink: { of: 'Jekyll, Eleventy', about: 'address' },
  heroimage: { of: 'Astro', to: PICTURE },
  coverimage: { of: 'Next.js, Hashnode', to: PICTURE },
  featureimage: { of: 'Ghost', to: PICTURE },
  featureimagealt: { of: 'Ghost', to: ['imageAlt'] },
  featuredimage: { of: 'Hugo, Gatsby', to: PICTURE },
  hero: { of: 'Astro, VitePress', to: PICTURE },
  'og:image': { of: 'Open Graph', to: PICTURE },
  'og:title': { of: 'Open Graph', to: ['metaTitle'] },
  'og:description': { of: 'Open Graph', to: ['metaDescription'] },
  ogimage: { of: 'Astro, Next.js', to: PICTURE },
  thumbnail: { of: 'Hugo, Gatsby', to: PICTURE },
  teaser: { of: 'Jekyll', to: PICTURE },
  header: { of: 'Jekyll', to: PICTURE },
  banner: { of: 'Obsidian, Hugo', to: PICTURE },
  previewimage: { of: 'Next.js', to: PICTURE },
  externalurl: { of: 'Hugo', to: ['url'] },
  externallink: { of: 'Hugo Blox', to: ['url'] },
  urlcode: { of: 'Hugo Blox', to: ['github'] },
  urlpdf: { of: 'Hugo Blox', to: ['links'] },
  urlsource: { of: 'Hugo Blox', to: ['links'] },
  urlslides: { of: 'Hugo Blox', to: ['links'] },
  slides: { of: 'Hugo Blox' },
  urlvideo: { of: 'Hugo Blox', to: ['video'] },
  seotitle: { of: 'Hashnode', to: ['metaTitle'] },
  seodescription: { of: 'Hashnode', to: ['metaDescription'] },
  summary: { of: 'Hugo', to: SUMMARY },
  description: { of: 'Hugo, Astro, Jekyll', to: SUMMARY },
  excerpt: { of: 'Jekyll, Hexo', to: SUMMARY },
  abstract: { of: 'Hugo, Quarto', to: SUMMARY },
  customexcerpt: { of: 'Ghost', to: SUMMARY },
  pubdate: { of: 'Astro', to: DATE },
  pubdatetime: { of: 'Astro', to: DATE },
  publishdate: { of: 'Hugo', to: DATE },
  datepublished: { of: 'Hashnode', to: DATE },
  publishedat: { of: 'Next.js', to: DATE },
  createdtime: { of: 'Notion', to: DATE },
  createdat: { of: 'Notion, Next.js', to: DATE },
  created: { of: 'Obsidian, Notion', to: DATE },
  lastmod: { of: 'Hugo' },
  lastmodified: { of: 'Jekyll, Next.js' },
  modified: { of: 'Obsidian' },
  updated: { of: 'Hexo, Obsidian' },
  updateddate: { of: 'Astro' },
  lasteditedtime: { of: 'Notion' },
  updatedat: { of: 'Next.js' },
  expirydate: { of: 'Hugo', about: 'expiry' },
  unpublishdate: { of: 'Hugo', about: 'expiry' },
  expires: { of: '', about: 'expiry' },
  weight: { of: 'Hugo', to: ['number', 'order'] },
  sidebarposition: { of: 'Docusaurus', to: ['order', 'number'] },
  navorder: { of: 'Jekyll', to: ['order', 'number'] },
  importance: { of: 'al-folio', to: ['number'] },
  categories: { of: 'Jekyll, Hugo', to: ['category'] },
  keywords: { of: 'Hugo, Docusaurus', to: ['technologie'] },
  // The names of collections. Other tags are technologies.
  tags: { of: 'Eleventy', values: /^(?:all|posts?|projects?|projets?|pages?|articles?|blog|portfolio|works?)$/i },
  layout: { of: 'Jekyll, Astro, Eleventy' },
  favicon: { of: 'Hugo, Jekyll' },
  seo: { of: 'Gatsby, Astro' },
  age: { of: '' },
  birthdate: { of: '' },
  type: { of: 'Hugo, WordPress', values: /^(?:post|page|posts|docs?|blog|article|default|book)$/i },
  id: { of: 'Docusaurus', values: /[^\d]/ },
  excerptseparator: { of: 'Jekyll' },
  heroimagealt: { of: 'Gatsby, Astro', to: ['imageAlt'] },
  featuredimagealt: { of: 'Gatsby, Hugo', to: ['imageAlt'] },
  coverimagealt: { of: 'Next.js', to: ['imageAlt'] },
  linktitle: { of: 'Hugo' },
  params: { of: 'Hugo' },
  cascade: { of: 'Hugo' },
  outputs: { of: 'Hugo' },
  searchhidden: { of: 'Hugo' },
  pin: { of: 'Jekyll' },
  pinned: { of: 'Jekyll, Next.js' },
  lang: { of: 'Jekyll, Quarto', about: 'language' },
  language: { of: 'DEV, Next.js', about: 'language' },
  langue: { of: '', about: 'language' },
  locale: { of: 'Next.js', about: 'language' },
  featured: { of: 'Astro', about: 'featured' },
  highlight: { of: '', about: 'featured', values: YES_OR_NO },
  vedette: { of: '', about: 'featured', values: YES_OR_NO },
  favorite: { of: '', about: 'featured', values: YES_OR_NO },
  prev: { of: 'VitePress, Starlight' },
  next: { of: 'VitePress, Starlight' },
  customediturl: { of: 'Docusaurus' },
  paginationnext: { of: 'Docusaurus' },
  paginationprev: { of: 'Docusaurus' },
  menu: { of: 'Hugo' },
  resources: { of: 'Hugo' },
  wordpressid: { of: 'WordPress' },
  postid: { of: 'WordPress' },
  guid: { of: 'WordPress' },
  canonicalurl: { of: 'DEV, Next.js' },
  templatekey: { of: 'Gatsby' },
  featuredpost: { of: 'Gatsby' },
  top: { of: 'Hexo' },
  sticky: { of: 'Hexo' },
  cuid: { of: 'Hashnode' },
  hidetableofcontents: { of: 'Docusaurus' },
  relatedpublications: { of: 'al-folio' },
  up: { of: 'Obsidian' },
  template: { of: 'Gatsby, Pelican' },
  author: { of: 'Jekyll, Hugo' },
  authors: { of: 'Hugo, Docusaurus' },
  aliases: { of: 'Hugo, Obsidian' },
  redirectfrom: { of: 'Jekyll' },
  series: { of: 'Hugo' },
  toc: { of: 'Jekyll, Hugo' },
  showtoc: { of: 'Hugo' },
  comments: { of: 'Jekyll, Hugo' },
  math: { of: 'Hugo' },
  mathjax: { of: 'Jekyll' },
  readingtime: { of: 'Hugo, Next.js' },
  cssclass: { of: 'Obsidian' },
  cssclasses: { of: 'Obsidian' },
  sidebarlabel: { of: 'Docusaurus' },
  sidebar: { of: 'VitePress, Starlight' },
  outline: { of: 'VitePress' },
  eleventynavigation: { of: 'Eleventy' },
  eleventycomputed: { of: 'Eleventy' },
  navigation: { of: 'Nuxt' },
  badge: { of: 'Nuxt' },
  showinprojects: { of: 'Gatsby', about: 'published' },
  cta: { of: 'Gatsby', to: ['links'] },
  output: { of: 'R Markdown' },
  format: { of: 'Quarto' },
  execute: { of: 'Quarto' },
  listing: { of: 'Quarto' },
  pagelayout: { of: 'Quarto' },
  titleblockbanner: { of: 'Quarto' },
  ...{
    npm: LINK,
    pypi: LINK,
    packagist: LINK,
    figma: LINK,
    codepen: LINK,
    storybook: LINK,
    youtube: LINK,
    vimeo: LINK,
  },
  ...{ appstore: LINK, playstore: LINK, googleplay: LINK, itch: LINK, steam: LINK, behance: LINK, dribbble: LINK },
  ...{
    docs: LINK,
    documentation: LINK,
    article: LINK,
    articleurl: LINK,
    blogpost: LINK,
    presentation: LINK,
    pdf: LINK,
  },
  ...{ casestudy: LINK, prototype: LINK, maquette: LINK, npmurl: LINK, docsurl: LINK, videourl: LINK, linkedin: LINK },
  ...{ features: PASSAGE, fonctionnalites: PASSAGE, challenge: PASSAGE, challenges: PASSAGE, defi: PASSAGE },
  ...{ defis: PASSAGE, difficultes: PASSAGE, probleme: PASSAGE, problematique: PASSAGE, problem: PASSAGE },
  ...{ solution: PASSAGE, solutions: PASSAGE, contexte: PASSAGE, context: PASSAGE, objectif: PASSAGE },
  ...{ objectifs: PASSAGE, objective: PASSAGE, objectives: PASSAGE, goal: PASSAGE, goals: PASSAGE, process: PASSAGE },
  ...{ approach: PASSAGE, demarche: PASSAGE, learnings: PASSAGE, apprentissages: PASSAGE, lessons: PASSAGE },
  ...{ missions: PASSAGE, budget: PASSAGE, licence: PASSAGE, license: PASSAGE, version: PASSAGE, award: PASSAGE },
  ...{ awards: PASSAGE, stars: PASSAGE, users: PASSAGE, doi: PASSAGE, content: PASSAGE, contenu: PASSAGE },
  ...{ platform: PASSAGE, platforms: PASSAGE, plateforme: PASSAGE, school: PASSAGE, ecole: PASSAGE, course: PASSAGE },
  ...{ cours: PASSAGE, note: PASSAGE, grade: PASSAGE, design: PASSAGE, dependencies: PASSAGE, demovideo: LINK },
  ...{ color: { of: '' }, couleur: { of: '' }, icon: { of: '' }, icone: { of: '' }, emoji: { of: '' } },
  ...{ analytics: { of: '' }, copyright: { of: '' } },
}

const PROFILE = { of: 'JSON Resume', about: 'body' } as const
const OWNER = { of: 'JSON Resume', about: 'site' } as const
const FACTS = { of: 'JSON Resume', about: 'owner' } as const
const OWN_FACTS = { of: '', about: 'owner' } as const

const SERVICE = { of: '', about: 'service' } as const
const TEXT = { of: '', about: 'text' } as const
const MENU = { of: 'Hugo, Jekyll', about: 'menu' } as const
const NETWORK = { of: '', about: 'profile' } as const
const CV = { of: '', about: 'cv' } as const
const COOKIES = { of: '', about: 'cookies' } as const
const COPYRIGHT = { of: '', about: 'copyright' } as const
const MADE = { of: '', about: 'made' } as const
const BUILD = { of: 'Jekyll' } as const
const NAME = { of: '', to: ['name'] } as const
const TRADE = { of: '', to: ['trade'] } as const
const PLACE = { of: '', to: ['place'] } as const

/** The same in `site.md`. */
export const FOREIGN_SITE_KEYS: Readonly<Record<string, ForeignKey>> = {
  ...{ twitter: NETWORK, x: NETWORK, instagram: NETWORK, facebook: NETWORK, youtube: NETWORK, bluesky: NETWORK },
  ...{ gitlab: NETWORK, codepen: NETWORK, dribbble: NETWORK, behance: NETWORK, medium: NETWORK, malt: NETWORK },
  ...{ prenom: NAME, firstname: NAME, lastname: NAME, fullname: NAME, author: NAME, auteur: NAME },
  ...{ role: TRADE, poste: TRADE, profession: TRADE, jobtitle: TRADE },
  ...{ adresse: PLACE, address: PLACE, region: PLACE },
  ...{ formspree: SERVICE, web3forms: SERVICE, netlifyforms: SERVICE, emailjs: { of: '', to: ['mail'] } },
  ...{ about: TEXT, aboutme: TEXT, apropos: TEXT, bio: TEXT, biographie: TEXT, biography: TEXT, presentation: TEXT },
  ...{ services: TEXT, prestations: TEXT, offres: TEXT, leistungen: TEXT },
  ...{ menu: MENU, nav: MENU, navbar: MENU, navigation: MENU },
  ...{ stats: TEXT, tarif: TEXT, tarifs: TEXT, tjm: TEXT, prix: TEXT, pricing: TEXT, rates: TEXT, faq: TEXT },
  ...{ ga: COOKIES, googleanalytics: COOKIES, gtag: COOKIES, gtm: COOKIES, googletagmanager: COOKIES, pixel: COOKIES },
  ...{ facebookpixel: COOKIES, hotjar: COOKIES, trackingid: COOKIES, cookies: { of: '' }, cookieconsent: { of: '' } },
  ...{ copyright: COPYRIGHT, droits: COPYRIGHT, rights: COPYRIGHT },
  ...{ rss: MADE, feed: MADE, atom: MADE, sitemap: MADE, robots: MADE, manifest: MADE, favicon: MADE },
  ...{ plugins: BUILD, gems: BUILD, markdown: BUILD, highlighter: BUILD, permalink: BUILD, paginate: BUILD },
  ...{ timezone: BUILD, exclude: BUILD, include: BUILD, sass: BUILD, collections: BUILD, defaults: BUILD },
  whatsapp: NETWORK,
  ...{ horaires: TEXT, hours: TEXT },
  ...{ experience: CV, experiences: CV, education: CV, formation: CV, formations: CV, diplomes: CV, parcours: CV },
  ...{ hobbies: CV, interests: CV, certifications: CV, languages: CV, langues: CV, work: CV },
}

/** The same in the header of a CV, where some of these words mean something else. */
export const FOREIGN_CV_KEYS: Readonly<Record<string, ForeignKey>> = {
  ...{ summary: PROFILE, description: PROFILE, about: PROFILE, bio: PROFILE, objective: PROFILE, accroche: PROFILE },
  // A list of profiles means « links ».
  ...{ profile: { ...PROFILE, values: /\s/ }, profil: { ...PROFILE, values: /\s/ } },
  ...{ name: OWNER, email: OWNER, mail: OWNER, phone: OWNER, telephone: OWNER, photo: OWNER, picture: OWNER },
  ...{ website: OWNER, github: OWNER, linkedin: OWNER },
  ...{ basics: FACTS, contact: OWN_FACTS, coordonnees: OWN_FACTS, identite: OWN_FACTS },
  ...{ nationalite: { of: '' }, nationality: { of: '' }, situation: { of: '' }, situationfamiliale: { of: '' } },
  ...{ etatcivil: { of: '' }, maritalstatus: { of: '' }, datedenaissance: { of: '' }, birthday: { of: '' } },
  ...{ gender: { of: '' }, sexe: { of: '' }, geburtsdatum: { of: '' }, familienstand: { of: '' } },
}

/** The same in the header of a CV for some readers, to which nothing leads unless it says so. */
export const FOREIGN_TARGET_KEYS: Readonly<Record<string, ForeignKey>> = {
  unlisted: { of: 'Docusaurus', about: 'unlisted' },
  noindex: { of: '', about: 'unlisted' },
}

const LEVEL = { of: '', about: 'level' } as const
const NAMES = { of: '', about: 'names' } as const
const CURRENT = { of: '', about: 'ongoing', values: YES_OR_NO } as const
const BUTTON = { of: '' } as const

/** The same in the groups of a file, by kind and by the key of the group or of its list. */
export const FOREIGN_KEYS_IN_GROUPS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, ForeignKey>>>>>
> = {
  site: {
    analytics: { google: COOKIES, googleanalytics: COOKIES, ga: COOKIES, gtm: COOKIES },
    footer: { copyright: COPYRIGHT, text: { of: '', to: ['made'] }, texte: { of: '', to: ['made'] } },
    categories: { id: { of: '', to: ['name'] }, slug: { of: '', to: ['name'] } },
    hero: { cta: BUTTON, button: BUTTON, buttons: BUTTON, bouton: BUTTON, boutons: BUTTON, link: BUTTON },
    skills: {
      ...{
        level: LEVEL,
        niveau: LEVEL,
        percent: LEVEL,
        percentage: LEVEL,
        pourcentage: LEVEL,
        rating: LEVEL,
        note: LEVEL,
      },
      ...{ progress: LEVEL, years: LEVEL, annees: LEVEL, value: LEVEL },
      ...{ items: NAMES, keywords: NAMES, skills: NAMES, list: NAMES, technologies: NAMES },
      // The name of a drawing of an icon font, which is no file.
      ...{ icon: { of: '', values: /^[^./]*$/ }, icone: { of: '', values: /^[^./]*$/ } },
    },
  },
  cv: {
    experience: {
      name: { of: 'JSON Resume', to: ['organisation', 'title'] },
      current: CURRENT,
      iscurrent: CURRENT,
      present: CURRENT,
      ongoing: CURRENT,
      encours: CURRENT,
      actuel: CURRENT,
    },
  },
}
