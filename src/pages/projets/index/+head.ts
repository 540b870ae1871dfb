import type { PageHeadOf } from '../../../head/page-head.ts'

export const head: PageHeadOf = ({ catalogue: { site } }) => ({
  title: `Liste des projets | ${site.name}`,
  description: `Les projets de ${site.name} : sites, applications et exercices de formation, avec leur dépôt et leurs technologies.`,
  current: 'projets',
  path: 'projets',
})
