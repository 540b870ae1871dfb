import { CV_PDF, type Navigation } from '../Bar/links.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CLOSE } from '../Icon/shapes.tsx'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { useUrl } from '../Url/Url.ts'
import { useWords } from '../Words/Words.tsx'
import styles from './Drawer.module.scss'

export const DRAWER_ID = 'menu'

/** The navigation of small screens. It is a native popover, so that it opens and closes before and without its island. */
export function Drawer({ links, cv }: Navigation) {
  const url = useUrl()
  const words = useWords('drawer')
  return (
    <div id={DRAWER_ID} className={styles.drawer} popover="auto" role="dialog" aria-label={words.title}>
      <button
        type="button"
        className={styles.close}
        popoverTarget={DRAWER_ID}
        popoverTargetAction="hide"
        aria-label={words.close}
      >
        <Icon shape={CLOSE} />
      </button>
      <nav aria-label={words.navigation}>
        <ul className={styles.links}>
          {links.map(({ href, label, isCurrent }) => (
            <li key={href}>
              <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {cv !== null && (
        <OutboundLink className={styles.cv} href={url(CV_PDF)}>
          {cv}
        </OutboundLink>
      )}
    </div>
  )
}
