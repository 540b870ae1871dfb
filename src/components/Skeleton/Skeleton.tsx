import type { ReactNode } from 'react'
import character from '../../looks/soleil/Skeleton.module.scss'
import { useWords } from '../Words/Words.tsx'
import styles from './Skeleton.module.scss'

/** The placeholder for a missing description. */
export function TextSkeleton() {
  return (
    <SkeletonLines>
      <p className="visually-hidden">{useWords('project').noDescription}</p>
    </SkeletonLines>
  )
}

/** Lines that stand in for a text. */
export function SkeletonLines({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.text} data-skeleton="text">
      {children}
      <span className={`${styles.line} ${character.closed}`} />
      <span className={`${styles.line} ${character.closed}`} />
      <span className={`${styles.line} ${character.closed}`} />
      <span className={`${styles.line} ${character.closed}`} />
    </div>
  )
}
