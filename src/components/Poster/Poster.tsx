import { PICTURE_HUES, type PictureHue, type Project } from '../../catalogue/types.ts'
import character from '../../looks/soleil/Poster.module.scss'
import picture from '../Picture/Picture.module.scss'
import styles from './Poster.module.scss'

type PosterProject = Pick<Project, 'slug' | 'number' | 'image' | 'title' | 'theme' | 'category' | 'technologie'>

/** The most names that fit on one line of a card. */
const NAMES_SHOWN = 3

/** The replacement for a missing picture on a card: facts about the project, or closed shutters if it has no title yet. */
export function Poster({ project }: { project: PosterProject }) {
  const { title, theme, category, technologie } = project
  return (
    <div
      className={`${picture.picture} ${styles.poster} ${title === null ? character.closed : character.poster}`}
      data-hue={hueOf(project)}
      data-skeleton="picture"
    >
      {title !== null && (
        <>
          <p>{category}</p>
          <p className={styles.theme}>{theme}</p>
          <p>{technologie.slice(0, NAMES_SHOWN).join(' · ')}</p>
        </>
      )}
    </div>
  )
}

/**
 * Returns the hue of the project's picture. Without one, neighbours in the list have different hues, because their numbers are consecutive.
 */
export function hueOf({ slug, number, image }: Pick<Project, 'slug' | 'number' | 'image'>): PictureHue {
  if (image) return image.hue
  return PICTURE_HUES[(number ?? slug.length) % PICTURE_HUES.length] ?? 'sea'
}
