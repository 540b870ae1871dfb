import { Prose } from '../Prose/Prose.tsx'
import { Marked } from '../Words/Words.tsx'
import styles from './HomeText.module.scss'

/** The body of `site.md` on the home page. */
export function HomeText({ title, html }: { title: string | null; html: string }) {
  return (
    <section className={styles.text}>
      {title && (
        <h2>
          <Marked text={title} />
        </h2>
      )}
      <Prose html={html} />
    </section>
  )
}
