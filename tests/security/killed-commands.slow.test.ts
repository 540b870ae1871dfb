import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerEnvironment } from '../support/owner-environment.ts'
import { ROOT } from '../support/preview-server.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'
import { treeOf } from '../support/tree.ts'

/** More changes than any of these commands makes. */
const MOST_CHANGES = 60

const at = folderForEachTest()
let project: ProjectCopy
beforeAll(() => {
  project = copyProject()
})
afterAll(() => project.dispose())

const ANSWERS = Object.entries({
  ...{ name: 'Ève', trade: 'Développeuse', origin: 'https://eve.example.org', email: 'eve@example.org' },
  ...{ phone: '06 39 98 00 02', place: 'Sète' },
}).flatMap(([name, answer]) => [`--${name}`, answer])

const RESUME = JSON.stringify({
  basics: { label: 'Développeuse' },
  work: [{ name: 'Atelier', position: 'Dev', startDate: '2025' }],
})

function write(file: string, text: string) {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

/** What no owner and no other program looks at: it waits for the next command. */
const isHidden = (path: string) => /(^|\/)\.(?:avant|contenu|portfolio)-/.test(path)

/** Returns the visible files with their texts, and the folders. */
function visible() {
  return Object.fromEntries(Object.entries(treeOf(at('world'))).filter(([path]) => !isHidden(path)))
}

const run = (command: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  project.start(command[0] ?? '', ['--content', at('world/textes'), ...command.slice(1)], env).ended

test.each<[command: string, files: Readonly<Record<string, string>>, args: readonly string[]]>([
  ['new', { 'textes/site.md': 'Mon site' }, ['Un titre']],
  ['import', {}, ['resume.json']],
  ['import', { 'textes/cv.md': 'Mon vieux CV' }, ['resume.json']],
  ['init', {}, ANSWERS],
  ['init', { 'textes/projets/a.md': 'Mon projet', 'textes/site.md': 'Mon site' }, ANSWERS],
])(
  '%s, killed before each of its changes, leaves the old or the new state, and runs again %j',
  async (command, files, args) => {
    writeFileSync(join(project.root, 'resume.json'), RESUME)
    const prepare = () => {
      rmSync(at('world'), { recursive: true, force: true })
      mkdirSync(at('world'))
      for (const [path, text] of Object.entries(files)) write(at('world', path), text)
    }
    const kill = { NODE_OPTIONS: `--import ${pathToFileURL(join(ROOT, 'tests/security/kill-before.mjs')).href}` }
    prepare()
    const before = visible()
    expect(await run([command, ...args])).toMatchObject({ status: 0 })
    const after = visible()
    let kills = 0
    for (; kills < MOST_CHANGES; kills++) {
      prepare()
      const env = { ...kill, KILL_AT: String(kills + 1), KILL_WITHIN: at('world') }
      const { status, output } = await run([command, ...args], env)
      if (status !== null) break
      expect(output).not.toContain('Erreur inattendue')
      // Every text is whole, the old one or the new one; each old one is still there, if only under its waiting name.
      const left = visible()
      for (const [path, text] of Object.entries(left))
        expect([before[path], after[path]], `${kills}: ${path}`).toContainEqual(text)
      const all = Object.values(treeOf(at('world')))
      for (const text of Object.values(before)) expect(all).toContainEqual(text)
      const again = await run([command, ...args])
      const isDone = command === 'new' && again.status === 1
      if (!isDone) expect(again, `${kills}: ${again.output}`).toMatchObject({ status: 0 })
      const names = Object.keys(treeOf(at('world')))
      expect(names.filter(isHidden), `after kill ${kills}`).toEqual([])
      for (const path of Object.keys(after)) expect(names).toContain(path)
    }
    expect(kills).toBeGreaterThan(2)
    expect(kills).toBeLessThan(MOST_CHANGES)
  },
  600_000,
)

/** Runs the command of the package, which is not in the repository, in a folder of its own. */
const CREATE = `
import { create } from ${JSON.stringify(join(ROOT, 'scripts/commands/create/create.ts'))}
import { endKilledWork } from ${JSON.stringify(join(ROOT, 'scripts/commands/left-behind.ts'))}
const [home, from] = process.argv.slice(2)
// As \`contentFolder\` of cli.ts does for every command.
endKilledWork(home + '/content', '2026-11-26')
const place = { home, content: home + '/content', cacheDir: home + '/node_modules/.cache/portfolio-markdown' }
process.exitCode = await create({ ...place, from, sample: false, licence: 'mit', answers: {}, terminal: null, today: '2026-11-26' })
`

test('create, killed before some of its changes, is ended by the next run', () => {
  for (const [path, text] of [
    ['from/content/site.md', '---\nname: Ève\n---\n'],
    ['from/content/projets/a.md', 'Un projet'],
    ['from/public/a.txt', 'Un fichier'],
    ['create.mts', CREATE],
  ] as const)
    write(at(path), text)
  const home = at('world')
  const runCreate = (env: NodeJS.ProcessEnv = {}) =>
    spawnSync(process.execPath, ['--import', 'tsx', at('create.mts'), home, at('from')], {
      ...{ cwd: ROOT, encoding: 'utf8', env: ownerEnvironment(env) },
    })
  mkdirSync(home)
  expect(runCreate()).toMatchObject({ status: 0, stderr: '' })
  const after = visible()
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining(['LICENSE', 'content/site.md', 'public/a.txt', '.gitignore']),
  )
  const kill = { NODE_OPTIONS: `--import ${pathToFileURL(join(ROOT, 'tests/security/kill-before.mjs')).href}` }
  // The files of the template are all written in the same way.
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30, 40]) {
    rmSync(home, { recursive: true })
    mkdirSync(home)
    expect(runCreate({ ...kill, KILL_AT: String(at), KILL_WITHIN: home }).signal, `${at}`).toBe('SIGKILL')
    for (const [path, text] of Object.entries(visible()))
      if (!path.startsWith('node_modules')) expect(text, `${at}: ${path}`).toBe(after[path])
    expect(runCreate(), `${at}`).toMatchObject({ status: 0, stderr: '' })
    expect(treeOf(home), `${at}`).toEqual(after)
  }
}, 600_000)
