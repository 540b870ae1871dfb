import { SitePlan } from '../../components/SitePlan/SitePlan.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue: { site, cv }, plan }: PageInput) {
  return <SitePlan plan={plan} hasCv={cv !== null} hasStatement={site.accessibility} />
}
