import { expect, test } from 'vitest'
import { readContent } from '../../scripts/compile/read.ts'
import { OUTPUT_PATHS } from '../../scripts/outputs/outputs.ts'
import { PUBLIC_FOLDER } from '../../scripts/site/root.ts'
import { OWN_FOLDERS } from '../../src/catalogue/local-path.ts'
import { sitePaths, whatSiteHas } from '../../src/catalogue/pages.ts'
import { siteFiles } from '../support/built-site.ts'
import { compile } from '../support/compile.ts'

test('the names that a build gives are known before it runs: they are refused in public/', () => {
  const sources = readContent({ content: 'content', public: PUBLIC_FOLDER, outputs: OUTPUT_PATHS })
  const { catalogue } = compile(sources)
  if (catalogue === null) throw new Error('The sample has errors.')
  const published = catalogue.projects.filter(({ draft }) => !draft)
  const has = whatSiteHas(catalogue)
  const { files: expected } = sitePaths({ projects: published, has, lang: 'fr' }, OUTPUT_PATHS)
  const written = siteFiles()
    .filter((file) => !sources.assets.has(`public/${file}`))
    .filter((file) => !OWN_FOLDERS.some((folder) => file.startsWith(folder)))
    // What begins with a dot is never copied from public/.
    .filter((file) => !file.startsWith('.') || file.startsWith('.well-known/'))
  expect(has).toEqual({ cv: true, accessibility: true, expires: true, contact: true, pages: [] })
  expect(written).toEqual(expected.toSorted())
})
