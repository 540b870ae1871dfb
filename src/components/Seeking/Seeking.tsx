import { url } from '../../catalogue/addresses.ts'
import { termsOf } from '../../catalogue/seeking.ts'
import type { Seeking as SeekingFacts } from '../../catalogue/types.ts'
import { fill } from '../../catalogue/words.ts'
import { useWords } from '../Words/Words.tsx'
import styles from './Seeking.module.scss'

/** What the owner looks for, from where, and the CV: what a recruiter reads first. */
export function Seeking({ seeking, hasCv }: { seeking: SeekingFacts; hasCv: boolean }) {
  const words = useWords('home')
  const { cvOnline } = useWords('pages')
  const { post, latest } = seeking
  const terms = termsOf(seeking, words)
  return (
    <p className={styles.seeking}>
      {post && <b>{`${post} `}</b>}
      {terms && <span>{`${terms} `}</span>}
      {latest && (
        <span>
          {fill(latest.isCurrent ? words.now : words.last, { post: `${latest.title}, ${latest.organisation} ` })}
        </span>
      )}
      {hasCv && <a href={url('cv')}>{cvOnline}</a>}
    </p>
  )
}
