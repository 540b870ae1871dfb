import type { PageHeadOf } from '../../head/page-head.ts'
import { breadcrumbData, pageData } from '../../head/structured-data.ts'

const PAGE = { name: 'Mentions légales', path: 'mentions-legales' }

export const head: PageHeadOf = ({ catalogue: { site } }) => ({
  title: `Mentions légales | ${site.name}`,
  description: `Qui publie et héberge le site de ${site.name}, et ce que deviennent les messages envoyés par son formulaire.`,
  current: null,
  path: 'mentions-legales',
  data: [pageData(site, PAGE), breadcrumbData(site, [PAGE])],
})
