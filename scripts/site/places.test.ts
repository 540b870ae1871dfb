import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { realPlace, trespass } from './places.ts'
import { ROOT } from './root.ts'

let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'places-')))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test('a path leads through links, to what is not there yet too', async () => {
  mkdirSync(join(folder, 'real'))
  symlinkSync('real', join(folder, 'link'))
  symlinkSync('link/new/site', join(folder, 'longer'))
  expect(await realPlace(join(folder, 'link/a/b'))).toBe(join(folder, 'real/a/b'))
  expect(await realPlace(join(folder, 'longer/c'))).toBe(join(folder, 'real/new/site/c'))
})

test('a file on the way and links in a circle are places too, where nothing can be', async () => {
  writeFileSync(join(folder, 'file'), '')
  symlinkSync('circle', join(folder, 'circle'))
  expect(await realPlace(join(folder, 'file/a'))).toBe(join(folder, 'file/a'))
  expect(await realPlace(join(folder, 'circle/a'))).toBe(join(folder, 'circle/a'))
})

test.each([
  '',
  '..',
  '../..',
  '.cache',
  'content',
  'content/projets/new/site',
  'CONTENT/site',
  'outbox',
  '.git',
  '.github/workflows',
  'tools/new',
  'node_modules/site',
])('%j of the project is the owner’s', async (part) => {
  expect(await trespass(join(ROOT, part), [join(ROOT, 'content')])).not.toBeNull()
})

test.each(['dist', 'dist/client', 'site', 'contents', 'srcs/a', '.cache/test-site'])(
  '%j of the project is free',
  async (part) => {
    expect(await trespass(join(ROOT, part), [join(ROOT, 'content')])).toBeNull()
  },
)

test('a folder of content is the owner’s wherever it lies, and so is what holds it', async () => {
  const content = join(folder, 'a/texts')
  mkdirSync(content, { recursive: true })
  symlinkSync(content, join(folder, 'link'))
  for (const place of ['a', 'a/texts', 'a/texts/site', 'link', 'link/site'])
    expect(await trespass(join(folder, place), [content]), place).not.toBeNull()
  expect(await trespass(join(folder, 'link-2'), [content])).toBeNull()
})

test('the home folder, the folder one stands in, and what holds them', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(folder, 'a/b'))
  for (const place of [homedir(), dirname(homedir()), join(folder, 'a/b'), join(folder, 'a'), folder])
    expect(await trespass(place, []), place).not.toBeNull()
  expect(await trespass(join(folder, 'a/b/site'), [])).toBeNull()
})

test('the inside of any repository’s .git', async () => {
  expect(await trespass(join(folder, 'pages/.git/site'), [])).toMatch(/\.git/)
  expect(await trespass(join(folder, 'pages'), [])).toBeNull()
})
