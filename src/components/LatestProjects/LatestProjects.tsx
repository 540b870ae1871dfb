import { url } from '../../catalogue/addresses.ts'
import type { Project } from '../../catalogue/types.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ARROW } from '../Icon/shapes.tsx'
import { hueOf } from '../Poster/Poster.tsx'
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx'
import { Figure } from '../ProjectDetails/Figure.tsx'
import { Screens } from '../Screens/Screens.tsx'
import { Marked, useWords } from '../Words/Words.tsx'
import styles from './LatestProjects.module.scss'

/** The pictures of the first card and of the others. */
const LARGE = { sizes: '(max-width: 767px) 256px, min(90vw, 1350px)', widest: 1340 }
const SMALL = { sizes: '(max-width: 767px) 256px, min(45vw, 680px)', widest: 1340 }

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
          <Icon shape={ARROW} />
        </a>
      </div>
      <ul className={styles.cards}>
        {projects.map((project, index) => (
          <li key={project.slug}>
            <Card project={project} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CardProps {
  project: Project
  /** Whether it is the large one, which has room for what the project is about and for its first figure. */
  isFirst: boolean
}

/** What was built says more than a drawing: one capture, of a computer if there is one, because a second one would lie upon it. */
function Card({ project, isFirst }: CardProps) {
  const { captures, results } = project
  const size = isFirst ? LARGE : SMALL
  const [result] = results
  const shown = captures.find(({ device }) => device === 'desktop') ?? captures[0]
  return (
    <ProjectCard
      project={project}
      {...size}
      cover={shown && <Screens captures={[shown]} hue={project.image?.hue ?? hueOf(project)} {...size} />}
      about={isFirst && result && <small>{` ${project.theme}`}</small>}
      beside={
        isFirst &&
        result && (
          <small className={styles.result}>
            <span className={styles.figure}>
              <Figure {...result} />
            </span>{' '}
            {result.label}
          </small>
        )
      }
    />
  )
}
