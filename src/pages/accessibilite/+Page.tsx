import { ACCESSIBILITY } from '../../catalogue/accessibility.ts'
import { AccessibilityStatement } from '../../components/AccessibilityStatement/AccessibilityStatement.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue: { site } }: PageInput) {
  return <AccessibilityStatement site={site} figures={ACCESSIBILITY} />
}
