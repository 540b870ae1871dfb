/**
 * `npm --prefix tools run proof`: twenty owners create their sites with version 1.0.0 of the package from a registry of this machine; a version
 * 1.1.0 with another component, and a key that has another name, is published; all of them update. Their content must stay as it was but for
 * what the migration announced, every site must build, and a process that is killed must leave the old or the new, never a mixture.
 */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { ROOT } from '../../scripts/disk/root.ts'
import { CHARACTER_NAMES } from '../../src/looks/characters.ts'
import { serialise, style, validProject } from '../../tests/property/valid-project.ts'
import { ownerEnvironment } from '../../tests/support/owner-environment.ts'
import { OWNERS, ownerContent } from '../../tests/support/owner-sites.ts'
import { copyProject } from '../../tests/support/project-copy.ts'
import { startRegistry } from '../../tests/support/registry.ts'

const COUNT = Number(process.argv[2] ?? 20)
const KILLS = Number(process.argv[3] ?? 50)
const SEED = 20261123

/** The changes of 1.1.0: each text in a file, and its replacement. */
const CHANGES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'package.json': [['"version": "1.0.0"', '"version": "1.1.0"']],
  'scripts/fields/definitions.ts': [["optional('fediverse', 'fediverse'", "optional('mastodon', 'fediverse'"]],
  'src/pages/Document.tsx': [
    ['{site.fediverse &&', '{site.mastodon &&'],
    ['{site.fediverse}', '{site.mastodon}'],
  ],
  'src/components/Footer/Footer.tsx': [['<footer ', '<footer data-version="1.1.0" ']],
  'scripts/commands/init-answers.ts': [
    ["'profiles', 'fediverse']", "'profiles', 'mastodon']"],
    ["'github' | 'linkedin' | 'fediverse'", "'github' | 'linkedin' | 'mastodon'"],
    ['linkedin: null, fediverse: null', 'linkedin: null, mastodon: null'],
    ['known.fediverse', 'known.mastodon'],
  ],
  'scripts/fields/migrations/migrations.ts': [
    [
      'readonly Migration[] = []',
      `readonly Migration[] = [{ since: '1.1.0', id: 'fediverse-mastodon', says: 'La clé « fediverse » s’appelle « mastodon ».',
        kinds: ['site'], changes: [{ key: 'fediverse', to: 'mastodon' }] }]`,
    ],
  ],
}

const work = realpathSync(mkdtempSync(join(tmpdir(), 'portfolio-proof-')))
const started = Date.now()
const say = (text: string) => console.log(`${Math.round((Date.now() - started) / 1000)} s  ${text}`)
const registry = await startRegistry(join(work, 'registry'))

try {
  run('npm', ['pack', '--pack-destination', work], join(ROOT, 'scripts/create'))
  pack(ROOT)
  const newer = copyProject()
  for (const part of ['docs', 'tools', 'CHANGELOG.md', '.nvmrc', 'netlify.toml', 'vercel.json', '.vscode'])
    cpSync(join(ROOT, part), join(newer.root, part), { recursive: true })
  for (const [file, changes] of Object.entries(CHANGES))
    for (const [from, to] of changes) change(join(newer.root, file), from, to)
  pack(newer.root)
  newer.dispose()
  registry.publish(join(work, 'create-portfolio-markdown-1.0.0.tgz'))
  registry.publish(join(work, 'portfolio-markdown-1.0.0.tgz'))
  const sites = Array.from({ length: COUNT }, (_, index) => createSite(index))
  say(`${sites.length} sites were created and build with 1.0.0`)
  registry.publish(join(work, 'portfolio-markdown-1.1.0.tgz'))
  const due = sites.map(update)
  say(
    `${sites.length} sites were updated: ${due.filter(Boolean).length} with a migration, all build, no other byte changed`,
  )
  await killOften(sites[0] ?? '')
  say(`${KILLS} killed processes left the old or the new`)
} finally {
  await registry.stop()
  rmSync(work, { recursive: true, force: true })
}

function pack(root: string): void {
  run(process.execPath, ['--import', 'tsx', 'tools/package/write.ts'], root)
  run('npm', ['pack', '--pack-destination', work], root)
}

function run(command: string, parameters: readonly string[], cwd: string, expected = 0): string {
  const env = ownerEnvironment({ ...registry.env, CI: '' })
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd, env, encoding: 'utf8' })
  if (status !== expected)
    throw new Error(`${command} ${parameters.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout + stderr
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no « ${from} » any more: mend CHANGES.`)
  writeFileSync(
    file,
    text.replaceAll(from, () => to),
  )
}

/** Creates the site of an owner: first the four invented ones, then owners with random looks and projects. */
function createSite(index: number): string {
  const owner = OWNERS[index]
  const site = join(work, owner ?? `site-${index}`)
  if (owner === undefined) createRandom(index, site)
  else {
    const from = join(work, 'from', owner)
    cpSync(ownerContent(owner), join(from, 'content'), { recursive: true })
    run('npm', ['create', '--yes', 'portfolio-markdown', site, '--', '--from', from], work)
  }
  if (!/^fediverse:/m.test(readSite(site)) && index % 2 === 0)
    writeFileSync(
      join(site, 'content/site.md'),
      readSite(site).replace(
        /^email:/m,
        "# Pour les liens partagés\nfediverse: '@moi@mastodon.example.org' # mon compte\nemail:",
      ),
    )
  // Keeps the encoded pictures, as hosts do.
  const kept = join(site, 'node_modules/.cache/portfolio-markdown/pictures')
  cpSync(join(ROOT, '.cache/pictures'), kept, { recursive: true })
  build(site)
  say(site.slice(work.length + 1))
  return site
}

