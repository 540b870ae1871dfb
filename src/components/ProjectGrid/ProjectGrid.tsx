import { tagsOf } from '../../catalogue/lists.ts'
import type { Project } from '../../catalogue/types.ts'
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx'
import { useWords } from '../Words/Words.tsx'
import empty from './empty.module.scss'
import styles from './ProjectGrid.module.scss'

/** The pictures of the first row at 1440 px load at once. On a phone, only the first card is fully in view. */
const LOADING_OF_FIRST_CARDS = ['first', 'eager', 'eager'] as const

interface ProjectGridProps {
  projects: readonly Project[]
  /** Whether each card contains the keys of the filters that match it. */
  isFiltered: boolean
  /** Whether a card opens its project over the list. */
  opens: boolean
}

export function ProjectGrid({ projects, isFiltered, opens }: ProjectGridProps) {
  const { none } = useWords('list')
  if (projects.length === 0) {
    return <p className={empty.empty}>{none}</p>
  }
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => (
        <li key={project.slug} data-tags={isFiltered ? tagsOf(project).join(' ') : undefined}>
          <ProjectCard project={project} loading={LOADING_OF_FIRST_CARDS[index] ?? 'lazy'} forFrame={opens} />
        </li>
      ))}
    </ul>
  )
}
