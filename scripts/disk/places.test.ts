import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { realPlace, refusalToReplace } from './places.ts'
import { ROOT } from './root.ts'

const at = folderForEachTest()
afterEach(() => void vi.restoreAllMocks())

test('a path leads through links, to what is not there yet too', async () => {
  mkdirSync(at('real'))
  symlinkSync('real', at('link'))
  symlinkSync('link/new/site', at('longer'))
  expect(await realPlace(at('link/a/b'))).toBe(at('real/a/b'))
  expect(await realPlace(at('longer/c'))).toBe(at('real/new/site/c'))
})

test('a file on the way and links in a circle are places too, where nothing can be', async () => {
  writeFileSync(at('file'), '')
  symlinkSync('circle', at('circle'))
  expect(await realPlace(at('file/a'))).toBe(at('file/a'))
  expect(await realPlace(at('circle/a'))).toBe(at('circle/a'))
})

test.each([
  ...['', '..', '../..', '.cache', 'content', 'content/projets/new/site', 'CONTENT/site', 'outbox', '.git'],
  ...['.git/site', '.github/workflows', 'node_modules/site', 'src/site', 'scripts/site', 'public/site', 'tests/site'],
  ...['tools/new', 'docs/site', '.agents', '.agents/skills/site', 'AGENTS.md'],
])('%j of the project is the owner’s', async (part) => {
  expect(await refusalToReplace(join(ROOT, part), [join(ROOT, 'content')])).not.toBeNull()
})

test.each(['dist', 'dist/client', 'site', 'contents', 'srcs/a', '.cache/test-site'])(
  '%j of the project is free',
  async (part) => {
    expect(await refusalToReplace(join(ROOT, part), [join(ROOT, 'content')])).toBeNull()
  },
)

test('a folder of content is the owner’s wherever it lies, and so is what holds it', async () => {
  const content = at('a/texts')
  mkdirSync(content, { recursive: true })
  symlinkSync(content, at('link'))
  mkdirSync(at('a/texts-2026-11-26-2'))
  for (const place of [
    'a',
    'a/texts',
    'a/texts/site',
    'a/texts-2026-11-26-2',
    'a/texts-2026-11-26-2/b',
    'link',
    'link/site',
  ])
    expect(await refusalToReplace(at(place), [content]), place).not.toBeNull()
  expect(await refusalToReplace(at('link-2'), [content])).toBeNull()
})

test('the home folder, the folder one stands in, and what holds them', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(at('a/b'))
  for (const place of [homedir(), dirname(homedir()), at('a/b'), at('a'), at()])
    expect(await refusalToReplace(place, []), place).not.toBeNull()
  expect(await refusalToReplace(at('a/b/site'), [])).toBeNull()
})

test('the inside of any repository’s .git', async () => {
  expect(await refusalToReplace(at('pages/.git/site'), [])).toMatch(/\.git/)
  expect(await refusalToReplace(at('pages'), [])).toBeNull()
})
