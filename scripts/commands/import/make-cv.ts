import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSeq, LineCounter, parse, parseDocument, type Scalar, type YAMLMap } from 'yaml'
import { compileFile } from '../../compile/compile-file.ts'
import { siteLang, siteText } from '../../compile/language.ts'
import { isError } from '../../diagnostics/diagnostic.ts'
import { textReport } from '../../diagnostics/report.ts'
import { CV_FIELDS } from '../../fields/definitions.ts'
import { own } from '../../fields/own.ts'
import { spoken } from '../../spoken/spoken.ts'
import { withComments } from '../front-matter.ts'
import { shown } from '../owner-files.ts'
import { hasMoreValues, isObject, type Json } from './json.ts'
import { listed } from './listed.ts'
import { toMarkdown } from './passages.ts'
import { readSource, VALUES_MAX } from './read-source.ts'
import { factsOf, type ResumeFacts } from './resume.ts'
import { textOf } from './taken.ts'

/** The draft of a CV, which nobody sees. */
export const DRAFT = '_cv.md'

/** The text of a CV that was made from a file. */
export interface MadeCv {
  text: string
  /** Whether it is only a draft, because it does not pass the check, or says less than the CV that is there. */
  isDraft: boolean
  /** What the owner has to know of it. */
  passages: readonly string[]
}

export interface Source {
  /** The file or folder that is imported. */
  file: string
  /** The folder of the portfolio. */
  content: string
}

/** Makes a CV from a file. Returns why that is impossible, or the CV. Writes nothing. */
export async function makeCv({ file, content }: Source): Promise<MadeCv | string> {
  const read = await readSource(file)
  if (typeof read === 'string') return read
  const site = siteIn(content)
  const profiles = profilesOf(site)
  const facts = factsOf(read.resume, {
    lang: siteLang(content, 'fr'),
    hasProfile: (url) => profiles.has(sameAddress(url)),
    hasProject: (slug) => existsSync(join(content, 'projets', `${slug}.md`)),
  })
  // One text may hold very many names.
  if (hasMoreValues(VALUES_MAX, facts.cv)) return spoken().import.tooManyValues(shown(file), VALUES_MAX)
  if (facts.isEmpty && facts.cv.title === null) return spoken().import.saysNothing(shown(file))
  // The owner's own words stand in for a title that the source lacks.
  const values = { ...facts.cv, title: facts.cv.title ?? (textOf(site.trade) || null) }
  const text = withComments(values, CV_FIELDS, toMarkdown(facts.profile))
  const cv = join(content, 'cv.md')
  // A CV that works is never lost to one that does not.
  const isDraft = compiled(cv, text).diagnostics.some(isError) || (facts.isEmpty && existsSync(cv))
  const target = shown(isDraft ? join(content, DRAFT) : cv)
  const found = facts.isEmpty ? spoken().import.onlyTitle : report(target, text)
  const left = [...facts.left, ...(read.left ?? [])]
  return { text, isDraft, passages: [found, ...read.remarks, ...toDecide({ ...facts, left }, site, content)] }
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

function profilesOf({ github, linkedin, profiles }: Json): ReadonlySet<string> {
  const all = [github, linkedin, ...(Array.isArray(profiles) ? profiles.map((profile) => profile?.url) : [])]
  return new Set(all.map((url) => sameAddress(String(url))))
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
