import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { create } from '../../scripts/commands/create/create.ts'
import { INIT_OPTIONS } from '../../scripts/commands/init-questions.ts'
import { ownerEnvironment } from '../support/owner-environment.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()

/** Runs `npm create portfolio-markdown …` with an npm that installs nothing and fails. */
function run(...args: string[]) {
  const [cwd, tools] = [at('here'), at('tools')]
  for (const folder of [cwd, tools]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(tools, 'npm'), '#!/bin/sh\nexit 1\n')
  chmodSync(join(tools, 'npm'), 0o755)
  const env = ownerEnvironment({ PATH: `${tools}${delimiter}${process.env.PATH}`, LANG: 'fr_FR.UTF-8' })
  const command = [join(import.meta.dirname, '../../scripts/create/index.mjs'), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' })
  return { status, output: stdout + stderr, written: readdirSync(cwd) }
}

test.each([
  [['mira', '--help'], 0, 'Donnez le nom du dossier'],
  [['--help'], 0, 'Donnez le nom du dossier'],
  [['mira', '--lang', 'de'], 2, 'not “de”'],
  [['mira', '--licence=gpl'], 2, 'pas « gpl »'],
  [['mira', '--law', 'usa'], 2, 'pas « usa »'],
  [['mira', '--lincence', 'mit'], 2, '« --lincence » n’est pas une option'],
  [['mira', '--sample', 'site'], 2, '« site » n’est pas une option'],
  [['mira', '--lang', 'en', '--licence', 'aucune'], 2, '--licence takes none, mit, cc-by'],
  [['mira', '--origin', 'https://mira.github.io/portfolio/'], 2, '--base /portfolio/'],
  [['mira', '--origin=mira.github.io/portfolio'], 2, 'https://mira.github.io. Le dossier /portfolio'],
])('%j is answered before anything is installed', (args, status, text) => {
  expect(run(...args)).toEqual({ status, output: expect.stringContaining(text), written: [] })
})

test('what yarn create of Yarn 4 adds to Node does not reach the packages that npm installs', () => {
  mkdirSync(at('tools'), { recursive: true })
  writeFileSync(at('tools/npm'), '#!/bin/sh\necho "<$NODE_OPTIONS>"\nexit 1\n')
  chmodSync(at('tools/npm'), 0o755)
  writeFileSync(at('.pnp.cjs'), '')
  writeFileSync(at('.pnp.loader.mjs'), '')
  const NODE_OPTIONS = `--require "${at('.pnp.cjs')}" --experimental-loader file://${at('.pnp.loader.mjs')} --max-old-space-size=500`
  const env = ownerEnvironment({ PATH: `${at('tools')}${delimiter}${process.env.PATH}`, NODE_OPTIONS })
  const command = [join(import.meta.dirname, '../../scripts/create/index.mjs'), 'mira']
  expect(spawnSync(process.execPath, command, { cwd: at(''), env, encoding: 'utf8' }).stdout).toContain(
    '<--max-old-space-size=500>',
  )
})

test('the options that it knows are those of `portfolio create`', () => {
  const file = readFileSync(join(import.meta.dirname, '../../scripts/create/index.mjs'), 'utf8')
  const known = new Map(
    [...file.slice(0, file.indexOf('\nconst [name')).matchAll(/(\w+): (?:null|\[([^\]]*)\])/g)].map(
      ([, key, values = '']) => [key, values.match(/(?<=')[\w-]+(?=')/g) ?? []],
    ),
  )
  expect([...known.keys()].toSorted()).toEqual(
    [...Object.keys(INIT_OPTIONS), 'lang', 'debug', 'sample', 'from', 'licence'].toSorted(),
  )
  for (const [key, value] of Object.entries(INIT_OPTIONS))
    expect([key, known.get(key)]).toEqual([key, value.includes('|') ? value.split('|') : []])
})

test.each(['.DS_Store', 'Thumbs.db', 'desktop.ini', '~$cv.docx', 'cv.md~'])(
  'a folder that holds %s alone is empty',
  (name) => {
    mkdirSync(at('here/mira'), { recursive: true })
    writeFileSync(at('here/mira', name), '')
    expect(run('mira').output).toContain('L’installation a échoué')
  },
)

test('a run that failed to install can be repeated, although npm wrote package.json again', () => {
  expect(run('mira').output).toContain('L’installation a échoué')
  const file = at('here/mira/package.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"\^[^"]*"/, '"^9.9.9"'))
  writeFileSync(at('here/mira/package-lock.json'), '{}')
  expect(run('mira').output).toContain('L’installation a échoué')
  writeFileSync(at('here/mira/.DS_Store'), '')
  expect(run('mira').output).toContain('L’installation a échoué')
  writeFileSync(at('here/mira/autre.txt'), '')
  expect(run('mira').output).toContain('contient déjà quelque chose')
})

test.each([
  ['none', null],
  [
    'that of `npm install`',
    { name: 'a', scripts: { test: 'exit 1' }, dependencies: { 'portfolio-markdown': '^1.0.0' } },
  ],
])('`portfolio create` gives the commands of a site to a package.json: %s', async (_name, known) => {
  const home = at('home')
  mkdirSync(home, { recursive: true })
  if (known) writeFileSync(join(home, 'package.json'), JSON.stringify(known))
  const places = { home, content: join(home, 'content'), cacheDir: join(home, 'cache') }
  const options = { sample: true, from: null, licence: null, answers: {}, terminal: null, today: '2026-11-26' }
  const say = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await create({ ...places, ...options })).toBe(0)
  expect(say).toHaveBeenCalledWith(expect.stringContaining('Commencez par site.md'))
  say.mockRestore()
  const written = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  expect(written).toMatchObject({
    ...known,
    scripts: { start: 'portfolio start', test: 'portfolio check && portfolio build' },
  })
  expect(existsSync(join(home, 'content/site.md'))).toBe(true)
})
