import { readdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folderForEachTest } from '../../../tests/support/temporary-folder.ts'
import { RecentFiles } from './recent-files.ts'

const at = folderForEachTest()

test('only the files of two states are kept, and those that all states have', () => {
  const recent = new RecentFiles(at())
  const there = [...'abcdb'].map((name) => {
    const paths = [name, 'same']
    for (const path of paths) writeFileSync(at(path), '')
    recent.keep(paths)
    return readdirSync(at()).sort().join(' ')
  })
  expect(there).toEqual(['a same', 'a b same', 'b c same', 'c d same', 'b d same'])
})
