import { fr } from './languages/fr.ts'
import type { Words } from './languages/language.ts'

/** The French texts of the frame, which are the ones that the owner's documents show. */
export const FRENCH = fr.words

export type { Words }

type Part = keyof Words

/** What any text may contain: the name, the name after « de » (« d’Inès »), the trade, the first rotating word, the place. */
export const OWNER_VALUES = ['name', 'ofName', 'trade', 'word', 'place'] as const

/** The values that a text names: `Page {page} sur {pages}` → page, pages. */
export function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** What each part is, for the owner. */
export const PARTS: Readonly<Record<Part, string>> = {
  pages: 'Les noms des pages, dans la barre, le bas de page et le plan.',
  titles: 'Les titres des pages, dans les onglets et les moteurs de recherche.',
  descriptions: 'Les descriptions pour les moteurs de recherche et celles des images.',
  callouts: 'Les titres des encadrés (`> [!NOTE]`) dans les textes.',
  home: 'Les titres de l’accueil.',
  list: 'La liste des projets et son filtre.',
  project: 'Les cartes, les pages des projets et leur fenêtre.',
  media: 'La vidéo et les captures d’un projet.',
  contact: 'La page Contact.',
  form: 'Le formulaire.',
  cv: 'Les titres du CV.',
  plan: 'Le plan du site.',
  notFound: 'La page des adresses inconnues.',
  frame: 'Ce qui entoure chaque page : son dernier mot, le choix du thème, et ce que disent les lecteurs d’écran.',
  drawer: 'Le menu des petits écrans.',
  links: 'Les liens vers d’autres sites.',
}

/** The texts that an owner may leave empty, and which are then not shown. */
export const MAY_BE_EMPTY: ReadonlySet<string> = new Set([
  'frame.closing',
  'titles.page',
  'home.all',
  'project.numbered',
  'project.other',
  'project.done',
  'project.inProgress',
  'project.notStarted',
  'project.responsive',
  'project.notResponsive',
  'project.noRepository',
  'project.noSite',
  'contact.prompt',
  'contact.card',
  ...['name', 'email', 'phone', 'description'].flatMap((field) => [`form.${field}Hint`, `form.${field}Placeholder`]),
  'form.phoneHintAbroad',
  'form.phonePlaceholderAbroad',
  'plan.lead',
  'home.stack',
  'home.skills',
  'home.goals',
  'home.latest',
  'home.featured',
])
