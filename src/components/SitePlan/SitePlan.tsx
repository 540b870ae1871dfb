import { Fragment, type ReactNode } from 'react'
import { type Banner, toBanner } from '../../catalogue/banner.ts'
import { fill, projectCount } from '../../catalogue/fill.ts'
import type { ListFilterLink } from '../../catalogue/lists.ts'
import { linksIn, type SiteHas } from '../../catalogue/pages.ts'
import { projectPath } from '../../catalogue/project-path.ts'
import type { SitePlan as Plan } from '../../catalogue/site-plan.ts'
import { CV_PDF } from '../Bar/links.ts'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { TextPage, TextSection } from '../TextPage/TextPage.tsx'
import { useUrl } from '../Url/Url.ts'
import { useLang, useWords } from '../Words/Words.tsx'
import styles from './SitePlan.module.scss'

/** Links to every page, as a second way beside the navigation (RGAA 12.1). */
export function SitePlan({ plan, has }: { plan: Plan; has: SiteHas }) {
  const url = useUrl()
  const { total, projects, parts, filters } = plan
  const words = useWords('plan')
  const lang = useLang()
  const pages = useWords('pages')
  const list = useWords('list')
  return (
    <TextPage title={pages.plan} lead={words.lead}>
      <TextSection id="pages" title={words.pages}>
        <ul className={styles.pages}>
          {linksIn('plan', has, pages, lang).map(({ path, label }) => (
            <Fragment key={path}>
              <PageItem path={path} count={path === 'projets' ? total : 0}>
                {label}
              </PageItem>
              {path === 'cv' && (
                <li>
                  <OutboundLink className={styles.link} href={url(CV_PDF)}>
                    {pages.cvPdf}
                  </OutboundLink>
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      </TextSection>
      {total > 0 && (
        <TextSection id="projets" title={pages.projects}>
          {parts.length > 0 ? <Parts parts={parts} /> : <Projects projects={projects} />}
        </TextSection>
      )}
      <Tags id="categories" title={list.categories} filters={filters} />
      <Tags id="technologies" title={list.technologies} filters={filters} />
    </TextPage>
  )
}

interface PageItemProps {
  path: string
  /** The number of projects on the page, if it is shown. */
  count?: number
  /** The name of the page. */
  children: ReactNode
}

function PageItem({ path, count = 0, children }: PageItemProps) {
  const url = useUrl()
  const words = useWords('list')
  return (
    <li>
      <a className={styles.link} href={url(path)}>
        {children}
      </a>
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden">{projectCount(words, count).replace(String(count), '')}</span>
        </span>
      )}
    </li>
  )
}

function Projects({ projects }: Pick<Plan, 'projects'>) {
  const words = useWords('project')
  return (
    <ul className={styles.pages}>
      {projects.map((project) => (
        <PageItem key={project.slug} path={projectPath(project.slug)}>
          <ProjectName banner={toBanner(project, words)} />
        </PageItem>
      ))}
    </ul>
  )
}

function ProjectName({ banner }: { banner: Banner }) {
  if ('missing' in banner) return banner.missing
  return (
    <>
      <span className={styles.label}>{banner.label && `${banner.label} | `}</span>
      {banner.title}
    </>
  )
}

function Parts({ parts }: Pick<Plan, 'parts'>) {
  const { range } = useWords('plan')
  const { projects } = useWords('pages')
  return (
    <ul className={styles.parts}>
      {parts.map(({ path, first, last }) => (
        <PageItem key={path} path={path}>
          <span className="visually-hidden">{`${projects} `}</span>
          {fill(range, { first, last })}
        </PageItem>
      ))}
    </ul>
  )
}

interface TagsProps {
  /** The target of links to this section, and the kind of the lists. */
  id: ListFilterLink['kind']
  title: string
  filters: readonly ListFilterLink[]
}

function Tags({ id, title, filters }: TagsProps) {
  const shown = filters.filter(({ kind }) => kind === id)
  if (shown.length === 0) return null
  return (
    <TextSection id={id} title={title}>
      <ul className={styles.tags}>
        {shown.map(({ path, name, count }) => (
          <PageItem key={path} path={path} count={count}>
            {name}
          </PageItem>
        ))}
      </ul>
    </TextSection>
  )
}
