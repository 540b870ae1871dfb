import { tagsOf } from '../../catalogue/lists.ts'
import type { Project } from '../../catalogue/types.ts'
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './ProjectGrid.module.scss'

/** The pictures of the first row at 1440 px load at once. On a phone, only the first card is fully in view. */
const LOADING_OF_FIRST_CARDS = ['first', 'eager', 'eager'] as const

interface ProjectGridProps {
  projects: readonly Project[]
  /** Whether each card carries the keys of the filters that match it. */
  isFiltered: boolean
}

export function ProjectGrid({ projects, isFiltered }: ProjectGridProps) {
  const { none } = useWords('list')
  if (projects.length === 0) {
    return <p className={styles.empty}>{none}</p>
  }
  const isNumbered = projects.some(({ number }) => number !== null)
  return (
    <ul className={isNumbered ? styles.grid : `${styles.grid} ${styles.plain}`}>
      {projects.map((project, index) => (
        <li
          key={project.slug}
          className={isNumbered ? styles.cell : undefined}
          data-number={project.number ?? undefined}
          data-tags={isFiltered ? tagsOf(project).join(' ') : undefined}
        >
          <ProjectCard
            project={project}
            loading={LOADING_OF_FIRST_CARDS[index] ?? 'lazy'}
            sizes={isNumbered ? undefined : '335px'}
          />
        </li>
      ))}
    </ul>
  )
}
