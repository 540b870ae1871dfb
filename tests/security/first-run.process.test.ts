import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/disk/root.ts'
import { ownerEnvironment } from '../support/owner-environment.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const LOCKFILE = {
  packages: {
    '': { name: 'portfolio' },
    'node_modules/react': { version: '1.0.0' },
    'node_modules/tsx': { version: '1.0.0' },
    'node_modules/vitest': { version: '1.0.0', dev: true },
    'node_modules/lightning-windows': { version: '1.0.0', optional: true },
  },
}

/** Omits the packages that its options or, without `--include`, the environment tell it to omit, as the real npm does. */
const NPM = `#!/usr/bin/env node
const { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs')
const parameters = process.argv.slice(2)
appendFileSync('npm-calls', parameters.join(' ') + '\\n')
const production = process.env.NODE_ENV === 'production' || process.env.npm_config_omit === 'dev'
const omitted = process.env.BROKEN_NPM
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
delete packages['node_modules/lightning-windows']
if (omitted) delete packages['node_modules/tsx']
if (parameters.includes('--omit=dev') || (production && !parameters.includes('--include=dev'))) delete packages['node_modules/vitest']
rmSync('node_modules', { recursive: true, force: true })
for (const path of Object.keys(packages)) mkdirSync(path || 'node_modules', { recursive: true })
for (const file of ['index.js', 'index.d.ts', 'README.md']) writeFileSync('node_modules/react/' + file, '')
symlinkSync('../src', 'node_modules/site')
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
if (omitted) process.exit()
writeFileSync('node_modules/tsx/package.json', '{ "exports": { "./esm/api": "./api.mjs" } }')
writeFileSync('node_modules/tsx/api.mjs', 'export const register = () => { console.log("La commande tourne."); process.exit(0) }')
`

function freshCopy(path = 'site') {
  folder = mkdtempSync(join(tmpdir(), 'first-run-'))
  const root = join(folder, path)
  const file = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  mkdirSync(join(root, 'scripts/start'), { recursive: true })
  for (const name of ['bootstrap', 'before', 'bundled'])
    cpSync(join(ROOT, `scripts/start/${name}.mjs`), join(root, `scripts/start/${name}.mjs`))
  file('package-lock.json', JSON.stringify(LOCKFILE))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), NPM)
  chmodSync(join(folder, 'bin/npm'), 0o755)
  const run = (command: string, env: NodeJS.ProcessEnv = {}) => {
    const path = `${join(folder, 'bin')}:${process.env.PATH}`
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start/bootstrap.mjs', command], {
      cwd: root,
      env: ownerEnvironment({ PATH: path, CI: '', ...env }),
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }
  const git = (...parameters: string[]) => spawnSync('git', parameters, { cwd: root })
  const npmCalls = () => readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n')
  return { root, file, run, git, npmCalls }
}

const SITE_ONLY =
  'ci --omit=dev --workspace=src --include-workspace-root --include=optional --no-audit --no-fund --loglevel=error'
const EVERYTHING = 'ci --include=dev --include=optional --no-audit --no-fund --loglevel=error'

describe('the first run installs what its command needs, whatever npm is told to leave out', () => {
  test.each([{}, { NODE_ENV: 'production' }, { npm_config_omit: 'dev' }])('%o', (env) => {
    const { run, npmCalls } = freshCopy()
    expect(run('check', env)).toMatchObject({ status: 0, output: expect.stringContaining('La commande tourne.') })
    expect(run('check', env).status).toBe(0)
    expect(npmCalls()).toEqual([SITE_ONLY])
    expect(run('test', env).status).toBe(0)
    expect(run('check', env).status).toBe(0)
    expect(npmCalls()).toEqual([SITE_ONLY, EVERYTHING])
  })

  test('what no command reads is removed from the packages, and nothing from a workspace that is linked among them', () => {
    const { root, run, file } = freshCopy()
    file('src/catalogue/types.ts', '')
    expect(run('check').status).toBe(0)
    expect(readdirSync(join(root, 'node_modules/react'))).toEqual(['index.js'])
    expect(readdirSync(join(root, 'node_modules/site/catalogue'))).toEqual(['types.ts'])
  })

  test('an installation that is not whole is said, and the next run mends it', () => {
    const { run } = freshCopy()
    const { status, output } = run('check', { BROKEN_NPM: '1' })
    expect(status).toBe(2)
    expect(output).toContain('il manque tsx.')
    expect(run('check').status).toBe(0)
  })

  test('a copy that an older version left broken is mended', () => {
    const { run, file } = freshCopy()
    const packages = { 'node_modules/react': { version: '1.0.0' } }
    file('node_modules/.package-lock.json', JSON.stringify({ packages }))
    file('node_modules/.installed-lockfile', 'complete')
    expect(run('check').status).toBe(0)
  })

  test('another version in the lockfile is installed', () => {
    const { run, file, npmCalls } = freshCopy()
    run('check')
    file('package-lock.json', JSON.stringify(LOCKFILE).replaceAll('1.0.0', '2.0.0'))
    expect(run('check').status).toBe(0)
    expect(npmCalls()).toHaveLength(2)
  })
})

