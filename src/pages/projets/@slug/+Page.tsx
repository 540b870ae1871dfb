import { render } from 'vike/abort'
import { ProjectArticle } from '../../../components/ProjectArticle/ProjectArticle.tsx'
import type { PageInput } from '../../../head/page-head.ts'

export function Page({ project, surrounding }: PageInput) {
  if (project === null || surrounding === null) throw render(404)
  return <ProjectArticle project={project} {...surrounding} />
}
