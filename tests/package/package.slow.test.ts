import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TYPEFACES } from '../../scripts/fields/definitions.ts'
import { cutTypeface, readCut } from '../../scripts/fonts/fonts.ts'
import { cutInstances, readInstances } from '../../scripts/fonts/instances.ts'
import { typefaceSource } from '../../scripts/fonts/source.ts'
import type { Weight } from '../../scripts/fonts/weights.ts'
import { ownerEnvironment } from '../support/owner-environment.ts'
import { plantCode } from '../support/planted-code.ts'
import { ROOT, SITE_FOLDER } from '../support/preview-server.ts'
import { type Registry, startRegistry } from '../support/registry.ts'

const work = realpathSync(mkdtempSync(join(tmpdir(), 'portfolio-package-')))
/** The name contains a space and an accent, because npm, git and shells meet such names too. */
const site = join(work, 'mon site été')
/** Files that the package stores between builds. */
const KEPT = 'node_modules/.cache/portfolio-markdown'
let registry: Registry
const npm = (cwd: string, ...parameters: string[]) => run('npm', parameters, cwd)

function run(command: string, parameters: readonly string[], cwd: string) {
  const env = ownerEnvironment({ ...registry?.env, CI: '' })
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

function create(folder: string, ...options: string[]) {
  return npm(work, 'create', '--yes', 'portfolio-markdown', folder, '--', ...options)
}

beforeAll(async () => {
  // A pack runs explicitly, because npm's settings here forbid scripts.
  for (const [command, parameters, cwd] of [
    [process.execPath, ['--import', 'tsx', 'tools/package/write.ts'], ROOT],
    ['npm', ['pack', '--pack-destination', work], ROOT],
    ['npm', ['pack', '--pack-destination', work], join(ROOT, 'scripts/create')],
  ] as const)
    expect(run(command, parameters, cwd)).toMatchObject({ status: 0 })
  registry = await startRegistry(join(work, 'registry'))
  for (const file of readdirSync(work).filter((name) => name.endsWith('.tgz'))) registry.publish(join(work, file))
  expect(create('mon site été', '--sample', '--licence', 'mit')).toMatchObject({ status: 0 })
}, 600_000)

afterAll(async () => {
  await registry?.stop()
  rmSync(work, { recursive: true, force: true })
})

test('another folder with the same sources gives the same package, which names neither folder', () => {
  const other = join(work, 'ailleurs', 'plus loin')
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name))))
    cpSync(join(ROOT, file), join(other, file))
  // Links to the same files cost nothing, and the paths are those of the other folder.
  for (const [command, ...parameters] of [
    ['cp', '-al', join(ROOT, 'node_modules'), 'node_modules'],
    [process.execPath, '--import', 'tsx', 'tools/package/write.ts'],
    ['npm', 'pack', '--pack-destination', join(work, 'ailleurs')],
  ] as const) {
    const env = ownerEnvironment({ CI: '' })
    const { status, stderr } = spawnSync(command, parameters, { cwd: other, env, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
  }
  const [packed = ''] = readdirSync(join(work, 'ailleurs')).filter((name) => name.endsWith('.tgz'))
  const filesOf = (folder: string) => filesBelow(folder).map((file) => [file, hashOf(join(folder, file))])
  expect(filesOf(join(other, 'lib'))).toEqual(filesOf(join(ROOT, 'lib')))
  expect(hashOf(join(work, 'ailleurs', packed))).toBe(hashOf(join(work, packed)))
  const texts = filesBelow(join(other, 'lib')).filter((file) => /\.(?:mjs|js|json)$/.test(file))
  const naming = texts.filter((file) =>
    /ailleurs\/plus loin|\.cache\/code/.test(readFileSync(join(other, 'lib', file), 'utf8')),
  )
  expect(naming.filter((file) => file.startsWith('prebuilt/'))).toEqual([])
}, 600_000)

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** The words of two languages and of the trade, and their reader. */
const DICTIONARIES = /^(?:@cspell\/|cspell-trie-lib\/)|\/proofread\/words-..\.br$/

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

test('a new folder holds the content, what hosts need, and one dependency', () => {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/^(node_modules|content)\//.test(file) && statSync(join(site, file)).isFile(),
  )
  expect(files.sort()).toEqual(
    [
      ...['.agents/skills/portfolio/SKILL.md', 'AGENTS.md'],
      ...['.github/workflows/site.yml', '.gitignore', '.nvmrc', '.vscode/contenu.code-snippets', '.vscode/tasks.json'],
      ...['LICENSE', 'README.md', 'netlify.toml', 'package-lock.json', 'package.json', 'vercel.json'],
    ].sort(),
  )
  const { scripts, dependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  expect(Object.keys(scripts)).toEqual(['start', 'dev', 'check', 'build', 'preview', 'test'])
  expect(Object.keys(dependencies)).toEqual(['portfolio-markdown'])
  expect(readFileSync(join(site, 'LICENSE'), 'utf8')).toMatch(
    /^MIT License\n\nCopyright \(c\) \d{4} l’auteur du site\n/,
  )
})

