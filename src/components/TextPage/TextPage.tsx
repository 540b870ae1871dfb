import type { ReactNode } from 'react'
import styles from './TextPage.module.scss'

interface TextPageProps {
  title: string
  /** The first paragraph, in larger type. */
  lead: ReactNode
  children: ReactNode
}

/** A page of text: sections separated by hairlines, with their titles in the margin if there is room. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <article>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </article>
  )
}

interface TextSectionProps {
  /** The target of links to this section. */
  id: string
  title: string
  children: ReactNode
}

export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  )
}

/** A list of `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
