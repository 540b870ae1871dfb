import type { Testimonial } from '../../catalogue/types.ts'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { Marked } from '../Words/Words.tsx'
import styles from './Testimonials.module.scss'

/** Quotes about the owner. */
export function Testimonials({ title, testimonials }: { title: string; testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <section className={styles.testimonials} aria-labelledby="temoignages">
      <h2 id="temoignages">
        <Marked text={title} />
      </h2>
      <div className={styles.items}>
        {testimonials.map(({ text, author, post, url }) => (
          <figure key={text}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              {url === null ? <b>{author}</b> : <OutboundLink href={url}>{author}</OutboundLink>}
              {post && <span>{post}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
