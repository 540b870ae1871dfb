import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/disk/root.ts'

test('docs/performance.md has the current figures in 120 lines; what was tried is in docs/decisions', () => {
  expect(readFileSync(join(ROOT, 'docs/performance.md'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})
