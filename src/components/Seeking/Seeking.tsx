import { Fragment } from 'react'
import { LANGUAGES } from '../../../scripts/fields/site-texts/languages.ts'
import { fill } from '../../catalogue/fill.ts'
import { termsOf } from '../../catalogue/seeking.ts'
import type { Seeking as SeekingFacts } from '../../catalogue/types.ts'
import { useLang, useWords } from '../Words/Words.tsx'
import styles from './Seeking.module.scss'

/** The post that the owner seeks, and the present one: what a recruiter reads first. */
export function Seeking({ seeking }: { seeking: SeekingFacts }) {
  const words = useWords('home')
  const { post, latest } = seeking
  const terms = termsOf(seeking, words, LANGUAGES[useLang()])
  const lastPost =
    latest && fill(latest.isCurrent ? words.now : words.last, { post: `${latest.title}, ${latest.organisation}` })
  const parts = [post && <b>{post}</b>, terms, lastPost]
  return (
    <p className={styles.seeking}>
      {parts.filter(Boolean).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it never changes
        <Fragment key={index}>
          <span>{part}</span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
