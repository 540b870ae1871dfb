import { whatSiteHas } from '../../catalogue/pages.ts'
import { SitePlan } from '../../components/SitePlan/SitePlan.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue, plan }: PageInput) {
  return <SitePlan plan={plan} has={whatSiteHas(catalogue)} />
}
