import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/disk/root.ts'
import type { Migration } from '../../scripts/fields/migrations/migration.ts'
import { MIGRATIONS } from '../../scripts/fields/migrations/migrations.ts'

/** Returns the faults of a list of migrations, given the text of CHANGELOG.md. */
function faultsOf(migrations: readonly Migration[], changelog: string): string[] {
  const order = new Intl.Collator('en', { numeric: true })
  return migrations.flatMap(({ since, id, says }, index) => {
    const [, entry = ''] = changelog.split(`\n## ${since}\n`)
    const [before] = migrations.slice(index - 1, index)
    return [
      ...(/^\d+\.\d+\.\d+$/.test(since) ? [] : [`${id}: since`]),
      ...(/^[a-z\d]+(-[a-z\d]+)*$/.test(id) ? [] : [`${id}: id`]),
      ...(/^[A-ZÀ-Ý«].*\.$/.test(says) ? [] : [`${id}: says`]),
      ...(entry.split('\n## ', 1)[0]?.includes(`\`${id}\``) ? [] : [`${id}: changelog`]),
      ...(before && order.compare(before.since, since) > 0 ? [`${id}: order`] : []),
      ...(migrations.filter((other) => other.id === id).length === 1 ? [] : [`${id}: twice`]),
    ]
  })
}

const CHANGELOG = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')

test('every migration has a version, a name, a sentence and its entry in CHANGELOG.md', () => {
  expect(faultsOf(MIGRATIONS, CHANGELOG)).toEqual([])
})

test('a list with faults is refused', () => {
  const one: Migration = { since: '2.0.0', id: 'a-b', says: 'Une phrase.', kinds: ['site'], changes: [] }
  const entry = '\n## 2.0.0\n\n- Une phrase (`a-b`).\n\n## 1.0.0\n'
  expect(faultsOf([one], entry)).toEqual([])
  expect(faultsOf([one], entry.replace('`a-b`', ''))).toEqual(['a-b: changelog'])
  expect(faultsOf([{ ...one, since: '1.0.0' }], entry)).toEqual(['a-b: changelog'])
  expect(faultsOf([{ ...one, says: 'sans point' }], entry)).toEqual(['a-b: says'])
  const other = { ...one, id: 'c', since: '10.0.0' }
  expect(faultsOf([other, one], `${entry}\n## 10.0.0\n\n\`c\`\n`)).toEqual(['a-b: order'])
})

test('CHANGELOG.md has an entry for this version', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(CHANGELOG).toContain(`\n## ${version}\n`)
})
