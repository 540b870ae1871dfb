import type { DigitPattern } from '../../looks/character.ts'
import character from '../../looks/soleil/NotFound.module.scss'
import { LinkButton } from '../Button/Button.tsx'
import { useUrl } from '../Url/Url.ts'
import { useWords } from '../Words/Words.tsx'
import styles from './NotFound.module.scss'

export function NotFound({ digits }: { digits: DigitPattern | null }) {
  const url = useUrl()
  const words = useWords('notFound')
  return (
    <div className={styles.page}>
      {/* A drawing, because a text would change its width when the font arrives. Shorter than its box: the tight letters end behind it. */}
      <svg className={`${styles.number} ${character.number}`} viewBox="0 0 640 270" aria-hidden="true">
        {digits && <Pattern {...digits} />}
        <text x="0" y="256" textLength="624" lengthAdjust="spacingAndGlyphs">
          404
        </text>
      </svg>
      <h1>
        {/* One text: WebKit drops a space that is a separate text node. */}
        <span className="visually-hidden">{words.spoken}</span>
        {` ${words.title}`}
      </h1>
      <p className={styles.sentence}>{words.sentence}</p>
      <p className={styles.action}>
        <LinkButton href={url('')} tone="primary">
          {words.back}
        </LinkButton>
      </p>
    </div>
  )
}

function Pattern({ width, height, transform, mark: [Mark, shape] }: DigitPattern) {
  return (
    <pattern id="number" {...{ width, height }} patternUnits="userSpaceOnUse" patternTransform={transform}>
      <rect {...{ width, height }} className={character.ground} />
      <Mark {...shape} className={character.mark} />
    </pattern>
  )
}
