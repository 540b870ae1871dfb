import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { type ContentFolders, readContent, shownPath, withFileReadAgain } from './read.ts'

/** Runs with a content folder and a public one beside each other, which hold these files. */
async function withFolders(
  files: Readonly<Record<string, string | Uint8Array>>,
  run: (folders: ContentFolders, root: string) => Promise<void>,
) {
  const root = mkdtempSync(join(tmpdir(), 'read-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    await run({ content: join(root, 'content'), public: join(root, 'public'), outputs: [] }, root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** A path below the content as messages show it. */
const below = (content: string) => (path: string) => path.replace(`${shownPath(content)}/`, '')

test('Markdown is read as what its place says it is, in one order', async () => {
  const files = { 'site.md': 'a', 'cv.md': 'b', 'projets/b.md': 'c', 'projets/a.md': 'd', 'projets/._a.md': 'e' }
  await withFolders(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`content/${file}`, text])),
    async (folders) => {
      const { files, skipped, contentFolder } = readContent(folders)
      expect(contentFolder).toBe(relative(process.cwd(), folders.content))
      expect(
        files.map(({ path, kind, bytes }) => [below(folders.content)(path), kind, new TextDecoder().decode(bytes)]),
      ).toEqual([
        ['cv.md', 'cv', 'b'],
        ['projets/a.md', 'project', 'd'],
        ['projets/b.md', 'project', 'c'],
        ['site.md', 'site', 'a'],
      ])
      expect(skipped).toEqual([])
    },
  )
})

test('today is the day of the clock', async () => {
  await withFolders({}, async (folders) => {
    const { today } = readContent(folders)
    expect([new Date(Date.now() - 60_000).toISOString().slice(0, 10), new Date().toISOString().slice(0, 10)]).toContain(
      today,
    )
  })
})

test('what looks like content and is not read is told, with the name that would do', async () => {
  const names = [
    ...['Site.md', 'CV.markdown', 'cv.txt', 'notes.md', 'README.md', 'projets/readme.md', 'projets/liste.txt'],
    ...[
      'projets/banque.mdx',
      'projets/banque.MD',
      'projets/sous/site.md',
      'projets/sous/Banque.markdown',
      'sous/cv.md',
      'projets/image.png',
      'xreadme.md',
    ],
  ]
  await withFolders(Object.fromEntries(names.map((name) => [`content/${name}`, 'x'])), async (folders) => {
    const { files, skipped } = readContent(folders)
    const shown = below(folders.content)
    expect(files.map(({ path }) => shown(path))).toEqual(['projets/readme.md'])
    expect(
      skipped.map(({ path, problem, reason, suggestion }) => [
        shown(path),
        problem,
        reason,
        suggestion && shown(suggestion),
      ]),
    ).toEqual([
      ['CV.markdown', 'ignored', 'son nom n’est pas exactement « cv.md »', 'cv.md'],
      ['Site.md', 'ignored', 'son nom n’est pas exactement « site.md »', 'site.md'],
      ['notes.md', 'ignored', 'seuls site.md, cv.md et les fichiers de projets/ le sont', 'projets/notes.md'],
      ['projets/banque.MD', 'ignored', 'son extension n’est pas « .md »', 'banque.md'],
      ['projets/banque.mdx', 'ignored', 'son extension n’est pas « .md »', 'banque.md'],
      [
        'projets/sous/Banque.markdown',
        'ignored',
        'seuls site.md, cv.md et les fichiers de projets/ le sont',
        'projets/Banque.md',
      ],
      [
        'projets/sous/site.md',
        'ignored',
        'seuls site.md, cv.md et les fichiers de projets/ le sont',
        'projets/site.md',
      ],
      ['sous/cv.md', 'ignored', 'seuls site.md, cv.md et les fichiers de projets/ le sont', 'projets/cv.md'],
      ['xreadme.md', 'ignored', 'seuls site.md, cv.md et les fichiers de projets/ le sont', 'projets/xreadme.md'],
    ])
  })
})

