/** Names that all texts may use: the name, the name after « de » (« d’Inès »), the trade, the first rotating word, the place. */
export const OWNER_VALUES = ['name', 'ofName', 'trade', 'word', 'place'] as const

/** Returns the values that a text uses: `Page {page} sur {pages}` → page, pages. */
export function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Texts that an owner may leave empty. They are then not shown. */
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
