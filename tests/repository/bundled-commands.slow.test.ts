import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HASH_FILE, isWhole } from '../../scripts/start/bundled.mjs'
import { keepProjects } from '../support/content-folder.ts'
import { copyProject, type ProjectCopy, takeCache } from '../support/project-copy.ts'

let copy: ProjectCopy
const at = (file: string) => join(copy.root, file)
const bundles = () => readdirSync(at('.cache/commands')).map((name) => at(`.cache/commands/${name}`))
const check = (env?: NodeJS.ProcessEnv) => copy.start('check', [], env).ended

beforeAll(() => {
  copy = copyProject()
  takeCache(copy)
  rmSync(at('.cache/commands'), { recursive: true, force: true })
  keepProjects(at('content'), ['banque'])
})
afterAll(() => copy.dispose())

test('a command bundles its sources, the next one uses the bundle, and a damaged one is made again', async () => {
  expect(await check({ NODE_ENV: 'development' })).toMatchObject({ status: 0 })
  const [bundle = '', ...others] = bundles()
  expect(others).toEqual([])
  expect(isWhole(bundle)).toBe(true)
  // Other users may read it where they may read its sources.
  expect(statSync(bundle).mode).toBe(statSync(at('.cache/commands')).mode)
  const file = join(bundle, HASH_FILE)
  const hash = readFileSync(file, 'utf8')
  utimesSync(file, 1, 1)
  expect(await check()).toMatchObject({ status: 0 })
  const bundleInto = (folder: string) => spawnSync(process.execPath, [at('scripts/start/bundle.mjs'), folder])
  // A command that started at the same time bundles too, and leaves what is there.
  expect(bundleInto(bundle).status).toBe(0)
  // One whose sources changed while it bundled them leaves no bundle.
  expect(bundleInto(at('.cache/commands/of-other-sources')).status).toBe(0)
  expect(statSync(file).mtimeMs).toBe(1000)
  expect(bundles()).toEqual([bundle])
  const [code = ''] = readdirSync(bundle).filter((name) => name.startsWith('command-'))
  appendFileSync(join(bundle, code), '\nthrow new Error()\n')
  expect(await check()).toMatchObject({ status: 0 })
  expect(bundles()).toEqual([bundle])
  expect(isWhole(bundle)).toBe(true)
  // The first one was made by an owner who works with NODE_ENV=development.
  expect(readFileSync(file, 'utf8')).toBe(hash)
})

test('a changed source is what runs, also if it has no bundle', async () => {
  const file = at('scripts/spoken/fr.ts')
  const text = readFileSync(file, 'utf8')
  const said = (words: string) => writeFileSync(file, text.replace("'erreur', 'erreurs'", `'${words}', '${words}'`))
  said('faute')
  expect(await check()).toMatchObject({ status: 0, output: expect.stringContaining('0 faute, ') })
  expect(bundles()).toHaveLength(2)
  // A file stands where the bundles would.
  rmSync(at('.cache/commands'), { recursive: true })
  writeFileSync(at('.cache/commands'), '')
  said('souci')
  expect(await check()).toMatchObject({ status: 0, output: expect.stringContaining('0 souci, ') })
  expect(readFileSync(at('.cache/commands'), 'utf8')).toBe('')
})

test.each(['.cache', '.cache/commands'])(
  'a link in the place of %s is refused, because code behind it finds no packages',
  async (folder) => {
    rmSync(at(folder), { recursive: true })
    mkdirSync(at('elsewhere'))
    symlinkSync(at('elsewhere'), at(folder))
    expect(await check()).toMatchObject({ status: 2, output: expect.stringContaining(`${folder} est un lien`) })
    expect(readdirSync(at('elsewhere'))).toEqual([])
    rmSync(at(folder))
    rmSync(at('elsewhere'), { recursive: true })
    mkdirSync(at(folder), { recursive: true })
    mkdirSync(at('.cache/commands'), { recursive: true })
  },
)
