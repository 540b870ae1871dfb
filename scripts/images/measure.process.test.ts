import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { box, mp4 } from '../../tests/support/films.ts'
import { folderForEachTest } from '../../tests/support/temporary-folder.ts'
import { phrase } from '../diagnostics/phrase.ts'
import { type KnownPictures, openMeasurer, type PictureSize } from './measure.ts'
import { ELEMENTS_MAX } from './svg-tree.ts'

const at = folderForEachTest()
let png = Buffer.alloc(0)

beforeAll(async () => {
  png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
})

function factsOf(files: Iterable<string>, options: Parameters<typeof openMeasurer>[0]) {
  const measurer = openMeasurer(options)
  measurer.add(files)
  return measurer.facts()
}

async function measured(files: Readonly<Record<string, string | Uint8Array>>, known?: KnownPictures) {
  for (const [file, bytes] of Object.entries(files)) await writeFile(at(file), bytes)
  const options = { locate: at, secondsEach: 2, ...(known && { known }) }
  return Object.fromEntries(await factsOf(Object.keys(files), options))
}

function memory() {
  const sizes = new Map<string, PictureSize>()
  return { get: (key: string) => sizes.get(key) ?? null, set: sizes.set.bind(sizes), sizes }
}

const svg = (width: number, height: number, inside = '<circle r="1"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`

test('between two files, the process serves and obeys Ctrl-C', async () => {
  const files = Array.from({ length: 20 }, (_, index) => `public/${index}.mp4`)
  let turns = 0
  let turn = setImmediate(function count() {
    turns += 1
    turn = setImmediate(count)
  })
  await factsOf(files, { locate: at })
  clearImmediate(turn)
  expect(turns).toBeGreaterThanOrEqual(files.length)
})

test('pictures are measured as they are shown, of others it is said that they cannot be', async () => {
  const turned = (orientation: number) => sharp(png).withMetadata({ orientation }).jpeg().toBuffer()
  const size = (kind: string) => ({ width: 4, height: 3, kind, losses: [] })
  const drawn = { width: 7, height: 5, kind: 'svg', losses: [] }
  const turnedSize = { width: 3, height: 4, kind: 'jpeg', losses: [] }
  const problem = (is: string, damage?: string) => ({ problem: 'format', is, ...(damage && { damage }) })
  const jpeg = await turned(1)
  const broken = Buffer.from(png).fill(0, 40, 50)
  const text = '<text y="9" font-family="Nobody Has It Here, serif">a</text>'
  const pictures = {
    'a.png': [png, size('png')],
    'b.JPG': [await turned(6), turnedSize],
    'c.jpeg': [await turned(4), size('jpeg')],
    'd.jpg': [await turned(5), turnedSize],
    'e.webp': [await sharp(png).webp().toBuffer(), size('webp')],
    'f.avif': [await sharp(png).avif().toBuffer(), size('avif')],
    'g.svg': [svg(7, 5), { ...drawn, inks: ['currentColor'] }],
    'l.svg': [
      svg(7, 5, '<path d="M0 0"/><path d="M0 0" fill="Tan"/>'),
      { ...drawn, inks: ['currentColor', '#d2b48c'] },
    ],
    'm.svg': [
      svg(7, 5, '<path d="M0 0" fill="var(--a)"/>'),
      { ...drawn, inks: null, losses: [{ what: 'variables', detail: '--a' }] },
    ],
    'n.svg': [svg(7, 5, text), { ...drawn, inks: null, losses: [{ what: 'font', detail: 'Nobody Has It Here' }] }],
    'o.svg': [svg(7, 5, '<text>a</text>'), { ...drawn, inks: null }],
    'p.svg': [
      svg(7, 5, '<path d="M0 0h9v4z"/>').replace(/ (width|height)="\d"/g, ''),
      { width: 9, height: 4, kind: 'svg', inks: null, losses: [{ what: 'size', detail: '0 0 9 4' }] },
    ],
    'h.png': [png.subarray(0, png.length - 20), problem('png', 'cut')],
    'q.jpg': [jpeg.subarray(0, jpeg.length - 20), problem('jpeg', 'cut')],
    'r.png': [broken, problem('png', 'damaged')],
    's.svg': [svg(7, 5, '&nbsp;'), problem('svg', 'damaged')],
    'i.png': ['du texte', problem('text')],
    't.png': ['', problem('empty')],
    'u.gif': [await sharp(png).gif().toBuffer(), problem('gif')],
    'v.gif': [
      await sharp(Buffer.concat([Buffer.alloc(48), Buffer.alloc(48, 255)]), {
        raw: { width: 4, height: 8, channels: 3, pageHeight: 4 },
      })
        .gif()
        .toBuffer(),
      problem('movingGif'),
    ],
    'w.svg': [
      '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="200" cy="150" r="50"/></svg>',
      { width: 100, height: 100, kind: 'svg', inks: null, losses: [{ what: 'size', detail: '0 0 250 200' }] },
    ],
    'j.png.zip': [png, size('png')],
    'k.jfif': [jpeg, size('jpeg')],
  } as const
  const part = (index: 0 | 1) => Object.entries(pictures).map(([name, pair]) => [name, pair[index]])
  expect(await measured(Object.fromEntries(part(0)))).toEqual(Object.fromEntries(part(1)))
})

test('the portrait of the sample is known in another size and format, and mirrored, and no other picture for it', async () => {
  const portrait = sharp(await readFile('content/images/portrait.png'))
  const night = sharp(await readFile('content/images/portrait-nuit.png'))
  const saved = {
    'a.jpg': await portrait.clone().resize(600).jpeg({ quality: 70 }).toBuffer(),
    'b.webp': await portrait.clone().flop().webp().toBuffer(),
    'c.jpg': await night.clone().resize(300).jpeg({ quality: 40 }).toBuffer(),
  }
  const names = ['banque', 'architecte', 'librairie-nuit', 'portfolio'].map((name) => `${name}.jpg`)
  const others = names.map(async (name) => {
    const picture = await readFile(`content/projets/images/${name.replace('jpg', 'png')}`)
    return [name, await sharp(picture).resize(600).jpeg().toBuffer()] as const
  })
  const facts = await measured({ ...saved, ...Object.fromEntries(await Promise.all(others)), 'plain.png': png })
  const samples = Object.entries(facts).filter(([, one]) => 'isSample' in one && one.isSample)
  expect(samples.map(([name]) => name)).toEqual(['a.jpg', 'b.webp', 'c.jpg'])
})

test('what is too large by its head has a size, and is not decoded', async () => {
  const wide = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#888' } })
  const bytes = await wide.png({ compressionLevel: 1 }).toBuffer()
  // An AVIF takes far more memory while it is decoded.
  const avif = await sharp({ create: { width: 4000, height: 4001, channels: 3, background: '#888' } })
    .avif({ effort: 0 })
    .toBuffer()
  // Decoding them would fail, because the ends of the files are missing.
  const cut = (file: Buffer, length: number) => file.subarray(0, length)
  const pictures = { 'a.png': cut(bytes, 2000), 'b.svg': svg(20_000, 20_000), 'c.avif': cut(avif, avif.length - 10) }
  expect(await measured(pictures)).toEqual({
    'a.png': { width: 9000, height: 9000, kind: 'png', losses: [] },
    'b.svg': { width: 20_000, height: 20_000, kind: 'svg', inks: ['currentColor'], losses: [] },
    'c.avif': { width: 4000, height: 4001, kind: 'avif', losses: [] },
  })
})

test('a file beyond what a picture weighs is not read', async () => {
  const reason = (mb: number) => ({ problem: 'heavy', reason: phrase('moreMegabytes', mb) })
  expect(
    await measured({ 'a.png': Buffer.alloc(50 * 1024 * 1024 + 1), 'b.svg': Buffer.alloc(4 * 1024 * 1024 + 1) }),
  ).toEqual({ 'a.png': reason(50), 'b.svg': reason(4) })
})

test('a drawing of more elements than a hand draws is not parsed', async () => {
  const elements = (count: number) => svg(9, 9, `<path/>${'<g></g>'.repeat(count - 2)}`)
  const reason = phrase('moreElements', ELEMENTS_MAX)
  expect(await measured({ 'a.svg': elements(ELEMENTS_MAX), 'b.svg': elements(ELEMENTS_MAX + 1) })).toEqual({
    'a.svg': { width: 9, height: 9, kind: 'svg', inks: null, losses: [] },
    'b.svg': { problem: 'heavy', reason },
  })
})

test('of the families that a drawing names, however many, some are looked for', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `Nobody Has x${index}`)
  const texts = names.map((name) => `<text font-family="${name}">a</text>`)
  const facts = await measured({ 'a.svg': svg(9, 9, texts.join('')) })
  const shown = names.slice(0, 20).join(', ')
  expect(facts).toMatchObject({ 'a.svg': { losses: [{ what: 'font', detail: shown }] } })
})

