import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { treeOf } from '../support/tree.ts'

/** A folder that contains the project and other folders of the owner. */
let world: string
let project: ProjectCopy
let before: Record<string, string>

beforeAll(() => {
  world = mkdtempSync(join(tmpdir(), 'world-'))
  project = copyProject(world)
  for (const [file, text] of [
    ['autre-projet/these.txt', 'Trois ans de travail'],
    ['pages/CNAME', 'camille.example.org'],
    ['pages/notes.txt', 'À ne pas oublier'],
    ['autre-outil/index.html', '<h1>Un autre site</h1>'],
    ['publie/portfolio-markdown.json', '{"version":1,"entries":["index.html","portfolio-markdown.json"]}'],
    ['publie/index.html', '<h1>Notre site</h1>'],
    ['publie/LISEZMOI.md', 'Ajouté à la main'],
    ['textes/site.md', 'Un texte'],
    ['textes-2026-11-26/site.md', 'Un texte d’avant'],
    ['maison/lettre.txt', 'Chère amie'],
  ] as const)
    write(join(world, file), text)
  for (const part of ['docs', 'tests', 'outbox']) write(join(project.root, part, 'a.txt'), part)
  for (const repository of [project.root, join(world, 'pages')]) spawnSync('git', ['init', '-q', repository])
  symlinkSync(join(project.root, 'content'), join(world, 'lien'))
  symlinkSync('boucle', join(world, 'boucle'))
  before = treeOf(world)
})

afterAll(() => rmSync(world, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

async function expectRefusal(command: string, args: readonly string[], reason: RegExp) {
  const { status, output } = await project.run(command, args, { HOME: join(world, 'maison') })
  expect(output).toMatch(reason)
  expect(output).toMatch(/^Le site ne peut pas remplacer .*Rien n’a été changé/)
  expect(output).not.toContain('Code  ')
  expect(status).toBe(2)
  expect(treeOf(world)).toEqual(before)
}

/** `--out`, seen from the project, other options, and the reason. `--replace` does not help in the last rows. */
const REFUSED: readonly (readonly [out: string, options: readonly string[], reason: RegExp])[] = [
  ['.', [], /le dossier du projet/],
  ['..', [], /le dossier du projet/],
  ['content', [], /fait partie de « content »/],
  ['../lien', [], /fait partie de « content »/],
  ['../textes', ['--content', '../textes'], /fait partie de « textes »/],
  // The other folders of the project are in scripts/disk/places.test.ts.
  ['src/site', [], /fait partie de « src »/],
  ['.git/site', [], /fait partie de « .git »/],
  ['../maison', [], /votre dossier personnel/],
  ['package.json', [], /ce n’est pas un dossier/],
  ['../pages', [], /autre chose.*notes\.txt.*--replace/],
  ['../autre-outil', [], /autre chose.*index\.html.*--replace/],
  ['../publie', [], /autre chose.*\(LISEZMOI\.md\).*--replace/],
  ['.', ['--replace'], /le dossier du projet/],
  ['content', ['--replace'], /fait partie de « content »/],
  ['../textes-2026-11-26', ['--content', '../textes', '--replace'], /fait partie de « textes-2026-11-26 »/],
  ['package.json', ['--replace'], /ce n’est pas un dossier/],
]

test.each(REFUSED)('build --out %s %j is refused before the first byte', (out, options, reason) =>
  expectRefusal('build', ['--pages-only', '--out', out, ...options], reason),
)

test.each([['check'], ['build'], ['new', 'Un titre']])(
  '%s --content with a file is answered with a sentence',
  async (command, ...argument) => {
    const { status, output } = await project.run(command, ['--content', 'package.json', ...argument])
    expect(output).toContain('--content attend un dossier, pas le fichier')
    expect(output).not.toContain('défaut')
    expect(status).toBe(2)
  },
)

test('nothing was made anywhere', () => {
  // What runs the commands is there.
  expect(readdirSync(join(project.root, '.cache'))).toEqual(['commands'])
})
