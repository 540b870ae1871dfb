import { render } from 'vike/abort'
import { surroundingOf } from '../../../catalogue/selectors.ts'
import { ProjectArticle } from '../../../components/ProjectArticle/ProjectArticle.tsx'
import type { PageInput } from '../../../head/page-head.ts'

export function Page({ catalogue: { projects }, project, place }: PageInput) {
  if (project === null) throw render(404)
  return <ProjectArticle project={project} {...surroundingOf(projects, place)} />
}