test('a film and its captions are known by their first bytes', async () => {
  const mp4 = (brand: string) => Buffer.from(`\0\0\0\x10ftyp${brand}\0\0\x02\0`, 'latin1')
  const webm = (kind: string) =>
    Buffer.from(
      `\x1A\x45\xDF\xA3${String.fromCharCode(0x87 + kind.length)}\x42\x86\x81\x01\x42\x82\x84${kind}`,
      'latin1',
    )
  const cue = '\n\n00:00.000 --> 00:01.000\nVoilà.\n'
  const media = { isMedia: true }
  const problem = (is: string) => ({ problem: 'format', is })
  const files = {
    'a.mp4': [mp4('isom'), media],
    'b.MP4': [mp4('qt  '), problem('quicktime')],
    'c.mp4': [webm('webm'), problem('film')],
    'd.webm': [webm('webm'), media],
    'e.webm': [webm('matroska'), problem('film')],
    'f.mp4': ['', problem('empty')],
    'g.vtt': [`WEBVTT${cue}`, media],
    'h.vtt': [`\uFEFFWEBVTT - français${cue}`, media],
    'i.vtt': [`1${cue}`, problem('text')],
    'j.vtt': [`WEBVTTX${cue}`, problem('text')],
    'k.vtt': [Buffer.from(`WEBVTT${cue}`, 'latin1'), problem('unknown')],
    'l.mp4': [Buffer.alloc(25 * 1024 * 1024 + 1), { problem: 'heavy', reason: phrase('moreMegabytes', 25) }],
    'n.mp4': [mp4('isom').subarray(0, -1), { isMedia: true, keepsPosition: true }],
    'o.webm': [Buffer.concat([webm('webm'), Buffer.from('\x67')]), { isMedia: true, keepsPosition: true }],
    'm.mov': [mp4('isom'), problem('mp4')],
  } as const
  const part = (index: 0 | 1) => Object.fromEntries(Object.entries(files).map(([name, pair]) => [name, pair[index]]))
  expect(await measured(part(0) as Record<string, string | Uint8Array>)).toEqual(part(1))
})

