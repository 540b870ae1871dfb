import { url } from '../../catalogue/addresses.ts'
import { toBanner } from '../../catalogue/banner.ts'
import { isTall } from '../../catalogue/picture-fit.ts'
import { projectPath } from '../../catalogue/project-path.ts'
import { hasMedia } from '../../catalogue/selectors.ts'
import type { Project } from '../../catalogue/types.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Picture, type PictureLoading } from '../Picture/Picture.tsx'
import { Poster } from '../Poster/Poster.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './ProjectCard.module.scss'

/** The width of a card. */
export const CARD_SIZES = '(max-width: 767px) 256px, 335px'

interface ProjectCardProps {
  project: Project
  /** How its picture loads. @default lazy */
  loading?: PictureLoading
  /** The width of its picture. @default that of a card */
  sizes?: string | undefined
}

/** A link to the project's page. The modal's island opens it in place, unless the page shows more. */
export function ProjectCard({ project, loading = 'lazy', sizes = CARD_SIZES }: ProjectCardProps) {
  const words = useWords('project')
  const { draft } = useWords('list')
  const banner = toBanner(project, words)
  return (
    <a
      className={styles.card}
      href={url(projectPath(project.slug))}
      data-project={hasMedia(project) ? undefined : project.slug}
    >
      {project.image ? (
        <Picture
          picture={project.image}
          sizes={sizes}
          loading={loading}
          alt=""
          fit={isTall(project.image) ? 'whole' : 'place'}
        />
      ) : (
        <Poster project={project} />
      )}
      {'missing' in banner ? (
        <span className={styles.banner} data-missing>
          {banner.missing}
        </span>
      ) : (
        <span className={styles.banner}>
          {banner.label && (
            <>
              <span className={styles.label}>{banner.label}</span>
              <span className={styles.rule}> | </span>
            </>
          )}
          <span className={styles.title}>{banner.title}</span>
        </span>
      )}
      {project.draft && (
        <span className={styles.draft}>
          <Badge tone="progress">{draft}</Badge>
        </span>
      )}
    </a>
  )
}
