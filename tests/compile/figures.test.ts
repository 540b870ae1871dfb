import { expect, test } from 'vitest'
import { compile } from '../support/compile.ts'
import { projectFile } from '../support/content-folder.ts'
import { sourcesOf } from '../support/sources.ts'

async function projectOf(body: string) {
  const { catalogue } = await compile(sourcesOf({ 'projets/a.md': projectFile({}, body) }))
  const [project] = catalogue?.projects ?? []
  if (project === undefined) throw new Error('The project has errors.')
  return project
}

const htmlOf = async (body: string) => (await projectOf(body)).description?.replaceAll('content/projets/images/', '')
const BANK = '<img src="banque.png" alt="La banque">'
const FILM = '<img src="film.png" alt="Le film">'

test('a picture alone in its paragraph has its title as a caption', async () => {
  expect(await htmlOf('![La banque](images/banque.png "Un mois : tout et <b>")')).toBe(
    `<figure>${BANK}<figcaption>Un mois\u00a0: tout et &#x3C;b></figcaption></figure>`,
  )
  expect(await htmlOf("![La banque][b]\n\n[b]: /images/affiche.png 'Une légende'")).toContain(
    'affiche.png" alt="La banque"><figcaption>Une légende</figcaption></figure>',
  )
  expect(await htmlOf('- ![La banque](images/banque.png "Une légende")')).toBe(
    `<ul>\n<li>\n<figure>${BANK}<figcaption>Une légende</figcaption></figure>\n</li>\n</ul>`,
  )
})

test('several pictures in one paragraph stand side by side, each with its own caption', async () => {
  const row = `<div data-row=""><figure>${BANK}</figure><figure>${FILM}<figcaption>Une légende</figcaption></figure></div>`
  for (const between of ['\n', ' ', '  \n', '\\\n', '\r\n', ''])
    expect(await htmlOf(`![La banque](images/banque.png)${between}![Le film](images/film.png "Une légende")`)).toBe(row)
})

test('a picture without a title, and one within a sentence or a link, stay where they are', async () => {
  expect(await htmlOf('![La banque](images/banque.png)')).toBe(`<p>${BANK}</p>`)
  expect(await htmlOf('Voici ![La banque](images/banque.png "Une légende")')).toBe(`<p>Voici ${BANK}</p>`)
  expect(await htmlOf('[![La banque](images/banque.png "Une légende")](/contact)')).toBe(
    `<p><a href="/contact">${BANK}</a></p>`,
  )
  expect(await htmlOf('![La banque](images/banque.png " ")')).toBe(`<p>${BANK}</p>`)
})

test('a caption is no part of the text that search engines are told', async () => {
  const { text } = await projectOf('Un mot.\n\n![La banque](images/banque.png "Une légende")\n\nUn autre.')
  expect(text).toBe('Un mot. Un autre.')
})

test('captures have their own texts; a film has its files, and the modal none of both', async () => {
  const { captures, video } = await projectOf('Un mot.')
  expect([captures, video]).toEqual([[], null])
  const keys = {
    captures:
      '[{ image: images/banque.png, alt: Le relevé, caption: Un mois }, { image: images/film.png, alt: Le film, device: phone }]',
    video: '{ file: images/film.mp4, poster: images/film.png, silent: true }',
  }
  const { catalogue, diagnostics } = await compile(sourcesOf({ 'projets/a.md': projectFile(keys) }))
  expect(diagnostics).toEqual([])
  const file = (name: string) => `content/projets/images/${name}`
  expect(catalogue?.projects[0]).toMatchObject({
    captures: [
      { image: { file: file('banque.png'), alt: 'Le relevé' }, caption: 'Un mois', device: 'desktop' },
      { image: { file: file('film.png'), alt: 'Le film' }, caption: null, device: 'phone' },
    ],
    video: { file: file('film.mp4'), poster: { file: file('film.png') }, captions: null, silent: true },
  })
})
