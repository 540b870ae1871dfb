import { Unzip, UnzipInflate } from 'fflate'
import papaparse from 'papaparse'
import { fold } from '../../fields/fold.ts'
import { monthNamed } from '../../fields/month-names.ts'
import { own } from '../../fields/own.ts'
import { spoken } from '../../spoken/spoken.ts'
import type { Read } from './read.ts'
import type { Json } from './resume.ts'

/** Limits that protect the memory against malicious archives. The tables of a real archive stay far below. */
const LIMITS = { files: 20_000, bytes: 8 * 1024 * 1024, rows: 5000, columns: 100 }

type Row = Readonly<Record<string, string>>

/** The key of JSON Resume that each column fills. */
type Columns = Readonly<Record<string, string>>

/** The tables that become sections of a resume. `text` names columns of free text, whose lines become points. */
const SECTIONS: Readonly<Record<string, { section: string; columns: Columns; text?: readonly string[] }>> = {
  positions: {
    section: 'work',
    columns: {
      'company name': 'name',
      title: 'position',
      location: 'location',
      'started on': 'startDate',
      'finished on': 'endDate',
    },
    text: ['description'],
  },
  education: {
    section: 'education',
    columns: { 'school name': 'institution', 'degree name': 'area', 'start date': 'startDate', 'end date': 'endDate' },
    text: ['notes', 'activities'],
  },
  volunteering: {
    section: 'volunteer',
    columns: { 'company name': 'organization', role: 'position', 'started on': 'startDate', 'finished on': 'endDate' },
    text: ['description'],
  },
  certifications: {
    section: 'certificates',
    columns: { name: 'name', authority: 'issuer', 'started on': 'date', url: 'url' },
  },
  projects: {
    section: 'projects',
    columns: { title: 'name', url: 'url', 'started on': 'startDate', 'finished on': 'endDate' },
    text: ['description'],
  },
  honors: { section: 'awards', columns: { title: 'title', 'issued on': 'date', description: 'summary' } },
  publications: {
    section: 'publications',
    columns: {
      name: 'name',
      publisher: 'publisher',
      'published on': 'releaseDate',
      url: 'url',
      description: 'summary',
    },
  },
  languages: { section: 'languages', columns: { name: 'language', proficiency: 'fluency' } },
}

/** Other names that archives have used for a table. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'volunteering experiences': 'volunteering',
  'volunteer experiences': 'volunteering',
  'honors awards': 'honors',
  'phone numbers': 'phonenumbers',
}
const OTHER_TABLES = ['profile', 'skills', 'recommendations received', 'email addresses', 'phonenumbers']
const TABLES = new Set([...Object.keys(SECTIONS), ...OTHER_TABLES])
/** Tables of a career that no key of the CV holds. */
const NOT_READ = new Set(['courses', 'organizations', 'patents', 'test scores'])

/**
 * Reads the archive that members of LinkedIn can download. Writes none of it to the disk, whatever the names of its files.
 * @returns a resume, or why the archive cannot be used
 */
export function readLinkedIn(bytes: Uint8Array, path: string): Read | string {
  const notRead: string[] = []
  let tables: Map<string, Row[]>
  try {
    tables = tablesIn(bytes, notRead)
  } catch (error) {
    if (error instanceof Refusal) return spoken().import.archiveRefused(path, error.message)
    return spoken().import.notZip(path)
  }
  if (tables.size === 0) return spoken().import.notLinkedIn(path)
  const { resume, hidden } = resumeOf(tables)
  const remarks = [
    ...(notRead.length > 0 ? [spoken().import.notRead(notRead)] : []),
    ...(hidden > 0 ? [spoken().import.hidden(hidden)] : []),
    ...(resume.references.length > 0 ? [spoken().import.references] : []),
  ]
  return { resume, remarks }
}

class Refusal extends Error {}

/** The number of bytes that are unpacked at once. They can grow a thousandfold. */
const STEP_BYTES = 16 * 1024

/** Returns the tables of the archive by name, in lower case. Counts their real sizes, because an archive may declare wrong ones. */
function tablesIn(bytes: Uint8Array, notRead: string[]): Map<string, Row[]> {
  const found = new Map<string, Uint8Array[]>()
  let count = 0
  let open = 0
  const unzip = new Unzip((entry) => {
    count += 1
    if (count > LIMITS.files) throw new Refusal(spoken().import.tooManyFiles(LIMITS.files))
    const file = entry.name.split(/[/\\]/).at(-1) ?? ''
    const name = tableName(file)
    if (/\.csv$/i.test(file) && NOT_READ.has(name)) notRead.push(file)
    if (!/\.csv$/i.test(file) || !TABLES.has(name) || found.has(name)) return
    const chunks: Uint8Array[] = []
    let size = 0
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error
      size += chunk.length
      if (size > LIMITS.bytes) throw new Refusal(spoken().import.tooLarge(file))
      chunks.push(chunk)
      if (isLast) open -= 1
    }
    found.set(name, chunks)
    open += 1
    entry.start()
  })
  unzip.register(UnzipInflate)
  for (let start = 0; start < bytes.length; start += STEP_BYTES)
    unzip.push(bytes.subarray(start, start + STEP_BYTES), start + STEP_BYTES >= bytes.length)
  if (open > 0) throw new Error('The archive ends inside a file.')
  return new Map([...found].map(([name, chunks]) => [name, rowsOf(decoded(Buffer.concat(chunks)), name)]))
}

