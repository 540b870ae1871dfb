import type { OwnPage as Content } from '../../catalogue/types.ts'
import { Prose } from '../Prose/Prose.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './OwnPage.module.scss'

/** A page that the owner wrote. */
export function OwnPage({ page: { title, description, draft } }: { page: Content }) {
  const words = useWords('list')
  return (
    <article className={styles.page}>
      {draft && <p>{words.draft}</p>}
      <h1>{title}</h1>
      {description && <Prose html={description} />}
    </article>
  )
}
