import { LANGUAGES } from '../../../scripts/fields/site-texts/languages.ts'
import { longDate } from '../../catalogue/cv-dates.ts'
import { fill } from '../../catalogue/fill.ts'
import type {
  Review as ReviewData,
  ReviewedSite,
  ReviewFinding,
  ReviewWords,
  SeenPage,
} from '../../catalogue/review.ts'
import { latestPost, termsOf } from '../../catalogue/seeking.ts'
import type { Cv, Project, Site } from '../../catalogue/types.ts'
import { Fact, Facts, TextPage, TextSection } from '../TextPage/TextPage.tsx'
import { useUrl } from '../Url/Url.ts'
import styles from './Review.module.scss'

interface ReviewProps {
  site: Site
  cv: Cv | null
  /** The first project of the home page. */
  best: Project | null
  review: ReviewData
}

/** The site as others see it, for its owner. */
export function Review({ site, cv, best, review }: ReviewProps) {
  const { lang, words } = review
  if (review.site === null)
    return (
      <TextPage title={words.title} lead={words.onDev}>
        {null}
      </TextPage>
    )
  const { findings, mendable, pages, room, today, cvs, weights } = review.site
  const [shown, others] = [pages.filter(isInView), pages.filter((page) => !isInView(page))]
  return (
    <TextPage title={words.title} lead={words.lead}>
      <TenSeconds site={site} cv={cv} best={best} today={today} words={words} />
      <TextSection
        id="reprendre"
        title={findings.length === 0 ? words.toMend : fill(words.toMendCount, { count: findings.length })}
      >
        {mendable > 0 && <p>{fill(words.mendable, { count: mendable })}</p>}
        <Findings findings={findings} words={words} />
      </TextSection>
      <TextSection id="cv" title={words.robot}>
        {cv === null && <p>{missing(words.addCv, words)}</p>}
        {cvs.map(({ file, lines }) => (
          <CvText key={file} site={site} file={file} lines={lines} words={words} lang={lang} />
        ))}
      </TextSection>
      <TextSection id="partage" title={words.shared}>
        <p>{fill(words.sharedLead, { title: TITLE_SHOWN, description: DESCRIPTION_SHOWN })}</p>
        <PageList pages={shown} words={words} />
        {others.length > 0 && (
          <details>
            <summary className={styles.summary}>{fill(words.others, { count: others.length })}</summary>
            <PageList pages={others} words={words} />
          </details>
        )}
      </TextSection>
      <TextSection id="poids" title={words.weights}>
        <Weights weights={weights} room={room} words={words} lang={lang} />
      </TextSection>
    </TextPage>
  )
}

/** Shows where to write a missing answer. */
const missing = (what: string, { nobodySays }: ReviewWords) => (
  <span className={styles.missing}>{fill(nobodySays, { what })}</span>
)

interface Worded {
  words: ReviewWords
}

interface TenSecondsProps extends Pick<ReviewProps, 'site' | 'cv' | 'best'>, Worded {
  today: string
}

function TenSeconds({ site, cv, best, today, words }: TenSecondsProps) {
  const url = useUrl()
  const { name, trade, seeking, place, availability, texts, lang } = site
  const post = cv && latestPost(cv, today)
  const from = seeking?.from && longDate(seeking.from, LANGUAGES[lang])
  const result = best?.result ?? best?.results[0]?.label ?? null
  return (
    <TextSection id="dix-secondes" title={words.tenSeconds}>
      <Facts>
        <Fact name={words.who}>
          {name}, {trade}
        </Fact>
        <Fact name={post && !post.isCurrent ? words.lastPost : words.post}>
          {post ? `${post.title}, ${post.organisation}` : missing(words.addPost, words)}
        </Fact>
        <Fact name={words.seeking}>
          {(seeking && [seeking.post, termsOf(seeking, texts.home, LANGUAGES[lang])].filter(Boolean).join(', ')) ||
            missing(words.addSeeking, words)}
        </Fact>
        <Fact name={words.where}>{place ?? seeking?.place ?? missing(words.addPlace, words)}</Fact>
        <Fact name={words.when}>{availability ?? from ?? missing(words.addAvailability, words)}</Fact>
        <Fact name={words.best}>
          {best === null ? (
            missing(words.addProject, words)
          ) : (
            <>
              <a href={url(`projets/${best.slug}`)}>{best.title}</a>
              {best.theme && fill(words.theme, { theme: best.theme })}
              <br />
              {result ?? missing(words.addResult, words)}
            </>
          )}
        </Fact>
      </Facts>
    </TextSection>
  )
}