test('a hidden text is told, and a folder with the name of a text', async () => {
  const texts = ['projets/.brouillon.md', '.site.md', 'projets/banque.md/image.png', 'public.md/a.txt', 'x/.y.md']
  // What programs leave beside a text.
  const litter = [
    'projets/._banque.md',
    'projets/.#banque.md',
    'projets/.~banque.md',
    'projets/.obsidian/a.md',
    '.git/a.md',
  ]
  const files = [...texts, ...litter].map((name) => [`content/${name}`, 'x'])
  await withFolders({ ...Object.fromEntries(files), 'public/a.md/b.txt': 'x' }, async (folders) => {
    mkdirSync(join(folders.content, 'projets/vide.md'))
    const { skipped } = readContent(folders)
    const shown = below(folders.content)
    expect(skipped.map(({ path, problem, reason, suggestion }) => [shown(path), problem, reason, suggestion])).toEqual([
      ['projets/banque.md', 'unreadable', 'c’est un dossier', null],
      ['projets/vide.md', 'unreadable', 'c’est un dossier', null],
      ['public.md', 'unreadable', 'c’est un dossier', null],
      ['.site.md', 'ignored', 'son nom commence par un point', '_site.md'],
      ['projets/.brouillon.md', 'ignored', 'son nom commence par un point', '_brouillon.md'],
    ])
  })
})

test('a link that leads out, or nowhere, is no file of the content; one that stays inside is', async () => {
  const files = {
    'content/projets/a.md': 'a',
    'content/images/a.png': 'x',
    'secret.md': 's',
    'secret.png': 'x',
    'contenu/x.png': 'x',
  }
  await withFolders(files, async (folders, root) => {
    const link = (target: string, name: string) => symlinkSync(join(root, target), join(folders.content, name))
    link('secret.md', 'projets/dehors.md')
    link('rien.md', 'projets/perdu.md')
    link('content/projets/a.md', 'projets/dedans.md')
    link('content/images', 'projets/dossier.md')
    link('secret.png', 'images/dehors.png')
    link('contenu/x.png', 'images/a-cote.png')
    link('content/images/a.png', 'images/dedans.png')
    const { files, skipped, assets } = readContent(folders)
    const shown = below(folders.content)
    expect(files.map(({ path }) => shown(path))).toEqual(['projets/a.md', 'projets/dedans.md'])
    expect(skipped.map(({ path, problem, reason, suggestion }) => [shown(path), problem, reason, suggestion])).toEqual([
      ['images/a-cote.png', 'unreadable', 'c’est un lien vers un autre dossier, ou vers rien', null],
      ['images/dehors.png', 'unreadable', 'c’est un lien vers un autre dossier, ou vers rien', null],
      ['projets/dehors.md', 'unreadable', 'c’est un lien vers un autre dossier, ou vers rien', null],
      ['projets/dossier.md', 'unreadable', 'c’est un lien vers un dossier', null],
      ['projets/perdu.md', 'unreadable', 'c’est un lien vers un autre dossier, ou vers rien', null],
    ])
    expect([...assets.values()].map(({ file, outside }) => [shown(file), outside])).toEqual([
      ['images/a-cote.png', true],
      ['images/a.png', false],
      ['images/dedans.png', false],
      ['images/dehors.png', true],
    ])
  })
})

test('files beside the texts are listed under composed names, and found on the disk', async () => {
  const files = { 'content/e\u0301cran.png': 'x', 'content/l.txt': 'x', 'public/notes.md': 'x' }
  await withFolders(files, async (folders) => {
    const { assets, locate } = readContent(folders)
    const shown = below(folders.content)
    expect([...assets.keys()].map(shown)).toEqual(['\u00e9cran.png', 'public/notes.md'])
    const accented = [...assets.values()].find(({ file }) => file.endsWith('cran.png'))
    expect(accented?.file).toMatch(/e\u0301cran\.png$/)
    expect(locate(`${shownPath(folders.content)}/a.png`)).toBe(join(folders.content, 'a.png'))
    expect(locate('public/affiche.png')).toBe(join(folders.public, 'affiche.png'))
    expect(() => locate('ailleurs/a.png')).toThrow('ailleurs/a.png belongs to no folder of the content.')
  })
})

