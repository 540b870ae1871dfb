import { LANGUAGES } from '../../../scripts/fields/languages/languages.ts'
import { url } from '../../catalogue/addresses.ts'
import type { Review as ReviewData, ReviewFinding, SeenPage } from '../../catalogue/review.ts'
import { termsOf } from '../../catalogue/seeking.ts'
import type { Cv, Project, Site } from '../../catalogue/types.ts'
import { Fact, Facts, TextPage, TextSection } from '../TextPage/TextPage.tsx'
import styles from './Review.module.scss'

interface ReviewProps {
  site: Site
  cv: Cv | null
  /** The first project of the home page. */
  best: Project | null
  /** `null` on the dev server, which builds nothing to read. */
  review: ReviewData | null
}

/** The site as others meet it, for its owner. */
export function Review({ site, cv, best, review }: ReviewProps) {
  if (review === null)
    return (
      <TextPage
        title="Relecture"
        lead="Cette page lit un site construit : arrêtez « npm run dev » et lancez « npm run review »."
      >
        {null}
      </TextPage>
    )
  const { findings, pages, room } = review
  return (
    <TextPage
      title="Relecture"
      lead="Votre site tel que les autres le rencontrent, et ce qu’il y a à reprendre. Cette page n’est que pour vous : aucun site ne la contient. Relancez « npm run review » après un changement."
    >
      <TenSeconds site={site} best={best} />
      <TextSection id="reprendre" title={findings.length === 0 ? 'À reprendre' : `À reprendre : ${findings.length}`}>
        <Findings findings={findings} />
      </TextSection>
      <TextSection id="cv" title="Ce que lit un robot de recrutement">
        <CvText site={site} cv={cv} lines={review.cv} />
      </TextSection>
      <TextSection id="partage" title="Moteurs de recherche et messageries">
        <p>
          Le titre et la description de chaque page, et l’image d’un lien partagé. Un moteur coupe vers {TITLE_SHOWN} et{' '}
          {DESCRIPTION_SHOWN} signes.
        </p>
        <PageList pages={pages.filter(({ path }) => !isPart(path))} />
        {pages.some(({ path }) => isPart(path)) && (
          <details>
            <summary className={styles.summary}>Les parties de la liste des projets</summary>
            <PageList pages={pages.filter(({ path }) => isPart(path))} />
          </details>
        )}
      </TextSection>
      <TextSection id="poids" title="Poids des pages">
        <Weights pages={pages} room={room} />
      </TextSection>
    </TextPage>
  )
}

/** What is told when an answer is missing: where to write it. */
const missing = (what: string) => <span className={styles.missing}>Rien ne le dit. {what}</span>

function TenSeconds({ site, best }: Pick<ReviewProps, 'site' | 'best'>) {
  const { name, trade, seeking, place, availability, texts, lang } = site
  const result = best?.result ?? best?.results[0]?.label ?? null
  return (
    <TextSection id="dix-secondes" title="En dix secondes">
      <Facts>
        <Fact name="Qui">
          {name}, {trade}
        </Fact>
        <Fact name="Ce que vous cherchez">
          {(seeking && [seeking.post, termsOf(seeking, texts.home, LANGUAGES[lang])].filter(Boolean).join(', ')) ||
            missing('Ajoutez « seeking: » à site.md.')}
        </Fact>
        <Fact name="Où">{place ?? seeking?.place ?? missing('Ajoutez « place: » à site.md.')}</Fact>
        <Fact name="À partir de quand">
          {availability ?? seeking?.from ?? missing('Ajoutez « availability: » ou « seeking.from: » à site.md.')}
        </Fact>
        <Fact name="Votre meilleur projet">
          {best === null ? (
            missing('Publiez-en un dans projets/.')
          ) : (
            <>
              <a href={url(`projets/${best.slug}`)}>{best.title}</a>
              {best.theme && ` : ${best.theme}`}
              <br />
              {result ?? missing('Ajoutez « result: » à ce projet.')}
            </>
          )}
        </Fact>
      </Facts>
    </TextSection>
  )
}