test('a film of public/ is looked through as far as it is published', async () => {
  await mkdir(at('public'))
  const film = mp4()
  const large = Buffer.concat([film, box('mdat', Buffer.alloc(26 * 1024 * 1024))])
  const heavy = { problem: 'heavy', reason: phrase('moreMegabytes', 25) }
  await writeFile(at('public/huge.mp4'), film)
  await truncate(at('public/huge.mp4'), 210_000_000)
  const found = await measured({
    'public/a.mp4': film,
    'public/b.mp4': Buffer.concat([film, Buffer.from('+48.8577 a tail of eight bytes')]),
    'public/c.mov': Buffer.from('RIFF\0\0\0\0AVI LIST'),
    'public/d.mp4': large,
    'public/e.mp4': 'version https://git-lfs.github.com/spec/v1\n',
  })
  expect(found).toEqual({
    'public/a.mp4': { isMedia: true },
    'public/b.mp4': { isMedia: true, keepsPosition: true },
    'public/c.mov': { problem: 'format', is: 'film', keepsPosition: true },
    'public/d.mp4': heavy,
    'public/e.mp4': { problem: 'format', is: 'lfs' },
  })
  expect((await factsOf(['public/huge.mp4'], { locate: at })).get('public/huge.mp4')).toEqual({
    ...heavy,
    keepsPosition: true,
  })
})

