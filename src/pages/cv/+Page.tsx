import { Resume } from '../../components/Resume/Resume.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue: { site, cv, cvs } }: PageInput) {
  return cv && <Resume site={site} cv={cv} versions={cvs.filter(({ listed }) => listed)} />
}
