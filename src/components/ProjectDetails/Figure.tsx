import { dateLocale } from '../../../scripts/fields/site-texts/date-locale.ts'
import type { Result } from '../../catalogue/types.ts'
import { useLang, useWords } from '../Words/Words.tsx'

/** A figure such as « 57 → 94 / 100 ». Screen readers read a word instead of the arrow. */
export function Figure({ before, after, unit }: Pick<Result, 'before' | 'after' | 'unit'>) {
  const { nowAt } = useWords('project')
  const percent = new Intl.NumberFormat(dateLocale(useLang()), { style: 'percent' })
  // « 84 % » in French, « 84% » in English.
  const isJoined = unit === '%' && !/\s/.test(percent.format(1))
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
      {unit && `${isJoined ? '' : ' '}${unit}`}
    </>
  )
}
