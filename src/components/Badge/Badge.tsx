import type { ReactNode } from 'react'
import type { ProjectState } from '../../catalogue/types.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
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

const STATES: Record<ProjectState, { label: string; tone: BadgeTone; spinner?: true }> = {
  OK: { label: 'Projet terminé !', tone: 'success' },
  PROGRESS: { label: 'Projet en cours...', tone: 'progress', spinner: true },
  NOT_STARTED: { label: 'Projet non démarré', tone: 'danger' },
}

export function StateBadge({ state }: { state: ProjectState }) {
  const { label, ...look } = STATES[state]
  return <Badge {...look}>{label}</Badge>
}

/** Renders nothing if the owner did not say. */
export function ResponsiveBadge({ responsive }: { responsive: boolean | null }) {
  if (responsive === null) return null
  return <Badge tone={responsive ? 'success' : 'danger'}>{responsive ? 'Responsive' : 'Non responsive'}</Badge>
}
