import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProcessEnded } from '../../scripts/disk/threads/failure.ts'
import { UnreadablePictures, withPictures } from '../../scripts/images/images.ts'
import { decodePicture, encodePicture, openPicture } from '../../scripts/images/picture.ts'
import { PictureQueue } from '../../scripts/images/picture-queue.ts'
import type { CompiledCatalogue, Picture } from '../../src/catalogue/types.ts'
import { compile } from '../support/compile.ts'
import { GOOD_SITE, sourcesOf } from '../support/sources.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

vi.mock('../../scripts/images/picture.ts', { spy: true })

vi.mock(
  '../../scripts/disk/threads/in-process.ts',
  async () => (await import('../support/same-process.ts')).SAME_PROCESS,
)

const at = folderForEachTest()
beforeEach(() => void vi.clearAllMocks())

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'

async function write(files: Record<string, Uint8Array | string>) {
  const all = { 'portrait.png': await flat(300, 375, 'navy'), 'logo.svg': LOGO, ...files }
  for (const [name, bytes] of Object.entries(all)) await writeFile(at(name), bytes)
}

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** Returns the catalogue of valid files with other pictures. */
async function catalogue(images: (string | null)[], logo = 'logo.svg') {
  const text = '---\nnumber: 1\ntitle: T\ntechnologie: [React]\ncategory: Formation\nstate: OK\n---\n'
  const compiled = (await compile(sourcesOf({ 'projets/projet.md': text, 'cv.md': null }))).catalogue
  const [project] = compiled?.projects ?? []
  if (!compiled || !project) throw new Error('The good files have errors.')
  const { site } = compiled
  const imageOf = (file: string | null, number: number) => (file === null ? null : { file, alt: `Projet ${number}` })
  return {
    cv: null,
    projects: images.map((file, number) => ({ ...project, number, image: imageOf(file, number) })),
    site: {
      ...site,
      hero: { ...site.hero, portrait: { file: 'portrait.png', alt: 'Camille' } },
      skills: [{ title: 'React', logo: { file: logo, alt: '' }, use: null }],
      goals: [],
    },
    month: '2026-11',
    cvs: [],
    pages: [],
    applications: [],
  } satisfies CompiledCatalogue
}

interface BuildOptions {
  out?: string
  logo?: string
  queue?: PictureQueue
  onProgress?: (done: number, total: number) => void
}

const build = async (images: (string | null)[], { out = 'site', logo, ...options }: BuildOptions = {}) =>
  withPictures(await catalogue(images, logo), {
    ...{ locate: at, outDir: at(out), cacheDir: at('cache'), place: { base: '/', root: '/' } },
    ...options,
  })

async function onlyPicture(file: string): Promise<Picture> {
  const { projects } = await build([file])
  const image = projects[0]?.image
  if (!image) throw new Error('no picture')
  return image
}

async function filesOf(site: string): Promise<Record<string, string>> {
  const path = at(site, 'assets/images')
  const names = (await readdir(path)).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(path, name), 'base64')])),
  )
}

const variant = (picture: Picture, width: number, format: string) =>
  readFile(at('site', `${picture.name}-${width}.${format}`))

const metadataOf = async (picture: Picture, width: number, format: string) =>
  sharp(await variant(picture, width, format)).metadata()

test('a picture comes in AVIF at each width up to its own, and in WebP at a middle one and its own', async () => {
  await write({ 'Écran n° 2.png': await flat(900, 563, '#b6e8ed') })
  const picture = await onlyPicture('Écran n° 2.png')
  expect(picture).toEqual({
    name: expect.stringMatching(/^assets\/images\/ecran-n-2-[0-9a-f]{8}$/),
    widths: [256, 335, 512, 670, 900],
    width: 900,
    height: 563,
    hue: 'sea',
    alt: 'Projet 0',
  })
  for (const width of picture.widths)
    expect(await metadataOf(picture, width, 'avif')).toMatchObject({ format: 'heif', width })
  for (const width of [512, 900])
    expect(await metadataOf(picture, width, 'webp')).toMatchObject({ format: 'webp', width })
  await expect(metadataOf(picture, 335, 'webp')).rejects.toThrow()
})

const ALL_WIDTHS = [256, 335, 512, 670, 1005, 1340]

test('pictures are never enlarged, and no wider than the pages need', async () => {
  await write({ 'small.png': await flat(200, 125, 'red'), 'large.png': await flat(2000, 1250, 'red') })
  expect(await onlyPicture('small.png')).toMatchObject({ widths: [200], width: 200 })
  expect(await onlyPicture('large.png')).toMatchObject({ widths: ALL_WIDTHS, width: 2000, height: 1250 })
})

