import type { Place } from '../../diagnostics/severity.ts'
import { own } from '../../fields/own.ts'
import type { CheckedCv, CheckedSite, CheckedTarget } from '../contract/checked.ts'
import { MAIN_CV } from '../contract/file-name.ts'
import type { TaggedCv } from '../contract/own.ts'
import { isShownIn, type Tags } from './cv-selection.ts'

/** The files in which the texts of a CV are written. */
export interface CvFiles {
  cv: CheckedCv
  /** Its file in `cvs/`. @default none: it is the CV of `cv.md` itself */
  target?: CheckedTarget | null
  site?: CheckedSite | null
}

/**
 * Returns where a text of a CV is written: its key, or else the group or list that contains it. Returns `null` if nothing of it is written.
 * @param field as in `experience[0].points[1]`, counted among the entries that this CV shows
 */
export function placeInCv({ cv, target, site }: CvFiles, field: string): Place | null {
  if (/^profile\b/.test(field)) return target?.places.body ?? cv.places.body
  const path = field.split(/[.[\]]+/).filter(Boolean)
  const [key = ''] = path
  // Of the keys of a file of `cvs/`, only `title` is also one of the CV's texts.
  const values = [target, cv, site].map((file) => file?.places.values ?? {}).find((known) => own(known, key)) ?? {}
  const written = writtenPath(cv.tagged, path, target?.target?.tag ?? MAIN_CV)
  const known = written.map((_, index) => written.slice(0, written.length - index).join('.'))
  return known.flatMap((part) => own(values, part) ?? [])[0] ?? null
}

/** Returns the path in `cv.md` of what a CV shows: its lists also have entries that this CV does not show. */
function writtenPath(tagged: TaggedCv | null, shown: readonly string[], name: string): string[] {
  let value: unknown = tagged
  return shown.map((part) => {
    const list: readonly unknown[] | null = Array.isArray(value) ? value : null
    const indexes = list?.flatMap((item, index) => (isShownIn(name, item as Tags) ? [index] : []))
    const key = indexes ? String(indexes[Number(part)]) : part
    value = own(Object(value), key)
    return key
  })
}
