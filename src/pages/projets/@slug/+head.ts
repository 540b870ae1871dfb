import { projectPath } from '../../../catalogue/addresses.ts'
import { projectTitle } from '../../../catalogue/titles.ts'
import { toDescription } from '../../../head/description.ts'
import type { PageHeadOf } from '../../../head/page-head.ts'
import { breadcrumbData, projectData } from '../../../head/structured-data.ts'

export const head: PageHeadOf = ({ catalogue: { site }, project }) => {
  const name = projectTitle(project)
  const description = project?.metaDescription ?? toDescription(project?.text || project?.theme || name)
  const path = project && projectPath(project.slug)
  return {
    title: project?.metaTitle ?? `${name} | ${site.name}`,
    description,
    current: 'projets',
    path,
    type: 'article',
    data:
      project && path
        ? [
            projectData(site, project, description),
            breadcrumbData(site, [
              { name: 'Projets', path: 'projets' },
              { name, path },
            ]),
          ]
        : [],
  }
}
