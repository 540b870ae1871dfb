import type { PageInput } from '../../head/page-head.ts'
import { Styleguide } from './Styleguide.tsx'

export function Page({ catalogue: { site }, latest }: PageInput) {
  return <Styleguide site={site} project={latest[0] ?? null} />
}
