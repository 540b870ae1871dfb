import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isSeq, LineCounter, parse, parseDocument, type Scalar, type YAMLMap } from 'yaml'
import { compileFile } from '../compile/compile-file.ts'
import { siteLang, siteText } from '../compile/language.ts'
import { isError } from '../diagnostics/diagnostic.ts'
import { textReport } from '../diagnostics/report.ts'
import { readPlainFile } from '../disk/list-files.ts'
import { CV_FIELDS } from '../fields/definitions.ts'
import { own } from '../fields/own.ts'
import { spoken } from '../spoken/spoken.ts'
import type { ExitCode } from './exit-code.ts'
import { withComments } from './front-matter.ts'
import { isObject, type Json } from './import/json.ts'
import { toMarkdown } from './import/passages.ts'
import { FILE_MAX_BYTES, listed, readSource } from './import/read-source.ts'
import { factsOf, type ResumeFacts } from './import/resume.ts'
import { textOf } from './import/taken.ts'
import { freeName, shown } from './owner-files.ts'
import { createFile, refuseLinks, replaceFile } from './replace-file.ts'

interface ImportOptions {
  /** The folder in which `cv.md` is written. */
  content: string
  /** A file of JSON Resume or Reactive Resume, or the archive of LinkedIn: the ZIP or its folder. */
  file: string
  /** The date in the name of the backup of the previous CV: YYYY-MM-DD. */
  today: string
}

/** Writes `cv.md` from a file and keeps the previous CV under another name. Changes nothing if the file cannot be used. */
export async function importResume({ content, file, today }: ImportOptions): Promise<ExitCode> {
  const read = await readSource(file)
  if (typeof read === 'string') return refuse(read)
  const unreadable = ['cv.md', DRAFT].map((name) => join(content, name)).find((file) => lastOf(file) === undefined)
  if (unreadable !== undefined) return refuse(spoken().import.unreadable(shown(unreadable)))
  const site = siteIn(content)
  const facts = factsOf(read.resume, {
    lang: siteLang(content, 'fr'),
    hasProfile: (url) => profilesOf(site).includes(sameAddress(url)),
    hasProject: (slug) => existsSync(join(content, 'projets', `${slug}.md`)),
  })
  if (facts.isEmpty && facts.cv.title === null) return refuse(spoken().import.saysNothing(shown(file)))
  // The owner's own words stand in for a title that the source lacks.
  const values = { ...facts.cv, title: facts.cv.title ?? (textOf(site.trade) || null) }
  const text = withComments(values, CV_FIELDS, toMarkdown(facts.profile))
  await mkdir(content, { recursive: true })
  const target = await writeCv(text, { facts, content, aside: join(dirname(content), `cv-${today}.md`) })
  const found = facts.isEmpty ? spoken().import.onlyTitle : report(shown(target), text)
  const left = [...facts.left, ...(read.left ?? [])]
  for (const passage of [found, ...read.remarks, ...toDecide({ ...facts, left }, site, content)])
    console.log(`\n${passage}`)
  const isDraft = basename(target) === DRAFT
  console.log(isDraft ? spoken().import.correctDraft(shown(target)) : spoken().import.readAgain)
  return 0
}

function refuse(why: string): ExitCode {
  console.error(`${why}\n${spoken().import.unchanged}`)
  return 1
}

const DRAFT = '_cv.md'

interface Place {
  facts: ResumeFacts
  content: string
  /** Where the previous file is kept. */
  aside: string
}

/** Writes the CV, or a draft if it does not pass the check, so that no CV that works is lost. Returns the file. */
async function writeCv(text: string, { facts, content, aside }: Place): Promise<string> {
  const [cv, draft] = [join(content, 'cv.md'), join(content, DRAFT)]
  const isDraft = compiled(cv, text).diagnostics.some(isError) || (facts.isEmpty && existsSync(cv))
  const target = isDraft ? draft : cv
  refuseLinks(content, target)
  const kept = await writeAside(target, text, aside)
  if (kept !== null) console.log(spoken().import.kept(shown(kept)))
  console.log(isDraft ? spoken().import.asDraft(shown(draft), existsSync(cv)) : spoken().import.written(shown(cv)))
  if (!isDraft && existsSync(draft)) console.log(spoken().import.draftUseless(shown(draft)))
  return target
}

/** Writes a file. Returns where the previous one is kept, or `null` if there was none. */
async function writeAside(target: string, text: string, beside: string): Promise<string | null> {
  const last = lastOf(target)
  if (!last) {
    await createFile(target, text)
    return null
  }
  const aside = freeName(beside, last)
  if (!existsSync(aside)) await createFile(aside, last)
  await replaceFile(target, text, last).catch(async (error: unknown) => {
    await rm(aside)
    throw error
  })
  return aside
}

/** Returns what a file holds; `null` if there is none, `undefined` if it cannot be read: a pipe, or a link to a device. */
function lastOf(file: string): Buffer | null | undefined {
  try {
    return readPlainFile(file, { maxBytes: FILE_MAX_BYTES })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : undefined
  }
}

/** Returns the header of `site.md`; empty if it is missing or cannot be read. */
function siteIn(content: string): Json {
  const text = siteText(content)
  try {
    const value: unknown = parse(headerOf(text))
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function profilesOf({ github, linkedin, profiles }: Json): string[] {
  const all = [github, linkedin, ...(Array.isArray(profiles) ? profiles.map((profile) => profile?.url) : [])]
  return all.map((url) => sameAddress(String(url)))
}

/** Returns an address for comparisons: « http://www.github.com/Zoe/ » is « https://github.com/zoe ». */
function sameAddress(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')
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
        const node = entry.get(key, true) ?? entry.get('organisation', true)
        const { line, col } = counter.linePos(node?.range?.[0] ?? 0)
        // The header begins below the line « --- ».
        const what = entry.get('title') ?? entry.get('organisation') ?? section
        return spoken().import.toSpecify(`${path}:${line + 1}:${col}`, what, advice)
      }
      // The check asks for the months of jobs alone, too.
      const noMonth = ['start', 'end'].filter(
        (key) => section === 'experience' && /^\d{4}$/.test(String(entry.get(key))),
      )
      return [
        ...(entry.has('place') ? [] : [specify('title', spoken().import.noPlace)]),
        ...noMonth.map((key) => specify(key, spoken().import.noMonth(entry.get(key)))),
      ]
    })
  })
  return gaps.length === 0 ? [] : [gaps.join('\n')]
}

/** Returns remarks about what needs a decision of the owner: facts for `site.md`, the home address, and values without a key. */
function toDecide({ site: found, home, left }: ResumeFacts, site: Json, content: string): string[] {
  const other = Object.entries(found).filter(([key, value]) => own(site, key) !== value)
  const line = ([key, value]: readonly [string, unknown]) => `  ${key}: ${JSON.stringify(value)}`
  const passages: string[] = []
  if (other.length > 0)
    passages.push(spoken().import.siteFacts(shown(join(content, 'site.md')), other.map(line).join('\n')))
  if (Object.keys(home).length > 0) passages.push(spoken().import.home(Object.entries(home).map(line).join('\n')))
  if (left.length > 0) passages.push(spoken().import.left(listed(left)))
  return passages
}