function createRandom(index: number, site: string): void {
  const one = <Value>(arbitrary: fc.Arbitrary<Value>) =>
    fc.sample(arbitrary, { seed: SEED + index, numRuns: 1 })[0] as Value
  const look = one(
    fc.record({
      hue: fc.integer({ min: 0, max: 360 }).map(String),
      character: fc.constantFrom(...CHARACTER_NAMES),
      radius: fc.constantFrom('none', 'small', 'large'),
      typeface: fc.constantFrom('bricolage', 'literata', 'atkinson', 'outfit', 'jetbrains-mono'),
    }),
  )
  const answers = {
    name: `Ana Essai ${index}`,
    trade: 'Développeuse',
    email: 'ana@example.org',
    contact: 'mail',
    origin: 'https://ana.example.org',
    ...look,
  }
  const options = Object.entries(answers).flatMap(([key, value]) => [`--${key}`, value])
  run('npm', ['create', '--yes', 'portfolio-markdown', site, '--', ...options], work)
  mkdirSync(join(site, 'public/images'), { recursive: true })
  const picture = join(ROOT, 'content/projets/images/banque.png')
  for (const place of ['content/projets/images/banque.png', 'public/images/affiche.png'])
    cpSync(picture, join(site, place))
  const projects = fc.sample(fc.tuple(validProject, style), { seed: SEED + index, numRuns: 1 + (index % 5) })
  // The draft that init writes has number 1.
  for (const [number, [project, how]] of projects.entries()) {
    const file = `${project.draft ? '_' : ''}projet-${number + 1}.md`
    writeFileSync(
      join(site, 'content/projets', file),
      serialise({ ...project, number: number + 2, title: `Titre ${number}` }, how),
    )
  }
}

function readSite(site: string): string {
  return readFileSync(join(site, 'content/site.md'), 'utf8')
}

function build(site: string): void {
  run('npm', ['run', 'build', '--', '--pages-only'], site)
}

/** @returns whether a migration was due */
function update(site: string): boolean {
  const before = filesOf(join(site, 'content'))
  run('npm', ['update', '--no-audit', '--no-fund'], site)
  const { version } = JSON.parse(readFileSync(join(site, 'node_modules/portfolio-markdown/package.json'), 'utf8'))
  if (version !== '1.1.0') throw new Error(`${site} has version ${version}.`)
  assertSame(before, filesOf(join(site, 'content')))
  build(site)
  const html = readFileSync(join(site, 'dist/client/index.html'), 'utf8')
  if (!html.includes('data-version="1.1.0"')) throw new Error(`${site} was not built with the new component.`)
  const isDue = /^fediverse:/m.test(readSite(site))
  if (run('npm', ['run', 'check'], site).includes('migration/due') !== isDue)
    throw new Error(`${site}: a migration is not said.`)
  if (isDue) {
    run('npx', ['portfolio', 'migrate', '--yes'], site)
    assertSame(migrated(before), filesOf(join(site, 'content')))
    build(site)
  }
  return isDue
}

function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => join(entry.parentPath, entry.name)).map((file) => [file, readFileSync(file, 'latin1')]),
  )
}

function migrated(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    [...files].map(([file, text]) => [
      file,
      file.endsWith('site.md') ? text.replace(/^fediverse:/m, 'mastodon:') : text,
    ]),
  )
}

function assertSame(expected: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): void {
  const different = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (file) => expected.get(file) !== found.get(file),
  )
  if (different.length > 0) throw new Error(`Changed although nothing announced it: ${different.join(', ')}`)
}

/** Kills `migrate` and `build` in turn, later and later, and checks the content and the built site each time. */
async function killOften(site: string): Promise<void> {
  const content = join(site, 'content')
  const now = filesOf(content)
  const old = new Map(
    [...now].map(([file, text]) => [file, file.endsWith('site.md') ? text.replace(/^mastodon:/m, 'fediverse:') : text]),
  )
  const command = join(site, 'node_modules/portfolio-markdown/lib/scripts/start/entry.cjs')
  for (let round = 0; round < KILLS; round++) {
    for (const [file, text] of old) writeFileSync(file, text, 'latin1')
    const page = readFileSync(join(site, 'dist/client/index.html'), 'utf8')
    const parameters = round % 2 === 0 ? ['migrate', '--yes'] : ['build', '--pages-only', '--force']
    const child = spawn(process.execPath, [command, ...parameters], {
      cwd: site,
      stdio: 'ignore',
      env: ownerEnvironment(),
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    setTimeout(() => child.kill('SIGKILL'), (round / KILLS) * (round % 2 === 0 ? 600 : 2500))
    await ended
    for (const [file, text] of filesOf(content))
      if (text !== old.get(file) && text !== now.get(file))
        throw new Error(`${file} is neither old nor new after a kill.`)
    if (readFileSync(join(site, 'dist/client/index.html'), 'utf8') !== page)
      throw new Error('The built site is another one after a kill.')
  }
  run('npx', ['portfolio', 'migrate', '--yes'], site)
  assertSame(now, filesOf(content))
  build(site)
}
