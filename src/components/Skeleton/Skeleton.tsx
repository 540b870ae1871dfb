import styles from './Skeleton.module.scss'

/** In place of a picture that does not exist: a well of closed shutters. */
export function PictureSkeleton() {
  return <div className={styles.picture} data-skeleton="picture" />
}

/** In place of a description that does not exist. */
export function TextSkeleton() {
  return (
    <div className={styles.text} data-skeleton="text">
      <p className="visually-hidden">Description à venir.</p>
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  )
}
