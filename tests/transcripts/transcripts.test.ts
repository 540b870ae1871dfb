import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TRANSCRIPTS } from '../support/transcripts.ts'

test.each(Object.entries(TRANSCRIPTS))('%s is what `npm run docs` writes', (file, write) => {
  expect(write()).toBe(readFileSync(join(import.meta.dirname, file), 'utf8'))
})
