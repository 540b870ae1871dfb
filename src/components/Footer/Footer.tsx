import type { Alternate } from '../../catalogue/alternate.ts'
import { dataNotice } from '../../catalogue/data-notice.ts'
import { linksIn, type SiteHas } from '../../catalogue/pages.ts'
import type { Site } from '../../catalogue/types.ts'
import character from '../../looks/soleil/Footer.module.scss'
import { Icon, ProfileIcon } from '../Icon/Icon.tsx'
import { ARROW } from '../Icon/shapes.tsx'
import { LanguageLink } from '../LanguageLink/LanguageLink.tsx'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { useUrl } from '../Url/Url.ts'
import { useLang, useWords } from '../Words/Words.tsx'
import styles from './Footer.module.scss'

type FooterSite = Pick<
  Site,
  'name' | 'lang' | 'place' | 'email' | 'phone' | 'profiles' | 'analytics' | 'contact' | 'footer'
>

interface FooterProps {
  site: FooterSite
  has: SiteHas
  /** The other languages of the page. */
  languages: readonly Alternate[]
  /**
   * The path of the page. The home page names the owner of the site for programs, with the classes of a microformat
   * (microformats.org/wiki/h-card).
   */
  path: string | null
}

export function Footer({ site, has, languages, path }: FooterProps) {
  const url = useUrl()
  const isHome = path === ''
  const withCard = (own: string | undefined, card: string) => (isHome ? `${own ?? ''} ${card}`.trim() : own)
  const { notice, made, year } = site.footer
  const pages = useWords('pages')
  const lang = useLang()
  const { information, closing } = useWords('frame')
  return (
    <footer className={`${styles.footer} ${character.footer}`}>
      <div className={withCard(styles.inner, 'h-card')}>
        {has.contact && path !== 'contact' && closing && (
          <p className={styles.closing}>
            <a href={url('contact')}>
              {closing}
              <Icon shape={ARROW} />
            </a>
          </p>
        )}
        <div className={styles.groups}>
          {site.place && <p className={withCard(styles.place, 'p-locality')}>{site.place}</p>}
          <ul className={styles.ways}>
            {site.email && (
              <li>
                <a className={withCard(undefined, 'u-email')} href={`mailto:${site.email}`}>
                  {site.email}
                </a>
              </li>
            )}
            {site.phone && (
              <li>
                <a className={withCard(undefined, 'p-tel')} href={site.phone.url}>
                  {site.phone.text}
                </a>
              </li>
            )}
          </ul>
          <ul className={styles.icons}>
            {site.profiles.map((profile) => (
              <li key={profile.url}>
                <OutboundLink className={withCard(styles.icon, 'u-url')} href={profile.url} rel="me">
                  <ProfileIcon profile={profile} />
                  <span className="visually-hidden">{profile.name}</span>
                </OutboundLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.small}>
          <nav aria-label={information}>
            <ul>
              {linksIn('footer', has, pages, lang).map(({ path, label }) => (
                <li key={path}>
                  <a href={url(path)}>{label}</a>
                </li>
              ))}
              {languages.map((language) =>
                language.address === null ? (
                  <li key={language.lang}>
                    <LanguageLink language={language} />
                  </li>
                ) : null,
              )}
            </ul>
          </nav>
          <p>{notice ?? dataNotice(site)}</p>
          {made && <p>{made}</p>}
          <p>
            {`© ${year} `}
            {isHome ? <span className="p-name">{site.name}</span> : site.name}
          </p>
        </div>
      </div>
    </footer>
  )
}
