import type { ReactNode } from 'react'
import { pathOf } from '../../catalogue/selectors.ts'
import type { HomeSection } from '../../catalogue/types.ts'
import { CareerPath } from '../../components/CareerPath/CareerPath.tsx'
import { Hero } from '../../components/Hero/Hero.tsx'
import { HomeText } from '../../components/HomeText/HomeText.tsx'
import { LatestProjects } from '../../components/LatestProjects/LatestProjects.tsx'
import { Seeking } from '../../components/Seeking/Seeking.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Testimonials } from '../../components/Testimonials/Testimonials.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page(input: PageInput) {
  const { site } = input.catalogue
  return (
    <>
      <Hero site={site} hasCv={input.catalogue.cv !== null}>
        {site.seeking && <Seeking seeking={site.seeking} />}
      </Hero>
      {/* The first paint of a wide screen waits for the beginning of this element (Document.tsx), so it follows the hero. */}
      <span id="suite" hidden />
      {site.home.map(({ section, title }) => SECTIONS[section](input, title))}
    </>
  )
}

/** Renders each section with the owner's title or the default one. */
const SECTIONS: Record<HomeSection, (input: PageInput, title: string | null) => ReactNode> = {
  projets: ({ catalogue: { site }, latest }, title) => {
    const words = site.texts.home
    const own = site.featured?.length ? words.featured : words.latest
    return <LatestProjects key="projets" title={title ?? own} projects={latest} />
  },
  competences: ({ catalogue: { site }, evidence }, title) => (
    <Stack key="competences" title={title ?? site.texts.home.stack} {...site} evidence={evidence} />
  ),
  parcours: ({ catalogue: { site, cv, month } }, title) =>
    cv && <CareerPath key="parcours" title={title ?? site.texts.home.path} entries={pathOf(cv)} month={month} />,
  temoignages: ({ catalogue: { site } }, title) => (
    <Testimonials key="temoignages" title={title ?? site.texts.home.testimonials} testimonials={site.testimonials} />
  ),
  texte: ({ catalogue: { site } }, title) => site.body && <HomeText key="texte" title={title} html={site.body} />,
}
