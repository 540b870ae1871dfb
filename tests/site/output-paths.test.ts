import { expect, test } from 'vitest'
import { readContent } from '../../scripts/compile/read.ts'
import { fileAt, placesOf } from '../../scripts/disk/place.ts'
import { PUBLIC_FOLDER } from '../../scripts/disk/root.ts'
import { OUTPUT_PATHS } from '../../scripts/outputs/outputs.ts'
import { OWN_FOLDERS } from '../../src/catalogue/local-path.ts'
import { sitePaths, whatSiteHas } from '../../src/catalogue/pages.ts'
import { siteFiles } from '../support/built-site.ts'
import { compile } from '../support/compile.ts'

test('the names that a build gives are known before it runs: they are refused in public/', async () => {
  const sources = readContent({ content: 'content', public: PUBLIC_FOLDER, outputs: OUTPUT_PATHS })
  const { catalogue, translations } = await compile(sources)
  if (catalogue === null) throw new Error('The sample has errors.')
  const has = whatSiteHas(catalogue)
  const places = placesOf(
    [catalogue, ...translations].map(({ site }) => site),
    '/',
  )
  const expected = [catalogue, ...translations].flatMap((one, index) => {
    const facts = { projects: one.projects, has: whatSiteHas(one), lang: one.site.lang }
    const outputs = OUTPUT_PATHS.filter(({ eachLanguage }) => index === 0 || eachLanguage)
    const [place = { base: '/', root: '/' }] = places.slice(index)
    return sitePaths(facts, outputs).files.map((file) => fileAt(place, file))
  })
  const written = siteFiles()
    .filter((file) => !sources.assets.has(`public/${file}`))
    .filter((file) => !OWN_FOLDERS.some((folder) => file.startsWith(folder)))
    // Files whose names begin with a dot are never copied from public/.
    .filter((file) => !file.startsWith('.') || file.startsWith('.well-known/'))
  expect(has).toEqual({
    cv: true,
    accessibility: true,
    expires: true,
    contact: true,
    pages: [],
    cvs: [],
    applications: [],
  })
  expect(written).toEqual(expected.toSorted())
})
