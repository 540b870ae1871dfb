/**
 * `npm --prefix tools run cv`: makes twelve CVs, lets every installed reader read them, and writes the results to docs/cv.md. Fails when a reader
 * misses a text, or a point of PDF/UA does not hold.
 */
import { replacePart } from '../document-part.ts'
import { type Proof, prove } from './prove.ts'
import { type Reader, readers } from './readers.ts'
import { samples } from './samples.ts'

const all = readers()
const installed = all.filter(({ version }) => version !== null)
const proofs = await prove(await samples(), installed)
replacePart('cv.md', 'results', results(proofs))
replacePart('cv.md', 'points', points(proofs))
const failures = proofs.flatMap(({ sample, missing, points }) => [
  ...[...missing].flatMap(([reader, texts]) =>
    texts.map(({ field, text }) => `${sample.says}, ${reader}: ${field}, « ${text} »`),
  ),
  ...points.filter(({ holds }) => !holds).map(({ says }) => `${sample.says}: ${says}`),
])
for (const failure of failures) console.error(failure)
for (const { name } of all.filter((reader) => !installed.includes(reader)))
  console.log(`${name}: not installed, skipped`)
console.log(`${proofs.length} CVs, ${installed.length} readers, ${failures.length} failures`)
if (failures.length > 0) process.exitCode = 1

function results(proofs: readonly Proof[]): string {
  const cell = ({ missing }: Proof, { name, version }: Reader) =>
    version === null ? 'skipped' : String(missing.get(name)?.length ?? 0)
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const heads = all.map(({ name, version }) => (version === null ? `${name} (not installed)` : `${name} ${version}`))
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  return [
    `Measured on ${day}. Each number is how many texts a reader missed.`,
    '',
    row(['CV', 'pages', 'texts', ...heads]),
    row(['---', '---:', '---:', ...heads.map(() => '---:')]),
    ...proofs.map((proof) =>
      row([proof.sample.says, proof.pages, proof.texts, ...all.map((reader) => cell(proof, reader))]),
    ),
  ].join('\n')
}

/** Lists the points of PDF/UA that hold in every CV. */
function points([first, ...others]: readonly Proof[]): string {
  const holds = (says: string) => others.every(({ points }) => points.find((point) => point.says === says)?.holds)
  return (first?.points ?? [])
    .map((point) => `- ${point.says}${point.holds && holds(point.says) ? '' : ': **no**'}`)
    .join('\n')
}
