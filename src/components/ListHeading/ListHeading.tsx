import { url } from '../../catalogue/addresses.ts'
import type { ProjectList } from '../../catalogue/lists.ts'
import { listTitle } from '../../catalogue/titles.ts'
import { projectCount } from '../../catalogue/words.ts'
import { ListFilter } from '../ListFilter/ListFilter.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './ListHeading.module.scss'

/** The title of a list and its filter. A list of some projects also shows their number and a link to all projects. */
export function ListHeading({ list }: { list: ProjectList }) {
  const words = useWords('list')
  const titles = useWords('titles')
  const pages = useWords('pages')
  return (
    <div className={styles.heading}>
      <h1>{listTitle(list, { pages, titles })}</h1>
      {list.of && (
        <p className={styles.part}>
          {projectCount(words, list.total)}. <a href={url('projets')}>{words.seeAll}</a>
        </p>
      )}
      <ListFilter list={list} />
    </div>
  )
}
