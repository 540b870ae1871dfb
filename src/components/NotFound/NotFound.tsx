import { url } from '../../catalogue/addresses.ts'
import { LinkButton } from '../Button/Button.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './NotFound.module.scss'
import slats from './slats.module.scss'

/** @param hasSlats whether bands of sunlight fall on the number */
export function NotFound({ hasSlats }: { hasSlats: boolean }) {
  const words = useWords('notFound')
  return (
    <div className={styles.page}>
      {/* A drawing, because text would change its width when the font arrives. */}
      <svg className={`${styles.number} ${slats.number}`} viewBox="0 0 640 270" aria-hidden="true">
        {hasSlats && (
          <pattern id="slats" width="76" height="270" patternUnits="userSpaceOnUse" patternTransform="skewX(-25)">
            <rect width="76" height="270" className={slats.ground} />
            <rect x="56" width="20" height="270" className={slats.slat} />
          </pattern>
        )}
        <text x="-2" y="256" textLength="632" lengthAdjust="spacingAndGlyphs">
          404
        </text>
      </svg>
      <h1>
        {/* One text: WebKit drops a space that is a text of its own. */}
        <span className="visually-hidden">{words.spoken}</span>
        {` ${words.title}`}
      </h1>
      <p className={styles.sentence}>{words.sentence}</p>
      <p className={styles.action}>
        <LinkButton href={url('/')} tone="primary">
          {words.back}
        </LinkButton>
      </p>
    </div>
  )
}
