import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { copyPublicFiles } from '../../scripts/outputs/public-files.ts'
import { keepProjects, projectFile } from '../support/content-folder.ts'
import { copyProject, type ProjectCopy, takeCache } from '../support/project-copy.ts'

/** The text of a file that must never be published. */
const SECRET = 'le mot de passe'

let project: ProjectCopy
let added: string[] = []

beforeAll(() => {
  project = copyProject()
  writeFileSync(at('secret.txt'), SECRET)
  takeCache(project)
  keepProjects(at('content'), ['banque', 'portfolio'])
})
afterAll(() => project.dispose())
afterEach(() => {
  for (const file of added) rmSync(at(file), { recursive: true, force: true })
  added = []
})

const at = (file: string) => join(project.root, file)

function add(file: string, text: string | Uint8Array = 'x') {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
  added.push(file)
}

function link(target: string, file: string) {
  symlinkSync(target, at(file))
  added.push(file)
}

function pipe(file: string) {
  execFileSync('mkfifo', [at(file)])
  added.push(file)
}

const run = async (command: string, ...args: string[]) => {
  const { status, output } = await project.run(command, args)
  return { status, output }
}

/** Returns the file and code of each error and warning that `check` prints. */
async function found(): Promise<string[]> {
  const { output } = await run('check', '--format', 'lines')
  const lines = output.split('\n').filter((line) => /: (error|warning): /.test(line))
  return lines.map((line) => `${/^[^:]+/.exec(line)?.[0]} ${/\[([\w/-]+)\]$/.exec(line)?.[1]}`)
}

test('a page of public/ is refused, replaces nothing, and leaves nothing behind', async () => {
  add('public/index.html', '<h1>PAR public/</h1>')
  const checked = await run('check')
  expect(checked.status).toBe(1)
  expect(checked.output).toContain('public/index.html:1:1  erreur  Ce nom est pris')
  expect(checked.output).not.toContain('PAR public/')
  expect((await run('build', '--pages-only', '--out', 'essai')).status).toBe(1)
  expect(existsSync(at('essai'))).toBe(false)

  rmSync(at('public/index.html'))
  expect((await run('build', '--pages-only', '--out', 'essai')).status).toBe(0)
  expect(readFileSync(at('essai/index.html'), 'utf8')).toContain('Camille Persienne')
})

test('every name that the build writes is refused, whatever its capitals, and nothing else', async () => {
  const taken = [
    ...['404.html', 'CV.pdf', 'Sitemap.XML', '_headers', 'vercel.json', 'robots.txt', 'flux.atom', 'flux.json'],
    ...['favicon.ico', 'icon-192.png', 'site.webmanifest', '.well-known/security.txt', 'assets/a.js', 'share/a.jpg'],
    ...['projets/banque.html', 'projets/technologies/react.html', 'contact/index.html', 'plan-du-site'],
    'cv.html/a.txt',
  ]
  const free = ['robots-2.txt', '.well-known/autre.txt', 'projets/notice.pdf', 'CNAME', 'images/index.jpg', '.nojekyll']
  for (const file of [...taken, ...free]) add(`public/${file}`)
  expect(await found()).toEqual(taken.map((file) => `public/${file} public/taken`).toSorted())
})

test('links that leave public/ or content/ are refused, and what they lead to is shown nowhere', async () => {
  const links = {
    'content/note.pdf': '../secret.txt',
    'content/projets/fuite.md': '../../secret.txt',
    'public/etc': '/etc',
    'public/fuite.txt': '../secret.txt',
    'public/git.txt': '../.git/config',
    'public/moi': 'moi',
  }
  for (const [file, target] of Object.entries(links)) link(target, file)
  expect(await found()).toEqual(Object.keys(links).map((file) => `${file} file/unreadable`))
  const { status, output } = await run('check')
  expect(status).toBe(1)
  expect(output).not.toContain(SECRET)
})

test('a pipe is refused and never waited for', async () => {
  const pipes = ['content/projets/images/tube.png', 'content/projets/tube.md', 'public/tube.txt']
  for (const file of pipes) pipe(file)
  expect(await found()).toEqual(pipes.map((file) => `${file} file/unreadable`))
})

test('links inside public/ are published as files, hidden files are not', async () => {
  add('public/papiers/brochure.txt', 'brochure')
  link('papiers/brochure.txt', 'public/brochure.txt')
  add('public/.env', SECRET)
  add('public/.well-known/cle.txt', 'cle')
  expect((await run('build', '--pages-only', '--out', 'essai')).status).toBe(0)
  const site = at('essai')
  expect(lstatSync(join(site, 'brochure.txt')).isFile()).toBe(true)
  expect(readFileSync(join(site, 'brochure.txt'), 'utf8')).toBe('brochure')
  expect(readFileSync(join(site, '.well-known/cle.txt'), 'utf8')).toBe('cle')
  expect(existsSync(join(site, '.env'))).toBe(false)
  const entries = readdirSync(site, { recursive: true, withFileTypes: true })
  expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([])
})

