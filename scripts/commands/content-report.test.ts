import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { FILE_MAX_BYTES } from '../compile/parse/file-max-bytes.ts'
import { linesOfSources, readLines } from './content-report.ts'

const at = folderForEachTest()

test('a report shows lines of the files that were read, as they were, and of small ones beside them', () => {
  writeFileSync(at('beside.md'), 'a\nb')
  writeFileSync(at('large.md'), '\n'.repeat(FILE_MAX_BYTES + 1))
  const bytes = new TextEncoder().encode('c\r\nd')
  const linesOf = linesOfSources({ files: [{ path: 'content/site.md', kind: 'site', bytes }] })
  expect(linesOf('content/site.md')).toEqual(['c', 'd'])
  expect(linesOf(at('beside.md'))).toEqual(['a', 'b'])
  expect(linesOf('content/site.md')).toEqual(['c', 'd'])
  expect([linesOf(at('large.md')), readLines(at('large.md')), readLines(at('none.md'))]).toEqual([null, null, null])
})
