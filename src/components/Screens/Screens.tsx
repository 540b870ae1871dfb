import type { Capture, PictureHue } from '../../catalogue/types.ts'
import { Picture } from '../Picture/Picture.tsx'
import styles from './Screens.module.scss'
import character from './soleil.module.scss'

interface ScreensProps {
  captures: readonly Capture[]
  /** The width of the window of the browser, as in the `sizes` attribute. */
  sizes: string
  /** Its widest file, in pixels. */
  widest: number
  /** The hue of the ground, in the characters that show it. */
  hue?: PictureHue
}

/** What was built, as it looks: the first capture of a computer and the first of a phone, on a ground of the site's character. */
export function Screens({ captures, hue, ...desktop }: ScreensProps) {
  return (
    <span className={`${styles.screens} ${character.ground}`} data-hue={hue}>
      {DEVICES.map((device) => {
        const capture = captures.find((shown) => shown.device === device)
        if (!capture) return null
        return (
          <span key={device} className={styles[device]}>
            <Picture picture={capture.image} {...(device === 'phone' ? PHONE : desktop)} alt="" />
          </span>
        )
      })}
    </span>
  )
}

const DEVICES = ['desktop', 'phone'] as const
const PHONE = { sizes: '140px', widest: 512 }
