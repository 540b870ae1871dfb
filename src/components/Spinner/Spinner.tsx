import styles from './Spinner.module.scss'

/** A turning ring. The words beside it say what is in progress. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
