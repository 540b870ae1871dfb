import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { linesIn } from '../../scripts/commands/content-report.ts'
import type { CvFiles } from '../../scripts/compile/catalogue/cv-places.ts'
import type { Compilation } from '../../scripts/compile/contract/checked.ts'
import type { ContentSources, SkippedFile } from '../../scripts/compile/contract/sources.ts'
import { langOfFiles } from '../../scripts/compile/language.ts'
import { ParsedFiles } from '../../scripts/compile/parsed-files.ts'
import { byPlace, type Diagnostic } from '../../scripts/diagnostics/diagnostic.ts'
import { textReport } from '../../scripts/diagnostics/report.ts'
import { ROOT } from '../../scripts/disk/root.ts'
import type { Migration } from '../../scripts/fields/migrations/migration.ts'
import { MIGRATIONS } from '../../scripts/fields/migrations/migrations.ts'
import { cvDiagnostics } from '../../scripts/outputs/cv/diagnose.ts'
import type { CvReading } from '../../scripts/outputs/cv/reading.ts'
import { linkDiagnostics, type Verdict } from '../../scripts/proofread/links/check-links.ts'
import { linksOf } from '../../scripts/proofread/links/link.ts'
import { reportProse } from '../../scripts/proofread/proofread.ts'
import { readProse } from '../../scripts/proofread/read-prose.ts'
import { compileMigrating } from './compile.ts'
import { sourcesOf } from './sources.ts'
import { eachStep } from './step.ts'

const CASES = join(ROOT, 'tests/cases')

/**
 * The expectations of a case. A case is a folder named after a code, with « . » for « / ». A suffix after « -- » distinguishes cases of one
 * code. `input.md` is the wrong file, `mended.md` the corrected one, `expected.json` the findings, and `report.txt` the report for the
 * owner (`npm run docs` writes it). In `expected.json`, `as` is the path of the file (by default that of a project), and `with` adds files
 * beside it.
 */
export interface Expected {
  as?: string
  /** The path of the corrected file, if it must be moved. */
  mendedAs?: string
  with?: Record<string, string | null>
  /** Other files of `public/`, by path below it. The case is about the first one. */
  public?: readonly string[]
  /** Files that were skipped when the folder was read. */
  skipped?: readonly SkippedFile[]
  /** The results of the link check. */
  answers?: Record<string, Verdict>
  /** The text that a program finds in the PDF of the wrong file (tests/cv/reading.test.ts makes real ones). */
  reading?: Partial<CvReading> | undefined
  /** The CV of `cvs/` to which it belongs, by the name of its file. */
  target?: string
  /** The text of `mots.txt`. If it is given, the prose is read too. */
  ownWords?: string
  /** The dates of the last commits, by path. */
  commits?: Record<string, string>
  /** Invented migrations; by default those of this version. */
  migrations?: readonly Migration[]
  found: readonly { code: string; line: number; column: number; endLine?: number; endColumn?: number }[]
}

export interface Case {
  code: string
  expected: Expected
  /** `null` if the problem is that the file is missing. */
  input: { path: string; bytes: Buffer | null; sources: ContentSources }
  mended: { text: string; sources: ContentSources }
  /** The path of its `report.txt`. */
  reportPath: string
}

export const CASE_NAMES = readdirSync(CASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort()

/** The cases that a test of each case walks. */
export const WALKED_CASES = eachStep(CASE_NAMES)

export function readCase(name: string): Case {
  const fileIn = (file: string) => join(CASES, name, file)
  const expected: Expected = JSON.parse(readFileSync(fileIn('expected.json'), 'utf8'))
  const path = expected.as ?? 'projets/projet.md'
  const bytes = existsSync(fileIn('input.md')) ? readFileSync(fileIn('input.md')) : null
  const mended = readFileSync(fileIn('mended.md'))
  return {
    code: name.split('--')[0]?.replace('.', '/') ?? '',
    expected,
    input: {
      path: expected.public ? `public/${expected.public[0]}` : `content/${path}`,
      bytes,
      sources: { ...sourcesOf({ ...expected.with, [path]: bytes }, expected.public), skipped: expected.skipped ?? [] },
    },
    mended: {
      text: mended.toString('utf8'),
      sources: sourcesOf({ ...expected.with, [expected.mendedAs ?? path]: mended }),
    },
    reportPath: fileIn('report.txt'),
  }
}

/** Returns the findings of the compiler, the link check and the PDF reading and, if the case has own words, of the proofreader. */
export async function findIn(
  sources: ContentSources,
  { answers = {}, commits = {}, migrations = MIGRATIONS, ownWords, reading, target }: Omit<Expected, 'found'> = {},
): Promise<readonly Diagnostic[]> {
  const parsed = new ParsedFiles()
  // A link without a result has no finding.
  const links = isDeepStrictEqual(answers, {})
    ? []
    : linkDiagnostics(linksOf(sources.files, parsed), new Map(Object.entries(answers)))
  const texts = ownWords === undefined ? [] : sources.files.filter(({ kind }) => kind !== 'style')
  const langOf = langOfFiles(sources.files)
  const prose = reportProse(
    texts.map((file) => readProse(parsed.get(file), langOf(file.path))),
    { ownWords: ownWords ?? '', commits: new Map(Object.entries(commits)), today: sources.today },
  )
  const { diagnostics, cvFiles } = await compileMigrating(sources, migrations)
  const cv = reading ? cvDiagnostics({ ...NOTHING_MISSED, ...reading }, filesOfCv(cvFiles[0], target)) : []
  return [...diagnostics, ...links, ...cv, ...prose].sort(byPlace)
}

function filesOfCv(files: Compilation['cvFiles'][number] | undefined, target: string | undefined): CvFiles {
  if (!files?.cv) throw new Error('The case has no CV.')
  return { ...files, cv: files.cv, target: files.targets.find(({ name }) => name === target) ?? null }
}

const NOTHING_MISSED: CvReading = { pages: 1, wrapped: [], undrawn: [], broken: [] }

/** Returns what `check` prints in a terminal about these findings. */
export function reportOn(sources: ContentSources, diagnostics: readonly Diagnostic[]): string {
  const lines = new Map(sources.files.map(({ path, bytes }) => [path, linesIn(new TextDecoder().decode(bytes))]))
  return `${textReport(diagnostics, { linesOf: (file) => lines.get(file) ?? null, colours: false })}\n`
}
