import type { ReactNode } from 'react'
import styles from './TextPage.module.scss'

interface TextPageProps {
  title: string
  /** The first paragraph, set larger. */
  lead: ReactNode
  /** The sections. */
  children: ReactNode
}

/** A page that is read rather than looked at: sections under hairlines, their titles in the margin where there is room. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <article>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  )
}

interface TextSectionProps {
  /** What links lead to. */
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