test('an owner installs no compiler, no bundler and no source, in 90 MB at most, dictionaries aside', () => {
  const all = filesBelow(join(site, 'node_modules'))
  const packages = all.filter((file) => !DICTIONARIES.test(file))
  for (const name of ['vite', 'vike', 'sass', 'typescript', 'tsx', 'react', 'rolldown', 'esbuild'])
    expect(existsSync(join(site, 'node_modules', name)), name).toBe(false)
  const weightOf = (files: string[]) =>
    files.reduce((sum, file) => sum + 4096 * Math.ceil(statSync(join(site, 'node_modules', file)).size / 4096), 0)
  expect(weightOf(packages)).toBeLessThanOrEqual(90_000_000)
  expect(weightOf(all) - weightOf(packages)).toBeLessThanOrEqual(4_000_000)
  const own = filesBelow(join(site, 'node_modules/portfolio-markdown'))
  expect(own.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|\.scss$|^(tests|tools|src)\//.test(file))).toEqual([])
  expect(own).toEqual(
    expect.arrayContaining([
      'docs/guide/README.md',
      'docs/schema/site.schema.json',
      'docs/en/schema/site.schema.json',
      'lib/LICENCES.txt',
      'lib/scripts/proofread/words-en.br',
      'lib/scripts/proofread/words-fr.br',
    ]),
  )
})

test('its site is the one that the repository builds, byte for byte', () => {
  // Encoded pictures, which a host keeps between builds.
  cpSync(join(ROOT, '.cache/pictures'), join(site, KEPT, 'pictures'), { recursive: true })
  const { status, output } = npm(site, 'run', 'build')
  expect(status, output).toBe(0)
  const built = contentsOf(join(site, 'dist/client'))
  const expected = contentsOf(SITE_FOLDER)
  expect([...built.keys()].sort()).toEqual([...expected.keys()].sort())
  // These contain the dates of commits, which the new folder lacks.
  const dated = ['sitemap.xml', 'flux.json', 'flux.atom']
  expect(
    [...built].flatMap(([file, bytes]) => (expected.get(file) === bytes || dated.includes(file) ? [] : file)),
  ).toEqual([])
})

test('the typefaces are cut already, as the repository cuts them', async () => {
  expect(existsSync(join(site, KEPT, 'fonts'))).toBe(false)
  for (const family of TYPEFACES) {
    const source = await typefaceSource(family)
    const stem = source.name.toLowerCase()
    const prebuilt = join(site, 'node_modules/portfolio-markdown/lib/prebuilt')
    const brought = await readCut(stem, join(prebuilt, 'fonts'))
    const { files, facts } = await cutTypeface(source, join(work, 'cut'))
    expect(brought.facts, family).toEqual(facts)
    expect(brought.files.map((bytes, index) => Buffer.compare(bytes, files[index] ?? new Uint8Array()))).toEqual([0, 0])
    const instances = await cutInstances(source)
    for (const [weight, bytes] of Object.entries(await readInstances(source, join(prebuilt, 'instances'))))
      expect(bytes.map(String), `${family} ${weight}`).toEqual(instances[weight as Weight].map(String))
  }
})

/** Each host clones the repository, installs, and restores its cache of the last build. */
const HOSTS = [
  { host: 'Netlify and Vercel keep node_modules', kept: 'node_modules', install: ['install'], isAfter: false },
  { host: 'GitHub keeps the folder that the workflow names', kept: null, install: ['ci'], isAfter: true },
] as const

test.each(HOSTS)('$host: no picture is encoded again, the site is the same', ({ host, kept, install, isAfter }) => {
  const workflow = readFileSync(join(site, '.github/workflows/site.yml'), 'utf8')
  const folder = kept ?? /^ +path: (node_modules\S+)$/m.exec(workflow)?.[1] ?? ''
  expect(folder).not.toBe('')
  const clone = join(work, host)
  const isTracked = (path: string) => !/^(node_modules|dist|\.vercel)(\/|$)/.test(path.slice(site.length + 1))
  cpSync(site, clone, { recursive: true, filter: isTracked })
  const restore = () => cpSync(join(site, folder), join(clone, folder), { recursive: true, preserveTimestamps: true })
  if (!isAfter) restore()
  expect(npm(clone, ...install, '--no-audit', '--no-fund')).toMatchObject({ status: 0 })
  if (isAfter) restore()
  const { status, output } = npm(clone, 'run', 'build')
  expect(status, output).toBe(0)
  const written = (root: string) => {
    const pictures = join(root, KEPT, 'pictures')
    return readdirSync(pictures).map((name) => [name, Math.round(statSync(join(pictures, name)).mtimeMs)])
  }
  expect(written(clone)).toEqual(written(site))
  const same = contentsOf(join(site, 'dist/client'))
  expect([...contentsOf(join(clone, 'dist/client'))]).toEqual([...same])
})

/** Returns all files by path. The name of a share picture contains a hash of the code that draws it, which is JavaScript in the package. */
function contentsOf(folder: string): ReadonlyMap<string, string> {
  const nameless = (text: string) => text.replace(/(share\/[\w-]+)-[0-9a-f]{8}\.jpg/g, '$1.jpg')
  return new Map(
    filesBelow(folder).map((file) => [nameless(file), nameless(readFileSync(join(folder, file), 'latin1'))]),
  )
}

describe('content that is wrong', () => {
  test('is said with its place and the words to write, and the last site stays', () => {
    const file = join(site, 'content/projets/banque.md')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace('state: OK', 'state: Terminé'))
    const { status, output } = npm(site, 'test')
    expect(status).not.toBe(0)
    expect(output).toMatch(/content\/projets\/banque\.md:\d+:8 .*Écrivez OK, PROGRESS ou NOT_STARTED/)
    expect(existsSync(join(site, 'dist/client/index.html'))).toBe(true)
    writeFileSync(file, before)
  })
})