function tableName(file: string): string {
  const name = file
    .replace(/\.csv$/i, '')
    .replaceAll('_', ' ')
    .toLowerCase()
    .trim()
  return own(OTHER_NAMES, name) ?? name
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // An old spreadsheet has saved the table again.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function rowsOf(csv: string, name: string): Row[] {
  const [header = ''] = csv.split('\n', 1)
  const delimiter = header.includes(';') && !header.includes(',') ? ';' : ','
  const read = (preview: number) =>
    papaparse.parse<string[]>(csv, { delimiter, skipEmptyLines: 'greedy', preview }).data
  const [columns = []] = read(1)
  if (columns.length > LIMITS.columns) throw new Refusal(spoken().import.tooManyColumns(name, LIMITS.columns))
  const rows = read(LIMITS.rows + 2).slice(1)
  if (rows.length > LIMITS.rows) throw new Refusal(spoken().import.tooManyRows(name, LIMITS.rows))
  const keys = columns.map((column) => column.trim().toLowerCase())
  return rows.map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index]?.trim() ?? ''])))
}

function resumeOf(tables: ReadonlyMap<string, readonly Row[]>) {
  const of = (name: string) => tables.get(name) ?? []
  const sections = Object.entries(SECTIONS).map(([table, { section, columns, text }]) => [
    section,
    of(table).map((row) => entryOf(row, columns, section, text)),
  ])
  const [profile = {}] = of('profile')
  const emails = of('email addresses')
  const email = emails.find(({ primary }) => /^(yes|oui|true)$/i.test(primary ?? '')) ?? emails[0]
  const recommendations = of('recommendations received')
  const shown = recommendations.filter(({ status = '' }) => /^(visible|shown|)$/i.test(status))
  const {
    'first name': first,
    'last name': last,
    headline,
    summary,
    'geo location': place,
    websites,
    ...other
  } = profile
  const skills = of('skills').flatMap(({ name }) => name || [])
  const resume = {
    basics: {
      name: [first, last].filter(Boolean).join(' '),
      label: headline,
      summary,
      email: email?.['email address'],
      phone: of('phonenumbers')[0]?.number,
      location: { address: place },
      profiles: addressesIn(websites ?? '').map((url) => ({ network: new URL(url).hostname, url })),
    },
    ...Object.fromEntries(sections),
    // LinkedIn does not group skills, so the owner has to name the group.
    skills: skills.length > 0 ? [{ keywords: skills }] : [],
    references: shown.map((row) => ({
      name: [row['first name'], row['last name']].filter(Boolean).join(' '),
      position: [row['job title'], row.company].filter(Boolean).join(', '),
      reference: row.text,
    })),
    Profile: other,
  }
  return { resume: resume satisfies Json, hidden: recommendations.length - shown.length }
}

function entryOf(row: Row, columns: Columns, section: string, text: readonly string[] = []): Json {
  // Without a prototype, because a column may be named `__proto__`.
  const entry: Json = Object.create(null)
  for (const [column, value] of Object.entries(row)) {
    const key = own(columns, column)
    if (key !== undefined) entry[key] = /date$/i.test(key) ? monthOf(value) : value
    else if (!text.includes(column)) entry[column] = value
  }
  const lines = text.flatMap((column) =>
    (own(row, column) ?? '').split(/\r?\n/).flatMap((line) => line.replace(/^[\s•·▪◦*–—-]+/, '').trim() || []),
  )
  if (lines.length > 1) entry.highlights = lines
  else if (lines.length === 1) entry[section === 'projects' ? 'description' : 'summary'] = lines[0]
  return entry
}

/**
 * Returns « Jan 2020 », « janvier 2020 », « 12 mars 2020 » and « 2020 » as dates. Returns other texts unchanged, so that `check` reports
 * them.
 */
function monthOf(date: string): string {
  const text = fold(date)
  const [, day, name = '', monthFirst, year] =
    /^(?:(\d{1,2})(?:er|\.)? )?([a-z]{3,9})\.?(?: (\d{1,2}),)? (\d{4})$/.exec(text) ?? []
  const month = monthNamed(name)
  if (year === undefined || month === null) return date
  const parts = [year, String(month), day ?? monthFirst].flatMap((part) => part?.padStart(2, '0') ?? [])
  return parts.join('-')
}

/** Returns the addresses in « [PORTFOLIO:https://camille.example.org,BLOG:https://…] ». */
function addressesIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s,\]]+/g)].flatMap(([url]) => (URL.canParse(url) ? url : []))
}
