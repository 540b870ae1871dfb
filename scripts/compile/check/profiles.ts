import type { Place } from '../../diagnostics/severity.ts'
import { own } from '../../fields/own.ts'
import { placeInCv } from '../catalogue/cv-places.ts'
import type { CheckedFiles, CheckedSite } from '../contract/checked.ts'
import { pathOf } from './field-path.ts'

/** Reports profiles of the site, and links of the CV, that have the address of an earlier one. */
export function checkProfiles({ site, cv, findings }: CheckedFiles) {
  const report = (field: string, { url, name }: Profile, place: Place | null) => {
    if (place) findings.add('profile/repeated', place, { field, actual: url, other: name })
  }
  for (const { field, ...profile } of repeated(site === null ? [] : profilesOf(site.values)))
    report(field, profile, own(site?.places.values ?? {}, pathOf(field)) ?? null)
  const checked = cv?.cv
  if (!checked) return
  const links = (checked.cv?.links ?? []).map(({ name, url }, index) => ({ field: `links[${index}].url`, name, url }))
  for (const { field, ...link } of repeated(links)) report(field, link, placeInCv({ cv: checked }, field))
}

interface Profile {
  name: string
  url: string
}

function profilesOf({ github, linkedin, profiles }: CheckedSite['values']) {
  const written = [
    { field: 'github', name: 'github', url: github },
    { field: 'linkedin', name: 'linkedin', url: linkedin },
    ...(profiles ?? []).map(({ name, url }, index) => ({ field: `profiles[${index}].url`, name: name ?? '', url })),
  ]
  return written.flatMap(({ url, ...rest }) => (url === null ? [] : { ...rest, url }))
}

/** Returns the entries whose address an earlier one has, with the name of that one. */
function repeated<Entry extends Profile & { field: string }>(entries: readonly Entry[]): Entry[] {
  const names = new Map<string, string>()
  return entries.flatMap((entry) => {
    const key = sameAddress(entry.url)
    const name = names.get(key)
    if (name === undefined) names.set(key, entry.name)
    return name === undefined ? [] : { ...entry, name }
  })
}

/** Returns an address without what makes no difference: its scheme, « www. », and a slash at its end. */
export function sameAddress(address: string): string {
  const { host, pathname, search, hash } = new URL(address)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}${hash}`
}
