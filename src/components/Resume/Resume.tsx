import { Fragment, type ReactNode } from 'react'
import type { Lang } from '../../../scripts/fields/site-texts/languages.ts'
import { shortAddress } from '../../catalogue/absolute-url.ts'
import { cvFile, cvPath } from '../../catalogue/cv-path.ts'
import { type CvItem, type CvPair, cvFacts, cvPlace, cvProfiles, cvSections } from '../../catalogue/cv-sections.ts'
import type { Cv, Site, TargetCv } from '../../catalogue/types.ts'
import { OutboundButton } from '../Button/Button.tsx'
import { OutboundLink } from '../OutboundLink/OutboundLink.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { useUrl } from '../Url/Url.ts'
import { useLang, useWords } from '../Words/Words.tsx'
import styles from './Resume.module.scss'

interface ResumeProps {
  site: Pick<Site, 'name' | 'email' | 'phone' | 'place' | 'profiles'>
  cv: Cv
  /** The name of its file in `content/cvs/`. @default `cv.md` itself */
  name?: TargetCv['name']
  /** Its language, if it is not that of the site. */
  lang?: Lang | undefined
  /** The CVs to which it links. */
  versions?: readonly Pick<TargetCv, 'name' | 'title'>[]
}

/** The CV as a page, with the same words as its PDF in the same order. Printed in the layout and on the paper that its file names. */
export function Resume({ site, cv, name, lang: own, versions = [] }: ResumeProps) {
  const url = useUrl()
  const words = useWords('cv')
  const project = useWords('project')
  const lang = useLang()
  const place = cvPlace(cv, site.place, lang)
  return (
    <article
      lang={own}
      className={styles.resume}
      data-layout={cv.layout ?? undefined}
      data-paper={cv.paper ?? undefined}
    >
      <header>
        <h1>{site.name}</h1>
        <p className={styles.title}>{cv.title}</p>
        <ul className={styles.ways}>
          {place && <li>{place}</li>}
          {site.phone && (
            <li>
              <a href={site.phone.url}>{site.phone.text}</a>
            </li>
          )}
          {site.email && (
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          )}
          {cvFacts(cv, words).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {cvProfiles(cv, site.profiles).map(({ url: profile }) => (
            <li key={profile}>
              <OutboundLink href={profile}>{shortAddress(profile)}</OutboundLink>
            </li>
          ))}
        </ul>
        <p className={styles.files}>
          <OutboundButton href={url(cvFile(name ?? null, 'pdf'))} label={words.pdf} />
          <a href={url(cvFile(name ?? null, 'json'))}>{words.json}</a>
        </p>
        {versions.length > 0 && (
          <p className={styles.files}>
            {words.versions}
            {versions.map(({ name, title }) => (
              <Fragment key={name}>
                {' '}
                <a href={url(cvPath(name))}>{title}</a>
              </Fragment>
            ))}
          </p>
        )}
      </header>
      {cv.profile && (
        <Section title={words.profile}>
          <Prose html={cv.profile} />
        </Section>
      )}
      {cvSections(cv, { cv: words, project }, lang).map((section) => (
        <Section key={section.title} title={section.title}>
          {section.kind === 'items' &&
            section.items.map((item) => <Item key={`${item.title} ${item.period}`} {...item} />)}
          {section.kind === 'pairs' && <Definitions pairs={section.pairs} />}
          {section.kind === 'names' && <p>{section.names.join(', ')}</p>}
        </Section>
      ))}
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

function Item({ title, period, where, texts, points, url: address, page }: CvItem) {
  const url = useUrl()
  return (
    <div className={styles.entry}>
      <h3>{page === null ? title : <a href={url(page)}>{title}</a>}</h3>
      {period && <p className={styles.period}>{period}</p>}
      {where && <p className={styles.where}>{where}</p>}
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {address && (
        <p className={styles.text}>
          <OutboundLink href={address}>{shortAddress(address)}</OutboundLink>
        </p>
      )}
    </div>
  )
}

function Definitions({ pairs }: { pairs: readonly CvPair[] }) {
  return (
    <dl className={styles.definitions}>
      {pairs.map(({ term, meaning, url: href }) => (
        <div key={term}>
          <dt>{href ? <OutboundLink href={href}>{term}</OutboundLink> : term}</dt>
          <dd>{[meaning].flat().join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
