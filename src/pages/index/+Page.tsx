import { latestProjects } from '../../catalogue/selectors.ts'
import { Hero } from '../../components/Hero/Hero.tsx'
import { LatestProjects } from '../../components/LatestProjects/LatestProjects.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue: { site, projects } }: PageInput) {
  return (
    <>
      <Hero site={site} />
      <LatestProjects projects={latestProjects(projects, 3)} />
      <Stack skills={site.skills} goals={site.goals} />
    </>
  )
}
