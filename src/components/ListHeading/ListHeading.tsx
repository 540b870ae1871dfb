import { url } from '../../catalogue/addresses.ts'
import type { ProjectList } from '../../catalogue/lists.ts'
import { listTitle, projectCount } from '../../catalogue/titles.ts'
import styles from './ListHeading.module.scss'

/** The heading of a list; for a part of the projects, how many there are and the way back to all. */
export function ListHeading({ list }: { list: ProjectList }) {
  return (
    <>
      <h1>{listTitle(list)}</h1>
      {list.of && (
        <p className={styles.part}>
          {projectCount(list.total)}. <a href={url('projets')}>Voir tous les projets</a>
        </p>
      )}
    </>
  )
}
