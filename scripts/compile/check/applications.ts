import type { Findings } from '../../diagnostics/findings.ts'
import { SECRET_GROUPS } from '../../diagnostics/secret-address.ts'
import { lazy, lazyFor } from '../../fields/lazy.ts'
import { Names } from '../../fields/near-miss.ts'
import type { CheckedApplication, CheckedFiles } from '../contract/checked.ts'
import { MAIN_CV } from '../contract/file-name.ts'
import type { SourceFile } from '../contract/sources.ts'
import { TextPlaces } from '../parse/text-places.ts'
import { nearSlug } from '../render/slug.ts'
import { checkChosen, NAMES_SHOWN } from './cross-checks.ts'

/**
 * Checks what the applications choose, and that no other file contains their addresses.
 * @param texts the files of all languages
 */
export function checkApplications(files: CheckedFiles, texts: readonly SourceFile[]) {
  const { applications, findings } = files
  for (const application of applications) {
    checkChosen('projects', application.projects, application.projectsPlace, files)
    checkCv(application, files)
  }
  checkAddresses(applications, texts, findings)
  const [first] = applications.filter(({ draft }) => !draft)
  if (first !== undefined) findings.add('application/public', first.start)
}

/** The names of the CVs of the site. */
const cvsOf = lazyFor(({ targets, cv }: Pick<CheckedFiles, 'targets' | 'cv'>) => {
  const expected = [...(cv?.cv ? [MAIN_CV] : []), ...targets.map(({ nearSlug }) => nearSlug)]
  const byName = new Map(targets.toReversed().map((target) => [target.nearSlug, target]))
  return { expected, names: new Names(expected), byName }
})

function checkCv({ cv: actual, cvPlace, draft }: CheckedApplication, files: CheckedFiles) {
  const { cv, findings } = files
  if (actual === null || (actual === MAIN_CV && cv?.cv)) return
  const { expected, names, byName } = cvsOf(files)
  const chosen = byName.get(actual)
  if (chosen === undefined) {
    const same = names.has(nearSlug(actual)) ? nearSlug(actual) : null
    const suggestion = same ?? names.near(actual)
    const facts = { field: 'cv', actual, expected: expected.slice(0, NAMES_SHOWN), suggestion, mend: same }
    findings.add('application/cv', cvPlace, facts)
  } else if (chosen.draft && !draft) findings.add('application/cv-draft', cvPlace, { field: 'cv', actual })
}

/** Reports addresses in two files, which belong to more than one reader, and addresses in other texts, where others find them. */
function checkAddresses(applications: readonly CheckedApplication[], files: readonly SourceFile[], findings: Findings) {
  // The first application with an address owns it.
  const owners = new Map(applications.toReversed().flatMap(({ address, path }) => (address ? [[address, path]] : [])))
  const byPath = new Map(applications.map((application) => [application.path, application]))
  for (const { path, bytes } of owners.size > 0 ? files : []) {
    const text = new TextDecoder().decode(bytes)
    const places = lazy(() => new TextPlaces(path, text))
    for (const [actual, at] of addressesIn(text.toLowerCase(), owners)) {
      const other = owners.get(actual) ?? ''
      const copy = byPath.get(path)
      if (path === other) continue
      if (copy?.address === actual)
        findings.add('application/address-taken', copy.addressPlace, { field: 'address', actual, other })
      else findings.add('application/address-told', places().between(at, at + actual.length), { actual, other })
    }
  }
}

/** Returns the addresses in a text with their first offsets. All have the same form, so one walk along the text finds them. */
function addressesIn(text: string, known: Pick<ReadonlySet<string>, 'has'>): ReadonlyMap<string, number> {
  const { count, length } = SECRET_GROUPS
  const found = new Map<string, number>()
  for (let dash = text.indexOf('-', length); dash !== -1; dash = text.indexOf('-', dash + 1)) {
    const at = dash - length
    const part = text.slice(at, at + count * (length + 1) - 1)
    if (known.has(part) && !found.has(part)) found.set(part, at)
  }
  return found
}
