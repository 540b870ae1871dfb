import type { ReactNode } from 'react'
import type { Site } from '../../catalogue/types.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CALENDAR, CARD, CLOCK, MAIL, PHONE, PLACE } from '../Icon/shapes.tsx'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { PrivacyNotice } from '../PrivacyNotice/PrivacyNotice.tsx'
import { useUrl } from '../Url/Url.ts'
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
  const url = useUrl()
  const words = useWords('contact')
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1>{words.title}</h1>
        {words.prompt && <p className={styles.prompt}>{words.prompt}</p>}
        <ul className={styles.ways}>
          {site.email && (
            <Way shape={MAIL}>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </Way>
          )}
          {site.phone && (
            <Way shape={PHONE}>
              <a href={site.phone.url}>{site.phone.text}</a>
            </Way>
          )}
          {site.place && <Way shape={PLACE}>{site.place}</Way>}
          {site.booking && (
            <Way shape={CALENDAR}>
              <OutboundLink href={site.booking}>{words.booking}</OutboundLink>
            </Way>
          )}
          {words.card && (
            <Way shape={CARD}>
              <a href={url('contact.vcf')}>{words.card}</a>
            </Way>
          )}
          {site.availability && <Way shape={CALENDAR}>{site.availability}</Way>}
          {site.replyTime && <Way shape={CLOCK}>{site.replyTime}</Way>}
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

function Way({ shape, children }: { shape: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon shape={shape} />
      {children}
    </li>
  )
}
