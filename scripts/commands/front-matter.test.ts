import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../tests/support/step.ts'
import { compileFile } from '../compile/compile-file.ts'
import { CV_FIELDS } from '../fields/definitions.ts'
import { withComments } from './front-matter.ts'
import { onOneLine } from './import/passages.ts'
import { withoutInvisible } from './import/tidy-text.ts'

/** Texts that YAML or the check reads as something else, if they are written without quotes. */
const AWKWARD =
  'yes No ON off y n true False null NULL ~ 2020 2020-01 2020-01-15 12:30 1_000 +33 .5 0x1F 1e3 010 - -- --- ? : , ; # & * ! | > % @ ` = << ' +
  "' '' \" “mot” «mot» [a] {a} a: a:b a#b //x /*x*/ <!--x--> \\ \\n it's 👩‍👧 é"
const PIECES = [...AWKWARD.split(' '), ' ', '  ', ' # ', ': ', ' // ', 'a', 'mot']

const text = fc
  .oneof(
    fc.constantFrom(...PIECES),
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  .map((written) => onOneLine(withoutInvisible(written).replaceAll('\uFFFD', '')))
  .filter((written) => /\S/.test(written) && written.trim() === written)

/** Findings about the way in which a text is written, not about what it says. */
const OF_WRITING =
  /^(yaml|file|header)\/|^value\/(ambiguous|type|cut|remark|stray|quotes|joined|control-character|empty)$/

test('whatever a text is, the check reads the same text and has nothing to say of how it is written', () => {
  fc.assert(
    fc.property(text, text, (one, two) => {
      const values = {
        title: one,
        experience: [{ title: two, organisation: one, start: '2020', points: [one, two], technologie: [two] }],
        interests: [two, one],
      }
      const written = withComments(values, CV_FIELDS)
      const { cv, diagnostics } = compileFile(
        { path: 'content/cv.md', kind: 'cv', bytes: Buffer.from(written) },
        { assets: new Map(), contentFolder: 'content', lang: 'en', below: '' },
      )
      expect(diagnostics.filter(({ code }) => OF_WRITING.test(code))).toEqual([])
      // A text may be refused for what it says, for example a tag of HTML.
      if (cv?.cv) expect(cv.cv.experience[0]?.points).toEqual([one, two])
    }),
    { numRuns: runs(200) },
  )
})
