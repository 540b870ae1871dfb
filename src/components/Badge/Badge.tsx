import type { ReactNode } from 'react'
import type { Project } from '../../catalogue/types.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CHECK } from '../Icon/shapes.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './Badge.module.scss'

type BadgeTone = 'neutral' | 'success' | 'danger' | 'progress'

interface BadgeProps {
  tone?: BadgeTone
  /** The address to which the badge leads; without one it is no link. */
  href?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', href, children }: BadgeProps) {
  const Tag = href === undefined ? 'span' : 'a'
  return (
    <Tag className={styles.badge} {...{ href }} data-tone={tone}>
      {children}
    </Tag>
  )
}

/** A word in the colour of its meaning, without a background, because it informs and is not a control. */
function Status({ tone, mark, children }: { tone: BadgeTone; mark?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {mark}
      {children}
    </span>
  )
}

const STATES = {
  OK: { tone: 'success', mark: <Icon shape={CHECK} /> },
  PROGRESS: { tone: 'progress', mark: <Spinner /> },
  NOT_STARTED: { tone: 'danger' },
} as const

/** The badge of the state; nothing if it has no text. */
export function StateBadge({ state, badge }: Pick<Project, 'state' | 'badge'>) {
  return badge && <Status {...STATES[state]}>{badge}</Status>
}

/** The badge about phones; nothing if the owner gave no information. */
export function ResponsiveBadge({ responsive }: { responsive: boolean | null }) {
  const words = useWords('project')
  const label = responsive ? words.responsive : words.notResponsive
  const tone = toneOf(responsive)
  return tone && label !== '' ? <Status tone={tone}>{label}</Status> : null
}

export function toneOf(responsive: boolean | null): BadgeTone | undefined {
  if (responsive === null) return undefined
  return responsive ? 'success' : 'danger'
}
