import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type PictureFacts, readContent, shownPath, withFileReadAgain } from './read.ts'

/** Runs with a content folder and a public one beside each other, which hold these files. */
async function withFolders(
  files: Readonly<Record<string, string | Uint8Array>>,
  run: (folders: { content: string; public: string }, root: string) => Promise<void>,
) {
  const root = mkdtempSync(join(tmpdir(), 'read-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    await run({ content: join(root, 'content'), public: join(root, 'public') }, root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

/** A path below the content as messages show it. */
const below = (content: string) => (path: string) => path.replace(`${shownPath(content)}/`, '')

test('Markdown is read as what its place says it is, in one order', async () => {
  const files = { 'site.md': 'a', 'cv.md': 'b', 'projets/b.md': 'c', 'projets/a.md': 'd', 'projets/.cache.md': 'e' }
  await withFolders(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`content/${file}`, text])),
    async (folders) => {
      const { files, skipped, contentFolder } = await readContent(folders)
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
    const { today } = await readContent(folders)
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
    const { files, skipped } = await readContent(folders)
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

test('a link that leads out, or nowhere, is no file of the content; one that stays inside is', async () => {
  const bytes = await picture(4, 3)
  const files = {
    'content/projets/a.md': 'a',
    'content/images/a.png': bytes,
    'secret.md': 's',
    'secret.png': bytes,
    'contenu/x.png': bytes,
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
    const { files, skipped, assets } = await readContent(folders)
    const shown = below(folders.content)
    expect(files.map(({ path }) => shown(path))).toEqual(['projets/a.md', 'projets/dedans.md'])
    expect(skipped.map(({ path, problem, reason, suggestion }) => [shown(path), problem, reason, suggestion])).toEqual([
      ['projets/dehors.md', 'unreadable', 'c’est un lien vers un autre dossier, ou vers rien', null],
      ['projets/dossier.md', 'unreadable', 'c’est un dossier', null],
      ['projets/perdu.md', 'unreadable', 'c’est un lien vers un autre dossier, ou vers rien', null],
    ])
    expect([...assets.values()].map(({ file, outside, picture }) => [shown(file), outside, picture])).toEqual([
      ['images/a-cote.png', true, null],
      ['images/a.png', false, { width: 4, height: 3 }],
      ['images/dedans.png', false, { width: 4, height: 3 }],
      ['images/dehors.png', true, null],
    ])
  })
})

test('pictures are measured as they are shown, others are files', async () => {
  const png = await picture(4, 3)
  const lying = await sharp(png).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const upsideDown = await sharp(png).withMetadata({ orientation: 4 }).jpeg().toBuffer()
  const onItsSide = await sharp(png).withMetadata({ orientation: 5 }).jpeg().toBuffer()
  const files = {
    'content/a.png': png,
    'content/b.JPG': lying,
    'content/c.jpeg': upsideDown,
    'content/d.jpg': onItsSide,
    'content/e.webp': await sharp(png).webp().toBuffer(),
    'content/f.avif': await sharp(png).avif().toBuffer(),
    'content/g.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"></svg>',
    'content/h.png': png.subarray(0, png.length - 20),
    'content/i.png': 'du texte',
    'content/j.png.zip': png,
    'content/k.gif': png,
    'content/l.txt': png,
    'content/e\u0301cran.png': png,
    'public/affiche.png': png,
    'public/notes.md': 'x',
  }
  await withFolders(files, async (folders) => {
    const { assets, locate } = await readContent(folders)
    const shown = below(folders.content)
    const size = { width: 4, height: 3 }
    expect(Object.fromEntries([...assets].map(([path, asset]) => [shown(path), asset.picture]))).toEqual({
      'a.png': size,
      'b.JPG': { width: 3, height: 4 },
      'c.jpeg': size,
      'd.jpg': { width: 3, height: 4 },
      'e.webp': size,
      'f.avif': size,
      'g.svg': { width: 7, height: 5 },
      'h.png': null,
      'i.png': null,
      'j.png.zip': null,
      'k.gif': null,
      '\u00e9cran.png': size,
      'public/affiche.png': size,
      'public/notes.md': null,
    })
    const accented = [...assets.values()].find(({ file }) => file.endsWith('cran.png'))
    expect(accented?.file).toMatch(/e\u0301cran\.png$/)
    expect(locate(`${shownPath(folders.content)}/a.png`)).toBe(join(folders.content, 'a.png'))
    expect(locate('public/affiche.png')).toBe(join(folders.public, 'affiche.png'))
    expect(() => locate('ailleurs/a.png')).toThrow('ailleurs/a.png belongs to no folder of the content.')
  })
})

test('a picture beyond what is decoded has a size and no more', async () => {
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20000"></svg>`
  await withFolders({ 'content/a.svg': svg(20_000) }, async (folders) => {
    const { assets } = await readContent(folders)
    expect([...assets.values()].map(({ picture }) => picture)).toEqual([{ width: 20_000, height: 20_000 }])
  })
})

test('a picture that is known is not measured again', async () => {
  const png = await picture(4, 3)
  await withFolders({ 'content/a.png': png, 'content/b.png': 'du texte' }, async (folders) => {
    const measured: PictureFacts[] = []
    await readContent(folders, { get: () => null, set: (_bytes, facts) => measured.push(facts) })
    expect(measured).toEqual(expect.arrayContaining([{ picture: { width: 4, height: 3 } }, { picture: null }]))
    const known = { picture: { width: 1, height: 2 } }
    const { assets } = await readContent(folders, { get: () => known, set: () => measured.push(known) })
    expect([...assets.values()].map((asset) => asset.picture)).toEqual([known.picture, known.picture])
    expect(measured).toHaveLength(2)
  })
})

test('a folder that is not there has no files; what stands in its place is told', async () => {
  await withFolders({ fichier: 'x' }, async (folders, root) => {
    expect(await readContent(folders)).toMatchObject({ files: [], skipped: [] })
    await expect(readContent({ ...folders, content: join(root, 'fichier') })).rejects.toThrow('ENOTDIR')
  })
})

test('one file is read again without the others', async () => {
  await withFolders({ 'content/site.md': 'a', 'content/cv.md': 'b' }, async (folders) => {
    const sources = await readContent(folders)
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
