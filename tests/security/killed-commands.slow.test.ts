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
import { createSite } from './create-site.ts'

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
    const kill = { NODE_OPTIONS: `--import ${pathToFileURL(join(ROOT, 'tests/security/kill-before.mjs')).href}` }
    prepare()
    const before = visible()
    expect(await project.run(command, inWorld(args))).toMatchObject({ status: 0 })
    const after = visible()
    let kills = 0
    for (; kills < MOST_CHANGES; kills++) {
      prepare()
      const env = { ...kill, KILL_AT: String(kills + 1), KILL_WITHIN: at('world') }
      const { status, output } = await project.start(command, inWorld(args), env).ended
      if (status !== null) break
      expect(output).not.toContain('Erreur inattendue')
      // Every text is whole, the old one or the new one; each old one is still there, if only under its waiting name.
      const left = visible()
      for (const [path, text] of Object.entries(left))
        expect([before[path], after[path]], `${kills}: ${path}`).toContainEqual(text)
      const all = Object.values(treeOf(at('world')))
      for (const text of Object.values(before)) expect(all).toContainEqual(text)
      const again = await project.run(command, inWorld(args))
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

test('create, killed before some of its changes, is ended by the next run', async () => {
  for (const [path, text] of [
    ['from/content/site.md', '---\nname: Ève\n---\n'],
    ['from/content/projets/a.md', 'Un projet'],
    ['from/public/a.txt', 'Un fichier'],
  ] as const)
    write(at(path), text)
  const home = at('world')
  const kill = { NODE_OPTIONS: `--import ${pathToFileURL(join(ROOT, 'tests/security/kill-before.mjs')).href}` }
  const program = `
import { createSite } from ${JSON.stringify(join(ROOT, 'tests/security/create-site.ts'))}
await createSite(...${JSON.stringify([home, at('from')])})`
  const killedAt = (change: number) =>
    spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      ...{ cwd: ROOT, encoding: 'utf8' },
      env: ownerEnvironment({ ...kill, KILL_AT: String(change), KILL_WITHIN: home }),
    })
  mkdirSync(home)
  expect(await createSite(home, at('from'))).toBe(0)
  const after = visible()
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining(['LICENSE', 'content/site.md', 'public/a.txt', '.gitignore']),
  )
  // The files of the template are all written in the same way.
  for (const change of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30, 40]) {
    rmSync(home, { recursive: true })
    mkdirSync(home)
    expect(killedAt(change).signal, `${change}`).toBe('SIGKILL')
    for (const [path, text] of Object.entries(visible()))
      if (!path.startsWith('node_modules')) expect(text, `${change}: ${path}`).toBe(after[path])
    expect(await createSite(home, at('from')), `${change}`).toBe(0)
    expect(treeOf(home), `${change}`).toEqual(after)
  }
}, 600_000)
