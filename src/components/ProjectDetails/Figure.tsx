import { dateLocale } from '../../../scripts/fields/site-texts/date-locale.ts'
import type { Result } from '../../catalogue/types.ts'
import { useLang, useWords } from '../Words/Words.tsx'

/** A figure such as « 57 → 94 / 100 ». Screen readers read a word instead of the arrow. */
export function Figure({ before, after, unit }: Pick<Result, 'before' | 'after' | 'unit'>) {
  const { nowAt } = useWords('project')
  const lang = useLang()
  // « 84 % » in French, « 84% » in English. Only a percentage asks, because the first answer takes a slow telephone as long as half the dialog.
  const percent = () => new Intl.NumberFormat(dateLocale(lang), { style: 'percent' }).format(1)
  const isJoined = unit === '%' && !/\s/.test(percent())
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
