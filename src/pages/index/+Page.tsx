import { Hero } from '../../components/Hero/Hero.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue: { site } }: PageInput) {
  return (
    <>
      <Hero site={site} />
      <Stack skills={site.skills} goals={site.goals} />
    </>
  )
}