test("a drawing's currentColor is the colour of the site's actions, and the owner's logo a file of its shapes", async () => {
  const drawing = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="250"><rect width="400" height="250" fill="${fill}"/></svg>`
  // The check has drawn it without the ink, so the ink must not make other rules apply.
  const rule = '<style>[data-a^="#"]{fill:red}</style><rect data-a="currentColor"'
  await write({
    'ink.svg': drawing('currentColor'),
    'rule.svg': drawing('currentcolor').replace('<rect', rule),
    'mark.svg': LOGO,
  })
  const plain = await catalogue(['ink.svg'])
  const look = { ...plain.site.look, hue: '150', logo: { file: 'mark.svg', alt: '' } }
  const options = { locate: at, outDir: at('site'), cacheDir: at('cache'), place: { base: '/', root: '/' } }
  const { site, projects } = await withPictures({ ...plain, site: { ...plain.site, look } }, options)
  expect(projects[0]?.image?.hue).toBe('olive')
  const hues = (await build(['ink.svg', 'rule.svg'])).projects.map(({ image }) => image?.hue)
  expect(hues).toEqual(['cobalt', 'cobalt'])
  const { logo } = site.look
  expect(logo?.file).toMatch(/^assets\/images\/mark-[0-9a-f]{8}\.svg$/)
  expect(await readFile(at('site', logo?.file ?? ''), 'utf8')).toContain(`<g id="logo">${logo?.markup}</g></svg>`)
})

test('the owner names the callouts of every text', async () => {
  await write({})
  const callout = '\n> [!TIP]\n> Un.\n'
  const header = (text: string) => `---\n${text}\n---\n${callout}`
  const sources = sourcesOf({
    'site.md': `${GOOD_SITE.trimEnd().replace(/---$/, '')}texts: { callouts: { tip: Astuce } }\n---\n${callout}`,
    'cv.md': header('title: Développeuse'),
    'cvs/lead.md': header('title: Lead'),
    'projets/projet.md': header('number: 1\ntitle: T\ntechnologie: [React]\ncategory: Formation\nstate: OK'),
    'pages/atelier.md': header('title: Atelier'),
    'candidatures/lez.md': header('title: Pour le Lez\naddress: k7f3m-9x2pq-4vt8n-b6rwd'),
  })
  const { catalogue: compiled, diagnostics } = await compile(sources)
  if (!compiled) throw new Error(JSON.stringify(diagnostics))
  const { hero, skills } = (await catalogue([])).site
  const options = { locate: at, outDir: at('site'), cacheDir: at('cache'), place: { base: '/', root: '/' } }
  const { site, cv, cvs, projects, pages, applications } = await withPictures(
    { ...compiled, site: { ...compiled.site, hero, skills, goals: [] } },
    options,
  )
  const texts = [site.body, cv?.profile, ...cvs.map(({ profile }) => profile)]
  texts.push(...[...projects, ...pages, ...applications].map(({ description }) => description))
  const html = '<div data-callout="tip">\n<p><strong>Astuce</strong></p>\n<p>Un.</p>\n</div>'
  expect(texts).toEqual(Array(6).fill(html))
})

test('the profile of a CV has links with the base, and encoded pictures', async () => {
  const plan = 'content/projets/images/plan.png'
  await write({ 'plan.png': await flat(500, 300, 'teal') })
  const profile = `<p><a href="/contact">Écrire</a> <img src="${plan}" alt="Le plan"></p>`
  const own = { profile, profileText: [], profilePictures: [{ file: plan, alt: 'Le plan' }] }
  const { catalogue: compiled } = await compile(sourcesOf({ 'cvs/lead.md': '---\ntitle: Lead\n---\n' }))
  const { site } = await catalogue([])
  if (!compiled?.cv) throw new Error('The good CV has errors.')
  const { cv, cvs } = await withPictures(
    { ...compiled, site, cv: { ...compiled.cv, ...own }, cvs: compiled.cvs.map((one) => ({ ...one, ...own })) },
    {
      ...{ locate: (file: string) => at(basename(file)), outDir: at('site'), cacheDir: at('cache') },
      place: { base: '/dossier/', root: '/dossier/' },
    },
  )
  for (const one of [cv, ...cvs]) {
    expect(one?.profile).toContain('<a href="/dossier/contact">')
    expect(one?.profile).toMatch(/<img src="\/dossier\/assets\/images\/plan-[0-9a-f]{8}-\d+\.webp" width="500"/)
    expect(one).not.toHaveProperty('profilePictures')
  }
  expect(cvs).toHaveLength(1)
})

test('the portrait has widths of its own', async () => {
  await write({})
  const { site } = await build([])
  expect(site.hero.portrait).toMatchObject({ widths: [280, 300], hue: 'cobalt', alt: 'Camille' })
})

test('orientation is applied and metadata removed, GPS position included', async () => {
  const photo = await sharp(await flat(400, 200, 'red'))
    .withExif({ IFD0: { Artist: 'Camille' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  await write({ 'photo.jpg': photo })
  const picture = await onlyPicture('photo.jpg')
  expect(picture).toMatchObject({ width: 200, height: 400, widths: [200] })
  for (const format of ['avif', 'webp']) {
    const bytes = await variant(picture, 200, format)
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ width: 200, height: 400 })
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(Array(4).fill(undefined))
    expect(bytes.includes('Camille')).toBe(false)
  }
})

test('transparency is kept where there is some', async () => {
  const red = sharp(await flat(40, 25, 'red'))
  await write({
    'glass.png': await red.clone().ensureAlpha(0.5).png().toBuffer(),
    'opaque.png': await red.ensureAlpha().png().toBuffer(),
  })
  for (const file of ['glass.png', 'opaque.png']) {
    const picture = await onlyPicture(file)
    for (const format of ['avif', 'webp'])
      expect((await metadataOf(picture, 40, format)).hasAlpha, `${file} ${format}`).toBe(file === 'glass.png')
  }
})

test('grey and 16-bit originals are read', async () => {
  const grey = sharp(await flat(40, 25, 'grey')).toColourspace('grey16')
  await write({ 'grey.png': await grey.png().toBuffer() })
  expect(await onlyPicture('grey.png')).toMatchObject({ widths: [40] })
})

test('of an animation the first frame is shown', async () => {
  const frames = await Promise.all([flat(40, 25, 'red'), flat(40, 25, 'blue')])
  const moving = sharp(frames, { join: { animated: true } }).gif()
  await write({ 'moving.gif': await moving.toBuffer() })
  const picture = await onlyPicture('moving.gif')
  expect(picture).toMatchObject({ width: 40, height: 25, hue: 'tile' })
  expect((await metadataOf(picture, 40, 'webp')).pages).toBeUndefined()
})

test('a drawing is drawn at every width, and loads nothing from elsewhere', async () => {
  const secret = at('secret.png')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="134" height="84">
    <rect width="134" height="84" fill="#00f"/>
    <image width="134" height="84" href="file://${secret}"/><image width="134" height="84" xlink:href="secret.png"/></svg>`
  await write({ 'secret.png': await flat(134, 84, 'red'), 'drawing.svg': drawing })
  expect(await onlyPicture('drawing.svg')).toMatchObject({
    widths: ALL_WIDTHS,
    width: 1340,
    height: 840,
    hue: 'cobalt',
  })
})

