import { toBanner } from '../../catalogue/banner.ts'
import { isTall } from '../../catalogue/picture-fit.ts'
import { projectPath } from '../../catalogue/project-path.ts'
import { cardFacts } from '../../catalogue/selectors.ts'
import type { Project } from '../../catalogue/types.ts'
import { Badge, toneOf } from '../Badge/Badge.tsx'
import { Picture, type PictureLoading } from '../Picture/Picture.tsx'
import { Poster } from '../Poster/Poster.tsx'
import { Figure } from '../ProjectDetails/Figure.tsx'
import { useUrl } from '../Url/Url.ts'
import { useWords } from '../Words/Words.tsx'
import styles from './ProjectCard.module.scss'

interface ProjectCardProps {
  project: Project
  /** How its picture loads. @default lazy */
  loading?: PictureLoading
  /** Whether it also contains the data for the frame of the dialog. @default false */
  forFrame?: boolean
}

/** A link to the project's page. The modal's island opens it in place. */
export function ProjectCard({ project, loading = 'lazy', forFrame = false }: ProjectCardProps) {
  const url = useUrl()
  const words = useWords('project')
  const { draft } = useWords('list')
  const banner = toBanner(project, words)
  const facts = cardFacts(project, words.since)
  const figure = project.result === null ? project.results[0] : undefined
  const isMissing = 'missing' in banner
  const text = isMissing ? (
    banner.missing
  ) : (
    <>
      {banner.label && (
        <>
          <span className={styles.label}>{banner.label}</span>
          <span className={styles.rule}> | </span>
        </>
      )}
      <span className={styles.title}>{banner.title}</span>
      {(facts || figure) && (
        <small>
          {` ${[facts, figure?.label].filter(Boolean).join(' · ')}`}
          {figure && (
            <>
              {' · '}
              <Figure {...figure} />
            </>
          )}
        </small>
      )}
    </>
  )
  return (
    <a
      className={styles.card}
      href={url(projectPath(project.slug))}
      data-project={project.slug}
      {...(forFrame && { 'data-about': project.theme, 'data-tone': toneOf(project.responsive) })}
    >
      {project.image ? (
        <Picture
          picture={project.image}
          sizes={SIZES}
          widest={WIDEST}
          loading={loading}
          alt=""
          fit={isTall(project.image) ? 'whole' : 'place'}
        />
      ) : (
        <Poster project={project} />
      )}
      <span className={styles.banner} data-missing={isMissing || undefined}>
        {text}
      </span>
      {project.draft && (
        <span className={styles.draft}>
          <Badge tone="progress">{draft}</Badge>
        </span>
      )}
    </a>
  )
}

/** The width of a card. */
const SIZES = '(min-width:640px) 335px,256px'
/** The widest file: two pixels for each CSS pixel. Nobody sees more on something so small. */
const WIDEST = 670
