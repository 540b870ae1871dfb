import type { Evidence } from '../../catalogue/evidence.ts'
import { fill, projectCount } from '../../catalogue/fill.ts'
import type { Logo, Skill } from '../../catalogue/types.ts'
import { Picture } from '../Picture/Picture.tsx'
import { useUrl } from '../Url/Url.ts'
import { Marked, useWords } from '../Words/Words.tsx'
import styles from './Stack.module.scss'

interface StackProps {
  title: string
  skills: readonly Skill[]
  goals: readonly Skill[]
  /** The evidence for each skill, in their order. */
  evidence: readonly (Evidence | null)[]
}

/** The owner's skills, each with its projects, and the skills that the owner is learning. */
export function Stack({ title, skills, goals, evidence }: StackProps) {
  const words = useWords('home')
  if (skills.length + goals.length === 0) return null
  return (
    <section className={styles.stack} aria-labelledby="stack">
      <h2 id="stack">
        <Marked text={title} />
      </h2>
      <Block title={words.skills} className={styles.skills} items={skills} evidence={evidence} />
      <Block title={words.goals} className={styles.goals} items={goals} />
    </section>
  )
}

interface BlockProps {
  title: string
  className: string | undefined
  items: readonly Skill[]
  evidence?: StackProps['evidence']
}

function Block({ title, className, items, evidence = [] }: BlockProps) {
  if (items.length === 0) return null
  return (
    <div className={className}>
      {title && (
        <h3>
          <Marked text={title} />
        </h3>
      )}
      <ul>
        {items.map(({ title: name, logo, use }, index) => (
          <li key={name}>
            {logo && <SkillLogo logo={logo} />}
            {`${name} `}
            <Uses evidence={evidence[index] ?? null} use={use} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The most places of the CV below one skill. */
const PLACES_MOST = 4

/** The uses of a skill: « 4 projets, 2024 à 2026 » or « 1 projet, depuis 2019 », then the places of the CV, then the owner's own text. */
function Uses({ evidence, use }: { evidence: Evidence | null; use: string | null }) {
  const url = useUrl()
  const { years: range, otherPlaces } = useWords('home')
  const { since } = useWords('project')
  const list = useWords('list')
  const { projects = 0, path = null, years = null, places = [] } = evidence ?? {}
  const [from, to] = years ?? ['', '']
  const when = to === null ? fill(since, { date: from }) : from === to ? from : fill(range, { from, to })
  // Their posts have a separate section with a link to the CV.
  // At least two are left out, so that « et 2 autres » is always right.
  const named = places.length > PLACES_MOST ? places.slice(0, PLACES_MOST - 1) : places
  const others = places.length - named.length
  const where = [named.join(', '), others > 0 && fill(otherPlaces, { count: others })].filter(Boolean).join(' ')
  const words = [where, use].filter(Boolean)
  if (path === null && words.length === 0) return null
  return (
    <p>
      {path !== null && (
        <>
          <a href={url(path)}>{[projectCount(list, projects), when].filter(Boolean).join(', ')}</a>{' '}
        </>
      )}
      {words.map((text) => (
        <span key={text}>{`${text} `}</span>
      ))}
    </p>
  )
}

function SkillLogo({ logo }: { logo: Logo }) {
  const url = useUrl()
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
