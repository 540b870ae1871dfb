import type { PageHeadOf } from '../../head/page-head.ts'
import { ownerData, siteData } from '../../head/structured-data.ts'

export const head: PageHeadOf = ({ catalogue: { site } }) => ({
  title: `${site.name}, ${site.trade.toLowerCase()} ${site.hero.words[0] ?? ''}`.trim(),
  description: site.hero.sentences.join(' '),
  current: 'accueil',
  path: '/',
  data: [siteData(site), ownerData(site)],
})
