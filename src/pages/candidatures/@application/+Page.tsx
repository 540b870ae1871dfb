import { own } from '../../../../scripts/fields/own.ts'
import { Letter } from '../../../components/Letter/Letter.tsx'
import type { PageInput } from '../../../head/page-head.ts'

export function Page({ catalogue: { cv }, application, shownProjects }: PageInput) {
  return (
    application && (
      <Letter letter={application} projects={own(shownProjects, application.address) ?? []} hasCv={cv !== null} />
    )
  )
}
