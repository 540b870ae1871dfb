import type { ReactNode } from 'react'
import type { Site } from '../../catalogue/types.ts'
import { toTelephoneUrl } from '../Footer/Footer.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { PrivacyNotice } from '../PrivacyNotice/PrivacyNotice.tsx'
import styles from './ContactIntro.module.scss'

interface ContactIntroProps {
  site: Pick<Site, 'name' | 'email' | 'phone' | 'place' | 'availability' | 'replyTime' | 'legal'>
  /** The form. */
  children: ReactNode
}

export function ContactIntro({ site, children }: ContactIntroProps) {
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1>Contact</h1>
        <p className={styles.prompt}>N'hésitez pas à me contacter pour discuter de votre projet.</p>
        <ul className={styles.ways}>
          <li>
            <Icon name="mail" />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
          <li>
            <Icon name="phone" />
            <a href={toTelephoneUrl(site.phone)}>{site.phone}</a>
          </li>
          <li>
            <Icon name="place" />
            {site.place}
          </li>
          {site.availability && (
            <li>
              <Icon name="calendar" />
              {site.availability}
            </li>
          )}
          {site.replyTime && (
            <li>
              <Icon name="clock" />
              {site.replyTime}
            </li>
          )}
        </ul>
      </div>
      <div>
        {children}
        <PrivacyNotice site={site} />
      </div>
    </div>
  )
}
