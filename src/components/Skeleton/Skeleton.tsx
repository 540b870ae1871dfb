import { useWords } from '../Words/Words.tsx'
import styles from './Skeleton.module.scss'
import character from './soleil.module.scss'

/** Stands in for a missing description. */
export function TextSkeleton() {
  return (
    <div className={styles.text} data-skeleton="text">
      <p className="visually-hidden">{useWords('project').noDescription}</p>
      <span className={`${styles.line} ${character.closed}`} />
      <span className={`${styles.line} ${character.closed}`} />
      <span className={`${styles.line} ${character.closed}`} />
      <span className={`${styles.line} ${character.closed}`} />
    </div>
  )
}