test('what is neither file nor folder is told and never opened', async () => {
  await withFolders({ 'content/site.md': 'a', 'public/a.txt': 'a' }, async (folders) => {
    mkdirSync(join(folders.content, 'projets'))
    for (const name of ['content/projets/tube.md', 'content/tube.png', 'public/tube'])
      execFileSync('mkfifo', [join(folders.content, '..', name)])
    const sources = readContent(folders)
    expect(sources.skipped.map(({ path, reason }) => [below(folders.content)(path), reason])).toEqual([
      ['projets/tube.md', 'ce n’est pas un fichier ordinaire'],
      ['tube.png', 'ce n’est pas un fichier ordinaire'],
      ['public/tube', 'ce n’est pas un fichier ordinaire'],
    ])
    rmSync(join(folders.content, 'site.md'))
    execFileSync('mkfifo', [join(folders.content, 'site.md')])
    expect(withFileReadAgain(sources, `${shownPath(folders.content)}/site.md`)).toBeNull()
  })
})

test('links of public/ that lead out, nowhere, round in a circle or to a folder are told', async () => {
  const files = { 'public/dedans/a.txt': 'a', 'secret.txt': 's', 'content/site.md': 'a' }
  await withFolders(files, async (folders, root) => {
    const link = (target: string, name: string) => symlinkSync(target, join(folders.public, name))
    link('dedans/a.txt', 'bon.txt')
    link('../secret.txt', 'fuite.txt')
    link('/etc', 'etc')
    link('nulle-part', 'perdu.txt')
    link('cercle.txt', 'cercle.txt')
    link('.', 'moi')
    link(join(root, 'public-bis'), 'voisin')
    const { skipped } = readContent(folders)
    const out = 'c’est un lien vers un autre dossier, ou vers rien'
    expect(skipped.map(({ path, problem, reason }) => [path, problem, reason])).toEqual([
      ['public/cercle.txt', 'unreadable', out],
      ['public/etc', 'unreadable', out],
      ['public/fuite.txt', 'unreadable', out],
      ['public/moi', 'unreadable', out],
      ['public/perdu.txt', 'unreadable', out],
      ['public/voisin', 'unreadable', out],
    ])
  })
})

test('what begins with a dot is not published, and says so, except where hosts look for it', async () => {
  const names = [
    '.well-known/x.txt',
    '.nojekyll',
    '.htaccess',
    '.env',
    '.git/config',
    'a/.DS_Store',
    'a/.gitkeep',
    'b/.x/y',
  ]
  await withFolders(Object.fromEntries(names.map((name) => [`public/${name}`, 'x'])), async (folders) => {
    const { assets, skipped } = readContent(folders)
    expect([...assets.keys()]).toEqual(['public/.htaccess', 'public/.nojekyll', 'public/.well-known/x.txt'])
    expect(skipped.map(({ path, problem }) => [path, problem])).toEqual([
      ['public/.env', 'ignored'],
      ['public/b/.x', 'ignored'],
    ])
  })
})

test('a folder that is not there has no files; what stands in its place is told', async () => {
  await withFolders({ fichier: 'x' }, async (folders, root) => {
    expect(readContent(folders)).toMatchObject({ files: [], skipped: [] })
    expect(() => readContent({ ...folders, content: join(root, 'fichier') })).toThrow('ENOTDIR')
  })
})

test('one file is read again without the others', async () => {
  await withFolders({ 'content/site.md': 'a', 'content/cv.md': 'b' }, async (folders) => {
    const sources = readContent(folders)
    const path = `${shownPath(folders.content)}/site.md`
    writeFileSync(join(folders.content, 'site.md'), 'c')
    const again = withFileReadAgain(sources, path)
    expect(again?.files.map(({ bytes, kind }) => [kind, new TextDecoder().decode(bytes)])).toEqual([
      ['cv', 'b'],
      ['site', 'c'],
    ])
    expect(again?.files[0]).toBe(sources.files[0])
    expect(again?.assets).toBe(sources.assets)
    expect(withFileReadAgain(sources, `${path}x`)).toBeNull()
    rmSync(join(folders.content, 'site.md'))
    expect(withFileReadAgain(sources, path)).toBeNull()
  })
})

test('a folder is shown from where one stands', () => {
  expect(shownPath('content')).toBe('content')
  expect(shownPath('./content/')).toBe('content')
  expect(shownPath('.')).toBe('.')
  expect(shownPath('..')).toBe('..')
  expect(shownPath(join(process.cwd(), 'a', 'b'))).toBe('a/b')
})