test('a drawing without end is given up, and those after it are measured', { timeout: 60_000 }, async () => {
  const endless = svg(
    1000,
    1000,
    `<filter id="f"><feTurbulence numOctaves="500" baseFrequency=".9"/></filter>${'<rect width="1000" height="1000" filter="url(#f)"/>'.repeat(50)}`,
  )
  const start = process.cpuUsage()
  const found = await measured({ 'a.svg': endless, 'b.png': png, 'c.svg': endless, 'd.png': png })
  const given = { problem: 'heavy', reason: phrase('decodingTakes', 2) }
  // The first one has used the time of all slow drawings.
  const later = { problem: 'heavy', reason: phrase('decodingTakes', 0.4) }
  const size = { width: 4, height: 3, kind: 'png', losses: [] }
  expect(found).toEqual({ 'a.svg': given, 'b.png': size, 'c.svg': later, 'd.png': size })
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
})

test('a drawing that its own colour hides is measured in that of a site, in which a build shows it', {
  timeout: 60_000,
}, async () => {
  const shapes = '<rect width="1600" height="1000" rx="9" fill="currentColor" fill-opacity=".5"/>'.repeat(9000)
  const hidden = svg(1600, 1000, shapes).replace('<svg', '<svg color="transparent"')
  const found = await measured({ 'a.svg': hidden, 'b.svg': hidden.replaceAll('currentColor', 'none') })
  expect(found).toEqual({
    'a.svg': { problem: 'heavy', reason: phrase('decodingTakes', 2) },
    'b.svg': expect.objectContaining({ width: 1600 }),
  })
})

