import type { Result } from '../../catalogue/types.ts'
import { useWords } from '../Words/Words.tsx'

/** « 57 → 94 / 100 »: an arrow to look at, a word to hear. */
export function Figure({ before, after, unit }: Pick<Result, 'before' | 'after' | 'unit'>) {
  const { nowAt } = useWords('project')
  return (
    <>
      {before !== null && (
        <>
          <span>{before}</span>
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden">{` ${nowAt} `}</span>
        </>
      )}
      <b>{after}</b>
      {unit && ` ${unit}`}
    </>
  )
}
