import type { Findings } from '../../diagnostics/findings.ts'
import { LIMITS } from '../../diagnostics/limits.ts'
import { cvLength } from '../catalogue/cv-length.ts'
import type { CheckedCvFiles } from '../contract/checked.ts'

/** Reports CVs that are too long to draw, each alone and those of all languages together. No command then draws any. */
export function checkCvLengths(languages: readonly CheckedCvFiles[], findings: Findings) {
  let pages = 0
  for (const { catalogue, cv: written, targets } of languages) {
    if (!catalogue?.cv || !written) continue
    const { site, cv: main, cvs } = catalogue
    for (const cv of [main, ...cvs.filter(({ draft }) => !draft)]) {
      const target = targets.find(({ target }) => 'tag' in cv && target?.tag === cv.tag)
      const { start } = target ?? written
      const length = cvLength(site.profiles, cv)
      pages += Math.min(length, LIMITS.cvPages)
      if (length > LIMITS.cvPages) findings.exceed('cvPages', start)
      if (pages > LIMITS.cvsPages) {
        findings.exceed('cvsPages', start)
        return
      }
    }
  }
}
