import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileOne } from '../support/compile-one.ts'
import { type ContentFolder, copySample } from '../support/content-folder.ts'
import { PROTOTYPE_NAMES } from '../support/prototype-names.ts'
import { runWarm } from '../support/warm-commands.ts'
import { oneIn, TRIES_ALL } from '../xss/payloads.ts'
import { headerPositions, withValues } from '../xss/positions.ts'
import { FULL_APPLICATION, FULL_CV, FULL_PAGE, FULL_PROJECT, FULL_SITE, FULL_TARGET } from './good-files.ts'

const FILES = {
  'site.md': FULL_SITE,
  'cv.md': FULL_CV,
  'projets/projet.md': FULL_PROJECT,
  'pages/page.md': FULL_PAGE,
  'cvs/cible.md': FULL_TARGET,
  'candidatures/lettre.md': FULL_APPLICATION,
}

describe.each(Object.entries(FILES))('%s', (path, file) => {
  const positions = headerPositions(file).filter(({ name }) => !name.endsWith('as typed'))
  test.each(positions)('$name may be any name that every object inherits', async (position) => {
    // The names take turns, because `tests/compile/prototype-names.test.ts` writes each of them into all values at once.
    const codes = oneIn(4, PROTOTYPE_NAMES, positions.indexOf(position)).map(async (name) => {
      const { diagnostics } = await compileOne(path, position.write(name))
      return diagnostics.filter(({ code }) => code === 'file/failed').map(() => name)
    })
    expect((await Promise.all(codes)).flat()).toEqual([])
  })
})

/** Pictures that the files name. */
const PICTURES = { 'images/portrait.png': [1128, 1410], 'projets/images/banque.png': [1340, 840] } as const
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="M0 0h24v24z"/></svg>'

/** Files without a film, and without a body that names pictures of `public/`. */
const BUILT = Object.entries(FILES).map(([path, file]) => {
  const [header = ''] = /^---\n[\s\S]*?\n---\n/.exec(file) ?? []
  return [path, `${header.replace(/^video: .*\n/m, '')}\nUn texte.\n`] as const
})

describe('a build', () => {
  let content: ContentFolder
  /** The values of each file in which any text is right. */
  const free = new Map<string, string[]>()
  beforeAll(async () => {
    content = copySample()
    content.remove('.')
    for (const [path, [width, height]] of Object.entries(PICTURES)) {
      const picture = sharp({ create: { width, height, channels: 3, background: '#888' } })
      content.write(path, await picture.png().toBuffer())
    }
    content.write('images/logo.svg', LOGO)
    for (const [path, file] of BUILT) {
      const positions = headerPositions(file).filter(({ name }) => !name.endsWith('as typed'))
      const isFree = positions.map(async ({ name, write }) => {
        const { catalogue } = await compileOne(path, write('constructor'))
        return catalogue === null ? [] : name
      })
      free.set(path, (await Promise.all(isFree)).flat())
    }
  })
  afterAll(() => content.dispose())

  // The names take turns in the values. With `XSS=all` each value gets each name.
  test.each(PROTOTYPE_NAMES.filter((_, index) => TRIES_ALL || index % 6 === 0))(
    'holds the names from %s on wherever any text is right',
    async (first) => {
      const start = PROTOTYPE_NAMES.indexOf(first)
      const names = [...PROTOTYPE_NAMES.slice(start), ...PROTOTYPE_NAMES.slice(0, start)]
      for (const [path, file] of BUILT) content.write(path, withValues(file, names, free.get(path)))
      const out = content.beside('site')
      const { status, output } = await runWarm(['build', '--content', content.path, '--out', out])
      expect(status, output).toBe(0)
      const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
      expect(files).toEqual(
        expect.arrayContaining(['index.html', 'cv.html', 'cv.pdf', 'projets/projet.html', 'page.html']),
      )
      for (const file of files.filter((file) => /\.(?:html|json|atom|vcf|txt)$/.test(file)))
        expect(`${file}\n${readFileSync(join(out, file), 'utf8')}`).not.toMatch(/\[native code\]|\[object Object\]/)
      const title = names[(free.get('projets/projet.md') ?? []).indexOf('title') % names.length]
      expect(readFileSync(join(out, 'projets/projet.html'), 'utf8')).toContain(`>${title}</h1>`)
    },
  )
})
