import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { worded } from '../diagnostics/phrase.ts'
import { FILE_MAX_BYTES } from './parse/file-max-bytes.ts'
import { ALL_TEXTS_MAX_MB, type ContentFolders, readContent, shownPath, withFileReadAgain } from './read.ts'

const at = folderForEachTest()
let folders: ContentFolders
beforeEach(() => {
  folders = { content: at('content'), public: at('public'), outputs: [] }
})

/** Writes files below the folder of the content and `public`. Without a text, each contains `x`. */
function write(files: readonly string[] | Readonly<Record<string, string>>) {
  for (const [file, text] of Array.isArray(files) ? files.map((name) => [name, 'x']) : Object.entries(files)) {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
}

const link = (target: string, name: string) => symlinkSync(target, at(name))
const inContent = (names: readonly string[]) => names.map((name) => `content/${name}`)

/** Returns a path below the content as messages show it. */
const shown = (path: string) => path.replace(`${shownPath(folders.content)}/`, '')
const skippedIn = ({ skipped }: ReturnType<typeof readContent>) =>
  skipped.map(({ path, problem, reason, suggestion }) => [
    shown(path),
    problem,
    worded(reason),
    suggestion && shown(suggestion),
  ])

test('Markdown is read as what its place says it is, in one order', () => {
  write({ 'content/site.md': 'a', 'content/cv.md': 'b', 'content/projets/b.md': 'c', 'content/projets/a.md': 'd' })
  write({ 'content/pages/a-propos.md': 'e' })
  write(['content/projets/._a.md'])
  const { files, skipped, contentFolder } = readContent(folders)
  expect(contentFolder).toBe(relative(process.cwd(), folders.content))
  expect(files.map(({ path, kind, bytes }) => [shown(path), kind, new TextDecoder().decode(bytes)])).toEqual([
    ['cv.md', 'cv', 'b'],
    ['pages/a-propos.md', 'page', 'e'],
    ['projets/a.md', 'project', 'd'],
    ['projets/b.md', 'project', 'c'],
    ['site.md', 'site', 'a'],
  ])
  expect(skipped).toEqual([])
})

test('style.css is read; another style sheet is reported', () => {
  write({ 'content/style.css': 'a', 'content/css/titres.css': 'b', 'public/page.css': 'c' })
  const sources = readContent(folders)
  expect(sources.files.map(({ path, kind }) => [shown(path), kind])).toEqual([['style.css', 'style']])
  expect(skippedIn(sources)).toEqual([
    ['css/titres.css', 'ignored', 'la seule feuille de style est style.css', 'style.css'],
  ])
  expect(withFileReadAgain(sources, sources.files[0]?.path ?? '')).not.toBeNull()
})

test('today is the day of the clock', () => {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  expect([dayOf(Date.now() - 60_000), dayOf(Date.now())]).toContain(readContent(folders).today)
})

test('a file that looks like content and is not read is reported, with a name that would be read', () => {
  const names = [
    ...[
      'Site.md',
      'CV.markdown',
      'cv.txt',
      'notes.md',
      'site copie.md',
      'CV - Copy (2).md',
      'site.md.txt',
      'README.md',
      'Projets/a.md',
      'projects/b.md',
      'AGENTS.md',
      'xreadme.md',
      'sous/cv.md',
    ],
    ...[
      'readme.md',
      'liste.txt',
      'biblio.md.txt',
      'banque.mdx',
      'banque.MD',
      'image.png',
      'sous/site.md',
      'sous/Banque.markdown',
    ].map((name) => `projets/${name}`),
  ]
  write(inContent(names))
  const sources = readContent(folders)
  expect(sources.files.map(({ path }) => shown(path))).toEqual(['projets/readme.md'])
  const elsewhere = 'seuls site.md, cv.md et les fichiers de projets/, de pages/, de cvs/ et de candidatures/ le sont'
  expect(skippedIn(sources)).toEqual([
    ['CV - Copy (2).md', 'ignored', elsewhere, null],
    ['CV.markdown', 'ignored', 'son nom n’est pas exactement « cv.md »', 'cv.md'],
    ['Projets/a.md', 'ignored', elsewhere, 'projets/a.md'],
    ['Site.md', 'ignored', 'son nom n’est pas exactement « site.md »', 'site.md'],
    ['notes.md', 'ignored', elsewhere, 'pages/notes.md'],
    ['projects/b.md', 'ignored', elsewhere, 'projets/b.md'],
    ['projets/banque.MD', 'ignored', 'son extension n’est pas « .md »', 'banque.md'],
    ['projets/banque.mdx', 'ignored', 'son extension n’est pas « .md »', 'banque.md'],
    ['projets/biblio.md.txt', 'ignored', 'son extension n’est pas « .md »', 'biblio.md'],
    ['projets/sous/Banque.markdown', 'ignored', elsewhere, 'projets/banque.md'],
    ['projets/sous/site.md', 'ignored', elsewhere, 'projets/site.md'],
    ['site copie.md', 'ignored', elsewhere, null],
    ['site.md.txt', 'ignored', 'son nom n’est pas exactement « site.md »', 'site.md'],
    ['sous/cv.md', 'ignored', elsewhere, 'cv.md'],
    ['xreadme.md', 'ignored', elsewhere, 'pages/xreadme.md'],
  ])
})

test('settings in place of a text, and the text of a folder that a project has to itself, are reported', () => {
  const read = ['projets/banque/README.md', 'projets/images/README.md', 'projets/tri/README.md', 'projets/tri.md']
  write(inContent([...read, 'site.yml', 'cv.yaml', 'cv.md', 'autre.yml', 'en/pages/Mes essais/readme.md']))
  expect(skippedIn(readContent(folders)).map(([file, problem, , suggestion]) => [file, problem, suggestion])).toEqual([
    ['en/pages/Mes essais/readme.md', 'ignored', 'en/pages/mes-essais.md'],
    ['projets/banque/README.md', 'ignored', 'projets/banque.md'],
    ['site.yml', 'ignored', 'site.md'],
  ])
})

test('no file is to take the name of another one', () => {
  write(inContent(['cv.md', 'cv.md.txt', 'projets/banque.md', 'projets/banque.mdx', 'projects/banque.md']))
  expect(skippedIn(readContent(folders)).map(([file, , , suggestion]) => [file, suggestion])).toEqual([
    ['cv.md.txt', null],
    ['projects/banque.md', null],
    ['projets/banque.mdx', null],
  ])
})

test('a text of another program in a folder of pages is reported, unless its Markdown is beside it', () => {
  const names = ['poeme.txt', 'Ma page.docx', 'r.html', '_idee.odt', 'README.md', 'notes.txt', 'tri.md', 'tri.docx']
  names.push('google0123456789abcdef.html', 'mesures.txt', 'rapport-lighthouse.html', 'résultats 2026.txt')
  write(inContent([...names.map((name) => `projets/${name}`), 'projets/images/plan.txt', 'cv.docx', 'en/pages/a.odt']))
  expect(skippedIn(readContent(folders))).toEqual([
    ['en/pages/a.odt', 'foreign', 'c’est un « .odt »', 'en/pages/a.md'],
    ['projets/Ma page.docx', 'foreign', 'c’est un « .docx »', 'projets/ma-page.md'],
    ['projets/poeme.txt', 'foreign', 'c’est un « .txt »', 'projets/poeme.md'],
    ['projets/r.html', 'foreign', 'c’est un « .html »', 'projets/r.md'],
  ])
})

test('a file for visitors is sent to public/, unless the build makes it', () => {
  const names = ['CNAME', 'robots.txt', 'favicon.ico', 'cv.pdf', 'google0123456789abcdef.html', 'mots.txt', 'cv.docx']
  write(inContent([...names, 'images/favicon.ico', 'en/CNAME', 'google-fonts.html']))
  expect(skippedIn(readContent(folders))).toEqual([
    ['CNAME', 'misplaced', 'ce qui se publie tel quel va dans public/', 'public/CNAME'],
    ['cv.pdf', 'misplaced', 'le site fait le PDF de votre CV de cv.md', null],
    ['favicon.ico', 'misplaced', 'le site fait le sien de « public/favicon.svg », ou de vos initiales', null],
    [
      'google0123456789abcdef.html',
      'misplaced',
      'ce qui se publie tel quel va dans public/',
      'public/google0123456789abcdef.html',
    ],
    ['robots.txt', 'misplaced', 'le site écrit lui-même le sien', null],
  ])
})

test('a text of another generator is sent where its page would be', () => {
  const names = [
    ...['en/projects/a.md', 'projets/b/index.md', 'index.md', 'cv.en.md', 'resume.md', 'en/posts/c.md'],
    // What is in a folder of drafts stays one.
    ...['projets/_brouillon/x.md', '_drafts/y.md'],
    ...['projets/d.en.md', 'projets/en/e.md', 'DE/site.md'],
  ]
  write(inContent(names))
  const moved = skippedIn(readContent(folders)).map((entry) =>
    Array.isArray(entry) ? [entry[0], entry.at(-1)] : entry,
  )
  expect(moved).toEqual([
    ['DE/site.md', 'de/site.md'],
    ['_drafts/y.md', 'pages/_y.md'],
    ['cv.en.md', 'en/cv.md'],
    ['en/posts/c.md', 'en/pages/c.md'],
    ['en/projects/a.md', 'en/projets/a.md'],
    ['index.md', null],
    ['projets/_brouillon/x.md', 'projets/_x.md'],
    ['projets/b/index.md', 'projets/b.md'],
    ['projets/d.en.md', 'en/projets/d.md'],
    ['projets/en/e.md', 'en/projets/e.md'],
    ['resume.md', 'cv.md'],
  ])
})

test('a hidden text is reported, and a folder with the name of a text', () => {
  const texts = ['projets/.brouillon.md', '.site.md', 'projets/banque.md/image.png', 'public.md/a.txt', 'x/.y.md']
  // Files that programs leave beside a text.
  const litter = ['._banque.md', '.#banque.md', '.~banque.md', '.obsidian/a.md'].map((name) => `projets/${name}`)
  write([...inContent([...texts, ...litter, '.git/a.md']), 'public/a.md/b.txt'])
  mkdirSync(at('content/projets/vide.md'))
  expect(skippedIn(readContent(folders))).toEqual([
    ['projets/banque.md', 'unreadable', 'c’est un dossier', null],
    ['projets/vide.md', 'unreadable', 'c’est un dossier', null],
    ['public.md', 'unreadable', 'c’est un dossier', null],
    ['.site.md', 'ignored', 'son nom commence par un point', '_site.md'],
    ['projets/.brouillon.md', 'ignored', 'son nom commence par un point', '_brouillon.md'],
  ])
})

test('of a text that is too large, only the beginning is read, and its size is known', () => {
  write(['content/projets/a.md'])
  truncateSync(at('content/projets/a.md'), 300 * 1024 ** 2)
  const { files } = readContent(folders)
  expect(files.map(({ bytes, size }) => [bytes.length, size])).toEqual([[FILE_MAX_BYTES + 1, 300 * 1024 ** 2]])
  write({ 'content/projets/a.md': 'short' })
  const [file] = files
  const [again] = withFileReadAgain(readContent(folders), file?.path ?? '')?.files ?? []
  expect([again?.bytes.toString(), again?.size]).toEqual(['short', undefined])
})

test('texts that are too much together are named, from the first one that has no room', () => {
  const names = Array.from({ length: (ALL_TEXTS_MAX_MB * 1024 ** 2) / FILE_MAX_BYTES + 2 }, (_, index) => {
    return `projets/p${String(index).padStart(3, '0')}.md`
  })
  write(inContent(names))
  for (const name of inContent(names)) truncateSync(at(name), FILE_MAX_BYTES)
  const { files, skipped } = readContent(folders)
  expect(files).toHaveLength(names.length - 2)
  expect(skippedIn({ ...readContent(folders), skipped })).toEqual(
    names.slice(-2).map((name) => [name, 'unreadable', 'tous les textes ensemble dépassent 64 Mo', null]),
  )
})

const OUT = 'c’est un lien vers un autre dossier, ou vers rien'

test('a link that leads out, or nowhere, is no file of the content; one that stays inside is', () => {
  write(['content/projets/a.md', 'content/images/a.png', 'secret.md', 'secret.png', 'contenu/x.png'])
  link(at('secret.md'), 'content/projets/dehors.md')
  link(at('rien.md'), 'content/projets/perdu.md')
  link(at('content/projets/a.md'), 'content/projets/dedans.md')
  link(at('content/images'), 'content/projets/dossier.md')
  link(at('secret.png'), 'content/images/dehors.png')
  link(at('contenu/x.png'), 'content/images/a-cote.png')
  link(at('content/images/a.png'), 'content/images/dedans.png')
  link('../../.git/annex/objects/8F/3w/K/K', 'content/images/annexe.png')
  const sources = readContent(folders)
  expect(sources.files.map(({ path }) => shown(path))).toEqual(['projets/a.md', 'projets/dedans.md'])
  expect(skippedIn(sources)).toEqual([
    ['images/a-cote.png', 'unreadable', OUT, null],
    ['images/annexe.png', 'unreadable', expect.stringContaining('« git annex get »'), null],
    ['images/dehors.png', 'unreadable', OUT, null],
    ['projets/dehors.md', 'unreadable', OUT, null],
    ['projets/dossier.md', 'unreadable', 'c’est un lien vers un dossier', null],
    ['projets/perdu.md', 'unreadable', OUT, null],
  ])
  expect([...sources.assets.values()].map(({ file, outside }) => [shown(file), outside])).toEqual([
    ['images/a-cote.png', true],
    ['images/a.png', false],
    ['images/annexe.png', true],
    ['images/dedans.png', false],
    ['images/dehors.png', true],
  ])
})

test('a link that was written as a text is said as what it is, and is no file', () => {
  const xsym = `XSym\n0015\n${'0'.repeat(32)}\n../a/portrait.png\n`.padEnd(1067)
  const texts = { 'content/projets/a.md': '../b/a.md', 'content/style.css': 'styles/a.css' }
  const pictures = { 'content/images/a.png': '../../Mes images/a.png', 'content/images/b.png': xsym }
  write({ ...texts, ...pictures, 'content/photos': '../photos', 'public/cv.pdf': '../cv.pdf' })
  write({ 'public/google1.html': 'google-site-verification: google1.html', 'public/CNAME': 'a.example.org' })
  write({ 'content/projets/b.md': 'Voir a.md', 'content/images/c.png': 'PNG', 'public/b.txt': 'a.txt\nb.txt' })
  const sources = readContent(folders)
  expect(skippedIn(sources).map(([path, , reason]) => [path, reason])).toEqual(
    ['images/a.png', 'images/b.png', 'photos', 'projets/a.md', 'style.css', 'public/cv.pdf'].map((path) => [
      path,
      'c’est un lien que Git sous Windows, ou un disque partagé, a écrit comme un texte',
    ]),
  )
  expect([...sources.assets.values()].filter(({ outside }) => !outside).map(({ file }) => shown(file))).toEqual([
    'images/c.png',
    ...['public/CNAME', 'public/b.txt', 'public/google1.html'],
  ])
})

test('files beside the texts are listed under composed names, and found on the disk', () => {
  write(['content/e\u0301cran.png', 'content/l.txt', 'public/notes.md'])
  const { assets, locate } = readContent(folders)
  expect([...assets.keys()].map(shown)).toEqual(['\u00e9cran.png', 'public/notes.md'])
  const accented = [...assets.values()].find(({ file }) => file.endsWith('cran.png'))
  expect(accented?.file).toMatch(/e\u0301cran\.png$/)
  expect(locate(`${shownPath(folders.content)}/a.png`)).toBe(at('content/a.png'))
  expect(locate('public/affiche.png')).toBe(at('public/affiche.png'))
  expect(() => locate('ailleurs/a.png')).toThrow('ailleurs/a.png belongs to no folder of the content.')
})

test('an entry that is neither file nor folder is reported and never opened', () => {
  write(['content/site.md', 'content/projets/a.png', 'public/a.txt'])
  for (const name of ['content/projets/tube.md', 'content/tube.png', 'public/tube']) execFileSync('mkfifo', [at(name)])
  const sources = readContent(folders)
  expect(sources.skipped.map(({ path, reason }) => [shown(path), worded(reason)])).toEqual(
    ['projets/tube.md', 'tube.png', 'public/tube'].map((path) => [path, 'ce n’est pas un fichier ordinaire']),
  )
  rmSync(at('content/site.md'))
  execFileSync('mkfifo', [at('content/site.md')])
  expect(withFileReadAgain(sources, `${shownPath(folders.content)}/site.md`)).toBeNull()
})

test('links of public/ that lead out, nowhere, in a circle or to a folder are reported', () => {
  write(['public/dedans/a.txt', 'secret.txt', 'content/site.md'])
  link('dedans/a.txt', 'public/bon.txt')
  link('../secret.txt', 'public/fuite.txt')
  link('/etc', 'public/etc')
  link('nulle-part', 'public/perdu.txt')
  link('cercle.txt', 'public/cercle.txt')
  link('.', 'public/moi')
  link(at('public-bis'), 'public/voisin')
  expect(readContent(folders).skipped.map(({ path, problem, reason }) => [path, problem, worded(reason)])).toEqual(
    ['cercle.txt', 'etc', 'fuite.txt', 'moi', 'perdu.txt', 'voisin'].map((name) => [
      `public/${name}`,
      'unreadable',
      OUT,
    ]),
  )
})

test('what begins with a dot or is left by a desktop is not published, except where hosts look for it', () => {
  const names =
    '.well-known/x.txt .nojekyll .htaccess .env .git/config a/.DS_Store a/.gitkeep b/.x/y a/Thumbs.db desktop.ini __MACOSX/._x ~$cv.docx cv.pdf~ vieux~/a.txt'.split(
      ' ',
    )
  write(names.map((name) => `public/${name}`))
  const { assets, skipped } = readContent(folders)
  expect([...assets.keys()]).toEqual(['public/.htaccess', 'public/.nojekyll', 'public/.well-known/x.txt'])
  expect(skipped.map(({ path, problem }) => [path, problem])).toEqual([
    ['public/.env', 'ignored'],
    ['public/b/.x', 'ignored'],
  ])
})

test('an unfinished download and the copy of an editor are not published, and said', () => {
  const left = ['#cv.md#', 'cv.pdf.crdownload', 'film.mp4.part', 'index.html.bak', 'notes.txt.swp', 'photo.jpg.tmp']
  write([...left, 'parts.pdf', 'bak.png', 'a.part/b.png'].map((name) => `public/${name}`))
  const { assets, skipped } = readContent(folders)
  expect([...assets.keys()].toSorted()).toEqual(['public/a.part/b.png', 'public/bak.png', 'public/parts.pdf'])
  expect(skipped.map(({ path, problem }) => [path, problem])).toEqual(left.map((name) => [`public/${name}`, 'ignored']))
})

test('a file whose name is that of a private key or of passwords is not published, and said', () => {
  const secret = ['a/id_ed25519', 'cles.kdbx', 'id_rsa', 'site.pfx', 'wp-config.php']
  write([...secret, 'id_rsa.pub', 'presentation.key'].map((name) => `public/${name}`))
  const { assets, skipped } = readContent(folders)
  expect([...assets.keys()].toSorted()).toEqual(['public/id_rsa.pub', 'public/presentation.key'])
  expect(skipped.map(({ path, problem }) => [path, problem])).toEqual(
    secret.map((name) => [`public/${name}`, 'ignored']),
  )
})

test('what Office and editors leave beside a text of the content is no text of it', () => {
  write(['content/projets/a.md', 'content/projets/~$a.md', 'content/projets/a.md~', 'content/projets/~b.md'])
  const { files, skipped } = readContent(folders)
  expect(files.map(({ path }) => basename(path))).toEqual(['a.md', '~b.md'])
  expect(skipped).toEqual([])
})

test('a folder that is not there has no files; another entry in its place is reported', () => {
  expect(readContent(folders)).toMatchObject({ files: [], skipped: [] })
  write(['fichier'])
  expect(() => readContent({ ...folders, content: at('fichier') })).toThrow('ENOTDIR')
})

test('one file is read again without the others', () => {
  write({ 'content/site.md': 'a', 'content/cv.md': 'b' })
  const sources = readContent(folders)
  const path = `${shownPath(folders.content)}/site.md`
  write({ 'content/site.md': 'c' })
  const again = withFileReadAgain(sources, path)
  expect(again?.files.map(({ bytes, kind }) => [kind, new TextDecoder().decode(bytes)])).toEqual([
    ['cv', 'b'],
    ['site', 'c'],
  ])
  expect(again?.files[0]).toBe(sources.files[0])
  expect(again?.assets).toBe(sources.assets)
  expect(withFileReadAgain(sources, `${path}x`)).toBeNull()
  rmSync(at('content/site.md'))
  expect(withFileReadAgain(sources, path)).toBeNull()
})

test('a folder is shown from where one stands', () => {
  expect(['content', './content/', '.', '..'].map(shownPath)).toEqual([
    ...['content', 'content'],
    ...[`../${basename(process.cwd())}`, '..'],
  ])
  expect(shownPath(join(process.cwd(), 'a', 'b'))).toBe('a/b')
})