test('settings of TypeScript in the current folder, such as the content, put no file in the place of a package', () => {
  folder = mkdtempSync(join(tmpdir(), 'first-run-'))
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "paths": { "*": ["./hostile.ts"] } } }')
  writeFileSync(join(folder, 'hostile.ts'), "console.log('Du code tourne.')\nexport default null\n")
  const entry = join(ROOT, 'scripts/start/entry.cjs')
  const { status, stdout } = spawnSync(process.execPath, [entry, 'new', '--content', 'contenu', '🚲'], {
    cwd: folder,
    env: ownerEnvironment(),
    encoding: 'utf8',
  })
  expect(stdout).not.toContain('Du code tourne.')
  expect(status).toBe(2)
})

describe('what the machine writes is not believed when it comes with the repository', () => {
  test.each([
    ['.cache', '.cache/compiled/été'],
    ['node_modules', 'node_modules/tsx/api.mjs'],
    ['outbox', 'outbox/message.eml'],
    ['.vercel', '.vercel/output/config.json'],
    ['dist', 'dist/client/index.html'],
  ])('%s', (name, path) => {
    const { run, file, git } = freshCopy()
    file(path, 'x')
    git('init')
    git('add', '--force', path)
    for (const command of ['check', 'review', 'of-tomorrow']) {
      const { status, output } = run(command, { CI: 'true' })
      expect(status).toBe(2)
      expect(output).toContain(`git rm -r --cached ${name}\n`)
      expect(output).toContain(`\n  ${name}/\n`)
      expect(output).not.toContain('La commande tourne.')
    }
    for (const command of ['new', 'help', '--help'])
      expect([command, run(command).status]).toEqual([command, name === 'node_modules' ? 2 : 0])
    // `dist` may be in a repository, because some hosts publish it from there.
    expect(run('check').status).toBe(name === 'dist' ? 0 : 2)
    git('rm', '-r', '--cached', name)
    expect(run('check', { CI: 'true' }).status).toBe(0)
  })

  test('not even if the folder of the project looks like the inside of a repository that tracks nothing', () => {
    const { root, run, file, git } = freshCopy()
    git('-C', folder, 'init')
    file('.cache/compiled/entry', 'x')
    git('add', '--force', '.cache')
    git('init', '--bare', root)
    expect(String(git('ls-files', '.cache').stdout)).toBe('')
    expect(run('check')).toMatchObject({ status: 2, output: expect.stringContaining('git rm -r --cached .cache\n') })
  })

  test.each(['ROOT/node_modules/.bin', 'node_modules/.bin', '.', ''])(
    'not even if a program of the repository comes first in PATH (« %s »), as npm puts it there',
    (first) => {
      const { root, run, file, git } = freshCopy()
      const program = join(root, first === '.' || first === '' ? 'git' : 'node_modules/.bin/git')
      file('.cache/compiled/entry', 'x')
      git('init')
      mkdirSync(dirname(program), { recursive: true })
      writeFileSync(program, `#!/bin/sh\n: > ${join(folder, 'ran')}\n`)
      chmodSync(program, 0o755)
      git('add', '--force', '.cache', program)
      const others = first === '' ? '' : `:${join(folder, 'bin')}:${process.env.PATH}`
      expect(run('check', { PATH: `${first.replace('ROOT', root)}${others}` }).status).toBe(2)
      expect(existsSync(join(folder, 'ran'))).toBe(false)
    },
  )

  test('without a repository there is nothing to refuse, with git or without it', () => {
    const { run, file } = freshCopy()
    file('.cache/compiled/entry', 'x')
    expect(run('check', { CI: '1' }).status).toBe(0)
    expect(run('check', { CI: '1', PATH: join(folder, 'bin') }).status).toBe(0)
  })

  test('a repository that git cannot list is refused', () => {
    const { root, run, file, git } = freshCopy()
    const refusal = { status: 2, output: expect.stringContaining('Git ne dit pas quels fichiers ce dépôt contient') }
    git('init')
    expect(run('check').status).toBe(0)
    expect(run('check', { PATH: join(folder, 'bin') })).toMatchObject(refusal)
    expect(run('help', { PATH: join(folder, 'bin') }).status).toBe(0)
    rmSync(join(root, '.git/HEAD'))
    file('.cache/compiled/entry', 'x')
    expect(run('check')).toMatchObject(refusal)
  })

  test('another name for the same place is refused too, as systems without letter case have them', () => {
    const { root, run, file, git } = freshCopy()
    file('OUTBOX~1', 'x')
    // Two names of one file stand for what a Mac or Windows makes of two spellings.
    linkSync(join(root, 'OUTBOX~1'), join(root, 'outbox'))
    expect(run('check').status).toBe(0)
    git('init')
    git('add', '--force', 'OUTBOX~1')
    expect(run('check')).toMatchObject({ status: 2, output: expect.stringContaining('git rm -r --cached outbox\n') })
  })

  test('not even in a hook of another repository, to which git names its own index', () => {
    const { run, file, git } = freshCopy()
    git('-C', folder, 'init')
    file('.cache/compiled/entry', 'x')
    git('init')
    git('add', '--force', '.cache')
    // In a commit of some files, git gives the hook an index of its own.
    const refusal = { status: 2, output: expect.stringContaining('git rm -r --cached .cache\n') }
    expect(run('check', { GIT_INDEX_FILE: join(folder, '.git/next-index.lock') })).toMatchObject(refusal)
  })

  test('git starts no program that the repository names in order to fetch what is missing', () => {
    const { root, run, file, git } = freshCopy()
    git('init')
    for (const path of ['one/a', 'two/b']) file(path, path)
    git('add', '.')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message=a')
    const traces = join(folder, 'traces')
    const settings = {
      ...{ 'core.repositoryformatversion': '1', 'extensions.partialClone': 'evil', 'remote.evil.promisor': 'true' },
      ...{ 'remote.evil.url': `ext::touch ${traces}`, 'protocol.ext.allow': 'always' },
    }
    git('sparse-checkout', 'set', '--cone', '--sparse-index', 'one', 'scripts')
    for (const [key, value] of Object.entries(settings)) git('config', key, value)
    // Listing the files of a sparse index needs the tree that it leaves out.
    const { stdout } = git('rev-parse', 'HEAD:two')
    const hash = String(stdout).trim()
    rmSync(join(root, '.git/objects', hash.slice(0, 2), hash.slice(2)))
    git('ls-files')
    expect(existsSync(traces)).toBe(true)
    rmSync(traces)
    expect(run('check').status).toBe(0)
    expect(existsSync(traces)).toBe(false)
  })
})

