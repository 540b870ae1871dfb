import { readFileSync } from 'node:fs'
import { readSources } from '../../scripts/commands/content.ts'
import { ParsedFiles } from '../../scripts/compile/parsed-files.ts'
import { hashOfBytes } from '../../scripts/compile/validate/sample-hash.ts'
import { hashesOfFile } from '../../scripts/compile/validate/sample-values.ts'

/** The pictures of the sample that show its owner or its projects. Logos belong to others, and the sample's are as good as any. */
const PICTURES = /^content\/(images|projets\/images)\/[^/]+\.(png|webp)$/

const PER_LINE = 20

/** Returns the module by which the compiler recognises what an owner has kept of the sample (`scripts/compile/validate/sample-hash.ts`). */
export function sampleModule(content: string): string {
  const sources = readSources(content)
  const parsed = new ParsedFiles()
  const files = sources.files.flatMap((file) => parsed.get(file) ?? [])
  const site = files.find(({ path }) => path === `${sources.contentFolder}/site.md`)
  const pictures = [...sources.assets.keys()].filter((path) => PICTURES.test(path))
  const hashes = [
    ...files.flatMap(hashesOfFile),
    ...pictures.map((path) => hashOfBytes(readFileSync(sources.locate(path)))),
  ]
  const all = [...new Set(hashes)].sort()
  const lines = Array.from({ length: Math.ceil(all.length / PER_LINE) }, (_, index) =>
    all.slice(index * PER_LINE, (index + 1) * PER_LINE).join(' '),
  )
  return `/** Written by \`npm run docs\` from the sample in content/. */

export const SAMPLE_OWNER = '${site?.header.get('name')}'

/** Hashes of its texts and pictures. */
export const SAMPLE_HASHES = \`
${lines.join('\n')}
\`
`
}
