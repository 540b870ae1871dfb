import type { ReactNode } from 'react'
import { isSmall } from '../../catalogue/picture-fit.ts'
import { projectPath } from '../../catalogue/project-path.ts'
import { projectTitle } from '../../catalogue/titles.ts'
import character from '../../looks/soleil/ProjectDetails.module.scss'
import { Badge, ResponsiveBadge, StateBadge } from '../Badge/Badge.tsx'
import { LinkButton, OutboundButton } from '../Button/Button.tsx'
import picture from '../Picture/Picture.module.scss'
import { Picture } from '../Picture/Picture.tsx'
import { hueOf } from '../Poster/Poster.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { TextSkeleton } from '../Skeleton/Skeleton.tsx'
import { useUrl } from '../Url/Url.ts'
import { useWords } from '../Words/Words.tsx'
import { Quote, Results } from './Evidence.tsx'
import { Facts } from './Facts.tsx'
import type { ListOf, ProjectText } from './project-text.ts'

interface ProjectDetailsProps {
  /** `null` if no project is selected. */
  project: ProjectText | null
  layout: 'page' | 'dialog'
  /** page.module.scss or dialog.module.scss. The caller passes it, so that no page contains the rules of the other layout. */
  styles: CSSModuleClasses
  titleId?: string
  /** Returns the addresses of lists, if the names of technologies and of the category should be links. */
  listOf?: ListOf
  closeButton?: ReactNode
  /** The picture of the result beside the title, on the page. */
  cover?: ReactNode
}

/** A whole project, in the modal and on its own page: the same parts with the same names, in the same order. */
export function ProjectDetails({ project, layout, styles, titleId, listOf, closeButton, cover }: ProjectDetailsProps) {
  const url = useUrl()
  const words = useWords('project')
  const Title = layout === 'page' ? 'h1' : 'h2'
  const isPage = layout === 'page'
  const Body = isPage ? 'div' : 'section'
  // The facts, which the two layouts show in different places.
  const facts = project && <Facts project={project} listOf={listOf} styles={styles} />
  return (
    <article className={styles.details}>
      <header
        className={`${styles.header} ${picture.picture}${isPage ? ` ${character.band}` : ''}`}
        data-hue={project ? hueOf(project) : undefined}
        data-skeleton={project?.image === null ? 'picture' : undefined}
      >
        <div className={styles.heading}>
          <Title id={titleId} className={styles.title} data-missing={project !== null && project.title === null}>
            {projectTitle(project, words)}
          </Title>
          {project?.theme && <p className={styles.theme}>{project.theme}</p>}
        </div>
        {project && <ResponsiveBadge responsive={project.responsive} />}
        {closeButton}
        {isPage && facts}
      </header>
      {cover && <div className={styles.cover}>{cover}</div>}
      {project && (
        <>
          {/* The keyboard must reach a section that scrolls. */}
          <Body className={styles.body} {...(!isPage && { tabIndex: 0, 'aria-labelledby': titleId })}>
            <div className={styles.text}>
              <Results project={project} />
              {project.description === null ? <TextSkeleton /> : <Prose html={project.description} />}
              {project.quote && <Quote quote={project.quote} />}
            </div>
            <div className={styles.side}>
              {project.technologie.length > 0 && (
                <Technologies names={project.technologie} listOf={listOf} styles={styles} />
              )}
              {project.image && (
                <div className={styles.picture} data-large-picture>
                  <Picture
                    picture={project.image}
                    sizes={SIZES}
                    loading={isPage && !cover ? 'first' : 'lazy'}
                    fit={isSmall(project.image) ? 'own' : 'place'}
                  />
                </div>
              )}
            </div>
            {!isPage && facts}
          </Body>
          <footer className={styles.footer}>
            <StateBadge state={project.state} badge={project.badge} />
            {!project.confidential && (
              <OutboundButton href={project.github} label={words.repository} unavailable={words.noRepository} />
            )}
            {project.links.map(({ label, url }) => (
              <OutboundButton key={url} href={url} label={label} />
            ))}
            {!isPage && project.hasMedia && (
              <LinkButton href={url(projectPath(project.slug))}>{words.inPictures}</LinkButton>
            )}
            {!project.confidential && (
              <OutboundButton href={project.url} label={words.site} unavailable={words.noSite} tone="primary" />
            )}
            {project.canAsk && (
              <LinkButton href={url('contact')} tone="primary">
                {words.ask}
              </LinkButton>
            )}
          </footer>
        </>
      )}
    </article>
  )
}

const SIZES = '(max-width: 899px) calc(100vw - 40px), (min-width: 1800px) 627px, 467px'

interface TechnologiesProps {
  names: readonly string[]
  listOf: ListOf | undefined
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
