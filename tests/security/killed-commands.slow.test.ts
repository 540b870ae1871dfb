import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerEnvironment } from '../support/owner-environment.ts'
import { ROOT } from '../support/preview-server.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'
import { treeOf } from '../support/tree.ts'
import { createSite } from './create-site.ts'

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

const HOOK = { NODE_OPTIONS: `--import ${pathToFileURL(join(ROOT, 'tests/security/kill-before.mjs')).href}` }

/** What a command would have left if it had been killed before each of its changes, in their order. */
function leftBefore(): string[] {
  const names = readdirSync(at('kept')).sort((one, other) => Number(one) - Number(other))
  return names.map((name) => at('kept', name))
}

/** Makes the world as a killed command left it. */
function leave(folder: string) {
  rmSync(at('world'), { recursive: true, force: true })
  cpSync(folder, at('world'), { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
}

const inWorld = (args: readonly string[]) => ['--content', at('world/textes'), ...args]

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
    const start = (env: NodeJS.ProcessEnv) =>
      project.start(command, inWorld(args), { ...HOOK, KILL_WITHIN: at('world'), ...env }).ended
    prepare()
    const before = visible()
    expect(await start({ KEEP_IN: at('kept') })).toMatchObject({ status: 0 })
    const after = visible()
    const expectEitherState = (when: string) => {
      // Every text is whole, the old one or the new one; each old one is still there, if only under its waiting name.
      for (const [path, text] of Object.entries(visible()))
        expect([before[path], after[path]], `${when}: ${path}`).toContainEqual(text)
      const all = Object.values(treeOf(at('world')))
      for (const text of Object.values(before)) expect(all, when).toContainEqual(text)
    }
    const expectToRunAgain = async (when: string) => {
      const again = await project.run(command, inWorld(args))
      const isDone = command === 'new' && again.status === 1
      if (!isDone) expect(again, `${when}: ${again.output}`).toMatchObject({ status: 0 })
      const names = Object.keys(treeOf(at('world')))
      expect(names.filter(isHidden), when).toEqual([])
      for (const path of Object.keys(after)) expect(names, when).toContain(path)
    }
    const left = leftBefore()
    expect(left.length).toBeGreaterThan(2)
    for (const folder of left) {
      leave(folder)
      expectEitherState(folder)
      await expectToRunAgain(folder)
    }
    // The copies are what a killed process leaves.
    prepare()
    const { status, output } = await start({ KILL_AT: `${left.length - 1}` })
    expect(status).toBeNull()
    expect(output).not.toContain('Erreur inattendue')
    expectEitherState('killed')
    const nameless = (folder: string) =>
      Object.entries(treeOf(folder)).map(([path, text]) => [path.replace(/((?:^|\/)\.[a-z]+)-[^/]*/g, '$1'), text])
    expect(nameless(at('world'))).toEqual(nameless(left.at(-2) ?? ''))
    await expectToRunAgain('killed')
  },
  600_000,
)

test('create, killed before some of its changes, is ended by the next run', async () => {
  for (const [path, text] of [
    ['from/content/site.md', '---\nname: Ève\n---\n'],
    ['from/content/projets/a.md', 'Un projet'],
    ['from/public/a.txt', 'Un fichier'],
  ] as const)
    write(at(path), text)
  const home = at('world')
  const program = `
import { createSite } from ${JSON.stringify(join(ROOT, 'tests/security/create-site.ts'))}
process.exitCode = await createSite(...${JSON.stringify([home, at('from')])})`
  const run = (env: NodeJS.ProcessEnv) => {
    rmSync(home, { recursive: true, force: true })
    mkdirSync(home)
    return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      ...{ cwd: ROOT, encoding: 'utf8' },
      env: ownerEnvironment({ ...HOOK, KILL_WITHIN: home, ...env }),
    })
  }
  expect(run({ KEEP_IN: at('kept') })).toMatchObject({ status: 0 })
  const after = visible()
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining(['LICENSE', 'content/site.md', 'public/a.txt', '.gitignore']),
  )
  const expectToEnd = async (when: string) => {
    for (const [path, text] of Object.entries(visible()))
      if (!path.startsWith('node_modules')) expect(text, `${when}: ${path}`).toBe(after[path])
    expect(await createSite(home, at('from')), when).toBe(0)
    expect(treeOf(home), when).toEqual(after)
  }
  const left = leftBefore()
  expect(left.length).toBeGreaterThan(30)
  for (const folder of left) {
    leave(folder)
    await expectToEnd(folder)
  }
  expect(run({ KILL_AT: '20' }).signal).toBe('SIGKILL')
  await expectToEnd('killed')
}, 600_000)
