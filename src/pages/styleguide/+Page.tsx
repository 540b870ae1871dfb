import type { PageInput } from '../../head/page-head.ts'
import { Styleguide } from './Styleguide.tsx'

export function Page({ catalogue }: PageInput) {
  return <Styleguide catalogue={catalogue} />
}
