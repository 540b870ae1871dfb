import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fr } from '../../scripts/spoken/fr.ts'
import { keepProjects } from '../support/content-folder.ts'
import { copyProject, type RunningCommand, takeCache } from '../support/project-copy.ts'

/** The parser of the copy loops forever over a file with this text. */
const ENDLESS = 'BOUCLE-SANS-FIN'
const HANGING_PARSER = `
export * from './parse-as-it-was.ts'
import { parseFile as parse } from './parse-as-it-was.ts'
export const parseFile: typeof parse = (source, findings) => {
  while (new TextDecoder().decode(source.bytes).includes('${ENDLESS}'));
  return parse(source, findings)
}
`

/** The proofreader of the copy loops forever over a file with this text, after it has said so. */
const ENDLESS_PROSE = 'PROSE-SANS-FIN'
const HANGING_READER = `
import { writeFileSync } from 'node:fs'
import { readOrSkip as read } from './read-prose-as-it-was.ts'
export * from './read-prose-as-it-was.ts'
export const readOrSkip: typeof read = (prose, parsed, proposals) => {
  const hangs = new TextDecoder().decode(prose.file.bytes).includes('${ENDLESS_PROSE}')
  if (hangs) writeFileSync(new URL('../../reading', import.meta.url), '')
  while (hangs);
  return read(prose, parsed, proposals)
}
`

/** The decoder of the copy says that it has read this picture, and never answers. */
const ENDLESS_PICTURE = 'sans-fin.png'
const SILENT_DECODER = `
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import './decode-process-as-it-was.mjs'
process.on('message', ({ path }) => {
  if (!path.endsWith('${ENDLESS_PICTURE}')) return
  process.send = () => true
  writeFileSync(new URL('../../decoding', import.meta.url), '')
})
`

const copy = copyProject()
const project = (name: string) => join(copy.root, `content/projets/${name}.md`)
const files = { slow: project('banque'), wrong: project('architecte'), long: project('carrousel') }
const good = {
  slow: readFileSync(files.slow, 'utf8'),
  wrong: readFileSync(files.wrong, 'utf8'),
  long: readFileSync(files.long, 'utf8'),
}
let command: RunningCommand | undefined

for (const [module, ending, code] of [
  ['compile/parse/parse', 'ts', HANGING_PARSER],
  ['proofread/read-prose', 'ts', HANGING_READER],
  ['images/decode-process', 'mjs', SILENT_DECODER],
] as const) {
  const path = join(copy.root, `scripts/${module}`)
  renameSync(`${path}.${ending}`, `${path}-as-it-was.${ending}`)
  writeFileSync(`${path}.${ending}`, code)
}
takeCache(copy)
keepProjects(join(copy.root, 'content'), ['banque', 'architecte', 'carrousel'])

afterEach(() => {
  command?.child.kill('SIGKILL')
  for (const kind of ['slow', 'wrong', 'long'] as const) writeFileSync(files[kind], good[kind])
})
afterAll(() => copy.dispose())

function deadline(seconds: number) {
  setLimit('commands/compile-pool', /(?<=\nexport const DEADLINE_SECONDS = )\d+\n/, seconds)
  setLimit('commands/compile-pool', /(?<=\nconst PROSE_SHARE_SECONDS = )\d+\n/, 2 * seconds)
}

function setLimit(module: string, limit: RegExp, seconds: number) {
  const path = join(copy.root, `scripts/${module}.ts`)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(limit)
  writeFileSync(path, text.replace(limit, `${seconds}\n`))
}

function start(name: string, ...args: string[]): RunningCommand {
  command = copy.start(name, args)
  return command
}

/** Returns the output as soon as it matches. */
function printed({ child }: RunningCommand, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk
        if (pattern.test(output)) resolve(output)
      })
    }
  })
}

const hang = () => writeFileSync(files.slow, `${good.slow}\n${ENDLESS}\n`)
/** Saves every second, because a command that has just started may not watch the folder yet. */
const saveAgainAndAgain = () => setInterval(hang, 1000)
/** In seconds of processor time. Starting a thread takes more than half a second of it, reading the prose of a project up to two. */
const DEADLINE = 3
const COSTLY = /content\/projets\/banque\.md:1:1 .*plus de 3 secondes.*\[file\/too-costly\]/

beforeAll(() => deadline(DEADLINE))

