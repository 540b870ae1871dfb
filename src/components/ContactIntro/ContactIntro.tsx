import type { ReactNode } from 'react'
import { url } from '../../catalogue/addresses.ts'
import type { Site } from '../../catalogue/types.ts'
import { toTelephoneUrl } from '../Footer/Footer.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { PrivacyNotice } from '../PrivacyNotice/PrivacyNotice.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './ContactIntro.module.scss'

interface ContactIntroProps {
  site: Pick<
    Site,
    'name' | 'email' | 'phone' | 'place' | 'booking' | 'availability' | 'replyTime' | 'legal' | 'form' | 'mail'
  >
  /** The form, if there is one. */
  children: ReactNode
}

export function ContactIntro({ site, children }: ContactIntroProps) {
  const words = useWords('contact')
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1>{words.title}</h1>
        {words.prompt && <p className={styles.prompt}>{words.prompt}</p>}
        <ul className={styles.ways}>
          {site.email && (
            <Way icon="mail">
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </Way>
          )}
          {site.phone && (
            <Way icon="phone">
              <a href={toTelephoneUrl(site.phone)}>{site.phone}</a>
            </Way>
          )}
          {site.place && <Way icon="place">{site.place}</Way>}
          {site.booking && (
            <Way icon="calendar">
              <OutboundLink href={site.booking}>{words.booking}</OutboundLink>
            </Way>
          )}
          {words.card && (
            <Way icon="card">
              <a href={url('contact.vcf')}>{words.card}</a>
            </Way>
          )}
          {site.availability && <Way icon="calendar">{site.availability}</Way>}
          {site.replyTime && <Way icon="clock">{site.replyTime}</Way>}
        </ul>
      </div>
      {children && (
        <div>
          {children}
          <PrivacyNotice site={site} />
        </div>
      )}
    </div>
  )
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      {children}
    </li>
  )
}
