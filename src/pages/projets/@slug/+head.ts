import { projectPath } from '../../../catalogue/addresses.ts'
import { toTitle } from '../../../components/ProjectDetails/ProjectDetails.tsx'
import { toDescription } from '../../../head/description.ts'
import type { PageHeadOf } from '../../../head/page-head.ts'

export const head: PageHeadOf = ({ catalogue: { site }, project }) => ({
  title: project?.metaTitle ?? `${toTitle(project)} | ${site.name}`,
  description: project?.metaDescription ?? toDescription(project?.text || project?.theme || toTitle(project)),
  current: 'projets',
  path: project && projectPath(project.slug),
})
