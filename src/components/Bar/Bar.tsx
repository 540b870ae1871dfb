import { url } from '../../catalogue/addresses.ts'
import { DRAWER_ID } from '../Drawer/Drawer.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { NewTabHint } from '../OutboundLink/OutboundLink.tsx'
import { ThemeChoice } from '../ThemeChoice/ThemeChoice.tsx'
import styles from './Bar.module.scss'
import { CV_HREF, NAVIGATION, type PageName } from './links.ts'

interface BarProps {
  name: string
  /** The navigation entry of the current page, or of the list that it belongs to. */
  current: PageName | null
  hasCv: boolean
}

/** The navigation of every page. Once the page is scrolled (`data-scrolled` on the root), it becomes a rounded, narrower pill. */
export function Bar({ name, current, hasCv }: BarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.name} href={url('/')}>
          {name}
        </a>
        <nav className={styles.nav} aria-label="Navigation principale">
          <ul className={styles.links}>
            {NAVIGATION.map(({ page, label, href }) => (
              <li key={page}>
                <a className={styles.link} href={href} aria-current={page === current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            {hasCv && (
              <li>
                <a className={styles.cv} href={CV_HREF} target="_blank" rel="noopener noreferrer">
                  CV
                  <NewTabHint />
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.theme}>
          <ThemeChoice />
        </div>
        <button
          type="button"
          className={styles.menu}
          popoverTarget={DRAWER_ID}
          aria-label="Ouvrir le menu"
          data-drawer-opener
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}
