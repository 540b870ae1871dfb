import { url } from '../../catalogue/addresses.ts'
import type { ListFilterLink, ProjectList } from '../../catalogue/lists.ts'
import styles from './ListFilter.module.scss'

/** As many as the first round trip holds beside a full list; the rarer ones stand on the plan of the site. */
const SHOWN_MAX = 20

/**
 * The lists that hold a part of the projects, as links. While all projects stand on one page, the page's script narrows the list in
 * place instead (src/enhancements/list-filter.ts).
 */
export function ListFilter({ list: { filters, path, pages } }: { list: ProjectList }) {
  const [categories, technologies] = (['categories', 'technologies'] as const).map((kind) =>
    filters.slice(0, SHOWN_MAX).filter((filter) => filter.kind === kind),
  )
  if (!categories?.length && !technologies?.length) return null
  return (
    <details className={styles.filter} data-filter={pages === 1 ? 'here' : 'elsewhere'}>
      <summary>Filtrer</summary>
      <nav aria-label="Filtrer les projets">
        <ul className={styles.links}>
          <li>
            <a href={url(path)} data-tag="" aria-current="true">
              Tous les projets
            </a>
          </li>
        </ul>
        <Links title="Catégories" parameter="categorie" filters={categories ?? []} />
        <Links title="Technologies" parameter="techno" filters={technologies ?? []} />
      </nav>
      <div role="status" />
    </details>
  )
}

interface LinksProps {
  title: string
  /** In the address of a narrowed list. */
  parameter: string
  filters: readonly ListFilterLink[]
}

function Links({ title, parameter, filters }: LinksProps) {
  if (filters.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {filters.map(({ path, tag, name, count }) => (
          <li key={path}>
            <a href={url(path)} data-tag={tag} data-query={`${parameter}=${name}`}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
