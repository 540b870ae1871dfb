import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/preview-server.ts'

/** Hashes of which a part is enough, because nothing is served or taken from a cache by them. */
const SHORT_HASHES = {
  'scripts/compile/validate/sample-hash.ts': 'recognises the sample, whose texts and files are ours',
  'scripts/compile/validate/translation.ts':
    'tells that an original has changed, which whoever changes it may also write',
  'scripts/disk/folders.ts': 'tells this machine from others that share its disk',
  'scripts/disk/site-file.ts': 'the name of a published file, which one content of a site gets',
}
const PART_OF_HASH =
  /\b(?:contentKey|fileKey|codeVersion|digest|hash|version)\b[^=]*\.(?:slice|substring|substr|subarray)\(|\bkey\.slice\(0,/

test('a part of a hash stands only where nothing is served by it, or in the name of a published file', () => {
  const files = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
    .map((file) => `scripts/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.m?ts$/.test(file) && !/\.test\.ts$/.test(file))
  const texts = files.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  const short = texts.filter(({ text }) => text.split('\n').some((line) => PART_OF_HASH.test(line)))
  expect(short.map(({ file }) => file).sort()).toEqual(Object.keys(SHORT_HASHES))
  // The type of a whole hash is given in one place.
  const named = texts.filter(({ text }) => /\bas (?:unknown as )?ContentKey\b/.test(text))
  expect(named.map(({ file }) => file)).toEqual(['scripts/disk/cache/content-cache.ts'])
})
