import { cvFile, cvPath } from '../../catalogue/cv-path.ts'
import type { Application, Project } from '../../catalogue/types.ts'
import { LinkButton, OutboundButton } from '../Button/Button.tsx'
import grid from '../ProjectGrid/ProjectGrid.module.scss'
import { ProjectGrid } from '../ProjectGrid/ProjectGrid.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { useUrl } from '../Url/Url.ts'
import { useWords } from '../Words/Words.tsx'
import styles from './Letter.module.scss'

interface LetterProps {
  letter: Application
  /** The projects that the letter names. */
  projects: readonly Project[]
  /** Whether the site has a CV. */
  hasCv: boolean
}

/** A page for one reader: a short text, a CV and some projects. */
export function Letter({ letter: { title, description, cv, draft }, projects, hasCv }: LetterProps) {
  const url = useUrl()
  const words = useWords('pages')
  const list = useWords('list')
  return (
    <article className={styles.letter}>
      {draft && <p>{list.draft}</p>}
      <h1>{title}</h1>
      {description && <Prose html={description} />}
      {hasCv && (
        <p className={styles.cv}>
          <LinkButton tone="primary" href={url(cv === null ? 'cv' : cvPath(cv))}>
            {words.cvOnline}
          </LinkButton>{' '}
          <OutboundButton href={url(cvFile(cv, 'pdf'))} label={words.cvPdf} />
        </p>
      )}
      {projects.length > 0 && (
        <div className={grid.list}>
          <h2>{words.projects}</h2>
          <ProjectGrid projects={projects} isFiltered={false} opens={false} />
        </div>
      )}
    </article>
  )
}
