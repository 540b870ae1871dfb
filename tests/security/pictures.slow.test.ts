import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '../../scripts/diagnostics/phrase.ts'
import { openMeasurer } from '../../scripts/images/measure.ts'
import { keepProjects, projectFile } from '../support/content-folder.ts'
import { hostileFont } from '../support/hostile-font.ts'
import { copyProject, type ProjectCopy, takeCache } from '../support/project-copy.ts'

let project: ProjectCopy

beforeAll(() => {
  project = copyProject()
  takeCache(project)
  // Waiting two seconds for an endless drawing proves as much as waiting ten.
  const measure = join(project.root, 'scripts/images/measure.ts')
  const text = readFileSync(measure, 'utf8').replace('DECODING_SECONDS = 10', 'DECODING_SECONDS = 2')
  expect(text).toContain('DECODING_SECONDS = 2')
  writeFileSync(measure, text)
  keepProjects(join(project.root, 'content'), ['banque'])
})
afterAll(() => project.dispose())

const image = (name: string) => join(project.root, 'content/projets/images', name)

async function check(env: NodeJS.ProcessEnv = {}) {
  const { child, ended } = project.start('check', ['--format', 'lines'], env)
  let peakMb = 0
  let decoderMb = 0
  const watch = setInterval(() => {
    peakMb = peakOf(child.pid) ?? peakMb
    decoderMb = Math.max(decoderMb, ...childrenOf(child.pid).map((pid) => peakOf(pid) ?? 0))
  }, 20)
  const { status, output } = await ended
  clearInterval(watch)
  const errors = output.split('\n').filter((line) => line.includes(': error: '))
  return {
    status,
    ...{ peakMb, decoderMb },
    errors: errors.map((line) => `${/^[^:]+/.exec(line)?.[0]} ${/\[([\w/-]+)\]$/.exec(line)?.[1]}`),
  }
}

/** Returns the peak memory of a process in MB; `null` if the process has ended. */
function peakOf(pid: number | undefined): number | null {
  try {
    const kb = /VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kb === undefined ? null : Number(kb) / 1024
  } catch {
    return null
  }
}

function childrenOf(pid: number | undefined): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

const drawn = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">${inside}</svg>`
const RECTANGLE = '<rect width="1600" height="1000" filter="url(#f)"/>'
/** Drawings that take gigabytes: each step of a filter, and each group with an effect, has the area of the whole. */
const LAYERS = {
  'filtre.svg': drawn(
    `<filter id="f">${Array.from({ length: 2000 }, (_, index) => `<feOffset in="SourceGraphic" dx="${index}" result="q${index}"/>`).join('')}</filter>${RECTANGLE}`,
  ),
  'groupes.svg': drawn(`<g opacity=".9">${RECTANGLE}`.repeat(240) + '</g>'.repeat(240)),
  'regles.svg': drawn(`<style>g{opacity:.9}</style>${`<g>${RECTANGLE}`.repeat(240)}${'</g>'.repeat(240)}`),
  'reutilise.svg': drawn(
    Array.from(
      { length: 2000 },
      (_, index) => `<g id="g${index}" opacity=".9">${RECTANGLE}<use href="#g${index + 1}"/></g>`,
    ).join(''),
  ),
}

