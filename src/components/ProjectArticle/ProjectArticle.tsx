import { url } from '../../catalogue/addresses.ts'
import { toBannerText } from '../../catalogue/banner.ts'
import { type ListKind, tagPath } from '../../catalogue/lists.ts'
import { projectPath } from '../../catalogue/project-path.ts'
import type { Surrounding } from '../../catalogue/surroundings.ts'
import type { Project } from '../../catalogue/types.ts'
import { Icon } from '../Icon/Icon.tsx'
import barePage from '../Poster/page.module.scss'
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx'
import { ProjectDetails } from '../ProjectDetails/ProjectDetails.tsx'
import pageLayout from '../ProjectDetails/page.module.scss'
import { ProjectMedia } from '../ProjectMedia/ProjectMedia.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './ProjectArticle.module.scss'

const STYLES = { ...pageLayout, ...barePage }

interface ProjectArticleProps extends Surrounding {
  project: Project
}

/** A project on its own page, with links to similar projects and to its neighbours in the list. */
export function ProjectArticle({ project, previous, next, related }: ProjectArticleProps) {
  const words = useWords('project')
  const { list } = useWords('pages')
  return (
    <>
      <p className={styles.back}>
        <a href={url('projets')}>
          <Icon name="back" />
          {list}
        </a>
        <span>{toBannerText(project, words)}</span>
      </p>
      <ProjectDetails project={project} layout="page" styles={STYLES} listOf={listOf} />
      <ProjectMedia project={project} />
      {related.length > 0 && (
        <nav className={styles.related} aria-labelledby="projets-proches">
          <h2 id="projets-proches">{words.related}</h2>
          <ul>
            {related.map(({ project: { slug, title }, shared }) => (
              <li key={slug}>
                <a href={url(projectPath(slug))}>{title}</a>
                <span>{shared.join(', ')}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={words.neighbours}>
          {previous && <Neighbour label={words.previous} project={previous} />}
          {next && <Neighbour label={words.next} project={next} />}
        </nav>
      )}
    </>
  )
}

function listOf(kind: ListKind, name: string): string | undefined {
  const path = tagPath(kind, name)
  return path === null ? undefined : url(path)
}

function Neighbour({ label, project }: { label: string; project: Project }) {
  return (
    <div className={styles.neighbour}>
      <p>{label}</p>
      <ProjectCard project={project} />
    </div>
  )
}
