import { render } from 'vike/abort'
import { ACCESSIBILITY } from '../../catalogue/accessibility.ts'
import { AccessibilityStatement } from '../../components/AccessibilityStatement/AccessibilityStatement.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue: { site } }: PageInput) {
  if (!site.accessibility) throw render(404)
  return <AccessibilityStatement site={site} figures={ACCESSIBILITY} />
}
