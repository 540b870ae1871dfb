import { own } from '../../../../scripts/fields/own.ts'
import { ListHeading } from '../../../components/ListHeading/ListHeading.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import grid from '../../../components/ProjectGrid/ProjectGrid.module.scss'
import { ProjectGrid } from '../../../components/ProjectGrid/ProjectGrid.tsx'
import type { PageInput } from '../../../head/page-head.ts'
import { ProjectFrame } from '../../../islands/ProjectModal/ProjectFrame.tsx'
import { Island } from '../../../islands/runtime/Island.tsx'

export function Page({ list, projectDetails, islands }: PageInput) {
  if (list === null) return null
  const details = own(projectDetails, list.path)
  return (
    <>
      <div className={grid.list}>
        <ListHeading list={list} />
        <ProjectGrid
          projects={list.projects}
          isFiltered={list.filters.length > 0 && list.pages === 1}
          opens={details !== undefined}
        />
        <Pagination list={list} />
      </div>
      {details && (
        <>
          <ProjectFrame />
          <Island
            name="ProjectModal"
            islands={islands}
            wake="[data-project]"
            modules={[details]}
            data={{ 'data-details': details }}
          />
        </>
      )}
    </>
  )
}
