import { projectCount } from '../../catalogue/fill.ts'
import type { ProjectList } from '../../catalogue/lists.ts'
import { listTitle } from '../../catalogue/titles.ts'
import { Chosen, ListFilter } from '../ListFilter/ListFilter.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './ListHeading.module.scss'

/** The title of a list and its filter. A list of some projects also shows their number and the active filter. */
export function ListHeading({ list }: { list: ProjectList }) {
  const words = useWords('list')
  const titles = useWords('titles')
  const pages = useWords('pages')
  return (
    <div className={styles.heading}>
      <h1>{listTitle(list, { pages, titles })}</h1>
      {list.of && <Chosen count={projectCount(words, list.total)} name={list.of.name} path="projets" />}
      <ListFilter list={list} />
    </div>
  )
}
