import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import type { Catalogue, CompiledCatalogue, ImageReference, Picture } from '../../src/catalogue/types.ts'
import { lookOf } from '../compile/catalogue/look.ts'
import { contentKey } from '../disk/cache/content-cache.ts'
import { FileNames } from '../disk/site-file.ts'
import { MAX_SHARE_BYTES } from './jpeg.ts'
import { planSharePictures, writeSharePictures } from './share-pictures.ts'

// The quick tests start no process.
vi.mock('../disk/threads/in-process.ts', async () => (await import('../../tests/support/same-process.ts')).SAME_PROCESS)

const folder = mkdtempSync(join(tmpdir(), 'share-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hero = { sentences: ['Oui.'] }
const site = {
  ...{ name: 'Ana Ruiz', trade: 'Développeuse', origin: 'https://ana.example.org', hero, look: lookOf() },
  ...{ lang: 'fr', languages: ['fr'] },
}

/** Returns the plan of a site with some projects, and one without a picture. */
function planOf(slugs: readonly string[], nameOf = (slug: string) => `images/${slug}-1`) {
  const projectsWith = (image: (slug: string) => Picture | ImageReference) => [
    ...slugs.map((slug) => ({ slug, image: image(slug) })),
    { slug: 'rien', image: null },
  ]
  const size = { widths: [], width: 1, height: 1, hue: 'sea' } as const
  const made = projectsWith((slug) => ({ name: nameOf(slug), alt: `Capture de ${slug}`, ...size }))
  const originals = projectsWith((name) => ({ file: `${name}.png`, alt: '' }))
  const names = new FileNames()
  for (const name of slugs.map(nameOf)) names.take(name, contentKey(name), name)
  return planSharePictures(
    { site, projects: made } as unknown as Catalogue,
    { site, projects: originals } as unknown as CompiledCatalogue,
    names,
  )
}

async function pictureOf(name: string, picture: Sharp) {
  await picture.png().toFile(join(folder, `${name}.png`))
  const plan = await planOf([name])
  const last = { take: () => false }
  await writeSharePictures(plan, { site: folder, last, cacheDir: folder, locate: (file) => join(folder, file) })
  return readFileSync(join(folder, plan.projects.get(`projets/${name}`)?.picture.file ?? ''))
}

test('projects with one picture share one file', async () => {
  const { projects } = await planOf(['a', 'b'], () => 'images/plan-1')
  const [a, b] = [...projects.values()].map(({ picture }) => picture)
  expect(a?.file).toBe(b?.file)
  expect([a?.alt, b?.alt]).toEqual(['Capture de a', 'Capture de b'])
})

test.each([
  ['wide', 3000, 400],
  ['tall', 400, 3000],
  ['tiny', 40, 30],
])('a %s picture fills 1200 × 630', async (name, width, height) => {
  const picture = await pictureOf(name, sharp({ create: { width, height, channels: 3, background: '#c3ebf5' } }))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('the middle of a picture is shown, on white where it is transparent', async () => {
  const band = { create: { width: 1200, height: 100, channels: 4, background: '#ff0000ff' } } as const
  const ground = { create: { width: 1200, height: 1000, channels: 4, background: '#00000000' } } as const
  const middle = sharp(ground).composite([{ input: await sharp(band).png().toBuffer(), top: 450, left: 0 }])
  const { data } = await sharp(await pictureOf('band', middle))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (y: number) => [...data.subarray(3 * (1200 * y + 600), 3 * (1200 * y + 600) + 3)]
  expect(pixel(10)).toEqual([255, 255, 255])
  expect(pixel(315)[0]).toBeGreaterThan(245)
  expect(pixel(315)[1]).toBeLessThan(10)
})

test('even noise stays below the weight that messengers take', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1340, height: 840, channels: 3, background: '#fff', noise } as const
  const picture = await pictureOf('noise', sharp({ create }))
  expect(picture.length).toBeLessThanOrEqual(MAX_SHARE_BYTES)
})
