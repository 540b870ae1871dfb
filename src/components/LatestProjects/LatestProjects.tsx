import { url } from '../../catalogue/addresses.ts'
import type { Project } from '../../catalogue/types.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx'
import { Marked, useWords } from '../Words/Words.tsx'
import styles from './LatestProjects.module.scss'

/** The widths of the first card and of the others. */
const LARGE_SIZES = '(max-width: 767px) 256px, min(62vw, 940px)'
const SMALL_SIZES = '(max-width: 767px) 256px, min(31vw, 456px)'

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
        {projects.map((project, index) => (
          <li key={project.slug}>
            <ProjectCard project={project} sizes={index === 0 ? LARGE_SIZES : SMALL_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
