import { expect, test } from 'vitest'
import { compile } from '../../scripts/compile/compile.ts'
import { readContent } from '../../scripts/compile/read.ts'
import { PUBLIC_FOLDER } from '../../scripts/site/root.ts'
import { OWN_FOLDERS, outputPaths } from '../../src/catalogue/output-paths.ts'
import { siteFiles } from '../support/built-site.ts'

test('the names that a build gives are known before it runs: they are refused in public/', () => {
  const sources = readContent({ content: 'content', public: PUBLIC_FOLDER })
  const { catalogue } = compile(sources)
  if (catalogue === null) throw new Error('The sample has errors.')
  const published = catalogue.projects.filter(({ draft }) => !draft)
  const hasExpiry = catalogue.site.expires !== null
  const { accessibility: hasAccessibility } = catalogue.site
  const expected = outputPaths({ projects: published, hasCv: catalogue.cv !== null, hasAccessibility, hasExpiry })
  const written = siteFiles()
    .filter((file) => !sources.assets.has(`public/${file}`))
    .filter((file) => !OWN_FOLDERS.some((folder) => file.startsWith(folder)))
    // What begins with a dot is never copied from public/.
    .filter((file) => !file.startsWith('.') || file.startsWith('.well-known/'))
  expect(hasExpiry && catalogue.cv !== null).toBe(true)
  expect(written).toEqual(expected.toSorted())
})
