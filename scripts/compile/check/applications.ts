import type { Findings } from '../../diagnostics/findings.ts'
import { nearMiss } from '../../fields/near-miss.ts'
import type { CheckedApplication, CheckedFiles } from '../contract/checked.ts'
import { MAIN_CV } from '../contract/file-name.ts'
import type { SourceFile } from '../contract/sources.ts'
import { TextPlaces } from '../parse/text-places.ts'
import { nearSlug } from '../render/slug.ts'
import { checkChosen } from './cross-checks.ts'

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

function checkCv({ cv: actual, cvPlace, draft }: CheckedApplication, { targets, cv, findings }: CheckedFiles) {
  const expected = [...(cv?.cv ? [MAIN_CV] : []), ...targets.map(({ nearSlug }) => nearSlug)]
  if (actual === null || (actual === MAIN_CV && cv?.cv)) return
  const chosen = targets.find(({ nearSlug }) => nearSlug === actual)
  if (chosen === undefined) {
    const same = expected.find((known) => known === nearSlug(actual)) ?? null
    const suggestion = same ?? nearMiss(actual, expected)
    findings.add('application/cv', cvPlace, { field: 'cv', actual, expected, suggestion, mend: same })
  } else if (chosen.draft && !draft) findings.add('application/cv-draft', cvPlace, { field: 'cv', actual })
}

/** Reports addresses in two files, which belong to more than one reader, and addresses in other texts, where others find them. */
function checkAddresses(applications: readonly CheckedApplication[], files: readonly SourceFile[], findings: Findings) {
  const texts = applications.some(({ address }) => address !== null)
    ? files.map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes) }))
    : []
  for (const [index, { path: own, address }] of applications.entries()) {
    const isRepeated = applications.slice(0, index).some((other) => other.address === address)
    if (address === null || isRepeated) continue
    for (const { path, text } of texts) {
      const at = text.toLowerCase().indexOf(address)
      if (path === own || at === -1) continue
      const copy = applications.find((other) => other.path === path && other.address === address)
      if (copy)
        findings.add('application/address-taken', copy.addressPlace, { field: 'address', actual: address, other: own })
      else {
        const place = new TextPlaces(path, text).between(at, at + address.length)
        findings.add('application/address-told', place, { actual: address, other: own })
      }
    }
  }
}
