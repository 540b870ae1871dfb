import { fill } from '../../catalogue/fill.ts'
import { type ProjectList, pagePath } from '../../catalogue/lists.ts'
import { useUrl } from '../Url/Url.ts'
import { useWords } from '../Words/Words.tsx'
import styles from './Pagination.module.scss'

/** Links to the pages of a list; nothing if there is only one. */
export function Pagination({ list: { root, page, pages } }: { list: ProjectList }) {
  const url = useUrl()
  const words = useWords('list')
  if (pages === 1) return null
  return (
    <nav className={styles.pagination} aria-label={words.pages}>
      <ol>
        {shownPages(page, pages).map((shown, index, all) => (
          <li key={shown} data-after-gap={index > 0 && shown > (all[index - 1] ?? 0) + 1 ? '' : undefined}>
            <a
              href={url(pagePath(root, shown))}
              aria-label={fill(words.page, { page: shown, pages })}
              aria-current={shown === page ? 'page' : undefined}
              rel={shown === page + 1 ? 'next' : shown === page - 1 ? 'prev' : undefined}
            >
              {shown}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Returns the numbers of the first page, the last page and those around the current one. */
function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, pages]
  return [...new Set(near.filter((number) => number >= 1 && number <= pages))].sort((a, b) => a - b)
}
