import type { ReactNode } from 'react'
import { shortAddress } from '../../catalogue/absolute-url.ts'
import { url } from '../../catalogue/addresses.ts'
import { certificateFacts, formatPeriod } from '../../catalogue/cv-dates.ts'
import type { Cv, CvEntry, Site } from '../../catalogue/types.ts'
import { CV_HREF } from '../Bar/links.ts'
import { OutboundButton } from '../Button/Button.tsx'
import { toTelephoneUrl } from '../Footer/Footer.tsx'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './Resume.module.scss'

interface ResumeProps {
  site: Pick<Site, 'name' | 'email' | 'phone' | 'place' | 'profiles'>
  cv: Cv
}

/** The CV as a page, with the same words as `cv.pdf` in the same order. */
export function Resume({ site, cv }: ResumeProps) {
  const words = useWords('cv')
  return (
    <article className={styles.resume}>
      <header>
        <h1>{site.name}</h1>
        <p className={styles.title}>{cv.title}</p>
        <ul className={styles.ways}>
          {site.place && <li>{site.place}</li>}
          {site.phone && (
            <li>
              <a href={toTelephoneUrl(site.phone)}>{site.phone}</a>
            </li>
          )}
          {site.email && (
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          )}
          {site.profiles.map(({ url: profile }) => (
            <li key={profile}>
              <OutboundLink href={profile}>{shortAddress(profile)}</OutboundLink>
            </li>
          ))}
        </ul>
        <p className={styles.files}>
          <OutboundButton href={CV_HREF} label={words.pdf} />
          <a href={url('cv.json')}>{words.json}</a>
        </p>
      </header>
      {cv.profile && (
        <Section title={words.profile}>
          <Prose html={cv.profile} />
        </Section>
      )}
      <Entries title={words.experience} entries={cv.experience} />
      <Entries title={words.education} entries={cv.education} />
      <Definitions title={words.skills} pairs={cv.skills.map(({ title, items }) => [title, items.join(', ')])} />
      <Definitions
        title={words.certificates}
        pairs={cv.certificates.map((certificate) => [
          certificate.title,
          certificateFacts(certificate),
          certificate.url,
        ])}
      />
      <Definitions title={words.languages} pairs={cv.languages.map(({ name, level }) => [name, level])} />
      {cv.interests.length > 0 && (
        <Section title={words.interests}>
          <p>{cv.interests.join(', ')}</p>
        </Section>
      )}
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

function Entries({ title, entries }: { title: string; entries: readonly CvEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Section title={title}>
      {entries.map(({ title, organisation, place, start, end, points }) => (
        <div key={`${title} ${start}`} className={styles.entry}>
          <h3>{title}</h3>
          <p className={styles.period}>{formatPeriod(start, end)}</p>
          <p className={styles.where}>{place === null ? organisation : `${organisation}, ${place}`}</p>
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Section>
  )
}

interface DefinitionsProps {
  title: string
  pairs: readonly [term: string, meaning: string, href?: string | null][]
}

function Definitions({ title, pairs }: DefinitionsProps) {
  if (pairs.length === 0) return null
  return (
    <Section title={title}>
      <dl className={styles.definitions}>
        {pairs.map(([term, meaning, href]) => (
          <div key={term}>
            <dt>{href ? <OutboundLink href={href}>{term}</OutboundLink> : term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
