import { once } from 'node:events'
import { byPlace, type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import { REPORT_FORMATS, type ReportFormat } from '../diagnostics/report.ts'
import { PUBLIC_FOLDER } from '../disk/root.ts'
import type { Web } from '../proofread/links/request.ts'
import { spoken } from '../spoken/spoken.ts'
import { CompilePool } from './compile-pool.ts'
import { type CompiledContent, type ContentOptions, compileContent, failsOn, type ProseContent } from './content.ts'
import { linesOfSources, printReport } from './content-report.ts'
import { followChanges } from './dev/follow-changes.ts'
import type { ExitCode } from './exit-code.ts'
import { olderTranslations } from './older-translations.ts'
import { printError } from './print-error.ts'
import { readCv } from './read-cv.ts'
import { showIfLong } from './steps.ts'
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

/**
 * Checks the content without building it, and prints the problems of all files.
 * @param given threads that the caller closes. @default threads that end with the command
 */
export async function check(options: CheckOptions, given?: CompilePool): Promise<ExitCode> {
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
  const pool = given ?? new CompilePool({ stay: true })
  try {
    if (fix) {
      const { fixContent } = await import('./fix-content.ts')
      await fixContent(options.content, pool, (content) => findInProse(options, content, pool))
    }
    return await (watch ? watchContent(options, format, pool) : checkOnce(options, format, pool))
  } finally {
    if (given === undefined) await pool.close()
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
  // Side by side, because a thread reads the prose while another process decodes the pictures and this thread draws the CV.
  let prose: Promise<Diagnostic[]> | undefined
  const content = await compileContent(options, pool, (compiled) => {
    prose = findInProse(options, compiled, pool)
    // Whoever waits for it reports what is wrong.
    prose.catch(() => {})
  })
  const others = await Promise.all([
    showIfLong('CV', () => readCv(options, content)),
    olderTranslations(options.content, content.sources),
    prose ?? [],
  ])
  const found = [...content.diagnostics, ...others.flat()].sort(byPlace)
  return { content, found }
}

/** Reads the prose of the content. The modules for it are loaded only then, as are those of links and of watching. */
async function findInProse(options: CheckOptions, content: ProseContent, pool: CompilePool): Promise<Diagnostic[]> {
  if (options.proofread === false) return []
  const { proofreadContent } = await import('./proofread-content.ts')
  return proofreadContent(options, content, pool)
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
  const heavy = found
    .filter((one) => isError(one) && /^(?:file\/limit|body\/nesting)$/.test(one.code))
    .map(({ file }) => file)
  const links = linksOf(files, parsed, new Set(heavy))
  const origin = originOf(files, parsed)
  const verdicts = await showIfLong(spoken().build.steps.links, (onProgress) =>
    askAll(links, { origin, onProgress, ...(web && { web }) }),
  )
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
  const again = () =>
    round().catch((error: unknown) => {
      if (!pool.isClosed) printError(error)
    })
  const { watcher } = await followChanges([options.content, PUBLIC_FOLDER], round, again)
  // When the editor has closed, printing the next line fails.
  await untilStopped(once(process.stdout, 'error'))
  await watcher.close()
  return 0
}

function isFormat(format: string): format is ReportFormat {
  return REPORT_FORMATS.some((known) => known === format)
}
