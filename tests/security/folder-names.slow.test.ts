import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ownerEnvironment } from '../support/owner-environment.ts'
import { ROOT } from '../support/preview-server.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a file of scripts/start/ in a folder of this name. The other modules are absent there. */
function runIn(name: string, file: string) {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  const home = join(folder, name)
  mkdirSync(home)
  cpSync(join(ROOT, 'scripts/start'), join(home, 'scripts/start'), { recursive: true })
  const args = [join(home, 'scripts/start', file), 'check', '--lang', 'fr']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8', env: ownerEnvironment() })
  return { status, stderr }
}

test.each([...['C#', '100%', 'a?b', 'a*b', 'a\\b'].map((name) => ['entry.cjs', name]), ['portfolio.mjs', 'a*b']])(
  '%s refuses a folder « %s » in one sentence',
  (file, name) => {
    const { status, stderr } = runIn(name, file)
    expect(stderr).toMatch(/^Le chemin du projet contient un caractère .* Renommez ce dossier\.\n$/)
    expect(status).toBe(2)
  },
)

test.each(["l'été", 'a"b', 'a\nb', 'a;b', 'a$b', 'a b', '(x)', '[x]'])('entry.cjs goes on below « %s »', (name) => {
  // There are no packages to install in this copy.
  expect(runIn(name, 'entry.cjs').stderr).not.toMatch(/Renommez ce dossier|Cannot find module.*start/)
})

test.each(['C#', '100%', 'a%20b', 'a?b', 'a\nb', "l'été"])('the dictionaries are read below « %s »', (name) => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  const packages = join(folder, name, 'node_modules')
  cpSync(join(ROOT, 'node_modules/@cspell'), join(packages, '@cspell'), { recursive: true })
  const script = `
    import { createRequire } from 'node:module'
    import { register } from 'tsx/esm/api'
    register()
    const { fileOf } = await import(${JSON.stringify(join(ROOT, 'scripts/proofread/dictionary.ts'))})
    console.log(fileOf('fr-fr', 'fr-fr.trie.gz', createRequire(${JSON.stringify(join(packages, 'x.js'))})).length > 1000)
  `
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    ...{ cwd: ROOT, encoding: 'utf8', env: ownerEnvironment() },
  })
  expect(stdout, stderr).toBe('true\n')
})
