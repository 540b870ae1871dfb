import type { Place } from '../../diagnostics/severity.ts'
import { Names } from '../../fields/near-miss.ts'
import { viewOf } from '../catalogue/catalogue.ts'
import { MAIN_VIEW, selectCv } from '../catalogue/cv-selection.ts'
import type { CheckedCv, CheckedFiles, CvTag } from '../contract/checked.ts'
import { MAIN_CV } from '../contract/file-name.ts'
import type { TaggedCv } from '../contract/own.ts'
import { nearSlug } from '../render/slug.ts'
import { NAMES_REPORTED_MAX, NAMES_SHOWN } from './cross-checks.ts'
import { fieldOf } from './field-path.ts'

/**
 * Finds the tags of a CV.
 * @param placeAt returns the place of a value of `cv.md` by its path
 */
export function tagsIn(cv: TaggedCv, placeAt: (path: string) => Place | null): CvTag[] {
  const found: CvTag[] = []
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    const names = (['only', 'hide'] as const).flatMap((key) => {
      const list: unknown = Reflect.get(value, key)
      return (Array.isArray(list) ? list : []).flatMap((name: string, index) => {
        // One name needs no brackets.
        const place = placeAt(`${path}.${key}.${index}`) ?? placeAt(`${path}.${key}`)
        const field = fieldOf(`${path}.${key}`)
        return place ? [{ name, field, place }] : []
      })
    })
    if (names.length > 0) found.push({ path, names })
    for (const [key, part] of Object.entries(value)) visit(part, path === '' ? key : `${path}.${key}`)
  }
  visit(cv, '')
  return found
}

/** Reports tags that name no CV, and parts that are hidden from every CV by their tags. */
export function checkTags({ tags, tagged }: CheckedCv, { targets, findings }: CheckedFiles) {
  const expected = [MAIN_CV, ...targets.map(({ nearSlug }) => nearSlug)]
  const known = new Names(expected)
  const listed = expected.slice(0, NAMES_SHOWN)
  const unknown = tags.flatMap(({ names }) => names).filter(({ name }) => !known.has(name))
  for (const { name, field, place } of unknown.slice(0, NAMES_REPORTED_MAX)) {
    // « only: [lead.md] » names the file of the CV « lead ».
    const stem = name.replace(/(?<=.)\.md$/i, '')
    const same = [stem, nearSlug(stem)].find((other) => known.has(other)) ?? null
    const suggestion = same ?? known.near(stem)
    findings.add('cv/tag-unknown', place, { field, actual: stem, expected: listed, suggestion, mend: same })
  }
  const complete = targets.flatMap(({ target }) => target ?? [])
  // It is unknown what an incomplete CV will show.
  if (tagged === null || complete.length < targets.length) return
  const shown = new Set<string>()
  for (const view of [MAIN_VIEW, ...complete.map(viewOf)]) selectCv(tagged, view, (path) => shown.add(path))
  for (const { path, names } of tags) {
    const [first] = names
    if (first && !shown.has(path) && names.every(({ name }) => known.has(name)))
      findings.add('cv/never-shown', first.place, { field: first.field, actual: first.name })
  }
}
