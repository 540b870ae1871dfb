import type { ReactNode } from 'react'
import type { Project } from '../../catalogue/types.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './Badge.module.scss'

export type BadgeTone = 'neutral' | 'success' | 'danger' | 'progress'

interface BadgeProps {
  tone?: BadgeTone
  spinner?: boolean
  /** The badge is a link if it has an address. */
  href?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', spinner = false, href, children }: BadgeProps) {
  const Tag = href === undefined ? 'span' : 'a'
  return (
    <Tag className={styles.badge} {...{ href }} data-tone={tone}>
      {spinner && <Spinner />}
      {children}
    </Tag>
  )
}

const STATES = {
  OK: { tone: 'success' },
  PROGRESS: { tone: 'progress', spinner: true },
  NOT_STARTED: { tone: 'danger' },
} as const

/** Renders nothing if nothing is to be said. */
export function StateBadge({ state, badge }: Pick<Project, 'state' | 'badge'>) {
  return badge && <Badge {...STATES[state]}>{badge}</Badge>
}

/** Renders nothing if the owner did not say. */
export function ResponsiveBadge({ responsive }: { responsive: boolean | null }) {
  const words = useWords('project')
  const label = responsive ? words.responsive : words.notResponsive
  if (responsive === null || label === '') return null
  return <Badge tone={responsive ? 'success' : 'danger'}>{label}</Badge>
}
