import type { ReactNode } from 'react'
import type { ProjectState } from '../../catalogue/types.ts'
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
  OK: { text: 'done', tone: 'success' },
  PROGRESS: { text: 'inProgress', tone: 'progress', spinner: true },
  NOT_STARTED: { text: 'notStarted', tone: 'danger' },
} as const

export function StateBadge({ state }: { state: ProjectState }) {
  const { text, ...look } = STATES[state]
  const label = useWords('project')[text]
  return label && <Badge {...look}>{label}</Badge>
}

/** Renders nothing if the owner did not say. */
export function ResponsiveBadge({ responsive }: { responsive: boolean | null }) {
  const words = useWords('project')
  const label = responsive ? words.responsive : words.notResponsive
  if (responsive === null || label === '') return null
  return <Badge tone={responsive ? 'success' : 'danger'}>{label}</Badge>
}
