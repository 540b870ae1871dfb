import type { CvSectionName, CvValues } from '../../../src/catalogue/types.ts'
import { CV_FIELDS, CV_SECTIONS } from '../../fields/definitions.ts'
import type { FieldType } from '../../fields/field.ts'
import { own } from '../../fields/own.ts'
import { MAIN_CV } from '../contract/file-name.ts'
import type { OwnCv, TaggedCv } from '../contract/own.ts'

/** The part of `cv.md` that one CV shows. */
export interface CvView {
  /** `cv`, or the name of a file of `cvs/`. */
  name: string
  /** `null`: all sections. */
  sections: readonly CvSectionName[] | null
  /** Maximum number of points below one entry; `null`: all points. */
  points: number | null
}

export const MAIN_VIEW: CvView = { name: MAIN_CV, sections: null, points: null }

export type Tags = Partial<Readonly<Record<'only' | 'hide', readonly string[]>>>

/** Returns whether an entry with these tags is part of a CV. */
export function isShownIn(name: string, { only = [], hide = [] }: Tags): boolean {
  return (only.length === 0 || only.includes(name)) && !hide.includes(name)
}

/**
 * Returns the CV of a view, without tags and without the entries that they exclude.
 * @param onShown receives the path in `cv.md` of each list entry that is shown: `experience.0.points.1`
 */
export function selectCv(
  { profile, profileText, profilePictures, ...values }: TaggedCv,
  view: CvView,
  onShown: (path: string) => void = () => {},
): OwnCv {
  const all: Readonly<Record<string, unknown>> = values
  const kept = CV_FIELDS.map(({ key, type }) => [
    key,
    isLeftOut(key, view) ? [] : selected(all[key], type, key, view, onShown),
  ])
  return { ...(Object.fromEntries(kept) as CvValues), profile, profileText, profilePictures }
}

function isLeftOut(key: string, { sections }: CvView): boolean {
  const name = CV_SECTIONS.find((section) => section === (key === 'otherProjects' ? 'projects' : key))
  return sections !== null && name !== undefined && !sections.includes(name)
}

function selected(value: unknown, type: FieldType, path: string, view: CvView, onShown: (path: string) => void) {
  if (type.kind === 'group' && value !== null) {
    const { only: _, hide: __, ...values } = value as Readonly<Record<string, unknown>>
    const fields = type.fields.filter(({ key }) => Object.hasOwn(values, key))
    // A text with tags is a group with one value; without tags it is a text again.
    if (type.shorthand && fields.length === 1 && type.fields.length > 1) return own(values, type.shorthand)
    return Object.fromEntries(
      fields.map(({ key, type }): [string, unknown] => [
        key,
        selected(own(values, key), type, `${path}.${key}`, view, onShown),
      ]),
    )
  }
  if (type.kind !== 'list') return value
  const most = path.endsWith('.points') ? (view.points ?? undefined) : undefined
  return (value as readonly Tags[])
    .map((item, index) => ({ item, at: `${path}.${index}` }))
    .filter(({ item }) => isShownIn(view.name, item))
    .slice(0, most)
    .map(({ item, at }): unknown => {
      onShown(at)
      return selected(item, type.of, at, view, onShown)
    })
}
