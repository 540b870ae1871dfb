import { url } from '../../catalogue/addresses.ts'
import type { ProjectList } from '../../catalogue/lists.ts'
import { listTitle, projectCount } from '../../catalogue/titles.ts'
import { ListFilter } from '../ListFilter/ListFilter.tsx'
import styles from './ListHeading.module.scss'

/** The title of a list and its filter. A list of some projects also shows their number and a link to all projects. */
export function ListHeading({ list }: { list: ProjectList }) {
  return (
    <div className={styles.heading}>
      <h1>{listTitle(list)}</h1>
      {list.of && (
        <p className={styles.part}>
          {projectCount(list.total)}. <a href={url('projets')}>Voir tous les projets</a>
        </p>
      )}
      <ListFilter list={list} />
    </div>
  )
}
