import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { check } from '../../scripts/commands/check.ts'
import { CompilePool } from '../../scripts/commands/compile-pool.ts'
import { readSources } from '../../scripts/commands/content.ts'
import { proofreadContent } from '../../scripts/commands/proofread-content.ts'
import { LIMITS } from '../../scripts/diagnostics/limits.ts'
import { OWN_WORDS } from '../../scripts/proofread/proofread.ts'
import { type ContentFolder, copySample, keepProjects, projectFile } from '../support/content-folder.ts'
import { OWNERS, ownerContent } from '../support/owner-sites.ts'
import { ROOT } from '../support/preview-server.ts'
import { openTakenCache } from '../support/project-copy.ts'

/** A date, and no history. */
const TODAY = { today: '2026-11-20', commits: async () => new Map<string, string>() }

const pool = new CompilePool({ stay: true })
afterAll(() => pool.close())

describe('check', () => {
  const { cacheDir, deleteCache } = openTakenCache()
  /** For the tests that change nothing. */
  const sample = copySample()
  afterAll(() => {
    deleteCache()
    sample.dispose()
  })
  let content: ContentFolder
  beforeEach(() => {
    content = copySample()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    content.dispose()
  })

  async function run(options: Partial<Parameters<typeof check>[0]> = {}) {
    let out = ''
    vi.spyOn(console, 'log').mockImplementation((text) => {
      out += text
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const defaults = {
      content: content.path,
      cacheDir,
      format: 'json',
      strict: false,
      fix: false,
      watch: false,
      links: false,
    }
    const code = await check({ ...defaults, ...options }, pool)
    const all: { code: string; file: string; severity: string }[] = JSON.parse(out)
    return { code, all, found: all.filter(({ code }) => /^(spelling|name|text)\//.test(code)) }
  }

  test('the words of a tag, or of a text that is decoded wrongly, are not proofread, because they do not stay; those beside it are', async () => {
    content.write(
      'projets/a.md',
      projectFile({}, 'Un {% github zoe/quais %} de :github: et de github, mal lu : â€œlâ€™Ã©tÃ© wrold Ã©tÃ©â€.\n'),
    )
    const { found } = await run()
    const own = found.filter(({ file }) => file.endsWith('/a.md'))
    expect(own.map(({ code }) => code)).toEqual(['name/spelling', 'spelling/unknown'])
  })

  test('the prose of a file with very many errors is read later, which one sentence says', async () => {
    const pictures = (count: number) =>
      `---\ntitle: Page\n---\n\nUne ereur.\n\n${'![Une vue](images/absente.png)\n\n'.repeat(count)}`
    content.write('pages/beaucoup.md', pictures(LIMITS.errors + 1))
    content.write('pages/peu.md', pictures(LIMITS.errors))
    const { all, found } = await run()
    expect(found.map(({ code, file }) => [code, basename(file)])).toEqual([['spelling/unknown', 'peu.md']])
    expect(all.filter(({ code }) => code === 'file/limit')).toMatchObject([
      { severity: 'warning', limit: 'errors', most: LIMITS.errors, file: expect.stringMatching(/beaucoup\.md$/) },
    ])
  })

  test('a translation without an original, which is not read, has no words', async () => {
    content.write('en/projets/orphelin.md', '---\ntitle: Zzyzx\n---\n\nA wrold of its own.\n')
    const { all } = await run()
    const own = all.filter(({ file }) => file.endsWith('orphelin.md'))
    expect(own.map(({ code }) => code)).toEqual(['file/ignored'])
  })

  test.each([
    ['a link out of the content', (list: string) => symlinkSync('/dev/zero', list)],
    ['a file that is too heavy', (list: string) => writeFileSync(list, 'mot\n'.repeat(100_000))],
  ])('%s is not read as the list of own words', async (_, write) => {
    keepProjects(content.path, ['banque'])
    content.remove('mots.txt')
    write(join(content.path, 'mots.txt'))
    const { code, all } = await run()
    const refused = all.filter(({ severity }) => severity === 'error')
    expect(refused).toMatchObject([{ code: 'file/unreadable', file: expect.stringMatching(/mots\.txt$/) }])
    expect(code).toBe(1)
  })

  test('--fix mends names and slips, and no word', async () => {
    keepProjects(content.path, ['banque'])
    const text = `${projectFile({})}\nLes les données de Github ont une ereur.\n`
    content.write('projets/essai.md', text)
    expect((await run()).found).toMatchObject([
      { code: 'text/doubled' },
      { code: 'name/spelling' },
      { code: 'spelling/unknown' },
    ])
    const { code, found } = await run({ fix: true })
    expect(found).toMatchObject([{ code: 'spelling/unknown', actual: 'ereur' }])
    expect(code).toBe(0)
    expect(readFileSync(join(content.path, 'projets/essai.md'), 'utf8')).toContain('données de GitHub ont une ereur.')
    expect((await run({ strict: true })).code).toBe(1)
    content.write(OWN_WORDS, `${readFileSync(join(content.path, OWN_WORDS), 'utf8')}\nereur\n`)
    expect((await run({ strict: true })).found).toEqual([])
  })

  test('git tells how long a project in progress has stood still; without git nothing is said', async () => {
    content.write('projets/essai.md', projectFile({ state: 'PROGRESS' }))
    const sources = { ...readSources(content.path), today: '2026-11-20' }
    const aged = async () => {
      const found = await proofreadContent({ content: content.path, cacheDir }, { diagnostics: [], sources }, pool)
      return found
        .filter(({ code }) => code === 'fresh/in-progress')
        .map(({ file, actual }) => [basename(file), actual])
    }
    expect(await aged()).toEqual([])
    const date = '2025-11-19T12:00:00Z'
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date }
    const who = ['-c', 'user.name=Zoé', '-c', 'user.email=zoe@zoe.fr']
    for (const parameters of [
      ['init', '-q'],
      ['add', '.'],
      [...who, 'commit', '-qm', 'Essai'],
    ])
      expect(spawnSync('git', parameters, { cwd: content.path, env }).status).toBe(0)
    expect(await aged()).toEqual([['essai.md', '2025-11-19']])
  })

  test.each([
    ['2026-11-20', []],
    ['2027-02-10', ['en/site.md fresh/availability', 'site.md fresh/availability', 'site.md seeking/past']],
    ['2031-06-01', ['projets/atelier-de-peinture.md fresh/projects']],
  ])('on %s the sample has no error and no warning, and --strict accepts it', async (day, aged) => {
    vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] })
    try {
      const { code, all } = await run({ content: sample.path, strict: true })
      expect(code).toBe(0)
      expect(all.filter(({ severity }) => severity !== 'notice')).toEqual([])
      const reported = all.map(({ file, code }) => `${relative(sample.path, resolve(file))} ${code}`)
      expect(reported).toEqual(expect.arrayContaining(aged))
      if (aged.length === 0) expect(reported.filter((line) => /fresh|seeking/.test(line))).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  test('--no-relecture says nothing of the prose', async () => {
    keepProjects(content.path, ['banque'])
    content.write('projets/essai.md', `${projectFile({})}\nUne ereur de Github.\n`)
    expect((await run({ proofread: false })).found).toEqual([])
  })

  test.each(['content', ...OWNERS])('the prose of %s reads clean', async (name) => {
    const folder = name === 'content' ? join(ROOT, 'content') : ownerContent(name)
    const sources = { ...readSources(folder), ...TODAY }
    const found = await proofreadContent({ content: folder, cacheDir }, { diagnostics: [], sources }, pool)
    // The owners of the tests do not measure their results.
    expect(found.filter(({ code }) => name === 'content' || code !== 'clear/result')).toEqual([])
  })
})
