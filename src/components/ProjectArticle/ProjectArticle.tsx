import { url } from '../../catalogue/addresses.ts'
import { toBannerText } from '../../catalogue/banner.ts'
import type { Project } from '../../catalogue/types.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ProjectCard } from '../ProjectCard/ProjectCard.tsx'
import { ProjectDetails } from '../ProjectDetails/ProjectDetails.tsx'
import styles from './ProjectArticle.module.scss'

interface ProjectArticleProps {
  project: Project
  previous: Project | null
  next: Project | null
}

/** A project on its own page, with its neighbours in the list at the foot. */
export function ProjectArticle({ project, previous, next }: ProjectArticleProps) {
  return (
    <>
      <p className={styles.back}>
        <a href={url('projets')}>
          <Icon name="back" />
          Liste des projets
        </a>
        <span>{toBannerText(project)}</span>
      </p>
      <ProjectDetails project={project} layout="page" />
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label="Projets voisins">
          {previous && <Neighbour label="Projet précédent" project={previous} />}
          {next && <Neighbour label="Projet suivant" project={next} />}
        </nav>
      )}
    </>
  )
}

function Neighbour({ label, project }: { label: string; project: Project }) {
  return (
    <div className={styles.neighbour}>
      <p>{label}</p>
      <ProjectCard project={project} />
    </div>
  )
}
