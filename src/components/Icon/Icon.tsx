import type { ReactNode } from 'react'
import { url } from '../../catalogue/addresses.ts'
import type { Profile } from '../../catalogue/types.ts'
import styles from './Icon.module.scss'

/** Shapes of 24 × 24 in the colour of the text. The GitHub mark comes from Simple Icons (CC0); the others are our own. */
const SHAPES = {
  shutter: (
    <g transform="rotate(-65 12 12)">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M5 8.5h14M3.5 12h17M5 15.5h14" />
    </g>
  ),
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
  clock: <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2" />,
  github: (
    <path
      data-solid
      d="M12 .3a12 12 0 0 0-3.8 23.4q.8 0 .8-.6v-2c-3.3.7-4-1.6-4-1.6-.6-1.4-1.4-1.8-1.4-1.8-1-.7.1-.7.1-.7 1.2 0 1.9 1.2 1.9 1.2 1 1.8 2.8 1.3 3.5 1q.1-1.2.7-1.6c-2.7-.3-5.5-1.3-5.5-6q0-1.9 1.3-3.1c-.2-.4-.6-1.6 0-3.2 0 0 1-.3 3.4 1.2a12 12 0 0 1 6 0c2.3-1.5 3.3-1.2 3.3-1.2.6 1.6.2 2.8 0 3.2q1.3 1.2 1.3 3.2c0 4.6-2.8 5.6-5.5 5.9q.8.5.9 2.2v3.3q-.1.6.8.6A12 12 0 0 0 12 .3"
    />
  ),
  linkedin: (
    <path
      data-solid
      d="M4 9.5h3.6V21H4zM5.8 3.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM10 9.5h3.45v1.57h.05c.48-.9 1.65-1.86 3.4-1.86 3.64 0 4.31 2.4 4.31 5.5V21h-3.6v-5.57c0-1.33-.02-3.04-1.85-3.04-1.85 0-2.13 1.45-2.13 2.94V21H10z"
    />
  ),
} as const

export type IconName = keyof typeof SHAPES

/** A decorative drawing: the words beside it say the same. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing>{SHAPES[name]}</Drawing>
}

/** The logo of a network; an arrow if there is none of its name. */
export function ProfileIcon({ profile: { name, path, linked } }: { profile: Profile }) {
  if (linked !== undefined) return <Drawing>{<use data-solid href={url(linked)} />}</Drawing>
  if (path !== null) return <Drawing>{<path data-solid d={path} />}</Drawing>
  return <Icon name={name === 'GitHub' ? 'github' : name === 'LinkedIn' ? 'linkedin' : 'external'} />
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
