import { url } from '../../catalogue/addresses.ts'
import type { ProjectList } from '../../catalogue/lists.ts'
import { listTitle, projectCount } from '../../catalogue/titles.ts'
import { ListFilter } from '../ListFilter/ListFilter.tsx'
import styles from './ListHeading.module.scss'

/** The head of a list: its title, for a part of the projects how many there are and the way back to all, and the filter. */
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
