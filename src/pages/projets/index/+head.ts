import { listTitle, projectCount } from '../../../catalogue/titles.ts'
import type { PageHeadOf } from '../../../head/page-head.ts'
import { breadcrumbData, listData } from '../../../head/structured-data.ts'

export const head: PageHeadOf = ({ catalogue: { site }, list }) => {
  const page = list && list.page > 1 ? `, page ${list.page}` : ''
  const title = listTitle(list) + page
  const projects = { name: 'Projets', path: 'projets' }
  return {
    title: `${title} | ${site.name}`,
    description: list?.of
      ? `${title} : ${projectCount(list.total)} de ${site.name}, avec leur dépôt et leurs technologies.`
      : `Les projets de ${site.name}${page} : sites, applications et exercices de formation, avec leur dépôt et leurs technologies.`,
    current: 'projets',
    path: list?.path ?? 'projets',
    data: list
      ? [
          listData(site, list),
          breadcrumbData(site, list.of ? [projects, { name: list.of.name, path: list.root }] : [projects]),
        ]
      : [],
  }
}
