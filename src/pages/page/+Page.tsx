import { OwnPage } from '../../components/OwnPage/OwnPage.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ own }: PageInput) {
  return own && <OwnPage page={own} />
}
