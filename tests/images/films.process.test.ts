import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Studio } from '../../scripts/images/studio.ts'
import { box, mp4 } from '../support/films.ts'
import { folderForEachTest } from '../support/temporary-folder.ts'

const at = folderForEachTest()

test('films are read one after the other, each once', async () => {
  const films = ['a.mp4', 'b.mp4', 'c.mp4']
  for (const film of films) await writeFile(at(film), mp4(box('mdat', film)))
  const published = () => (existsSync(at('site/assets')) ? readdirSync(at('site/assets')).length : 0)
  /** How many films are published when another one is read. */
  const reads: number[] = []
  const locate = (file: string) => {
    reads.push(published())
    return at(file)
  }
  const studio = new Studio({ locate, outDir: at('site'), cacheDir: at('cache') })
  const paths = await Promise.all([...films, ...films].map((film) => studio.copy(film)))
  expect(reads).toEqual([0, 1, 2])
  expect(new Set(paths).size).toBe(films.length)
})
