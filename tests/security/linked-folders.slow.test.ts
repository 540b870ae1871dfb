import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandNames } from '../../scripts/commands/cli.ts'
import { projectFile } from '../support/content-folder.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'

/** The text of files that must never be shown or published. */
const SECRET = 'le-mot-de-passe'

/** What a command needs to run to its end, or to the point where it reads its folders. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  ...{ new: ['Un titre'], import: ['profil.json'], translated: ['tout'], build: ['--out', 'essai'] },
  ...{ init: ['--name', 'Ève', '--trade', 'Dev'], migrate: ['--yes'] },
  ...{ start: ['--port', '0'], dev: ['--port', '0'], review: ['--port', '0'] },
}

let project: ProjectCopy
const at = (...names: string[]) => join(project.root, ...names)

beforeAll(() => {
  project = copyProject()
  mkdirSync(at('elsewhere/projets'), { recursive: true })
  cpSync(at('content/site.md'), at('elsewhere/site.md'))
  writeFileSync(at('elsewhere', `${SECRET}.txt`), SECRET)
  writeFileSync(at('elsewhere/projets/a.md'), projectFile({ state: SECRET }))
})
afterAll(() => project.dispose())

// `preview` reads only a built site.
const readers = commandNames().filter((name) => name !== 'preview')

test.each(['public', 'content'])('no command reads %s if it is a link', async (folder) => {
  rmSync(at(folder), { recursive: true })
  symlinkSync('elsewhere', at(folder))
  for (const name of readers) {
    const { status, output } = await project.run(name, ARGUMENTS[name])
    expect(output, name).toMatch(new RegExp(`^${folder} est un lien .*vrai dossier`))
    expect(output, name).not.toContain(SECRET)
    expect(status, name).toBe(2)
  }
  expect(existsSync(at('essai'))).toBe(false)
  expect(readdirSync(at('elsewhere')).sort()).toEqual([`${SECRET}.txt`, 'projets', 'site.md'])
  rmSync(at(folder))
  mkdirSync(at(folder))
})

test('an owner may name a link', async () => {
  symlinkSync('elsewhere', at('link'))
  expect((await project.run('check', ['--content', 'link'])).output).toContain('link/projets/a.md')
})

test.each(['dist', 'dist/client'])('no command builds or serves a site where %s is a link', async (folder) => {
  rmSync(at('dist'), { recursive: true, force: true })
  mkdirSync(at('aside'), { recursive: true })
  if (folder !== 'dist') mkdirSync(at('dist'))
  symlinkSync(at('aside'), at(folder))
  for (const name of ['build', 'start', 'preview']) {
    const { status, output } = await project.run(name, name === 'build' ? [] : ['--port', '0'])
    expect(output, name).toContain(`${folder} est un lien`)
    expect(status, name).toBe(2)
  }
  expect(readdirSync(at('aside'))).toEqual([])
})
