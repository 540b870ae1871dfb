import { ACCESSIBILITY, conformityOf } from '../../catalogue/accessibility.ts'
import type { PageHeadOf } from '../../head/page-head.ts'
import { breadcrumbData, pageData } from '../../head/structured-data.ts'

const PAGE = { name: 'Accessibilité', path: 'accessibilite' }

export const head: PageHeadOf = ({ catalogue: { site } }) => ({
  title: `Accessibilité | ${site.name}`,
  description: `Déclaration d’accessibilité du site de ${site.name} : ${conformityOf(ACCESSIBILITY.criteria).state} au RGAA.`,
  current: null,
  path: 'accessibilite',
  data: [pageData(site, PAGE), breadcrumbData(site, [PAGE])],
})
