import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerEnvironment } from '../support/owner-environment.ts'
import { copyProject, type ProjectCopy, takeCache } from '../support/project-copy.ts'

/** The program of util-linux that gives a command a terminal. */
const hasScript = spawnSync('script', ['--version']).status === 0

let project: ProjectCopy
beforeAll(() => {
  project = copyProject()
  takeCache(project)
})
afterAll(() => project.dispose())

/** Runs `npm run init` in a terminal and types each answer after its question. Returns the final screen. */
async function walk(answers: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const command = `stty cols 80 rows 24; exec '${process.execPath}' scripts/start/bootstrap.mjs init`
  // With CI, Node does not treat a terminal as coloured.
  const { NO_COLOR, CI, ...colourful } = ownerEnvironment({ TERM: 'xterm-256color', ...env })
  const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: project.root, env: colourful })
  const rest = [...answers]
  let screen = ''
  let answered = ''
  child.stdout.on('data', (chunk: Buffer) => {
    screen += chunk
    const lines = stripVTControlCharacters(screen).split('\n')
    // A prompt on a line without any answer yet. Text that is typed too early is kept.
    const prompt = /> /.test(lines.at(-1) ?? '') ? `${lines.length}` : answered
    if (prompt === answered) return
    answered = prompt
    child.stdin.write(rest.shift() ?? '\r')
  })
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, raw: screen, screen: stripVTControlCharacters(screen) }
}

test.skipIf(!hasScript)('a first site is made in a terminal, with a stop in the middle', async () => {
  const stopped = await walk(['Zoé Lefèvre\r', 'Développeuse\r', '\r', 'zoé at exemple\r', '\u0003'], { TERM: 'dumb' })
  expect(stopped.screen).toContain('« zoé at exemple » n’est pas une adresse mail.')
  expect(stopped.screen).toContain('Vos réponses sont gardées')
  expect(stopped.status).toBe(2)
  expect(readFileSync(join(project.root, 'content/site.md'), 'utf8')).toContain('name: Camille Persienne')

  // Ctrl-U clears the line.
  const went = await walk(['\r', 'zoe@\u0015zoe@zoe-lefevre.fr\r', '\r', 'gitlab.com/zoe\r', '\r'])
  expect(went.screen).toContain('Reprendre vos 3 réponses gardées')
  expect(went.screen).toContain('Vouliez-vous écrire « https://gitlab.com/zoe » ?')
  expect(went.raw).toContain('\u001b[48;5;28m    ')
  expect(went.status).toBe(0)
  const site = readFileSync(join(project.root, 'content/site.md'), 'utf8')
  expect(site).toContain('\nname: Zoé Lefèvre\n')
  expect(site).toContain('\nemail: zoe@zoe-lefevre.fr\n')
  expect(site).toContain('\n  - name: GitLab\n    url: https://gitlab.com/zoe\n')
  expect(existsSync(join(project.root, '.cache/init.json'))).toBe(false)

  const check = await project.start('check').ended
  expect(check.output).toContain('0 erreur, 0 avertissement.')
  const build = await project.startBuild(['--pages-only', '--out', join(project.root, 'site')]).ended
  expect(build.status).toBe(0)
  const home = readFileSync(join(project.root, 'site/index.html'), 'utf8')
  expect(home).toContain('Zoé Lefèvre')
  expect(home).not.toMatch(/Camille|À ÉCRIRE|Mon premier projet|téléphone/i)
})
