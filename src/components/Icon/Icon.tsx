import type { ReactNode } from 'react'
import type { Profile } from '../../catalogue/types.ts'
import { useUrl } from '../Url/Url.ts'
import styles from './Icon.module.scss'
import { EXTERNAL } from './shapes.tsx'

/** A decorative drawing. The text beside it has the same meaning. */
export function Icon({ shape }: { shape: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {shape}
    </svg>
  )
}

/** The logo of a network, or an arrow if the logo is unknown. */
export function ProfileIcon({ profile: { path, linked } }: { profile: Profile }) {
  const url = useUrl()
  if (linked !== undefined) return <Icon shape={<use data-solid href={url(linked)} />} />
  return <Icon shape={path === null ? EXTERNAL : <path data-solid d={path} />} />
}