test('a picture may have any name that the disk takes', async () => {
  const names = [`${'a'.repeat(245)}.png`, '%ff.png', 'a%20b.png', 'écran d’accueil (2).png']
  const picture = sharp({ create: { width: 64, height: 80, channels: 3, background: '#888' } }).png()
  for (const name of names) add(`content/projets/images/${name}`, await picture.toBuffer())
  const shown = names.map((name) => `![Une image](<images/${name.replaceAll('%20', '%2520')}>)`)
  add('content/projets/essai.md', projectFile({ image: `images/${names[0]}` }, shown.join('\n\n')))
  const { status, output } = await run('build', '--pages-only', '--out', 'essai')
  expect(status, output).toBe(0)
  const page = readFileSync(at('essai/projets/essai.html'), 'utf8')
  expect(page.split('alt="Une image"')).toHaveLength(names.length + 1)
  for (const name of ['ff', 'a-20b', 'ecran-d-accueil-2', 'a'.repeat(60)])
    expect(page).toMatch(new RegExp(`/assets/images/${name}-[0-9a-f]{8}-\\d+\\.webp`))
})

test('dev says it too, gives out neither a link that leads out nor a pipe, and watches nothing behind a link', async () => {
  link('../secret.txt', 'public/fuite.txt')
  link('/', 'content/tout')
  pipe('public/tube')
  const { child, ended } = project.start('dev', ['--port', '0'])
  const address = await new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /http:\S+/.exec(chunk.toString())?.[0]
      if (found !== undefined) resolve(found)
    })
  })
  for (const path of ['fuite.txt', 'public/fuite.txt', 'tube'])
    expect((await fetch(new URL(path, address))).status, path).toBe(404)
  child.kill('SIGINT')
  const { status, output } = await ended
  expect(status).toBe(0)
  expect(output).toContain('public/fuite.txt:1:1  erreur  Ce fichier ne peut pas être lu')
})

test('a name with an accent is published as pages ask for it, also from a disk that writes the accent apart', async () => {
  add('accents/public/re\u0301sume\u0301.pdf', 'a')
  await copyPublicFiles(at('accents/public'), at('accents/site'))
  expect(readFileSync(at('accents/site/r\u00E9sum\u00E9.pdf'), 'utf8')).toBe('a')
})

test('photographs and films lose the place where they were made, whatever their names say; other files stay as they are', async () => {
  const position = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 298713/10000' }
  const blank = sharp({ create: { width: 8, height: 4, channels: 3, background: '#36c' } })
  const photo = await blank
    .withExif({ IFD0: { Copyright: 'Camille' }, IFD3: position })
    .jpeg()
    .toBuffer()
  const film = Buffer.from('\0\0\0\x14ftypisom\0\0\x02\0isom\xA9xyz+48.8577+002.2950/', 'latin1')
  const table = 'lieu;position\nici;+48.8577+002.2950/\n'
  for (const [file, bytes] of Object.entries({ 'a.jpg': photo, 'b.bin': photo, 'c.mp4': film, 'd.csv': table }))
    add(`copie/public/${file}`, bytes)
  await copyPublicFiles(at('copie/public'), at('copie/site'))
  const copied = (file: string) => readFileSync(at(`copie/site/${file}`))
  for (const file of ['a.jpg', 'b.bin']) {
    expect((await sharp(copied(file)).metadata()).exif?.includes('Camille')).toBe(true)
    expect(copied(file)).toHaveLength(photo.length)
    expect(copied(file)).not.toEqual(photo)
  }
  expect(copied('c.mp4').includes('48.8577')).toBe(false)
  expect(copied('d.csv').toString()).toBe(table)
  rmSync(at('copie/site'), { recursive: true })
})

test('the copy itself follows no link out and replaces no file', async () => {
  add('copie/public/a.txt', 'a')
  mkdirSync(at('copie/site'))
  writeFileSync(at('copie/site/a.txt'), 'page')
  await expect(copyPublicFiles(at('copie/public'), at('copie/site'))).rejects.toThrow('EEXIST')
  expect(readFileSync(at('copie/site/a.txt'), 'utf8')).toBe('page')
  symlinkSync('../../secret.txt', at('copie/public/b.txt'))
  rmSync(at('copie/public/a.txt'))
  await expect(copyPublicFiles(at('copie/public'), at('copie/site'))).rejects.toThrow('public/b.txt')
  expect(existsSync(at('copie/site/b.txt'))).toBe(false)
})
