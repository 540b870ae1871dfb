import { expect, test } from 'vitest'
import { FIELDS_OF } from '../../scripts/fields/definitions.ts'
import { withoutValues } from '../../scripts/fields/values.ts'
import { toShown } from './project-shown.ts'
import type { Project } from './types.ts'

const PROJECT = { ...withoutValues(FIELDS_OF.project), captures: [] } as unknown as Project

test('a period is shown in words', () => {
  const period = { from: '2025-11', to: null }
  expect(toShown({ ...PROJECT, period }, { lang: 'fr', since: 'depuis {date}' }).period).toBe('depuis nov.\u00a02025')
  expect(toShown(PROJECT, { lang: 'fr', since: '' }).period).toBeNull()
})
