import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/disk/root.ts'

/** The Markdown files that people read, by their paths from the root. */
const DOCUMENTS = ['.', 'docs', 'scripts', 'src', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: folder !== '.' && folder !== 'tests', encoding: 'utf8' })
    .filter((name) => (folder === 'docs' ? /\.md$/ : /^(?!.*node_modules)(?:.*\/)?[A-Z]+\.md$/).test(name))
    .map((name) => join(folder, name)),
)

/** The package has no sources, so it has no guide to them either: only the repository does. */
const FOR_CONTRIBUTORS = 'CONTRIBUTING.md'

/** What the package brings: whole folders and single files. npm adds the others by itself. */
const { files: PACKED } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { files: string[] }
const isPacked = (file: string) =>
  ['README.md', 'LICENSE', ...PACKED].some((packed) => file === packed || file.startsWith(`${packed}/`))

const proseOf = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8').replace(/^ *(`{3,})[\s\S]*?^ *\1$|(`+)[^`][\s\S]*?\2/gm, '')

/** Lists the targets of links and pictures that lead to files of the repository. */
const linksOf = (file: string) =>
  [...proseOf(file).matchAll(/(?<!\\)\[[^\]]*\]\(<?([^)\s>]+)|(?:src|srcset|href)="([^"]+)"/g)]
    .map(([, markdown, html]) => markdown ?? html ?? '')
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))

/** Makes the anchors of the headings as GitHub does. */
const anchorsOf = (file: string) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-'),
  )

test('each link of a document leads to a file that exists, and to a heading that it has', () => {
  const dead = DOCUMENTS.flatMap((file) =>
    linksOf(file).flatMap((target) => {
      const [path = '', anchor] = target.split('#')
      const to = path === '' ? file : join(dirname(file), path)
      const isThere = existsSync(join(ROOT, to)) && (anchor === undefined || anchorsOf(to).includes(anchor))
      return isThere ? [] : `${file}: ${target}`
    }),
  )
  expect(dead).toEqual([])
})

test('what the package brings links only to what it brings', () => {
  const outside = DOCUMENTS.filter(isPacked).flatMap((file) =>
    linksOf(file)
      .filter((target) => !target.startsWith('#'))
      .map((target) => join(dirname(file), target.split('#')[0] ?? ''))
      .flatMap((to) => (isPacked(to) || to === FOR_CONTRIBUTORS ? [] : `${file}: ${to}`)),
  )
  expect(outside).toEqual([])
})

test('docs/performance.md has the current figures in 120 lines; what was tried is in docs/decisions', () => {
  expect(readFileSync(join(ROOT, 'docs/performance.md'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})