/** A drawing that takes minutes, because each layer has half a billion steps. */
const ENDLESS = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><filter id="f"><feTurbulence numOctaves="500" baseFrequency=".9"/></filter>${'<rect width="1000" height="1000" filter="url(#f)"/>'.repeat(100)}</svg>`

/** Writes a file that Node cannot read whole, because it has more than 2 GiB. It takes no room on the disk. */
function writeRaw(name: string) {
  writeFileSync(image(name), '')
  truncateSync(image(name), 2.5 * 1024 ** 3)
}

async function writeGiant(name: string) {
  const picture = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#888' } })
  await picture.png({ compressionLevel: 1 }).toFile(image(name))
}

test('pictures that no text names are never opened, however many and large', async () => {
  const raw = Array.from({ length: 24 }, (_, index) => `brut-${index}.png`)
  const giants = Array.from({ length: 8 }, (_, index) => `geante-${index}.png`)
  for (const name of raw) writeRaw(name)
  await writeGiant('geante-0.png')
  for (const name of giants.slice(1)) copyFileSync(image('geante-0.png'), image(name))
  writeFileSync(image('sans-fin.svg'), ENDLESS)
  const { status, errors, peakMb } = await check()
  expect({ status, errors }).toEqual({ status: 0, errors: [] })
  expect(peakMb).toBeGreaterThan(0)
  // The most that a command may take.
  expect(peakMb).toBeLessThan(600)
  for (const name of [...raw, ...giants.slice(1)]) rmSync(image(name))
})

test('those that a text names are refused by their weight, their head, or the time or memory they take', async () => {
  writeRaw('brut.png')
  for (const [name, drawing] of Object.entries(LAYERS)) writeFileSync(image(name), drawing)
  const names = ['brut.png', 'geante-0.png', 'sans-fin.svg', ...Object.keys(LAYERS)]
  const files = names.map((name, index) => [name, join(project.root, `content/projets/essai-${index}.md`)] as const)
  for (const [name, file] of files) writeFileSync(file, projectFile({ image: `images/${name}` }))
  const { errors, peakMb, decoderMb } = await check()
  expect(errors).toEqual(
    names.map(
      (name, index) => `content/projets/essai-${index}.md picture/${name === 'geante-0.png' ? 'huge' : 'heavy'}`,
    ),
  )
  expect(peakMb).toBeLessThan(400)
  expect(decoderMb).toBeGreaterThan(0)
  expect(decoderMb).toBeLessThan(600)
  for (const [name, file] of files) {
    rmSync(file)
    rmSync(image(name))
  }
})

test('slow drawings have less time once some were given up, and in the end none, but ordinary ones are still measured', async () => {
  const names = Array.from({ length: 14 }, (_, index) => `${index}.svg`)
  for (const [index, name] of names.entries()) writeFileSync(image(name), index === 1 ? drawn('<rect/>') : ENDLESS)
  const measurer = openMeasurer({ locate: image, secondsEach: 1 })
  measurer.add(names)
  const [first, ordinary, ...others] = [...(await measurer.facts()).values()]
  const takes = (seconds: number) => ({ problem: 'heavy', reason: phrase('decodingTakes', seconds) })
  expect(first).toEqual(takes(1))
  expect(ordinary).toMatchObject({ width: 1600, height: 1000 })
  const none = others.findIndex((facts) => 'reason' in facts && !isDeepStrictEqual(facts, takes(0.2)))
  // Each takes a little more than its time.
  expect(none).toBeGreaterThanOrEqual(1)
  expect(none).toBeLessThanOrEqual(4)
  expect(others.slice(none)).toEqual(Array(12 - none).fill({ problem: 'heavy', reason: phrase('drawingsTake', 1.2) }))
  for (const name of names) rmSync(image(name))
})

test('a font of a few bytes that claims a gigabyte is refused before anything is unpacked', async () => {
  const font = hostileFont(1_000_000_000)
  expect(font.length).toBeLessThan(3000)
  mkdirSync(join(project.root, 'content/polices'))
  writeFileSync(join(project.root, 'content/polices/a.woff2'), font)
  const site = join(project.root, 'content/site.md')
  const text = readFileSync(site, 'utf8')
  writeFileSync(site, text.replace('---\n', '---\nlook: { typeface: polices/a.woff2 }\n'))
  const { errors, peakMb } = await check()
  expect(errors).toEqual(['content/site.md typeface/format'])
  expect(peakMb).toBeLessThan(400)
  writeFileSync(site, text)
})

test('what could not be decoded once is tried again', async () => {
  rmSync(join(project.root, '.cache'), { recursive: true })
  const hindered = await check({ VIPS_BLOCK_UNTRUSTED: '1' })
  expect(hindered.errors).toContain('content/site.md picture/format')
  expect(await check()).toMatchObject({ status: 0, errors: [] })
})

/** The pictures that take the most memory: the largest PNG, and what the largest sensor of telephones gives, turned, in all details. */
const LARGE = {
  'large.png': () =>
    sharp({ create: { width: 8000, height: 4990, channels: 4, background: '#123456cc' } })
      .toColourspace('rgb16')
      .png({ progressive: true }),
  'large.jpg': () =>
    sharp({
      create: {
        width: 9248,
        height: 6936,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .jpeg({ quality: 50, progressive: true, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 }),
}

test.each(Object.entries(LARGE))(
  '%s is measured; several are decoded one after the other, so that a build takes the memory of one',
  async (name, draw) => {
    await draw().toFile(join(project.root, name))
    const measurer = openMeasurer({ locate: (file) => join(project.root, file) })
    measurer.add([name])
    const [facts] = [...(await measurer.facts()).values()]
    expect(facts).toMatchObject({ width: expect.any(Number), kind: expect.any(String) })
    const decode = `
    import { readFileSync } from 'node:fs'
    import { decodePicture } from './scripts/images/picture.ts'
    const bytes = readFileSync('${name}')
    await Promise.all(Array.from({ length: 4 }, () => decodePicture(bytes, { widths: [335] })))
    console.log(process.resourceUsage().maxRSS)
  `
    writeFileSync(join(project.root, 'decode.mts'), decode)
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'decode.mts'], {
      cwd: project.root,
      encoding: 'utf8',
    })
    expect(Number(stdout) / 1024).toBeGreaterThan(300)
    expect(Number(stdout) / 1024).toBeLessThan(600)
  },
)
