import { getRenderInput } from '../../../catalogue/render-input.ts'
import { ProjectGrid } from '../../../components/ProjectGrid/ProjectGrid.tsx'
import type { PageInput } from '../../../head/page-head.ts'
import { Island } from '../../../islands/runtime/Island.tsx'

export function Page({ catalogue }: PageInput) {
  const details = getRenderInput().assets.projectDetails
  return (
    <>
      <h1>Liste des projets</h1>
      <ProjectGrid projects={catalogue.projects} />
      <Island name="ProjectModal" wake="[data-project]" modules={[details]} data={{ 'data-details': details }} />
    </>
  )
}