test.each([
  ['points', 'width="45pt" height="30pt"', '<rect width="60" height="40"/>'],
  ['millimetres', 'width="25.4mm" height="16.9333mm"', '<rect width="96" height="64"/>'],
  ['no size', '', '<rect width="60" height="40"/>'],
  ['a part of its place', 'width="100%" height="100%"', '<rect width="60" height="40"/>'],
  [
    'no size and a beginning far from its origin',
    '',
    '<path d="M0 0h2v2h-2z"/><rect x="60" y="40" width="60" height="40"/>',
  ],
  ['a box that is none', 'viewBox="0 0 0 0" width="60" height="40"', '<rect width="60" height="40"/>'],
])('a drawing with %s fills its picture', async (_, size, shapes) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`
  const { data, info } = await (await openPicture(Buffer.from(svg), 300)).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.width / info.height]).toEqual([300, expect.closeTo(1.5, 1)])
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
  expect([alphaAt(2, 2), alphaAt(info.width - 3, info.height - 3)]).toEqual([255, 255])
})

test('nothing draws a drawing larger than the check did', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="9" height="9"/></svg>',
  )
  const widthOf = async (widest?: number) => (await (await openPicture(svg, widest)).metadata()).width
  expect([await widthOf(300), await widthOf(5000), await widthOf()]).toEqual([300, 1340, 1340])
})

test('a logo that is no plain drawing becomes a small picture', async () => {
  const twoInks = LOGO.replace('</svg>', '<circle r="1" fill="red"/></svg>')
  await write({ 'logo.png': await flat(80, 80, 'red'), 'colours.svg': twoInks })
  for (const [logo, made] of Object.entries({
    'logo.svg': { kind: 'svg' },
    'logo.png': { kind: 'picture', picture: { widths: [32, 64, 80] } },
    'colours.svg': { kind: 'picture', picture: { widths: [32, 64, 96] } },
  }))
    expect((await build([], { logo })).site.skills[0]?.logo).toMatchObject(made)
})

test('a second run encodes nothing and gives the same', async () => {
  await write({ 'a.png': await flat(400, 250, 'red') })
  const first = await build(['a.png', null, 'a.png'], { out: 'one' })
  expect(encodePicture).toHaveBeenCalledTimes(3 + 5) // portrait 280 and 300, picture 256, 335 and 400: the wider two in WebP too
  vi.clearAllMocks()
  expect(await build(['a.png', null, 'a.png'], { out: 'two' })).toEqual(first)
  expect(encodePicture).not.toHaveBeenCalled()
  expect(await filesOf('two')).toEqual(await filesOf('one'))
})

test('with a queue the pages are ready first, and the files are the same in the end', async () => {
  await write({ 'a.png': await flat(400, 250, 'red'), 'b.png': await flat(400, 250, 'blue') })
  const queue = new PictureQueue(at('one'))
  const first = await build(['a.png', 'b.png'], { out: 'one', queue })
  expect(encodePicture).not.toHaveBeenCalled()
  expect(queue.size).toBe(3 + 2 * 5)
  // A second start opens no picture, although the first has encoded none.
  vi.clearAllMocks()
  expect(await build(['a.png', 'b.png'], { out: 'again', queue: new PictureQueue(at('again')) })).toEqual(first)
  expect(decodePicture).not.toHaveBeenCalled()
  const [, second] = first.projects
  const asked = `${second?.image?.name}-400.webp`
  await Promise.all([queue.need(asked), queue.need(asked), queue.need('assets/images/unknown.webp')])
  expect(Object.keys(await filesOf('one'))).toEqual([basename(asked)])
  await queue.work()
  expect(queue.size).toBe(0)
  expect(encodePicture).toHaveBeenCalledTimes(13)
  vi.clearAllMocks()
  expect(await build(['a.png', 'b.png'], { out: 'two' })).toEqual(first)
  expect(encodePicture).not.toHaveBeenCalled()
  expect(await filesOf('two')).toEqual(await filesOf('one'))
  await rm(at('cache'), { recursive: true })
  await build(['a.png', 'b.png'], { out: 'three' })
  expect(await filesOf('three')).toEqual(await filesOf('one'))
})

test('an original that changes before its turn is reported, and never appears under the name of the old one', async () => {
  await write({ 'a.png': await flat(400, 250, 'red') })
  const queue = new PictureQueue(at('site'))
  await build(['a.png'], { queue })
  await write({ 'a.png': await flat(400, 250, 'blue') })
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  await queue.work()
  expect(report.mock.calls.flat().join()).toMatch(/a-\w{8}-335\.avif n’a pas pu être encodée : le fichier a changé/)
  expect(Object.keys(await filesOf('site')).filter((name) => name.startsWith('a-'))).toEqual([])
  report.mockRestore()
})

test('without a cache, or with a damaged one, the same bytes come out again', async () => {
  await write({ 'a.png': await flat(400, 250, 'red') })
  await build(['a.png'], { out: 'one' })
  for (const name of await readdir(at('cache/pictures'))) await truncate(at('cache/pictures', name), 600)
  vi.clearAllMocks()
  await build(['a.png'], { out: 'two' })
  expect(encodePicture).toHaveBeenCalled()
  await rm(at('cache'), { recursive: true })
  await build(['a.png'], { out: 'three' })
  expect(await filesOf('two')).toEqual(await filesOf('one'))
  expect(await filesOf('three')).toEqual(await filesOf('one'))
})

test('two builds at once do not hurt each other', async () => {
  await write({ 'a.png': await flat(400, 250, 'red') })
  await Promise.all(['one', 'two', 'two'].map((out) => build(['a.png'], { out })))
  expect(await filesOf('two')).toEqual(await filesOf('one'))
})

test('a name as long as a file may have leaves room for what is added to it', async () => {
  const name = `${'a'.repeat(251)}.png`
  await write({ [name]: await flat(64, 40, 'navy') })
  expect((await onlyPicture(name)).name).toMatch(/^assets\/images\/a{60}-[\da-f]{8}$/)
})

test('a changed original has another name', async () => {
  await write({ 'a.png': await flat(40, 25, 'red') })
  const before = await onlyPicture('a.png')
  await write({ 'a.png': await flat(40, 25, 'blue') })
  expect((await onlyPicture('a.png')).name).not.toBe(before.name)
})

test('a file that was cut short in the site is written again', async () => {
  await write({ 'a.png': await flat(40, 25, 'red') })
  const picture = await onlyPicture('a.png')
  const good = await variant(picture, 40, 'avif')
  await truncate(at('site', `${picture.name}-40.avif`), 10)
  await onlyPicture('a.png')
  expect(await variant(picture, 40, 'avif')).toEqual(good)
})

test('all pictures that cannot be read are named at once', async () => {
  await write({
    'text.png': 'not a picture',
    'half.png': (await flat(400, 250, 'red')).subarray(0, 60),
    'empty.svg': '',
  })
  const failed = build(['text.png', 'half.png', 'absent.png', 'text.png'], { logo: 'empty.svg' })
  await expect(failed).rejects.toThrow(UnreadablePictures)
  const message = await failed.then(() => '', String)
  const files = [...message.matchAll(/(\w+\.\w+) \([^)]/g)].map(([, file]) => file)
  expect(files).toEqual(['absent.png', 'empty.svg', 'half.png', 'text.png'])
})

test('pictures are not called unreadable whose process the system ended', async () => {
  await write({ 'a.png': await flat(400, 250, 'red'), 'text.png': 'not a picture' })
  vi.mocked(decodePicture).mockRejectedValueOnce(new ProcessEnded('No memory is left.'))
  await expect(build(['a.png', 'text.png'])).rejects.toThrow('No memory is left.')
})

test('progress counts every picture to the last', async () => {
  await write({ 'a.png': await flat(40, 25, 'red') })
  const seen: string[] = []
  await build(['a.png', null, 'a.png'], { onProgress: (done, total) => void seen.push(`${done}/${total}`) })
  expect(seen).toEqual(['1/4', '2/4', '3/4', '4/4'])
})

test('a film is copied under a name that follows its bytes; its poster and the captures are encoded', async () => {
  const film = Buffer.from('\0\0\0\x20ftypisom +48.8577+002.2950/', 'latin1')
  await write({ 'Le Film.MP4': film, 'film.vtt': 'WEBVTT\n\nNOTE pour Paul', 'a.png': await flat(700, 400, 'red') })
  const image = { file: 'a.png', alt: 'Un relevé' }
  const mediaOf = async () => {
    const compiled = await catalogue([null])
    const [project] = compiled.projects
    if (!project) throw new Error('no project')
    const video = { file: 'Le Film.MP4', captions: 'film.vtt', poster: image, silent: null }
    const captures = [{ image, caption: null, device: 'phone' as const }]
    const [made] = (await withPictures({ ...compiled, projects: [{ ...project, video, captures }] }, options)).projects
    return made
  }
  const options = { locate: at, outDir: at('site'), cacheDir: at('cache'), place: { base: '/', root: '/' } }
  const made = await mediaOf()
  expect(made?.video).toMatchObject({
    file: expect.stringMatching(/^assets\/le-film-[0-9a-f]{8}\.mp4$/),
    captions: expect.stringMatching(/^assets\/film-[0-9a-f]{8}\.vtt$/),
    poster: { widths: [335, 512, 670, 700] },
  })
  expect(made?.captures).toMatchObject([{ image: { alt: 'Un relevé', width: 700 }, device: 'phone' }])
  // Without the place where it was made.
  const published = await readFile(at('site', made?.video?.file ?? ''), 'latin1')
  expect(published).toBe(film.toString('latin1').replace('+48.8577+002.2950/', ' '.repeat(18)))
  expect(await readFile(at('site', made?.video?.captions ?? ''), 'utf8')).toBe('WEBVTT\n\n')
  await writeFile(at('Le Film.MP4'), Buffer.concat([film, film]))
  const again = await mediaOf()
  expect(again?.video?.file).not.toBe(made?.video?.file)
  expect(again?.video?.captions).toBe(made?.video?.captions)
  await rm(at('film.vtt'))
  await expect(mediaOf()).rejects.toThrow(/film\.vtt/)
})