test('check --fix names the files that never end, and corrects, checks and reads the others', async () => {
  hang()
  writeFileSync(files.long, `${good.long}\n${ENDLESS_PROSE}\n`)
  const wrong = good.wrong.replace('state: OK', 'state: Ok').replace('number: ', 'number: x')
  writeFileSync(files.wrong, `${wrong}\nUne ereur.\n`)
  const { status, output } = await start('check', '--fix').ended
  expect(output).toMatch(COSTLY)
  expect(output).toContain('1 correction faite.')
  expect(readFileSync(files.wrong, 'utf8')).toContain('state: OK')
  expect(output).toContain('content/projets/architecte.md:')
  // The file whose prose never ends is a warning.
  expect(output).toMatch(/carrousel\.md:1:1 {2}avertissement .*plus de 3 secondes.*\[file\/too-costly\]/)
  expect(output).toMatch(/architecte\.md:.*« ereur »/)
  expect(output).toContain('\n2 erreurs, ')
  expect(status).toBe(1)
})

test('check --watch obeys Ctrl-C while prose is read', async () => {
  deadline(3600)
  rmSync(join(copy.root, 'reading'))
  const watch = start('check', '--watch')
  await printed(watch, new RegExp(fr.report.watchEnds))
  const saving = setInterval(() => writeFileSync(files.slow, `${good.slow}\n${ENDLESS_PROSE} ${Date.now()}\n`), 1000)
  await vi.waitUntil(() => existsSync(join(copy.root, 'reading')), { timeout: 60_000 })
  clearInterval(saving)
  const sent = Date.now()
  watch.child.kill('SIGINT')
  expect(await watch.ended).toMatchObject({ status: 0 })
  expect(Date.now() - sent).toBeLessThan(3000)
  deadline(DEADLINE)
})

test('check --watch obeys Ctrl-C while a picture is decoded', async () => {
  setLimit('images/decoder', /(?<=\nconst CLOCK_LIMIT_SECONDS = )\d+\n/, 3600)
  const images = join(copy.root, 'content/projets/images')
  const picture = readFileSync(join(images, 'banque.png'))
  writeFileSync(join(images, ENDLESS_PICTURE), Buffer.concat([picture, Buffer.from('\n')]))
  const watch = start('check', '--watch')
  await printed(watch, new RegExp(fr.report.watchEnds))
  const shown = `${good.slow}\n![Un écran.](images/${ENDLESS_PICTURE})\n`
  const saving = setInterval(() => writeFileSync(files.slow, `${shown}\n${Date.now()}\n`), 1000)
  await vi.waitUntil(() => existsSync(join(copy.root, 'decoding')), { timeout: 60_000 })
  clearInterval(saving)
  watch.child.kill('SIGINT')
  expect(await watch.ended).toMatchObject({ status: 0 })
})

test('build names the file and leaves no site', async () => {
  hang()
  const { status, output } = await start('build', '--pages-only').ended
  expect(output).toMatch(COSTLY)
  expect(status).toBe(1)
  expect(existsSync(join(copy.root, 'dist'))).toBe(false)
})

test('init gives up answers that are never read, and leaves the content as it was', async () => {
  const { status, output } = await start(
    'init',
    ...['--name', ENDLESS, '--trade', 'Plombier', '--origin', 'https://plombier.example.org', '--place', 'Lyon'],
    ...['--email', 'a@example.org', '--phone', '06 39 98 00 00', '--github', '', '--linkedin', ''],
  ).ended
  expect(output).toMatch(/plus de 3 secondes/)
  expect(output).toContain('Rien n’a été changé')
  expect(status).toBe(2)
  expect(readFileSync(files.slow, 'utf8')).toBe(good.slow)
})

test('check --watch obeys a signal in the middle of a file', async () => {
  deadline(3600)
  const { watchBegins, watchEnds } = fr.report
  const watch = start('check', '--watch')
  const second = printed(watch, new RegExp(`${watchBegins}[^]*${watchBegins}`))
  await printed(watch, new RegExp(watchEnds))
  const saving = saveAgainAndAgain()
  await second
  clearInterval(saving)
  watch.child.kill('SIGTERM')
  expect(await watch.ended).toMatchObject({ status: 0 })
})

test('dev serves on, goes on with the next change, and obeys Ctrl-C', async () => {
  deadline(DEADLINE)
  const dev = start('dev', '--port', '0')
  const [url = ''] = /http:\S+/.exec(await printed(dev, /http:\S+/)) ?? []
  const answers = async () => (await fetch(`${url}favicon.svg`)).status
  const named = printed(dev, COSTLY)
  const saving = saveAgainAndAgain()
  expect(await answers()).toBe(200)
  await named
  clearInterval(saving)
  const shown = printed(dev, /architecte\.md/)
  writeFileSync(files.wrong, good.wrong.replace('state: OK', 'state: Ok'))
  expect(await shown).toMatch(COSTLY)

  // The signal arrives while this file is still being compiled.
  writeFileSync(project('carrousel'), ENDLESS)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await answers()).toBe(200)
  dev.child.kill('SIGINT')
  const { status, output } = await dev.ended
  // Its number may be reported.
  expect(output).not.toContain('carrousel.md:1:1')
  expect(output).not.toMatch(/Erreur|Error/)
  expect(status).toBe(0)
})
