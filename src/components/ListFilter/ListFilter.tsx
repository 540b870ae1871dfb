import { url } from '../../catalogue/addresses.ts'
import type { ListFilterLink, ProjectList } from '../../catalogue/lists.ts'
import { useWords } from '../Words/Words.tsx'
import styles from './ListFilter.module.scss'

/**
 * Links to the lists that hold some of the projects. If all projects are on one page, the page's script filters them in place
 * instead (src/enhancements/list-filter.ts).
 */
export function ListFilter({ list: { filters, path, pages } }: { list: ProjectList }) {
  const words = useWords('list')
  const [categories, technologies] = (['categories', 'technologies'] as const).map((kind) =>
    filters.filter((filter) => filter.kind === kind),
  )
  if (!categories?.length && !technologies?.length) return null
  return (
    <details
      className={styles.filter}
      data-filter={pages === 1 ? 'here' : 'elsewhere'}
      data-count={pages === 1 ? `${words.one}|${words.many}` : undefined}
    >
      <summary>{words.filter}</summary>
      <nav aria-label={words.filterSpoken}>
        <ul className={styles.links}>
          <li>
            <a href={url(path)} aria-current="true">
              {words.all}
            </a>
          </li>
        </ul>
        <Links title={words.categories} filters={categories ?? []} />
        <Links title={words.technologies} filters={technologies ?? []} />
      </nav>
      <div role="status" />
    </details>
  )
}

interface LinksProps {
  title: string
  filters: readonly ListFilterLink[]
}

function Links({ title, filters }: LinksProps) {
  if (filters.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {filters.map(({ path, name, count }) => (
          <li key={path}>
            <a href={url(path)}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
