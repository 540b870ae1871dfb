import { LegalNotice } from '../../components/LegalNotice/LegalNotice.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue: { site } }: PageInput) {
  return <LegalNotice site={site} />
}
