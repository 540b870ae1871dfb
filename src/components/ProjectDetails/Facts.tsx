import type { ReactNode } from 'react'
import { formatPeriod } from '../../catalogue/cv-dates.ts'
import { useLang, useWords } from '../Words/Words.tsx'
import type { ListOf, ProjectText } from './project-text.ts'

interface FactsProps {
  project: Pick<ProjectText, 'role' | 'team' | 'client' | 'period' | 'duration' | 'category' | 'confidential'>
  listOf: ListOf | undefined
  styles: CSSModuleClasses
}

/** The facts that the owner gave: role, team, client, dates. */
export function Facts({ project, listOf, styles }: FactsProps) {
  const words = useWords('project')
  const lang = useLang()
  const { role, team, client, period, duration, category, confidential } = project
  const list = listOf?.('categories', category)
  return (
    <dl className={styles.facts}>
      <Fact name={words.role}>{role}</Fact>
      <Fact name={words.team}>{team}</Fact>
      <Fact name={words.client}>{client}</Fact>
      <Fact name={words.period}>{period && formatPeriod(period.from, period.to, { lang, since: words.since })}</Fact>
      <Fact name={words.duration}>{duration}</Fact>
      <Fact name={words.category}>{list === undefined ? category : <a href={list}>{category}</a>}</Fact>
      <Fact name={words.access}>{confidential && words.confidential}</Fact>
    </dl>
  )
}

/** A fact; nothing if its value is unknown. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    children && (
      <div>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </div>
    )
  )
}
