import { once } from 'node:events'
import { watch as watchFiles } from 'chokidar'
import { compile } from '../compile/compile.ts'
import { byPlace, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { fixText } from '../diagnostics/fix.ts'
import { REPORT_FORMATS, type ReportFormat } from '../diagnostics/report.ts'
import { PUBLIC_FOLDER } from '../disk/root.ts'
import type { Web } from '../proofread/links/request.ts'
import { spoken } from '../spoken/spoken.ts'
import { CompilePool } from './compile-pool.ts'
import { type CompiledContent, type ContentOptions, compileContent, failsOn, readSources } from './content.ts'
import { linesOfSources, printReport } from './content-report.ts'
import { followChanges } from './dev/follow-changes.ts'
import type { ExitCode } from './exit-code.ts'
import { newAddress } from './new.ts'
import { olderTranslations } from './older-translations.ts'
import { printError } from './print-error.ts'
import { proofreadContent } from './proofread-content.ts'
import { readCv } from './read-cv.ts'
import { replaceFile } from './replace-file.ts'
import { untilStopped } from './until-stopped.ts'

interface CheckOptions extends ContentOptions {
  /** @default text, or github on GitHub */
  format?: string | undefined
  /** Treat warnings as errors. Notices are never errors. */
  strict: boolean
  /** First apply the corrections that leave no choice. */
  fix: boolean
  /** Check again after each change, until stopped. */
  watch: boolean
  /** Also request every `url` and `github`. */
  links: boolean
  /** Check the prose: spelling, names, typing errors. @default true */
  proofread?: boolean
  /** The web that `links` requests; not an option of the command. @default the public web */
  web?: Web
}

/** Checks the content without building it, and prints the problems of all files. */
export async function check(options: CheckOptions): Promise<ExitCode> {
  const { format, fix, watch, links } = options
  if (format !== undefined && !isFormat(format)) {
    console.error(spoken().check.unknownFormat(format, REPORT_FORMATS))
    return 2
  }
  if (links && watch) {
    console.error(spoken().check.linksOrWatch)
    return 2
  }
  // The threads stay, because those that compile a file then read its prose.
  const pool = new CompilePool({ stay: true })
  try {
    if (fix) await fixContent(options, pool)
    return await (watch ? watchContent(options, format, pool) : checkOnce(options, format, pool))
  } finally {
    await pool.close()
  }
}

async function checkOnce(
  options: CheckOptions,
  format: ReportFormat | undefined,
  pool: CompilePool,
): Promise<ExitCode> {
  const { strict, links, web } = options
  const { content, found } = await findAll(options, pool)
  const asked = links ? await askLinks(content, found, web) : null
  const diagnostics = asked === null ? found : [...found, ...asked.diagnostics].sort(byPlace)
  printReport(diagnostics, linesOfSources(content.sources), format)
  if (asked !== null) console.error(asked.summary)
  return failsOn(diagnostics, strict) ? 1 : 0
}

/** Collects the findings of the compiler, the CV reader and the proofreader. */
async function findAll(options: CheckOptions, pool: CompilePool) {
  const content = await compileContent(options, pool)
  const prose = options.proofread === false ? [] : await proofreadContent(options, content, pool)
  const older = await olderTranslations(options.content, content.sources)
  const found = [...content.diagnostics, ...(await readCv(options, content)), ...older, ...prose].sort(byPlace)
  return { content, found }
}

/** Requests the links of the content, and returns their problems with a summary. */
async function askLinks(content: CompiledContent, found: readonly Diagnostic[], web: Web | undefined) {
  const [{ isReservedHost, linksOf, originOf }, { addressesOf, askAll, linkDiagnostics }] = await Promise.all([
    import('../proofread/links/link.ts'),
    import('../proofread/links/check-links.ts'),
  ])
  const givenUp = new Set(found.filter(({ code }) => /^file\/(too-costly|failed)$/.test(code)).map(({ file }) => file))
  const files = content.sources.files.filter(({ path }) => !givenUp.has(path))
  const parsed = await content.parsed()
  const heavy = found.filter(({ code }) => code === 'file/limit' || code === 'body/nesting').map(({ file }) => file)
  const links = linksOf(files, parsed, new Set(heavy))
  const verdicts = await askAll(links, { origin: originOf(files, parsed), ...(web && { web }) })
  const addresses = addressesOf(links)
  const asked = [...verdicts.values()].filter(({ kind }) => kind !== 'not-asked').length
  const reserved = addresses.filter((address) => isReservedHost(new URL(address).hostname)).length
  const others = addresses.length - asked - reserved
  return {
    diagnostics: linkDiagnostics(links, verdicts),
    summary: spoken().links.summary(asked, reserved, others),
  }
}

/** Checks now and after each change. Editors read the output between the two marks. */
async function watchContent(
  options: CheckOptions,
  format: ReportFormat | undefined,
  pool: CompilePool,
): Promise<ExitCode> {
  const round = async () => {
    console.log(spoken().report.watchBegins)
    const { content, found } = await findAll(options, pool)
    printReport(found, linesOfSources(content.sources), format)
    console.log(spoken().report.watchEnds)
  }
  await round()
  const watcher = watchFiles([options.content, PUBLIC_FOLDER], { ignoreInitial: true })
  followChanges(watcher, () =>
    round().catch((error: unknown) => {
      if (!pool.isClosed) printError(error)
    }),
  )
  // When the editor has closed, printing the next line fails.
  await Promise.race([untilStopped(), once(process.stdout, 'error')])
  await watcher.close()
  return 0
}

/** A syntax error hides later errors, so the content is checked again after each round. */
const FIX_ROUNDS = 5

async function fixContent(options: CheckOptions, pool: CompilePool): Promise<void> {
  let total = 0
  for (let round = 0; round < FIX_ROUNDS; round++) {
    const sources = readSources(options.content)
    const { diagnostics: compiled } = await compile(sources, pool)
    const content = { diagnostics: compiled, sources }
    const read = options.proofread === false ? [] : await proofreadContent(options, content, pool)
    const diagnostics = [...compiled, ...read]
    let count = 0
    for (const { path, bytes } of sources.files) {
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      // Other encodings could not be written back unchanged.
      if (!Buffer.from(text).equals(bytes)) continue
      const fixed = fixText(text, diagnostics.filter(({ file }) => file === path).map(withAddress))
      if (fixed.count > 0) await replaceFile(sources.locate(path), fixed.text, bytes)
      count += fixed.count
    }
    total += count
    if (count === 0) break
  }
  console.error(total === 0 ? spoken().check.nothingToFix : spoken().check.fixed(total))
}

/** Completes the correction of a missing address with a secret one, below the first line or after a key without a value. */
function withAddress(found: Diagnostic): Diagnostic {
  if (found.code !== 'application/address-missing') return found
  const { line } = found
  if (line > 1) return { ...found, mend: ` ${newAddress()}` }
  return { ...found, line: 2, column: 1, endLine: 2, endColumn: 1, mend: `address: ${newAddress()}\n` }
}

function isFormat(format: string): format is ReportFormat {
  return REPORT_FORMATS.some((known) => known === format)
}
