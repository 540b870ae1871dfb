import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { remark } from 'remark'
import { isSeq, LineCounter, parse, parseDocument, type Scalar, type YAMLMap } from 'yaml'
import { compileFile } from '../compile/compile-file.ts'
import { siteLang, siteText } from '../compile/language.ts'
import { messageOf } from '../diagnostics/message.ts'
import { textReport } from '../diagnostics/report.ts'
import { CV_FIELDS } from '../fields/definitions.ts'
import { own } from '../fields/own.ts'
import { spoken } from '../spoken/spoken.ts'
import type { ExitCode } from './exit-code.ts'
import { withComments } from './front-matter.ts'
import type { Read } from './import/read.ts'
import { factsOf, isObject, type Json, onOneLine, type ResumeFacts } from './import/resume.ts'
import { freeName, shown } from './owner-files.ts'
import { createFile, replaceFile } from './replace-file.ts'

interface ImportOptions {
  /** The folder in which `cv.md` is written. */
  content: string
  /** A JSON Resume file (jsonresume.org/schema, 1.0.0), or the ZIP archive of LinkedIn. */
  file: string
  /** The date in the name of the backup of the previous CV: YYYY-MM-DD. */
  today: string
}

/** The largest file that is read. A resume has a few kilobytes, an archive of LinkedIn mostly some megabytes. */
const FILE_MAX_BYTES = 64 * 1024 * 1024

/** Writes `cv.md` from a file and keeps the previous CV under another name. Changes nothing if the file cannot be used. */
export async function importResume({ content, file, today }: ImportOptions): Promise<ExitCode> {
  const read = await readFileOf(file)
  if (typeof read === 'string') {
    console.error(`${read}\n${spoken().import.unchanged}`)
    return 1
  }
  const site = await siteIn(content)
  const facts = factsOf(read.resume, {
    hasProfile: (url) => url !== '' && profilesOf(site).includes(url),
    hasProject: (slug) => existsSync(join(content, 'projets', `${slug}.md`)),
  })
  const text = withComments(facts.cv, CV_FIELDS, toMarkdown(facts.profile))
  const target = join(content, 'cv.md')
  const { diagnostics } = compiled(shown(target), text)
  const broken = diagnostics.filter(({ code }) => SOURCE_PROBLEMS.test(code))
  if (broken.length > 0) {
    for (const diagnostic of broken) console.error(spoken().import.refused(diagnostic.field, messageOf(diagnostic)))
    console.error(spoken().import.unchanged)
    return 1
  }
  await mkdir(content, { recursive: true })
  if (existsSync(target)) {
    const last = await readFile(target)
    const aside = freeName(join(dirname(content), `cv-${today}.md`), last)
    if (!existsSync(aside)) await createFile(aside, last)
    await replaceFile(target, text, last).catch(async (error: unknown) => {
      await rm(aside)
      throw error
    })
    console.log(spoken().import.kept(shown(aside)))
  } else {
    await createFile(target, text)
  }
  console.log(spoken().import.written(shown(target)))
  const draft = join(content, '_cv.md')
  if (existsSync(draft)) console.log(spoken().import.draftUseless(shown(draft)))
  for (const passage of [report(shown(target), text), ...read.remarks, ...toDecide(facts, site, content)])
    console.log(`\n${passage}`)
  console.log(spoken().import.readAgain)
  return 0
}

/** Codes of problems that the owner must correct in the source. Empty or doubtful values are corrected in `cv.md` instead. */
const SOURCE_PROBLEMS = /^(file|header|yaml)\/|^value\/control-character$/

/** Reads the file. Returns its content, or why it cannot be used. */
async function readFileOf(file: string): Promise<Read | string> {
  const size = await stat(file)
    .then((info) => (info.isFile() ? info.size : null))
    .catch(() => null)
  if (size === null) return spoken().import.unreadable(shown(file))
  if (size > FILE_MAX_BYTES) return spoken().import.tooHeavy(shown(file))
  const bytes = await readFile(file)
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    const { readLinkedIn } = await import('./import/linkedin.ts')
    return readLinkedIn(bytes, shown(file))
  }
  try {
    const value: unknown = JSON.parse(bytes.toString().replace(/^\uFEFF/, ''))
    if (isDeeperThan(DEPTH_MAX, value)) return spoken().import.tooDeep(shown(file), DEPTH_MAX)
    return isObject(value) && ['basics', 'work', 'education'].some((key) => Object.hasOwn(value, key))
      ? { resume: value, remarks: [] }
      : spoken().import.notResume(shown(file))
  } catch (error) {
    return spoken().import.notJson(shown(file), error instanceof Error ? error.message : error)
  }
}

