import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandNames } from '../../scripts/commands/cli.ts'
import { keepProjects } from '../support/content-folder.ts'
import { ownerEnvironment } from '../support/owner-environment.ts'
import { plantCode } from '../support/planted-code.ts'
import { copyProject, takeCache } from '../support/project-copy.ts'

const copy = copyProject()
const trace = join(copy.root, 'ran')
const git = (...parameters: string[]) => spawnSync('git', parameters, { cwd: copy.root })

/** What a command needs besides its name, so that nothing else ends it. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  new: ['Un projet'],
  import: ['cv.json'],
  translated: ['projets/banque.md'],
  ...Object.fromEntries(['start', 'dev', 'review', 'preview'].map((name) => [name, ['--port', '0']])),
}

/** Runs a command as an owner does. A command that would serve on is killed. */
function run(name: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/start/bootstrap.mjs', ...(name === '' ? [] : [name]), ...(ARGUMENTS[name] ?? [])],
    { cwd: copy.root, encoding: 'utf8', timeout: 90_000, env: ownerEnvironment({ CI: '', ...env }) },
  )
  return { status, output: stdout + stderr }
}

beforeAll(async () => {
  takeCache(copy)
  keepProjects(join(copy.root, 'content'), ['banque', 'portfolio'])
  git('init')
  await copy.startBuild(['--pages-only']).ended
  await plantCode(join(copy.root, '.cache'), trace)
})
afterAll(copy.dispose)

test('without a repository that tracks it, planted code would run', () => {
  expect(run('build')).toMatchObject({ status: 0 })
  expect(readFileSync(trace, 'utf8')).toBe('ran')
  rmSync(trace)
})

const HARMLESS = ['new']

test.each(commandNames().filter((name) => !HARMLESS.includes(name)))('%s runs nothing that git brought', (name) => {
  git('add', '--force', '.cache/code')
  const { status, output } = run(name)
  expect(existsSync(trace)).toBe(false)
  expect(status).toBe(2)
  expect(output).toContain('git rm -r --cached .cache\n')
})

test.each(HARMLESS)('%s goes on, and runs none of it either', (name) => {
  git('add', '--force', '.cache/code')
  expect(run(name)).toMatchObject({ status: 0 })
  expect(existsSync(trace)).toBe(false)
})

test.each(['node_modules/.cache/portfolio-markdown/code/a/render/render.mjs', 'dist/client/index.html'])(
  'no command, or none but a harmless one, starts with %s in git',
  (path) => {
    git('rm', '-r', '--cached', '.')
    // Only the index is asked, and `node_modules` is a link here.
    const blob = String(git('hash-object', '-w', 'package.json').stdout).trim()
    git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`)
    for (const name of ['', ...commandNames()]) {
      // Each command runs code of the packages.
      const isRefused = path.startsWith('node_modules/') || (name !== '' && !HARMLESS.includes(name))
      const { output } = run(name, { CI: 'true' })
      expect([name, /git rm -r --cached (node_modules|dist)\n/.test(output)]).toEqual([name, isRefused])
    }
  },
)
