import type { ReactNode } from 'react'
import { url } from '../../catalogue/addresses.ts'
import type { Profile } from '../../catalogue/types.ts'
import styles from './Icon.module.scss'

/** Shapes of 24 × 24 in the colour of the text. They are our own. */
const SHAPES = {
  contrast: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path data-solid d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
    </>
  ),
  menu: <path d="M3 8h18M3 16h18" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  arrow: <path d="M5 12h14m-6-6 6 6-6 6" />,
  back: <path d="M19 12H5m6-6-6 6 6 6" />,
  external: <path d="M8 16 17 7M9 7h8v8" />,
  alert: <path d="M12 7v6m0 4v.01M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  mail: <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />,
  phone: (
    <path d="M6.5 3.5h3l1.5 4-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4 1.5v3c0 1.1-.9 2-2 2A15 15 0 0 1 4.5 5.5c0-1.1.9-2 2-2Z" />
  ),
  place: (
    <path d="M12 21c4.5-4.8 6.8-8.2 6.8-11.2a6.8 6.8 0 0 0-13.6 0C5.2 12.8 7.5 16.2 12 21Zm0-8.8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  ),
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8m7-4.5V8" />,
  card: (
    <path d="M3.5 5.5h17v13h-17zM14 10h3.5M14 14h3.5m-8.5-2a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 9 12Zm-2.8 3.5c.4-1.4 1.4-2 2.8-2s2.4.6 2.8 2" />
  ),
  clock: <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2" />,
} as const

export type IconName = keyof typeof SHAPES

/** A decorative drawing: the words beside it say the same. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing>{SHAPES[name]}</Drawing>
}

/** The logo of a network; an arrow if there is none of its name. */
export function ProfileIcon({ profile: { path, linked } }: { profile: Profile }) {
  if (linked !== undefined) return <Drawing>{<use data-solid href={url(linked)} />}</Drawing>
  if (path !== null) return <Drawing>{<path data-solid d={path} />}</Drawing>
  return <Icon name="external" />
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
