import type { Capture } from '../../catalogue/types.ts'
import { Picture } from '../Picture/Picture.tsx'
import styles from './Screens.module.scss'

interface ScreensProps {
  captures: readonly Capture[]
  /** The width of the browser window in the drawing, as in the `sizes` attribute. */
  sizes: string
  /** The widest file of that window, in pixels. */
  widest: number
}

/** The first capture of a computer and the first of a phone. They fill the box around them. */
export function Screens({ captures, ...desktop }: ScreensProps) {
  const first = DEVICES.flatMap((device) => captures.find((shown) => shown.device === device) ?? [])
  return (
    // The container names both, because nothing may move when the second one arrives.
    <span className={styles.screens} data-devices={first.map(({ device }) => device).join(' ')}>
      {first.map(({ device, image }) => (
        <span key={device} className={styles[device]} data-device={device}>
          <Picture picture={image} {...(device === 'phone' ? PHONE : desktop)} alt="" />
        </span>
      ))}
    </span>
  )
}

const DEVICES = ['desktop', 'phone'] as const
const PHONE = { sizes: '(max-width: 767px) 60vw, 180px', widest: 512 }
