import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OF_COMMANDS, TRANSCRIPTS } from '../support/transcripts.ts'

const ALL = Object.entries(TRANSCRIPTS).filter(([file]) => OF_COMMANDS.test(file))

test.each(ALL)('%s is what `npm run docs` writes', async (file, write) => {
  expect(await write()).toBe(readFileSync(join(import.meta.dirname, file), 'utf8'))
})
