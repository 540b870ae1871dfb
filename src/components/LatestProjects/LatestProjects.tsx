import { url } from '../../catalogue/addresses.ts'
import type { Project } from '../../catalogue/types.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx'
import { Marked, useWords } from '../Words/Words.tsx'
import styles from './LatestProjects.module.scss'

/** The latest or the featured projects, whose upper edge is in view below the introduction. */
export function LatestProjects({ title, projects }: { title: string; projects: readonly Project[] }) {
  const words = useWords('home')
  if (projects.length === 0) return null
  return (
    <section className={styles.latest} aria-labelledby="derniers-projets">
      <div className={styles.heading}>
        <h2 id="derniers-projets">
          <Marked text={title} />
        </h2>
        <a href={url('projets')}>
          {words.all}
          <Icon name="arrow" />
        </a>
      </div>
      <ul className={styles.cards}>
        {projects.map((project) => (
          <li key={project.slug}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </section>
  )
}