function Findings({ findings, words }: { findings: readonly ReviewFinding[] } & Worded) {
  if (findings.length === 0) return <p>{words.nothing}</p>
  const files = [...new Set(findings.map(({ file }) => file))]
  return files.map((file) => (
    <div key={file} className={styles.file}>
      <h3>{file}</h3>
      <ul className={styles.findings}>
        {findings
          .filter((found) => found.file === file)
          .map((found, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once
            <li key={index} className={styles.finding} data-severity={found.severity}>
              <p>
                <strong className={styles.severity}>{found.label}</strong>
                {fill(words.line, { line: found.line })}
              </p>
              {found.text && <Line text={found.text} />}
              <p>{found.message}</p>
              <p className={styles.code}>{found.code}</p>
            </li>
          ))}
      </ul>
    </div>
  ))
}

function Line({ text: [before, marked, after] }: { text: NonNullable<ReviewFinding['text']> }) {
  return (
    <p className={styles.line}>
      {before}
      <mark>{marked}</mark>
      {after}
    </p>
  )
}

interface CvTextProps extends Pick<ReviewProps, 'site'>, Worded {
  file: string
  lines: readonly string[]
  lang: ReviewData['lang']
}

function CvText({ site, file, lines, words, lang }: CvTextProps) {
  const text = lines.join(' ')
  const wanted = { [words.name]: site.name, [words.email]: site.email, [words.phone]: site.phone?.text ?? null }
  const lost = Object.entries(wanted).flatMap(([what, value]) => (value !== null && text.includes(value) ? [] : what))
  return (
    <>
      <p>
        {fill(words.cvText, { file })}{' '}
        {lost.length === 0 ? (
          words.allFound
        ) : (
          <span className={styles.missing}>{fill(words.lost, { lost: new Intl.ListFormat(lang).format(lost) })}</span>
        )}
      </p>
      <details>
        <summary className={styles.summary}>{fill(words.lines, { count: lines.length })}</summary>
        <pre className={styles.cv}>{lines.join('\n')}</pre>
      </details>
    </>
  )
}

const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 160

/** Returns whether a page is shown at once: the home page, and those whose title or description search engines cut. */
const isInView = ({ path, title, description }: SeenPage) =>
  path === '' || title.length > TITLE_SHOWN || description.length > DESCRIPTION_SHOWN

function PageList({ pages, words }: { pages: readonly SeenPage[] } & Worded) {
  return (
    <ul className={styles.pages}>
      {pages.map((page) => (
        <Seen key={page.path} page={page} words={words} />
      ))}
    </ul>
  )
}

function Seen({ page: { path, address, title, description, picture }, words }: { page: SeenPage } & Worded) {
  const url = useUrl()
  return (
    <li className={styles.page}>
      {picture !== null && <img src={url(picture)} alt="" width={1200} height={630} loading="lazy" />}
      <div>
        <p className={styles.address}>{address || `/${path}`}</p>
        <p>
          <a href={url(path)}>{title}</a> <Length text={title} most={TITLE_SHOWN} words={words} />
        </p>
        <p>
          {description} <Length text={description} most={DESCRIPTION_SHOWN} words={words} />
        </p>
      </div>
    </li>
  )
}

function Length({ text, most, words }: { text: string; most: number } & Worded) {
  if (text.length <= most) return null
  return <span className={styles.missing}>{fill(words.tooLong, { count: text.length })}</span>
}

const WEIGHTS_SHOWN = 10

interface WeightsProps extends Worded {
  weights: ReviewedSite['weights']
  room: number
  lang: ReviewData['lang']
}

function Weights({ weights, room, words, lang }: WeightsProps) {
  const numbers = new Intl.NumberFormat(lang)
  const heavy = weights.filter(({ bytes }) => bytes > room).length
  const heaviest = weights.slice(0, Math.max(WEIGHTS_SHOWN, heavy))
  return (
    <>
      <p>
        {fill(words.room, { room: numbers.format(room) })}{' '}
        {heavy === 0 ? (
          words.allFit
        ) : (
          <span className={styles.missing}>
            {heavy === 1 ? words.oneDoesNot : fill(words.manyDoNot, { count: heavy })}
          </span>
        )}
      </p>
      <table className={styles.weights}>
        <caption>{words.heaviest}</caption>
        <thead>
          <tr>
            <th scope="col">{words.page}</th>
            <th scope="col">{words.bytes}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {heaviest.map(({ path, bytes }) => (
            <tr key={path} data-heavy={bytes > room}>
              <th scope="row">/{path}</th>
              <td>{numbers.format(bytes)}</td>
              <td>{fill(words.percent, { percent: (bytes > room ? Math.ceil : Math.floor)((100 * bytes) / room) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
