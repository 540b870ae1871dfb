import { Hero } from '../../components/Hero/Hero.tsx'
import { LatestProjects } from '../../components/LatestProjects/LatestProjects.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue: { site }, latest }: PageInput) {
  const { latest: newest, featured } = site.texts.home
  return (
    <>
      <Hero site={site} />
      <LatestProjects title={site.featured?.length ? featured : newest} projects={latest} />
      <Stack skills={site.skills} goals={site.goals} />
    </>
  )
}
