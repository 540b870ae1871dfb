import type { PageHeadOf } from '../../head/page-head.ts'
import { breadcrumbData, pageData } from '../../head/structured-data.ts'

const PAGE = { name: 'Plan du site', path: 'plan-du-site' }

export const head: PageHeadOf = ({ catalogue: { site } }) => ({
  title: `Plan du site | ${site.name}`,
  description: `Toutes les pages du site de ${site.name} : projets, contact et informations, sur une seule page.`,
  current: null,
  path: 'plan-du-site',
  data: [pageData(site, PAGE), breadcrumbData(site, [PAGE])],
})
