import type { ReactNode } from 'react'
import { useWords } from '../Words/Words.tsx'
import type { ListOf, ProjectText } from './project-text.ts'

interface FactsProps {
  project: ProjectText
  listOf: ListOf | undefined
  styles: CSSModuleClasses
}

/**
 * The facts that the owner gave: role, team, client, dates. Every text of the project that has a label of its name among the texts of
 * projects is one, in the order of the labels.
 */
export function Facts({ project, listOf, styles }: FactsProps) {
  const words = useWords('project')
  const { category, confidential } = project
  const list = listOf?.('categories', category)
  const shown = new Map<string, ReactNode>([
    ...Object.entries(project).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : [])),
    ['category', list === undefined ? category : <a href={list}>{category}</a>],
    ['access', confidential && words.confidential],
  ])
  return (
    <dl className={styles.facts}>
      {Object.entries(words).map(([key, label]) => (
        <Fact key={key} name={label}>
          {shown.get(key)}
        </Fact>
      ))}
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
