import { render } from 'vike/abort'
import { Resume } from '../../components/Resume/Resume.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue: { site, cv } }: PageInput) {
  if (cv === null) throw render(404)
  return <Resume site={site} cv={cv} />
}
