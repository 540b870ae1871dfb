import { ProjectArticle } from '../../../components/ProjectArticle/ProjectArticle.tsx'
import type { PageInput } from '../../../head/page-head.ts'

export function Page({ project, surrounding }: PageInput) {
  return project && surrounding && <ProjectArticle project={project} {...surrounding} />
}