test('a drawing is given up that would take more memory than any other picture', { timeout: 60_000 }, async () => {
  const [rectangle, filtered] = ['', ' filter="url(#f)"'].map((filter) => `<rect width="1600" height="1000"${filter}/>`)
  const nested = (group: string) => `${group}${rectangle}`.repeat(240) + '</g>'.repeat(240)
  const steps = Array.from(
    { length: 2000 },
    (_, index) => `<feOffset in="SourceGraphic" dx="${index}" result="q${index}"/>`,
  )
  const drawings = {
    'a.svg': `<filter id="f">${steps.join('')}</filter>${filtered}`,
    'b.svg': nested('<g opacity=".9">'),
    // Only what draws it knows which rules apply.
    'c.svg': `<style>g{opacity:.9}</style>${nested('<g>')}`,
    'd.svg': nested('<g>'),
  }
  // It says no size, so the build draws the part that it reaches.
  const far = nested('<g>').replaceAll(rectangle ?? '', '<rect x="300" y="300" width="100" height="100"/>')
  const sizeless = svg(1, 1, `<style>g{opacity:.9}</style>${far}`).replace(' width="1" height="1"', '')
  const large = sizeless.replaceAll(/(300|100)"/g, '$10"')
  const sized = Object.entries(drawings).map(([file, inside]) => [file, svg(1600, 1000, inside)] as const)
  let found = {}
  // One at a time, because slow drawings of a run share their time.
  for (const [file, drawing] of [...sized, ['e.svg', sizeless] as const, ['f.svg', large] as const])
    found = { ...found, ...(await measured({ [file]: drawing })) }
  const given = { problem: 'heavy', reason: phrase('decodingTakes', 2) }
  expect(found).toEqual({
    'a.svg': given,
    'b.svg': given,
    'c.svg': given,
    'd.svg': expect.objectContaining({ width: 1600 }),
    'e.svg': given,
    'f.svg': given,
  })
})

test('what is known is not decoded again; a failure is tried again', async () => {
  const known = memory()
  await measured({ 'a.png': png, 'b.png': 'du texte' }, known)
  expect([...known.sizes.values()]).toEqual([{ width: 4, height: 3, kind: 'png', losses: [], look: '0'.repeat(16) }])
  const other = { width: 1, height: 2 }
  const found = await measured({ 'a.png': png, 'b.png': png }, { get: () => other, set: () => undefined })
  expect(found).toEqual({ 'a.png': other, 'b.png': other })
})

test('a picture that is gone cannot be shown', async () => {
  expect(Object.fromEntries(await factsOf(['x.png'], { locate: (file) => at(file) }))).toEqual({
    'x.png': { problem: 'format', is: 'missing' },
  })
  await expect(readFile(at('x.png'))).rejects.toThrow('ENOENT')
})

test('a font is measured in a thread, which ends when the font takes too long', async () => {
  const font = await readFile(new URL('../fonts/families/outfit-latin.woff2', import.meta.url))
  await writeFile(at('a.woff2'), font)
  const measure = (secondsEach: number) => factsOf(['a.woff2'], { locate: at, secondsEach })
  expect((await measure(20)).get('a.woff2')).toMatchObject({ refuses: null, missing: '' })
  expect((await measure(0.001)).get('a.woff2')).toEqual({ problem: 'heavy', reason: phrase('decodingTakes', 0.001) })
})

test('what is known of a font does not count for one of its alphabets that is too large', async () => {
  const font = await readFile(new URL('../fonts/families/outfit-latin.woff2', import.meta.url))
  const large = { weights: { min: 400, max: 800 }, missing: '', refuses: null, unpacked: 3 * 1024 * 1024 }
  const names = ['a-latin-wght-normal.woff2', 'a-greek-wght-normal.woff2', 'math-latin-wght-normal.woff2']
  const found = await measured(Object.fromEntries(names.map((name) => [name, font])), {
    get: () => large,
    set: () => undefined,
  })
  expect(names.map((name) => found[name] === large)).toEqual([true, false, true])
})

test('a font that cannot be cut, at one weight or for the pages, is damaged, though it can be opened', async () => {
  const font = await readFile(new URL('../fonts/families/outfit-latin.woff2', import.meta.url))
  const damaged = { 'a.woff2': Buffer.from(font).fill(191, 91, 92), 'b.woff2': Buffer.from(font).fill(3, 83, 84) }
  const format = { problem: 'format', is: 'font' }
  expect(await measured(damaged)).toEqual({ 'a.woff2': format, 'b.woff2': format })
})

test('an exception belongs to its file, and the others are measured', async () => {
  const size = { width: 4, height: 3, kind: 'png', losses: [] }
  // What looks for the root takes that of the entity, and makes a file that is no XML any more.
  const drawing =
    '<!DOCTYPE svg [<!ENTITY a "<svg/>">]><svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'
  expect(await measured({ 'a.svg': drawing, 'b.png': png })).toEqual({
    'a.svg': { problem: 'failed', reason: expect.stringMatching(/^Error: .+$/) },
    'b.png': size,
  })
})

test('what is added while others are measured is measured once, and counted', async () => {
  for (const file of ['a.png', 'b.png', 'c.png']) await writeFile(at(file), png)
  const measurer = openMeasurer({ locate: at })
  measurer.add(['a.png', 'b.png'])
  measurer.add(['b.png', 'c.png'])
  const progress: string[] = []
  const facts = await measurer.facts((done, total) => progress.push(`${done}/${total}`))
  expect([...facts.keys()]).toEqual(['a.png', 'b.png', 'c.png'])
  expect(progress).toEqual(['1/3', '2/3', '3/3'])
})

test.each([0, 20, 80])('a measurer that is closed after %i ms leaves no process', async (milliseconds) => {
  await writeFile(at('a.png'), png)
  const measurer = openMeasurer({ locate: at })
  measurer.add(['a.png'])
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  await measurer.close()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
  await expect.poll(children).toBe(0)
})