function Findings({ findings }: { findings: readonly ReviewFinding[] }) {
  if (findings.length === 0) return <p>Rien : ni erreur, ni avertissement, ni remarque.</p>
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
                <strong className={styles.severity}>{found.label}</strong>, ligne {found.line}
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

function CvText({ site, cv, lines }: Pick<ReviewProps, 'site' | 'cv'> & { lines: readonly string[] | null }) {
  if (lines === null || cv === null) return <p>{missing('Écrivez cv.md : sans lui, le site n’a pas de CV.')}</p>
  const text = lines.join(' ')
  const wanted = { 'votre nom': site.name, 'votre adresse mail': site.email, 'votre téléphone': site.phone }
  const lost = Object.entries(wanted).flatMap(([what, value]) => (value !== null && text.includes(value) ? [] : what))
  return (
    <>
      <p>
        Le texte de cv.pdf, dans l’ordre où un logiciel le lit.{' '}
        {lost.length === 0 ? (
          'Votre nom, votre adresse mail et votre téléphone y sont.'
        ) : (
          <span className={styles.missing}>Il n’y trouve pas {new Intl.ListFormat('fr').format(lost)}.</span>
        )}
      </p>
      <details>
        <summary className={styles.summary}>Les {lines.length} lignes</summary>
        <pre className={styles.cv}>{lines.join('\n')}</pre>
      </details>
    </>
  )
}

const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 160

/** A page of the list beyond its first, or of one technology. */
const isPart = (path: string) => /^projets\/[^/]+\//.test(path)

function PageList({ pages }: { pages: readonly SeenPage[] }) {
  return (
    <ul className={styles.pages}>
      {pages.map((page) => (
        <Seen key={page.path} page={page} />
      ))}
    </ul>
  )
}

function Seen({ page: { path, address, title, description, picture } }: { page: SeenPage }) {
  return (
    <li className={styles.page}>
      {picture !== null && <img src={url(picture)} alt="" width={1200} height={630} loading="lazy" />}
      <div>
        <p className={styles.address}>{address || `/${path}`}</p>
        <p>
          <a href={url(path)}>{title}</a> <Length text={title} most={TITLE_SHOWN} />
        </p>
        <p>
          {description} <Length text={description} most={DESCRIPTION_SHOWN} />
        </p>
      </div>
    </li>
  )
}

function Length({ text, most }: { text: string; most: number }) {
  if (text.length <= most) return null
  return <span className={styles.missing}>({text.length} signes : la fin sera coupée)</span>
}

const numbers = new Intl.NumberFormat('fr')

const WEIGHTS_SHOWN = 10

function Weights({ pages, room }: { pages: readonly SeenPage[]; room: number }) {
  const heavy = pages.filter(({ bytes }) => bytes > room).length
  const heaviest = pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, Math.max(WEIGHTS_SHOWN, heavy))
  return (
    <>
      <p>
        Jusqu’à {numbers.format(room)} octets, en-têtes compris, une page arrive en un seul aller-retour.{' '}
        {heavy === 0 ? (
          'Toutes y tiennent.'
        ) : (
          <span className={styles.missing}>
            {heavy} {heavy > 1 ? 'pages n’y tiennent' : 'page n’y tient'} pas.
          </span>
        )}
      </p>
      <table className={styles.weights}>
        <caption>Les plus lourdes</caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Octets</th>
            <th scope="col">Part</th>
          </tr>
        </thead>
        <tbody>
          {heaviest.map(({ path, bytes }) => (
            <tr key={path} data-heavy={bytes > room}>
              <th scope="row">/{path}</th>
              <td>{numbers.format(bytes)}</td>
              <td>{Math.round((100 * bytes) / room)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
