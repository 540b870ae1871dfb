import styles from './Spinner.module.scss'

/** A turning ring. The text beside it names the work in progress. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
