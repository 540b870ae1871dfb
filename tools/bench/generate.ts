import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/disk/root.ts'

const SAMPLE = join(ROOT, 'content')

const PROJECT = readFileSync(new URL('projet.md', import.meta.url), 'utf8')

/** Generates the text of a project: the same for the same number, about 1.3 KB with headings, a list, a link and code. */
function projectText(number: number, image: string): string {
  const category = number % 5 === 0 ? 'Personnel' : 'Formation'
  const values: Record<string, unknown> = { number, image, responsive: number % 3 !== 0, category }
  return PROJECT.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]))
}

/** Writes a content folder with the sample's site, CV and pictures, and as many projects as asked. */
export function generateContent(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'projets'), { recursive: true })
  for (const name of ['cv.md', 'images', 'projets/images'])
    cpSync(join(SAMPLE, name), join(folder, name), { recursive: true })
  // Removes the projects of the sample's home page and its translations, because neither is in this folder.
  const site = readFileSync(join(SAMPLE, 'site.md'), 'utf8')
    .replace(/^featured: .*\n/m, '')
    .replace(/^lang: .*/m, 'lang: fr')
  writeFileSync(join(folder, 'site.md'), site)
  const images = readdirSync(join(SAMPLE, 'projets/images'))
    .filter((name) => name.endsWith('.png'))
    .sort()
  for (let number = 1; number <= count; number++) {
    const text = projectText(number, images[number % images.length] ?? '')
    writeFileSync(join(folder, `projets/projet-${number}.md`), text)
  }
}
