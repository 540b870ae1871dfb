import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { projectFile } from '../support/content-folder.ts'
import { ROOT } from '../support/preview-server.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { treeOf } from '../support/tree.ts'

/** A folder that contains the project, so that changes outside the project are found too. */
let world: string
let project: ProjectCopy
/** The content folder of the owner, and one of its texts. */
let content: string
let text: string

beforeAll(() => {
  world = realpathSync(mkdtempSync(join(tmpdir(), 'world-')))
  project = copyProject(world)
  content = join(world, 'textes')
  text = join(content, 'projets/a.md')
})
beforeEach(() => write(text, WRITTEN))
afterEach(() => rmSync(content, { recursive: true }))
afterAll(() => rmSync(world, { recursive: true, force: true }))

function write(file: string, bytes: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return project.start(command, ['--content', content, ...args], env).ended
}

const INTERFERENCE = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(ROOT, 'tests/security/interfere.mjs')).href}`,
}

/** A text with the line ends of Windows, and a mistake that `--fix` corrects. */
const WRITTEN = projectFile({ state: 'ok' }, `${'Une phrase. '.repeat(500)}FIN-DU-TEXTE`).replaceAll('\n', '\r\n')
const FIXED = WRITTEN.replace('state: ok', 'state: OK')

const ANSWERS = Object.entries({
  name: 'Ève',
  trade: 'Développeuse',
  origin: 'https://eve.example.org',
  email: 'eve@example.org',
  phone: '06 39 98 00 02',
  place: 'Sète',
}).flatMap(([name, answer]) => [`--${name}`, answer])

test('check --fix writes through a link, and the file keeps its mode', async () => {
  const real = join(world, 'textes/projets/_vrai.md')
  write(real, WRITTEN)
  chmodSync(real, 0o640)
  rmSync(text)
  symlinkSync('_vrai.md', text)
  await run('check', ['--fix'])
  expect(readFileSync(real, 'utf8')).toBe(FIXED)
  expect((statSync(real).mode & 0o777).toString(8)).toBe('640')
  expect(treeOf(content)).toMatchObject({ 'projets/a.md': expect.stringContaining('link to _vrai.md') })
})

test('a disk that is full during check --fix costs not a letter', async () => {
  const before = treeOf(content)
  const { status, output } = await run('check', ['--fix'], { ...INTERFERENCE, FULL_DISK: content })
  expect(output).toMatch(/Le disque est plein.*rien n’a été perdu/)
  expect(status).toBe(2)
  expect(treeOf(content)).toEqual(before)
})

test('check --fix leaves a file alone that somebody writes meanwhile', async () => {
  const { status, output } = await run('check', ['--fix'], { ...INTERFERENCE, EDITED: content, EDITED_FILE: text })
  expect(output).toMatch(/a\.md a changé pendant la commande : il reste tel qu’il est/)
  expect(status).toBe(2)
  expect(readFileSync(text, 'utf8')).toBe(`${WRITTEN}Une ligne de plus.\n`)
})

const DISKS = [
  ['full', 'FULL_DISK', 'Le disque est plein'],
  ['read-only', 'READ_ONLY', 'en lecture seule'],
] as const
test.each(
  [
    ['new', 'Un titre'],
    ['import', 'resume.json'],
    ['init', ...ANSWERS],
  ].flatMap(([command = '', ...args]) =>
    DISKS.map(([name, variable, sentence]) => ({ command, args, name, variable, sentence })),
  ),
)('a disk that is $name during $command leaves all as it was', async ({ command, args, variable, sentence }) => {
  write(join(content, 'cv.md'), 'Mon vieux CV')
  write(join(project.root, 'resume.json'), JSON.stringify({ basics: { label: 'Développeuse', summary: 'Un profil.' } }))
  const before = treeOf(world)
  const { status, output } = await run(command, args, { ...INTERFERENCE, [variable]: world })
  expect(output).toContain(sentence)
  expect(status).toBe(2)
  expect(treeOf(world)).toEqual(before)
})

test.each([
  ['there is a content with a folder beside it', 'textes'],
  ['there is no folder yet', 'a/b'],
])('init whose answers are refused has changed nothing where %s', async (_name, folder) => {
  write(`${content}.nouveau/notes.md`, 'À garder')
  const before = treeOf(world)
  const { status, output } = await run('init', ['--content', join(world, folder), ...ANSWERS, '--email', 'eve'])
  expect(output).toContain('Rien n’a été changé')
  expect(status).toBe(2)
  expect(treeOf(world)).toEqual(before)
  rmSync(`${content}.nouveau`, { recursive: true })
})

test.each([
  ['the project', (root: string) => root],
  ['what holds the project', dirname],
  ['the home folder', () => content],
  ['the code', (root: string) => join(root, 'src')],
])('init --content with %s is refused before anything is touched', async (_name, folderOf) => {
  const before = treeOf(world)
  const folder = folderOf(project.root)
  const { status, output } = await project.start('init', ['--content', folder, ...ANSWERS], { HOME: content }).ended
  expect(output).toMatch(/^Un contenu ne peut pas remplacer .* Rien n’a été changé\.$/m)
  expect(status).toBe(2)
  expect(treeOf(world)).toEqual(before)
})

test('import keeps a text that would end the header inside it', async () => {
  write(
    join(project.root, 'resume.json'),
    JSON.stringify({ basics: { label: 'Dev\n---\nfin', summary: 'Un profil.' } }),
  )
  const { status, output } = await run('import', ['resume.json'])
  expect(output).toContain('Rien n’y manque.')
  expect(status).toBe(0)
  expect(readFileSync(join(content, 'cv.md'), 'utf8')).toMatch(/^title: .*Dev --- fin/m)
})

test.each([
  ['a title alone', { basics: { label: 'Dev\u0000\u0007' } }, /ne dit rien qui aille sous le titre/],
  ['too large a text', { basics: { label: 'Dev', summary: 'a b '.repeat(70_000) } }, /erreur {2}.*256 Ko/],
])('import of %s is a draft, says why and keeps the CV', async (_name, resume, reason) => {
  write(join(content, 'cv.md'), 'Mon vieux CV')
  write(join(project.root, 'resume.json'), JSON.stringify(resume))
  const before = treeOf(world)
  const { status, output } = await run('import', ['resume.json'])
  expect(output).toMatch(reason)
  expect(output).toContain('cv.md reste tel quel.')
  expect(status).toBe(0)
  const draft = join(content, '_cv.md')
  expect(readFileSync(draft, 'utf8')).toMatch(/^title: Dev$/m)
  rmSync(draft)
  expect(treeOf(world)).toEqual(before)
})