test.each(['C#', '100 %', 'a*', 'quoi ?'])('a project in a folder named « %s » gets a sentence', (name) => {
  const { run } = freshCopy(name)
  const { status, output } = run('build')
  expect(status).toBe(2)
  expect(output).toMatch(/^Le chemin du projet contient un caractère [^\n]*Renommez ce dossier\.\n$/)
})

test('a project in a folder with other signs is not refused', () => {
  expect(freshCopy("été [1] & 'deux' $(trois) {4};!+@~,\"").run('check').status).toBe(0)
})

test.each([
  ['fr', 'Écrivez « nodeLinker: node-modules » dans le fichier .yarnrc.yml'],
  ['en', 'Write “nodeLinker: node-modules” into the file .yarnrc.yml'],
])(
  'without node_modules, as Yarn installs, the first line says in the language of the run (%s) what to set',
  (lang, says) => {
    folder = mkdtempSync(join(tmpdir(), 'first-run-'))
    // Yarn's loader sets this number before the command.
    writeFileSync(join(folder, 'pnp.cjs'), "Object.defineProperty(process.versions, 'pnp', { value: '3' })")
    const command = join(ROOT, 'scripts/start/portfolio.mjs')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--require', './pnp.cjs', command, 'check', '--lang', lang],
      { cwd: folder, env: ownerEnvironment({ CI: '' }), encoding: 'utf8' },
    )
    expect({ status, lines: stderr.trim().split('\n') }).toEqual({ status: 2, lines: [expect.stringContaining(says)] })
  },
)
