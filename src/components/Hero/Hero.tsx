import type { ReactNode } from 'react'
import { dateLocale } from '../../../scripts/fields/site-texts/date-locale.ts'
import type { Site } from '../../catalogue/types.ts'
import character from '../../looks/soleil/Hero.module.scss'
import { LinkButton, OutboundButton } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { useUrl } from '../Url/Url.ts'
import { useLang, useWords } from '../Words/Words.tsx'
import styles from './Hero.module.scss'

type HeroSite = Pick<Site, 'name' | 'trade' | 'hero' | 'contact' | 'booking'>

/** The width of the portrait in Hero.module.scss. */
const PORTRAIT_SIZES = '(max-width: 767px) min(35vw, 220px), (max-width: 875px) 280px, min(32vw, 540px)'

interface HeroProps {
  site: HeroSite
  hasCv?: boolean
  /** The content below the actions. */
  children?: ReactNode
}

export function Hero({ site, hasCv = false, children }: HeroProps) {
  const url = useUrl()
  const { words, sentences, portrait } = site.hero
  const pages = useWords('pages')
  const { booking } = useWords('contact')
  return (
    <section className={`${styles.hero} ${character.hero}`}>
      <div className={`${styles.portrait} ${character.portrait}`}>
        <Picture picture={portrait} sizes={PORTRAIT_SIZES} loading="first" />
      </div>
      <div className={styles.text}>
        <h1 className={hasLongWord(site.name) ? styles.longName : styles.name}>{site.name}</h1>
        <RoleLine trade={site.trade} words={words} />
        {paragraphsOf(sentences).map((paragraph) => (
          <p key={paragraph} className={styles.sentences}>
            {paragraph}
          </p>
        ))}
        <div className={styles.actions}>
          <LinkButton href={url('projets')} tone="primary">
            {pages.projects}
          </LinkButton>
          {site.contact !== 'none' && <LinkButton href={url('contact')}>{pages.contact}</LinkButton>}
          <OutboundButton href={site.booking} label={booking} />
          {hasCv && (
            <a className={styles.cv} href={url('cv')}>
              {pages.cvOnline}
            </a>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}

/** Returns whether a word of the name would not fit beside the portrait in the largest letters. */
function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 9)
}

/**
 * Returns one paragraph for all sentences. If one of them has no mark at its end, returns one for each, because they would run into each
 * other.
 */
function paragraphsOf(sentences: readonly string[]): readonly string[] {
  const areEnded = sentences.length > 0 && sentences.every((sentence) => /[.!?…]$/.test(sentence))
  return areEnded ? [sentences.join(' ')] : sentences
}

/** CSS rotates the words (scripts/site/rotating-words.ts). Assistive technology reads one fixed sentence. */
function RoleLine({ trade, words }: { trade: string; words: readonly string[] }) {
  const listFormat = new Intl.ListFormat(dateLocale(useLang()), { type: 'conjunction' })
  if (words.length === 0) return <p className={styles.role}>{trade}</p>
  return (
    <p className={styles.role}>
      <span aria-hidden="true" data-hero-words="">
        {`${trade} `}
        <span className={styles.words}>
          {words.map((word) => (
            <span key={word} className={styles.word}>
              {`${word} `}
            </span>
          ))}
        </span>
      </span>
      <span className="visually-hidden">{`${trade} ${listFormat.format(words)}`}</span>
      {words.length > 1 && <PauseControl />}
    </p>
  )
}

/** Pauses the words (WCAG 2.2.2). A checkbox, so that it works without JavaScript. */
function PauseControl() {
  return (
    <label className={styles.pause}>
      <input type="checkbox" className="visually-hidden" />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.bars} d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        <path className={styles.triangle} d="M8 5v14l11-7z" />
      </svg>
      <span className="visually-hidden">{useWords('frame').pause}</span>
    </label>
  )
}
