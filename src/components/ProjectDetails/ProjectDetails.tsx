import type { ReactNode } from 'react'
import type { ListKind } from '../../catalogue/lists.ts'
import { isSmall } from '../../catalogue/picture-fit.ts'
import { projectTitle } from '../../catalogue/titles.ts'
import type { ProjectShown } from '../../catalogue/types.ts'
import { Badge, ResponsiveBadge, StateBadge } from '../Badge/Badge.tsx'
import { OutboundButton } from '../Button/Button.tsx'
import picture from '../Picture/Picture.module.scss'
import { Picture } from '../Picture/Picture.tsx'
import { hueOf } from '../Poster/Poster.tsx'
import slats from '../Poster/slats.module.scss'
import { type CompiledHtml, Prose } from '../Prose/Prose.tsx'
import { TextSkeleton } from '../Skeleton/Skeleton.tsx'
import { useWords } from '../Words/Words.tsx'

/** Its description may be HTML that a browser trusts. */
export type ProjectText = Omit<ProjectShown, 'description'> & { description: CompiledHtml | null }

interface ProjectDetailsProps {
  /** `null` if no project is selected. */
  project: ProjectText | null
  layout: 'page' | 'dialog'
  /** page.module.scss or dialog.module.scss. The caller passes it, so that no page contains the rules of the other layout. */
  styles: CSSModuleClasses
  /** `false` renders the header alone, for the first frame after a click. @default true */
  isWhole?: boolean
  titleId?: string
  /** The address of the list of a technology or category, if its badge is to link to it. */
  listOf?: (kind: ListKind, name: string) => string | undefined
  closeButton?: ReactNode
}

/** A whole project, in the modal and on its own page. */
export function ProjectDetails({
  project,
  layout,
  styles,
  isWhole = true,
  titleId,
  listOf,
  closeButton,
}: ProjectDetailsProps) {
  const words = useWords('project')
  const Title = layout === 'page' ? 'h1' : 'h2'
  // Without a picture, the header takes its place.
  const isBare = project !== null && project.image === null
  const poster = layout === 'page' ? `${picture.picture} ${slats.poster}` : picture.picture
  return (
    <article className={isBare ? `${styles.details} ${styles.bare}` : styles.details}>
      <header
        className={isBare ? `${styles.header} ${poster}` : styles.header}
        {...(isBare && { 'data-skeleton': 'picture', 'data-hue': hueOf(project) })}
      >
        <div className={styles.heading}>
          {project?.theme && <p className={styles.theme}>{project.theme}</p>}
          <Title id={titleId} className={styles.title} data-missing={project !== null && project.title === null}>
            {projectTitle(project, words)}
          </Title>
        </div>
        {project && (
          <p className={styles.badges}>
            {listOf && <Badge href={listOf('categories', project.category)}>{project.category}</Badge>}
            <ResponsiveBadge responsive={project.responsive} />
          </p>
        )}
        {closeButton}
      </header>
      {project && (
        <>
          {/* The keyboard must reach a region that scrolls. */}
          <div
            className={styles.body}
            {...(layout === 'dialog' && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
          >
            {isWhole && (
              <>
                {project.image && (
                  <div className={styles.picture} data-large-picture>
                    <Picture
                      picture={project.image}
                      sizes={layout === 'page' ? PAGE_SIZES : DIALOG_SIZES}
                      loading={layout === 'page' ? 'first' : 'lazy'}
                      fit={isSmall(project.image) ? 'own' : 'place'}
                    />
                  </div>
                )}
                <div className={styles.text}>
                  {project.description === null ? <TextSkeleton /> : <Prose html={project.description} />}
                </div>
                {project.technologie.length > 0 && (
                  <Technologies names={project.technologie} listOf={listOf} styles={styles} />
                )}
              </>
            )}
          </div>
          {isWhole && (
            <footer className={styles.footer}>
              <OutboundButton href={project.github} label={words.repository} unavailable={words.noRepository} />
              <StateBadge state={project.state} badge={project.badge} />
              {project.links.map(({ label, url }) => (
                <OutboundButton key={url} href={url} label={label} />
              ))}
              <OutboundButton href={project.url} label={words.site} unavailable={words.noSite} tone="primary" />
            </footer>
          )}
        </>
      )}
    </article>
  )
}

const PAGE_SIZES = '(max-width: 1148px) calc(100vw - 40px), 1061px'
const DIALOG_SIZES = '(max-width: 899px) calc(100vw - 40px), 384px'

interface TechnologiesProps {
  names: readonly string[]
  listOf: ProjectDetailsProps['listOf']
  styles: CSSModuleClasses
}

function Technologies({ names, listOf, styles }: TechnologiesProps) {
  return (
    <div className={styles.technologies}>
      <p className={styles.caption}>{useWords('project').technologies}</p>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <Badge href={listOf?.('technologies', name)}>{name}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
