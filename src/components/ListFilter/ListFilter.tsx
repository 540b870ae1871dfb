import { fill, projectCount } from '../../catalogue/fill.ts'
import type { ListFilterLink, ProjectList } from '../../catalogue/lists.ts'
import button from '../Button/Button.module.scss'
import { useUrl } from '../Url/Url.ts'
import { useWords } from '../Words/Words.tsx'
import styles from './ListFilter.module.scss'

const SHEET_ID = 'filtre'
/** The most technologies for which the page has room. The site map names more. */
const TECHNOLOGIES_MAX = 14

/**
 * Links to the lists that contain some of the projects, in a native popover, which is a sheet at the bottom of a phone. If all projects are
 * on one page, the page's script filters them in place instead (src/enhancements/list-filter.ts).
 */
export function ListFilter({ list: { filters: all, path, pages, total } }: { list: ProjectList }) {
  const url = useUrl()
  const words = useWords('list')
  if (all.length === 0) return null
  const categories = all.filter(({ kind }) => kind === 'categories')
  const technologies = all.filter(({ kind }) => kind === 'technologies').slice(0, TECHNOLOGIES_MAX)
  const isHere = pages === 1
  return (
    <div
      className={styles.filter}
      data-filter={isHere ? 'here' : 'elsewhere'}
      data-count={isHere ? [words.one, words.many, words.see].join('|') : undefined}
    >
      <button type="button" className={`${button.button} ${styles.opener}`} popoverTarget={SHEET_ID}>
        {words.filter}
      </button>
      {isHere && <Chosen count={projectCount(words, total)} name="" path={path} />}
      <nav id={SHEET_ID} popover="auto" className={styles.sheet} aria-label={words.filterSpoken}>
        <Links title={words.categories} filters={categories} />
        <Technologies title={words.technologies} filters={technologies} />
        <p className={styles.end}>
          <a href={url(path)} aria-current="true">
            {words.all}
          </a>
          <button
            type="button"
            className={button.button}
            data-tone="primary"
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
          >
            {fill(words.see, { projects: projectCount(words, total) })}
          </button>
        </p>
      </nav>
    </div>
  )
}

interface ChosenProps {
  /** « 4 projets » */
  count: string
  /** The name of the filter; empty while all projects are shown. */
  name: string
  /** The path of the list of all projects. */
  path: string
}

/** The active filter, with a link that removes it. */
export function Chosen({ count, name, path }: ChosenProps) {
  const url = useUrl()
  const { remove } = useWords('list')
  return (
    <div className={styles.chosen}>
      <span role="status">{count}</span>
      <a href={url(path)} data-chosen hidden={name === ''}>
        <span>{name}</span> <span className="visually-hidden">{remove}</span>
        <b aria-hidden="true">×</b>
      </a>
    </div>
  )
}

interface LinksProps {
  title: string
  filters: readonly ListFilterLink[]
}

/** The links to technologies. Those that only one project uses are hidden behind « Plus ». */
function Technologies({ title, filters }: LinksProps) {
  const { more } = useWords('list')
  const common = filters.filter(({ count }) => count > 1)
  const rare = filters.filter(({ count }) => count === 1)
  if (common.length === 0 || rare.length === 0) return <Links title={title} filters={filters} />
  return (
    <>
      <Links title={title} filters={common} />
      <details>
        <summary>
          {more} <span>{rare.length}</span>
        </summary>
        <LinkList filters={rare} />
      </details>
    </>
  )
}

function Links({ title, filters }: LinksProps) {
  if (filters.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <LinkList filters={filters} />
    </>
  )
}

function LinkList({ filters }: Pick<LinksProps, 'filters'>) {
  const url = useUrl()
  return (
    <ul className={styles.links}>
      {filters.map(({ path, name, count }) => (
        <li key={path}>
          <a href={url(path)}>
            {`${name} `}
            <span>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