/** A resume has four. What reads it calls itself for each. */
const DEPTH_MAX = 100

function isDeeperThan(most: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((item) => isDeeperThan(most - 1, item))
}

/** Returns the header of `site.md`; empty if it is missing or cannot be read. */
async function siteIn(content: string): Promise<Json> {
  const text = siteText(content)
  try {
    const value: unknown = parse(headerOf(text))
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function profilesOf({ github, linkedin, profiles }: Json): unknown[] {
  return [github, linkedin, ...(Array.isArray(profiles) ? profiles.map((profile) => profile?.url) : [])]
}

function headerOf(text: string): string {
  return /^---\r?\n(.*?\n)---/s.exec(text)?.[1] ?? ''
}

function compiled(path: string, text: string) {
  return compileFile(
    { path, kind: 'cv', bytes: Buffer.from(text) },
    { assets: new Map(), contentFolder: dirname(path), lang: siteLang(dirname(path), 'fr'), below: '' },
  )
}

/** Reports problems and gaps of the new file: the findings of `check`, and what the source lacks. */
function report(path: string, text: string): string {
  const { diagnostics } = compiled(path, text)
  const lines = text.split('\n')
  const found = diagnostics.length === 0 ? [] : [textReport(diagnostics, { linesOf: () => lines, colours: false })]
  return [...found, ...gapsIn(path, text)].join('\n\n') || spoken().import.complete
}

/** Finds what a CV may omit but its owner may have forgotten: the place of an entry, the month of a date. */
function gapsIn(path: string, text: string): string[] {
  const counter = new LineCounter()
  const header = parseDocument(headerOf(text), { lineCounter: counter })
  const gaps = ['experience', 'education', 'volunteering'].flatMap((section) => {
    const list = header.get(section)
    return (isSeq<YAMLMap<unknown, Scalar>>(list) ? list.items : []).flatMap((entry) => {
      const specify = (key: string, advice: string) => {
        const { line, col } = counter.linePos(entry.get(key, true)?.range?.[0] ?? 0)
        // The header begins below the line « --- ».
        const what = entry.get('title') ?? entry.get('organisation') ?? section
        return spoken().import.toSpecify(`${path}:${line + 1}:${col}`, what, advice)
      }
      const noMonth = ['start', 'end'].filter((key) => /^\d{4}$/.test(String(entry.get(key))))
      return [
        ...(entry.has('place') ? [] : [specify('title', spoken().import.noPlace)]),
        ...noMonth.map((key) => specify(key, spoken().import.noMonth(entry.get(key)))),
      ]
    })
  })
  return gaps.length === 0 ? [] : [gaps.join('\n')]
}

/** The most paths that are named. */
const LEFT_SHOWN = 30

/** Returns remarks about what needs a decision of the owner: facts for `site.md`, the home address, and values without a key. */
function toDecide({ site: found, home, left }: ResumeFacts, site: Json, content: string): string[] {
  const other = Object.entries(found).filter(([key, value]) => own(site, key) !== value)
  const line = ([key, value]: readonly [string, unknown]) => `  ${key}: ${JSON.stringify(value)}`
  const passages: string[] = []
  if (other.length > 0)
    passages.push(spoken().import.siteFacts(shown(join(content, 'site.md')), other.map(line).join('\n')))
  if (Object.keys(home).length > 0) passages.push(spoken().import.home(Object.entries(home).map(line).join('\n')))
  if (left.length > 0) {
    const listed = left.slice(0, LEFT_SHOWN).join(', ')
    passages.push(spoken().import.left(`${listed}${left.length > LEFT_SHOWN ? '…' : '.'}`))
  }
  return passages
}

/** Writes plain paragraphs as Markdown with the same meaning: escapes what looks like markup. */
function toMarkdown(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return remark()
    .stringify({
      type: 'root',
      children: paragraphs.map((value) => ({
        type: 'paragraph',
        children: [{ type: 'text', value: onOneLine(value) }],
      })),
    })
    .trim()
}