test('nothing is ever written over, and what failed says how to go on', () => {
  expect(create('mon site été', '--sample')).toMatchObject({
    status: 2,
    output: expect.stringContaining('contient déjà quelque chose'),
  })
  const again = run('npx', ['portfolio', 'create', '--sample'], site)
  expect(again).toMatchObject({ status: 2, output: expect.stringContaining('rien n’a été écrit') })
})

test('the answers of init make a site that passes its check; the content of a clone is taken whole', () => {
  const answers = ['--name', 'Ana Essai', '--trade', 'Développeuse', '--email', 'ana@example.org', '--contact', 'mail']
  expect(create('options', ...answers, '--origin', 'https://ana.example.org')).toMatchObject({ status: 0 })
  expect(npm(join(work, 'options'), 'run', 'check')).toMatchObject({ status: 0 })
  expect(existsSync(join(work, 'options/LICENSE'))).toBe(false)
  expect(create('clone', '--from', 'mon site été')).toMatchObject({ status: 0 })
  expect(filesBelow(join(work, 'clone/content'))).toEqual(filesBelow(join(site, 'content')))
})

/** Every sign that a folder may have and that means something to a shell, an address or a pattern. */
const ODD = `C# 100% a%20b a?b "c" l'été\n$HOME \`d\` ;(1)[2]{3,4}!~&|<>@`

test('below a folder with any sign but three, a site is created, checked and built', () => {
  const folder = join(work, ODD, '  ')
  mkdirSync(folder, { recursive: true })
  const answers = ['--name', 'Ana Essai', '--trade', 'Développeuse', '--email', 'ana@example.org', '--contact', 'mail']
  const started = [join(ROOT, 'scripts/create/index.mjs'), '.', ...answers, '--origin', 'https://ana.example.org']
  expect(run(process.execPath, started, folder)).toMatchObject({ status: 0 })
  const { status, output } = npm(folder, 'test')
  expect(status, output).toBe(0)
  expect(readFileSync(join(folder, 'dist/client/index.html'), 'utf8')).toContain('Ana Essai')
}, 300_000)

test('no command but a harmless one runs code that git brought into the cache', async () => {
  const folder = join(work, 'planted')
  cpSync(site, folder, { recursive: true })
  const trace = join(work, 'ran')
  // Without `npx`, which takes longer than the commands.
  const program = join(folder, 'node_modules/portfolio-markdown/lib/scripts/start/entry.cjs')
  const portfolio = (...parameters: string[]) => run(process.execPath, [program, ...parameters], folder)
  expect(portfolio('build', '--pages-only')).toMatchObject({ status: 0 })
  await plantCode(join(folder, KEPT), trace)
  for (const parameters of [['init'], ['add', '--force', `${KEPT}/code`]]) run('git', parameters, folder)
  const { output: help } = portfolio('help')
  const names = [...help.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name)
  expect(names).toEqual(expect.arrayContaining(['build', 'review', 'create']))
  for (const name of names) {
    const { status, output } = portfolio(name, ...(name === 'new' ? ['Un projet'] : []))
    expect([name, status]).toEqual([name, name === 'new' ? 0 : 2])
    if (name !== 'new') expect(output).toContain('git rm -r --cached node_modules\n')
    expect(existsSync(trace), name).toBe(false)
  }
})
