import { projectLists } from '../../src/catalogue/lists.ts'
import type { RenderInput } from '../../src/catalogue/render-input.ts'
import { latestProjects } from '../../src/catalogue/selectors.ts'
import { sitePlan } from '../../src/catalogue/site-plan.ts'
import { surroundingsOf } from '../../src/catalogue/surroundings.ts'
import type { Catalogue } from '../../src/catalogue/types.ts'

const LATEST_SHOWN = 3

/** What the pages are told of the content; how they are built comes from the build or the dev server. */
export function contentInput({
  site,
  cv,
  projects,
}: Catalogue): Pick<RenderInput, 'catalogue' | 'latest' | 'plan' | 'projects' | 'surroundings' | 'lists'> {
  const lists = projectLists(projects)
  return {
    catalogue: { site, cv },
    latest: latestProjects(projects, LATEST_SHOWN),
    plan: sitePlan(lists),
    projects: new Map(projects.map((project) => [project.slug, project])),
    surroundings: surroundingsOf(projects),
    lists: new Map(lists.map((list) => [list.path, list])),
  }
}
