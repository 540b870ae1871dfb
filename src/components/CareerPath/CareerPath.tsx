import { formatPeriod } from '../../catalogue/cv-dates.ts'
import type { PathEntry } from '../../catalogue/selectors.ts'
import { timelineOf, yearsOfTimeline } from '../../catalogue/timeline.ts'
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import { useUrl } from '../Url/Url.ts'
import { useLang, useWords } from '../Words/Words.tsx'
import styles from './CareerPath.module.scss'

interface CareerPathProps {
  title: string
  entries: readonly PathEntry[]
  /** The month of the build, 'YYYY-MM'. */
  month: string
}

/** The beginning of the CV on the home page: each post with its first point, and a link to the rest. */
export function CareerPath({ title, entries, month }: CareerPathProps) {
  const url = useUrl()
  const words = useWords('home')
  const { since } = useWords('project')
  const lang = useLang()
  if (entries.length === 0) return null
  const spans = timelineOf(entries, month)
  const [first, last] = yearsOfTimeline(entries, month)
  return (
    <section className={styles.path} aria-labelledby="parcours">
      <SectionHeading id="parcours" title={title} href={url('cv')} link={words.wholePath} />
      <p className={styles.axis} aria-hidden="true">
        <span>{first}</span> <span>{last}</span>
      </p>
      <ul className={styles.entries}>
        {entries.map(({ title, where, start, end, points }, index) => (
          <li key={`${title} ${start}`}>
            <p className={styles.period}>
              {formatPeriod(start, end, { lang, since })}
              <svg aria-hidden="true">
                <rect x={`${spans[index]?.from}%`} width={`${spans[index]?.length}%`} height="8" />
              </svg>
            </p>
            <h3>{title}</h3>
            <p>{where}</p>
            {points[0] && <p className={styles.point}>{points[0]}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
