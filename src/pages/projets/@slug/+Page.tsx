import { render } from 'vike/abort'
import { ProjectArticle } from '../../../components/ProjectArticle/ProjectArticle.tsx'
import type { PageInput } from '../../../head/page-head.ts'

export function Page({ catalogue: { projects }, project }: PageInput) {
  if (project === null) throw render(404)
  const place = projects.indexOf(project)
  return <ProjectArticle project={project} previous={projects[place - 1] ?? null} next={projects[place + 1] ?? null} />
}
