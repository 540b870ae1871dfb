import { url } from '../../catalogue/addresses.ts'
import type { Logo, Skill } from '../../catalogue/types.ts'
import { Picture } from '../Picture/Picture.tsx'
import { Marked, useWords } from '../Words/Words.tsx'
import styles from './Stack.module.scss'

interface StackProps {
  title: string
  skills: readonly Skill[]
  goals: readonly Skill[]
}

export function Stack({ title, skills, goals }: StackProps) {
  const words = useWords('home')
  if (skills.length + goals.length === 0) return null
  return (
    <section className={styles.stack} aria-labelledby="stack">
      <h2 id="stack">
        <Marked text={title} />
      </h2>
      <div className={styles.panels}>
        <Panel title={words.skills} items={skills} />
        <Panel title={words.goals} items={goals} dashed />
      </div>
    </section>
  )
}

interface PanelProps {
  title: string
  items: readonly Skill[]
  /** Draws the panel with dashed lines, because its items are not reached yet. @default false */
  dashed?: boolean
}

function Panel({ title, items, dashed = false }: PanelProps) {
  if (items.length === 0) return null
  return (
    <div className={styles.panel} data-dashed={dashed}>
      {title && (
        <h3>
          <Marked text={title} />
        </h3>
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            {item.logo && <SkillLogo logo={item.logo} />}
            {item.title}
          </li>
        ))}
      </ul>
    </div>
  )
}

function SkillLogo({ logo }: { logo: Logo }) {
  if (logo.kind === 'picture') {
    return (
      <span className={styles.logo}>
        <Picture picture={logo.picture} sizes="32px" alt="" />
      </span>
    )
  }
  if (logo.kind === 'linked')
    return (
      <svg className={styles.logo} aria-hidden="true">
        <use href={url(logo.path)} />
      </svg>
    )
  return (
    <svg
      className={styles.logo}
      viewBox={logo.viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build lets only shapes through
      dangerouslySetInnerHTML={{ __html: logo.markup }}
    />
  )
}
