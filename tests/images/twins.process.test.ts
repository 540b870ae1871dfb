import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lookOf } from '../../scripts/compile/catalogue/look.ts'
import { contentKey } from '../../scripts/disk/cache/content-cache.ts'
import { FileNames, hashedFile, SameName } from '../../scripts/disk/site-file.ts'
import { ENCODER_VERSION, PROJECT_PICTURE } from '../../scripts/images/profile.ts'
import { Studio } from '../../scripts/images/studio.ts'
import { planSharePictures, writeSharePictures } from '../../scripts/share/share-pictures.ts'
import type { Catalogue, CompiledCatalogue } from '../../src/catalogue/types.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'
import { twins } from '../support/twins.ts'

const at = folderForEachTest()

const flat = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()

const keyOf = (original: Uint8Array) => contentKey(ENCODER_VERSION, JSON.stringify(PROJECT_PICTURE), original)
const pair = twins(await flat('red'), await flat('blue'), keyOf)

/** Writes a red and a blue picture, `red/x.png` and `blue/x.png`, whose keys begin with the same digits. */
async function writePictures() {
  for (const [index, name] of COLOURS.entries()) {
    await mkdir(at(name))
    await writeFile(at(name, 'x.png'), pair[index] ?? '')
  }
}

const COLOURS = ['red', 'blue'] as const

async function colourOf(file: string): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(file).resize(1, 1).removeAlpha().raw().toBuffer()
  return red > blue ? 'red' : 'blue'
}

/** Makes a site with a project for each of these pictures, and returns the picture and the share picture of each. */
async function made(out: string, colours: readonly (typeof COLOURS)[number][]) {
  const [folder, cacheDir, names] = [at(out), at('cache'), new FileNames()]
  const studio = new Studio({ locate: at, outDir: folder, cacheDir, names })
  const references = colours.map((slug) => ({ slug, image: { file: `${slug}/x.png`, alt: '' } }))
  const projects = await Promise.all(
    references.map(async ({ slug, image }) => ({ slug, image: await studio.picture(image, PROJECT_PICTURE) })),
  )
  const site = {
    ...{ name: 'Ana Ruiz', trade: 'Développeuse', origin: 'https://ana.example.org', look: lookOf() },
    ...{ lang: 'fr', languages: ['fr'], hero: { sentences: ['Oui.'] } },
  }
  const [shown, originals] = [{ site, projects } as unknown, { site, projects: references } as unknown]
  const plan = await planSharePictures(shown as Catalogue, originals as CompiledCatalogue, names)
  await writeSharePictures(plan, { site: folder, last: { take: () => false }, cacheDir, locate: at })
  return projects.map(({ slug, image: { name } }) => ({
    name,
    picture: at(out, `${name}-64.webp`),
    share: at(out, plan.projects.get(`projets/${slug}`)?.picture.file ?? ''),
  }))
}

test.each([COLOURS, [...COLOURS].reverse()])(
  'after %s, what the cache has is not shown by the site of %s',
  async (...colours) => {
    await writePictures()
    const names = new Set<string>()
    for (const colour of colours) {
      const [alone] = await made(colour, [colour])
      expect(await colourOf(alone?.picture ?? '')).toBe(colour)
      expect(await colourOf(alone?.share ?? '')).toBe(colour)
      names.add(alone?.name ?? '')
    }
    expect(names.size, 'both have one name, so this test shows something').toBe(1)
  },
)

test.each([COLOURS, [...COLOURS].reverse()])(
  'no site shows both %s and %s, whichever is read first',
  async (...colours) => {
    await writePictures()
    await expect(made('both', colours)).rejects.toThrow(
      'blue/x.png et red/x.png auraient le même nom dans le site, parce que leurs empreintes commencent de même',
    )
  },
)

test('a picture that two projects show, or two languages, is no second one', async () => {
  await writePictures()
  const [one, other] = await made('twice', ['red', 'red'])
  expect(one).toEqual(other)
})

test('two films, and two sheets, with one name are refused too', async () => {
  const films = twins(Buffer.from('\0\0\0\x20ftypisom 1'), Buffer.from('\0\0\0\x20ftypisom 2'), contentKey)
  const studio = new Studio({ locate: at, outDir: at('site'), cacheDir: at('cache') })
  for (const [index, film] of films.entries()) {
    await mkdir(at(`${index}`))
    await writeFile(at(`${index}/film.mp4`), film)
  }
  const copies = Promise.all(films.map((_, index) => studio.copy(`${index}/film.mp4`)))
  await expect(copies).rejects.toThrow(SameName)
  const names = new FileNames()
  const [one, other] = twins(Buffer.from('a{}'), Buffer.from('b{}'), contentKey)
  const take = (content: Uint8Array) =>
    names.take(hashedFile('later', 'css', content).path, contentKey(content), String(content))
  expect(take(one)).toBe(take(one))
  expect(() => take(other)).toThrow(SameName)
})
