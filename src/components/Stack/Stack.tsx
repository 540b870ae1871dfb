import type { Logo, Skill } from '../../catalogue/types.ts'
import { Picture } from '../Picture/Picture.tsx'
import styles from './Stack.module.scss'

interface StackProps {
  skills: readonly Skill[]
  goals: readonly Skill[]
}

export function Stack({ skills, goals }: StackProps) {
  return (
    <section className={styles.stack} aria-labelledby="stack">
      <h2 id="stack">Ma Stack</h2>
      <div className={styles.panels}>
        <Panel title="Skills" items={skills} />
        <Panel title="Objectifs" items={goals} dashed />
      </div>
    </section>
  )
}

/** `dashed`: what is not reached yet is drawn dashed everywhere on the site. */
function Panel({ title, items, dashed = false }: { title: string; items: readonly Skill[]; dashed?: boolean }) {
  if (items.length === 0) return null
  return (
    <div className={styles.panel} data-dashed={dashed}>
      <h3>{title}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <SkillLogo logo={item.logo} />
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
  return (
    <svg
      className={styles.logo}
      viewBox={logo.viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes only, sanitised by the build
      dangerouslySetInnerHTML={{ __html: logo.markup }}
    />
  )
}
