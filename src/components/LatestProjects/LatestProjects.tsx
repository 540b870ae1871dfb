import { toBanner } from '../../catalogue/banner.ts'
import { isTall } from '../../catalogue/picture-fit.ts'
import { projectPath } from '../../catalogue/project-path.ts'
import { whenOf } from '../../catalogue/selectors.ts'
import type { Project } from '../../catalogue/types.ts'
import character from '../../looks/soleil/ProjectDetails.module.scss'
import { Badge } from '../Badge/Badge.tsx'
import picture from '../Picture/Picture.module.scss'
import { Picture } from '../Picture/Picture.tsx'
import { hueOf, Poster } from '../Poster/Poster.tsx'
import { Figure } from '../ProjectDetails/Figure.tsx'
import { Screens } from '../Screens/Screens.tsx'
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import { useUrl } from '../Url/Url.ts'
import { useWords } from '../Words/Words.tsx'
import styles from './LatestProjects.module.scss'

/** The latest or the featured projects, each on a band as wide as the window. */
export function LatestProjects({ title, projects }: { title: string; projects: readonly Project[] }) {
  const url = useUrl()
  const words = useWords('home')
  if (projects.length === 0) return null
  return (
    <section className={styles.latest} aria-labelledby="derniers-projets">
      <SectionHeading id="derniers-projets" title={title} href={url('projets')} link={words.all} />
      <ul className={styles.bands}>
        {projects.map((project) => (
          <li key={project.slug}>
            <Band project={project} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A link to the project: its theme or a quote about it, its first figure, and a picture of the result. */
function Band({ project }: { project: Project }) {
  const url = useUrl()
  const { slug, label, theme, client, role, result, results, quote, technologie, draft } = project
  const words = useWords('project')
  const banner = toBanner(project, words)
  const list = useWords('list')
  const [figure] = results
  // The poster in the place of a picture tells theme, category and technologies.
  const hasPoster = project.captures.length === 0 && project.image === null
  const summary = quote?.text ?? (hasPoster ? null : theme)
  const context = [whenOf(project, words.since), client ?? role ?? (hasPoster ? null : label)]
    .filter(Boolean)
    .join(' · ')
  return (
    <a
      className={`${styles.band} ${picture.picture} ${character.band}`}
      href={url(projectPath(slug))}
      data-project={slug}
      data-hue={hueOf(project)}
    >
      <div className={styles.text}>
        {'missing' in banner ? (
          banner.missing
        ) : (
          <>
            <span className={styles.context}>{`${context} `}</span>
            <h3 className={styles.title}>{banner.title}</h3>
          </>
        )}
        {summary && (
          <span className={styles.theme}>
            {` ${summary}`}
            {quote && <small>{` ${[quote.author, quote.post].filter(Boolean).join(', ')}`}</small>}
          </span>
        )}
        <span className={styles.proof}>
          {figure ? (
            <>
              <span className={styles.figure}>
                {' '}
                <Figure {...figure} />
              </span>
              {` ${figure.label}`}
            </>
          ) : (
            result && <span className={styles.theme}>{` ${result}`}</span>
          )}
          {!hasPoster && <small>{` ${technologie.slice(0, NAMES_SHOWN).join(', ')}`}</small>}
        </span>
        {draft && (
          <span>
            <Badge tone="progress">{list.draft}</Badge>
          </span>
        )}
      </div>
      <Cover project={project} />
    </a>
  )
}

const NAMES_SHOWN = 3

function Cover({ project }: { project: Project }) {
  const { captures, image } = project
  return (
    <div className={styles.cover}>
      {captures.length > 0 ? (
        <Screens captures={captures} {...COVER} />
      ) : image ? (
        <Picture picture={image} {...COVER} alt="" fit={isTall(image) ? 'whole' : 'place'} />
      ) : (
        <Poster project={project} />
      )}
    </div>
  )
}

const COVER = { sizes: '(max-width: 1148px) 100vw, 58vw', widest: 1340 }
