import type { ReactNode } from 'react'
import { url } from '../../catalogue/addresses.ts'
import type { Drawings } from '../../catalogue/characters.ts'
import { LinkButton } from '../Button/Button.tsx'
import { useWords } from '../Words/Words.tsx'
import styles from './NotFound.module.scss'
import character from './soleil.module.scss'

export function NotFound({ drawings }: { drawings: Drawings }) {
  const words = useWords('notFound')
  return (
    <div className={styles.page}>
      {/* A drawing, because a text would change its width when the font arrives. */}
      <svg className={`${styles.number} ${character.number}`} viewBox="0 0 640 270" aria-hidden="true">
        {NUMBER_PATTERNS[drawings]}
        <text x="-2" y="256" textLength="632" lengthAdjust="spacingAndGlyphs">
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

/** The patterns that fill the number. Their parts are `ground` and `mark` in the sheets of the characters. */
const NUMBER_PATTERNS: Readonly<Record<Drawings, ReactNode>> = {
  soleil: (
    <pattern id="number" width="76" height="270" patternUnits="userSpaceOnUse" patternTransform="skewX(-25)">
      <rect width="76" height="270" className={character.ground} />
      <rect x="56" width="20" height="270" className={character.mark} />
    </pattern>
  ),
  atelier: (
    <pattern id="number" width="24" height="24" patternUnits="userSpaceOnUse">
      <rect width="24" height="24" className={character.ground} />
      <path d="M0 0h24M0 0v24" className={character.mark} />
    </pattern>
  ),
  papier: null,
  aucune: null,
}
