import type { ReactNode } from 'react'
import { type ListKind, tagPath } from '../../catalogue/lists.ts'
import { projectPath } from '../../catalogue/project-path.ts'
import { toShown } from '../../catalogue/project-shown.ts'
import type { Surrounding } from '../../catalogue/surroundings.ts'
import { projectTitle } from '../../catalogue/titles.ts'
import type { Project } from '../../catalogue/types.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ARROW, BACK } from '../Icon/shapes.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { ProjectDetails } from '../ProjectDetails/ProjectDetails.tsx'
import layout from '../ProjectDetails/page.module.scss'
import { ProjectMedia } from '../ProjectMedia/ProjectMedia.tsx'
import { Screens } from '../Screens/Screens.tsx'
import { useUrl } from '../Url/Url.ts'
import { useLang, useWords } from '../Words/Words.tsx'
import styles from './ProjectArticle.module.scss'

/** A project on its own page, with links to similar projects and to its neighbours in the list. */
export function ProjectArticle({ project, previous, next, related }: Surrounding & { project: Project }) {
  const url = useUrl()
  const words = useWords('project')
  const lang = useLang()
  const { list } = useWords('pages')
  const listOf = (kind: ListKind, name: string) => {
    const path = tagPath(kind, name)
    return path === null ? undefined : url(path)
  }
  return (
    <>
      <p className={styles.back}>
        <a href={url('projets')}>
          <Icon shape={BACK} />
          {list}
        </a>
        <span>{project.label}</span>
      </p>
      <ProjectDetails
        project={toShown(project, { lang, since: words.since })}
        layout="page"
        styles={layout}
        listOf={listOf}
        cover={project.captures.length > 0 && <Screens captures={project.captures} {...COVER} />}
      />
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
          {previous && <Neighbour label={words.previous} shape={BACK} project={previous} />}
          {next && <Neighbour label={words.next} shape={ARROW} project={next} />}
        </nav>
      )}
    </>
  )
}

const COVER = { sizes: '53vw', widest: 1340 }

/** A link to a neighbour. It is as wide as its half of the page, or as the whole page if there is no other. */
function Neighbour({ label, shape, project }: { label: string; shape: ReactNode; project: Project }) {
  const url = useUrl()
  const words = useWords('project')
  return (
    <a href={url(projectPath(project.slug))} data-project={project.image ? project.slug : undefined}>
      {project.image && <Picture picture={project.image} sizes="168px" widest={512} alt="" />}
      <span>
        <span>
          <Icon shape={shape} />
          {label}
        </span>{' '}
        <b>{projectTitle(project, words)}</b>
      </span>
    </a>
  )
}
