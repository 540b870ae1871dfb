import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, siteFiles } from '../support/built-site.ts'
import { type ContentFolder, copySample, forgetFeatured, projectFile } from '../support/content-folder.ts'
import { runWarm } from '../support/warm-commands.ts'

let content: ContentFolder

beforeEach(() => {
  content = copySample()
  forgetFeatured(content.path)
})

afterEach(() => content.dispose())

async function build(out: string, ...options: string[]) {
  const { status, output } = await runWarm([
    'build',
    '--content',
    content.path,
    '--out',
    content.beside(out),
    ...options,
  ])
  expect(status, output).toBe(0)
}

/** Edits of an owner between two builds, each of the whole folder. */
const edits = {
  'change a text': () => edit((text) => `${text}\nUne phrase de plus.\n`),
  'change a title': () => edit((text) => text.replace(/^title: .*$/m, `title: Titre ${next++}`)),
  'change the technologies': () =>
    edit((text) => text.replace(/^technologie: .*$/m, `technologie: [${pick(['C', 'C++', 'React', 'Vue'])}]`)),
  'add a project': () => content.write(`projets/nouveau-${next++}.md`, projectFile({ title: `Nouveau ${next}` })),
  'rename a file': () => {
    const file = pick(projects())
    const text = read(file)
    content.remove(file)
    content.write(`projets/renomme-${next++}.md`, text)
  },
  'delete a project': () => content.remove(pick(projects())),
  'change the site': () => content.write('site.md', read('site.md').replace(/^place: .*$/m, `place: Lieu ${next++}`)),
  'remove the CV': () => content.remove('cv.md'),
  'put it back': () => content.write('cv.md', readFileSync('content/cv.md', 'utf8')),
  nothing: () => undefined,
}

let next = 0
let random = (_max: number) => 0
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
const projects = () =>
  siteFiles(join(content.path, 'projets'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `projets/${file}`)
const read = (file: string) => readFileSync(join(content.path, file), 'utf8')
function edit(change: (text: string) => string) {
  const file = pick(projects())
  content.write(file, change(read(file)))
}

test('after any edits an incremental build gives what a full one gives, byte by byte', async () => {
  // The seed is fixed so that a failure can be repeated. `SEED=7 EDITS=20` tries other edits, as the weekly workflow does.
  const names = fc.constantFrom(...(Object.keys(edits) as (keyof typeof edits)[]))
  const length = Number(process.env.EDITS ?? 2)
  const steps = fc.array(fc.tuple(fc.array(names, { minLength: 1, maxLength: 3 }), fc.nat()), {
    minLength: length,
    maxLength: length,
  })
  const seed = Number(process.env.SEED ?? 20261121)
  const [sequence = []] = fc.sample(steps, { seed, numRuns: 1 })
  await build('site')
  for (const [step, dice] of sequence) {
    random = (max) => dice % max
    for (const name of step) edits[name]()
    await build('site')
    await build('whole', '--force')
    expect(fingerprint(content.beside('site')), `after ${step.join(', ')}`).toEqual(
      fingerprint(content.beside('whole')),
    )
  }
})

test('pages that someone changed in the output are written again as they were, the others stay', async () => {
  await build('site')
  const good = fingerprint(content.beside('site'))
  for (const page of ['projets/banque', 'projets/technologies/react'])
    writeFileSync(content.beside(`site/${page}.html`), 'gone')
  await build('site')
  expect(fingerprint(content.beside('site'))).toEqual(good)
})
