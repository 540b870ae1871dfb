import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BuildOptions } from '../../scripts/commands/build/options.ts'
import { build } from '../../scripts/commands/build.ts'
import { type ContentFolder, copySample, keepProjects } from '../support/content-folder.ts'
import { ROOT } from '../support/preview-server.ts'

/** The title of each CV that was drawn. */
const drawn = vi.hoisted(() => ({ titles: [] as string[] }))

vi.mock('../../scripts/outputs/cv/make.ts', async (load) => {
  const original = await load<typeof import('../../scripts/outputs/cv/make.ts')>()
  return {
    ...original,
    drawCv: (...input: Parameters<typeof original.drawCv>) => {
      drawn.titles.push(input[1].title ?? '')
      return original.drawCv(...input)
    },
  }
})

let content: ContentFolder

beforeEach(() => {
  content = copySample()
  keepProjects(content.path, ['banque'])
})
afterEach(() => {
  vi.restoreAllMocks()
  content.dispose()
})

test('a build writes the PDF that its check has drawn', async () => {
  // The cache of the repository has no CV with this title.
  const title = `Développeuse ${Date.now()}`
  content.write('cv.md', `---\ntitle: ${title}\n---\n\nUn profil.\n`)
  for (const name of ['log', 'error', 'warn'] as const) vi.spyOn(console, name).mockImplementation(() => {})
  const options = {
    ...{
      content: content.path,
      cacheDir: join(ROOT, '.cache'),
      out: content.beside('site'),
      base: '/',
      mail: 'outbox' as const,
    },
    ...{ replace: false, strict: false, force: false, pagesOnly: true, vercel: false },
  } satisfies BuildOptions
  expect(await build(options)).toBe(0)
  expect(drawn.titles.filter((drawnTitle) => drawnTitle === title)).toHaveLength(1)
})
