import { tagsOf } from '../../catalogue/lists.ts'
import type { Project } from '../../catalogue/types.ts'
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx'
import styles from './ProjectGrid.module.scss'

/** The first row at 1440 px does not wait; on a telephone the first card alone is whole on the screen. */
const LOADING_OF_FIRST_CARDS = ['first', 'eager', 'eager'] as const

interface ProjectGridProps {
  projects: readonly Project[]
  /** Each card then says what it can be found by. */
  isFiltered: boolean
}

export function ProjectGrid({ projects, isFiltered }: ProjectGridProps) {
  if (projects.length === 0) {
    return <p className={styles.empty}>Aucun projet à montrer pour le moment. Revenez bientôt.</p>
  }
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => (
        <li
          key={project.slug}
          className={styles.cell}
          data-number={project.number ?? undefined}
          data-tags={isFiltered ? tagsOf(project).join(' ') : undefined}
        >
          <ProjectCard project={project} loading={LOADING_OF_FIRST_CARDS[index] ?? 'lazy'} />
        </li>
      ))}
    </ul>
  )
}
