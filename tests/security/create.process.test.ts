import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { ownerEnvironment } from '../support/owner-environment.ts'
import { ROOT } from '../support/preview-server.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()

/** A `npm` and a `npx` that write down where they run. `npm` fails if a file says so. */
beforeEach(() => {
  mkdirSync(at('bin'))
  for (const name of ['npm', 'npx']) {
    writeFileSync(
      at('bin', name),
      `#!/bin/sh\necho "${name} $* in $PWD" >> '${at('calls')}'\n[ ! -e '${at(`${name}-fails`)}' ]\n`,
    )
    chmodSync(at('bin', name), 0o755)
  }
})

const env = () => ownerEnvironment({ PATH: `${at('bin')}${delimiter}${process.env.PATH}`, LC_ALL: 'fr_FR.UTF-8' })

function create(name: string, ...options: string[]) {
  const file = join(ROOT, 'scripts/create/index.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, name, ...options], {
    cwd: at(),
    env: env(),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const calls = () => readFileSync(at('calls'), 'utf8')

const NAMES = [
  'mon site; touch X',
  "l'été",
  'a$HOME',
  'a`touch X`',
  'a"b',
  'a\nb',
  'C#',
  '100%',
  'a?b',
  '(x)',
  'a&b',
  '~a',
  '!a',
]

test.each(NAMES)('what is printed for a folder %j leads there when it is typed', (name) => {
  const { status, stdout } = create(name)
  expect(status).toBe(0)
  const [, typed = ''] = stdout.split('Tapez maintenant :\n')
  writeFileSync(at('calls'), '')
  expect(spawnSync('sh', ['-c', typed], { cwd: at(), env: env() }).status).toBe(0)
  expect(calls()).toBe(`npm start in ${at(name)}\n`)
  expect(existsSync(at('X'))).toBe(false)
})

test('what is printed after a failure leads there too', () => {
  writeFileSync(at('npm-fails'), '')
  const { status, stderr } = create('mon site; touch X', '--name', "Zoé d'Arc")
  expect(status).toBe(2)
  const [, typed = ''] = stderr.split('tapez : ')
  spawnSync('rm', [at('npm-fails'), at('calls')])
  expect(spawnSync('sh', ['-c', typed], { cwd: at(), env: env() }).status).toBe(0)
  expect(calls()).toBe(
    `npm install in ${at('mon site; touch X')}\nnpx portfolio create --name Zoé d'Arc in ${at('mon site; touch X')}\n`,
  )
  expect(existsSync(at('X'))).toBe(false)
})

test.each([
  ['a*b', /caractère .*\(\*\)/],
  ['a\\b', /caractère .*\(\\\)/],
  ['a:b', /caractère .*\(:\)/],
  ['fichier', /^fichier est un fichier, pas un dossier/],
  ['fichier/site', /^Le dossier fichier\/site ne peut pas être écrit/],
  ['plein', /contient déjà quelque chose/],
])('a name %j is refused in one sentence, and nothing is written', (name, sentence) => {
  writeFileSync(at('fichier'), 'À garder')
  mkdirSync(at('plein'))
  writeFileSync(at('plein/package.json'), '{}')
  const before = readdirSync(at(), { recursive: true })
  const { status, stderr } = create(name)
  expect(stderr).toMatch(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(2)
  expect(readdirSync(at(), { recursive: true })).toEqual(before)
})

test('a run that was stopped is ended by the next one', () => {
  writeFileSync(at('npm-fails'), '')
  expect(create('site').status).toBe(2)
  writeFileSync(at('site/.package.json.neuf'), '{')
  spawnSync('rm', [at('npm-fails')])
  expect(create('site')).toMatchObject({ status: 0 })
  expect(readdirSync(at('site'))).toEqual(['package.json'])
  writeFileSync(at('site/content'), 'Un site')
  expect(create('site').stderr).toContain('contient déjà quelque chose')
})
