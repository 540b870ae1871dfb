import type { Alternate } from '../../catalogue/alternate.ts'
import { isBarCrowded } from '../../catalogue/pages.ts'
import type { Look, SiteLogo } from '../../catalogue/types.ts'
import character from '../../looks/soleil/Bar.module.scss'
import { DRAWER_ID } from '../Drawer/Drawer.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { MENU } from '../Icon/shapes.tsx'
import { LanguageLink } from '../LanguageLink/LanguageLink.tsx'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { ThemeChoice } from '../ThemeChoice/ThemeChoice.tsx'
import { useUrl } from '../Url/Url.ts'
import { useWords } from '../Words/Words.tsx'
import styles from './Bar.module.scss'
import crowded from './crowded.module.scss'
import several from './languages.module.scss'
import { CV_PDF, type Navigation } from './links.ts'
import marked from './logo.module.scss'

interface BarProps extends Navigation {
  name: string
  look: Pick<Look, 'logo'>
  /** The other languages of the page. */
  languages: readonly Alternate[]
}

/**
 * The navigation of every page. On a scrolled page (`data-scrolled` on the root) it has a rounded background that is narrower than the
 * window.
 */
export function Bar({ name, look, languages, links, cv }: BarProps) {
  const url = useUrl()
  const words = useWords('frame')
  return (
    <header className={isBarCrowded(links.length) ? `${styles.bar} ${crowded.bar}` : styles.bar}>
      <div className={styles.inner}>
        <a className={look.logo ? styles.name : `${styles.name} ${character.mark}`} href={url('')}>
          {look.logo ? <Mark name={name} logo={look.logo} /> : name}
        </a>
        <nav className={styles.nav} aria-label={words.navigation}>
          <ul className={styles.links}>
            {links.map(({ href, label, isCurrent }) => (
              <li key={href}>
                <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            {cv !== null && (
              <li>
                <OutboundLink className={styles.link} href={url(CV_PDF)}>
                  {cv}
                </OutboundLink>
              </li>
            )}
          </ul>
        </nav>
        <div className={languages.length > 0 ? several.languages : undefined}>
          {languages.map((language) => (
            <LanguageLink key={language.lang} language={language} className={styles.link} isShort />
          ))}
          <ThemeChoice />
        </div>
        <button
          type="button"
          className={styles.menu}
          popoverTarget={DRAWER_ID}
          aria-label={words.openMenu}
          data-drawer-opener
        >
          <Icon shape={MENU} />
        </button>
      </div>
    </header>
  )
}

/** The logo. It is a separate file, which browsers cache, so that no page is heavier. It still takes the colour of the text. */
export function Mark({ name, logo: { viewBox, file } }: { name: string; logo: SiteLogo }) {
  const url = useUrl()
  return (
    <svg className={marked.logo} viewBox={viewBox} role="img" aria-label={name}>
      <use href={`${url(file)}#logo`} />
    </svg>
  )
}
