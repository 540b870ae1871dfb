import { toDescription } from '../../head/description.ts'
import type { PageHeadOf } from '../../head/page-head.ts'
import { breadcrumbData, profileData } from '../../head/structured-data.ts'

export const head: PageHeadOf = ({ catalogue: { site, cv } }) => ({
  title: `CV, ${cv?.title ?? site.trade} | ${site.name}`,
  description: toDescription(cv?.profileText.join(' ') || `Le parcours de ${site.name}.`),
  current: null,
  path: 'cv',
  type: 'profile',
  data: cv ? [profileData(site, cv), breadcrumbData(site, [{ name: 'CV', path: 'cv' }])] : [],
})
