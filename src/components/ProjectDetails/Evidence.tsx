import type { Testimonial } from '../../catalogue/types.ts'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import styles from './evidence.module.scss'
import { Figure } from './Figure.tsx'
import type { ProjectText } from './project-text.ts'

/** The results of the project: in one line, and in figures. */
export function Results({ project: { result, results } }: { project: Pick<ProjectText, 'result' | 'results'> }) {
  return (
    <>
      {result && <p className={styles.result}>{result}</p>}
      {results.length > 0 && (
        <dl className={styles.results}>
          {results.map((measured) => (
            <div key={measured.label}>
              <dt>
                {measured.proof === null ? (
                  measured.label
                ) : (
                  <OutboundLink href={measured.proof}>{measured.label}</OutboundLink>
                )}
              </dt>
              <dd>
                <Figure {...measured} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** A quote about the project. */
export function Quote({ quote: { text, author, post, url } }: { quote: Testimonial }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {url === null ? <b>{author}</b> : <OutboundLink href={url}>{author}</OutboundLink>}
        {post && `, ${post}`}
      </figcaption>
    </figure>
  )
}
