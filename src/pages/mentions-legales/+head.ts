import type { PageHeadOf } from '../../head/page-head.ts'
import { breadcrumbData } from '../../head/structured-data.ts'

export const head: PageHeadOf = ({ catalogue: { site } }) => ({
  title: `Mentions légales | ${site.name}`,
  description: `Qui publie et héberge le site de ${site.name}, et ce que deviennent les messages envoyés par son formulaire.`,
  current: null,
  path: 'mentions-legales',
  data: [breadcrumbData(site, [{ name: 'Mentions légales', path: 'mentions-legales' }])],
})
