import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Unzip, UnzipInflate } from 'fflate'
import papaparse from 'papaparse'
import { decode } from '../../compile/parse/decode.ts'
import { isLink, readPlainFile } from '../../disk/list-files.ts'
import { spoken } from '../../spoken/spoken.ts'
import { encodingRemarks } from './encoding-remarks.ts'
import type { Json } from './json.ts'
import { factIn, type TableName, tableIn } from './linkedin-tables.ts'
import { linesIn, passagesIn } from './passages.ts'
import type { Read } from './read.ts'

/** Limits that protect the memory against malicious archives. The tables of a real archive stay far below. */
export const LIMITS = { files: 20_000, bytes: 1024 * 1024, rows: 5000, columns: 100, lineLength: 10_000 }

/** The facts of one row. Columns without a meaning for a CV are not in it. */
type Row = ReadonlyMap<string, string>

interface Archive {
  tables: Map<TableName, readonly Row[]>
  /** Files of a career for which a CV has no place. */
  notRead: string[]
  /** Tables whose name is not known. */
  unknown: string[]
  /** Columns with values for which a CV has no place: `Volunteering.Cause`. */
  left: Set<string>
  /** What is doubtful about how a table is written. */
  remarks: string[]
}

/**
 * Reads the archive that members of LinkedIn can download. Writes none of it to the disk, whatever the names of its files.
 * @returns a resume, or why the archive cannot be used
 */
export function readLinkedIn(bytes: Uint8Array, path: string): Read | string {
  return readArchive(path, spoken().import.notZip(path), (archive) => unpack(bytes, archive))
}

/** Reads an archive that was unpacked, as Safari does. Its tables are in the folder, or in one of its folders. */
export function readLinkedInFolder(folder: string, path: string): Read | string {
  return readArchive(path, spoken().import.unreadable(path), (archive) => {
    const entries = readdirSync(folder, { withFileTypes: true }).slice(0, LIMITS.files)
    const below = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
    for (const place of ['', ...below]) addFolder(join(folder, place), archive)
  })
}

function addFolder(folder: string, archive: Archive) {
  for (const name of byName(readdirSync(folder).slice(0, LIMITS.files))) {
    const table = tableOf(name, archive)
    if (table !== null) addTable(table, name, readTable(join(folder, name), name), archive)
  }
}

/** A table comes before its copy, « Skills (1).csv ». */
function byName(names: readonly string[]): string[] {
  return names.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
}

function readTable(path: string, name: string): Uint8Array {
  // An archive has no links. One that was unpacked might lead to any file of this machine.
  if (isLink(path)) throw new Refusal(spoken().import.unreadable(name))
  try {
    return readPlainFile(path, { maxBytes: LIMITS.bytes })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EFBIG') throw new Refusal(spoken().import.tooLarge(name))
    throw new Refusal(spoken().import.unreadable(name))
  }
}

/** @param broken the message for an archive that cannot be read to its end */
function readArchive(path: string, broken: string, fill: (archive: Archive) => void): Read | string {
  const archive: Archive = { tables: new Map(), notRead: [], unknown: [], left: new Set(), remarks: [] }
  try {
    fill(archive)
  } catch (error) {
    if (error instanceof Refusal) return spoken().import.archiveRefused(path, error.message)
    return broken
  }
  const { tables, notRead, unknown, left } = archive
  const others = [...notRead, ...unknown].slice(0, NAMED_MAX)
  if (tables.size === 0)
    return others.length > 0 ? spoken().import.otherPart(path, others) : spoken().import.notLinkedIn(path)
  // Columns in a language that is not known leave every row without a fact.
  const rows = [...tables.values()].flat()
  if (left.size > 0 && rows.every((row) => row.size === 0)) return spoken().import.otherLanguage(path, [...left])
  const { resume, hidden } = resumeOf(tables)
  const remarks = [
    ...archive.remarks,
    ...(notRead.length > 0 ? [spoken().import.notRead(notRead)] : []),
    // A part of the archive has no posts, or their table has a name that is not known.
    ...(unknown.length > 0 && !tables.has('positions') ? [spoken().import.noPosts(unknown.slice(0, NAMED_MAX))] : []),
    ...(hidden > 0 ? [spoken().import.hidden(hidden)] : []),
    ...(resume.references.some((one: Json) => one.name && one.reference) ? [spoken().import.references] : []),
  ]
  return { resume, remarks, left: [...left] }
}

/** The most tables that are named, because an archive has fifty. */
const NAMED_MAX = 12

class Refusal extends Error {}

/** Returns the table in a file, if it is the first one of its name. */
function tableOf(file: string, { tables, notRead, unknown }: Archive): TableName | null {
  const table = tableIn(file)
  if (table === null && /\.csv$/i.test(file)) unknown.push(file)
  if (table === 'not read') notRead.push(file)
  return table === 'not read' || table === null || tables.has(table) ? null : table
}

/** The number of bytes that are unpacked at once. They can grow a thousandfold. */
const STEP_BYTES = 16 * 1024

/** Reads the tables of an archive. Counts their real sizes, because an archive may declare wrong ones. */
function unpack(bytes: Uint8Array, archive: Archive) {
  let count = 0
  let open = 0
  const unzip = new Unzip((entry) => {
    count += 1
    if (count > LIMITS.files) throw new Refusal(spoken().import.tooManyFiles(LIMITS.files))
    const file = entry.name.split(/[/\\]/).at(-1) ?? ''
    const table = tableOf(file, archive)
    if (table === null) return
    archive.tables.set(table, [])
    const chunks: Uint8Array[] = []
    let size = 0
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error
      size += chunk.length
      if (size > LIMITS.bytes) throw new Refusal(spoken().import.tooLarge(file))
      chunks.push(chunk)
      if (!isLast) return
      open -= 1
      addTable(table, file, Buffer.concat(chunks), archive)
    }
    open += 1
    entry.start()
  })
  unzip.register(UnzipInflate)
  for (let start = 0; start < bytes.length; start += STEP_BYTES)
    unzip.push(bytes.subarray(start, start + STEP_BYTES), start + STEP_BYTES >= bytes.length)
  if (open > 0) throw new Error('The archive ends inside a file.')
}

/** The header is one of the first lines: LinkedIn writes notes above some tables. */
const HEADER_LINES = 5

/** Adds the rows of a table. Only columns that mean something for a CV are kept, so that none can have the name of a method. */
function addTable(table: TableName, file: string, bytes: Uint8Array, { tables, left, remarks }: Archive) {
  const decoded = decode(bytes)
  remarks.push(...encodingRemarks(decoded, file))
  // At each quote, the parser looks for the end of the line, and removes the spaces there.
  const csv = decoded.text.replace(/\r\n?/g, '\n').replace(/[^\S\n]{20,}/g, ' ')
  if (csv.split('\n').some((line) => line.length > LIMITS.lineLength && line.includes('"')))
    throw new Refusal(spoken().import.tooLongLine(file, LIMITS.lineLength))
  const [first = ''] = csv.split('\n', 1)
  const delimiter = first.includes(',') ? ',' : ([';', '\t'].find((sign) => first.includes(sign)) ?? ',')
  const read = (preview: number) =>
    papaparse.parse<string[]>(csv, { delimiter, newline: '\n', skipEmptyLines: 'greedy', preview })
  const top = read(HEADER_LINES).data
  if (top.some(({ length }) => length > LIMITS.columns))
    throw new Refusal(spoken().import.tooManyColumns(file, LIMITS.columns))
  const factsOf = (columns: readonly string[]) => columns.map((column) => factIn(table, column))
  const header = Math.max(
    0,
    top.findIndex((columns) => factsOf(columns).some((fact) => fact !== null)),
  )
  const columns = top[header] ?? []
  const facts = factsOf(columns)
  const { data, errors } = read(header + LIMITS.rows + 2)
  const rows = data.slice(header + 1)
  if (rows.length > LIMITS.rows) throw new Refusal(spoken().import.tooManyRows(file, LIMITS.rows))
  // A quote that closes too early lets one text take the rows below it.
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) remarks.push(spoken().import.quotes(file, data[broken.row ?? 0]?.[0] ?? ''))
  for (const [index, column] of columns.entries())
    if (facts[index] === null && rows.some((row) => row[index]?.trim()))
      left.add(`${file.replace(/\.csv$/i, '')}.${column.trim()}`)
  tables.set(
    table,
    rows.map((row) => {
      const values = facts.map((fact, index) => [fact, row[index]?.trim()] as const)
      return new Map(values.flatMap(([fact, value]) => (fact && value ? [[fact, value]] : [])))
    }),
  )
}

/** The tables that become lists of a resume, and those of their facts that are long texts. */
const LISTS = {
  work: { table: 'positions', long: 'summary' },
  education: { table: 'education', long: 'summary' },
  volunteer: { table: 'volunteering', long: 'summary' },
  certificates: { table: 'certifications', long: null },
  projects: { table: 'projects', long: 'description' },
  awards: { table: 'honors', long: null },
  publications: { table: 'publications', long: null },
  languages: { table: 'languages', long: null },
  interests: { table: 'interests', long: null },
} as const

function resumeOf(tables: ReadonlyMap<TableName, readonly Row[]>) {
  const of = (name: TableName) => tables.get(name) ?? []
  const lists = Object.entries(LISTS).map(([list, { table, long }]) => [
    list,
    of(table).map((row) => entryOf(row, long)),
  ])
  const profile: Row = of('profile')[0] ?? new Map()
  const emails = of('emails')
  const email = emails.find((row) => /^(yes|oui|ja|true)$/i.test(row.get('primary') ?? '')) ?? emails[0]
  const recommendations = of('recommendations')
  const shown = recommendations.filter((row) => /^(visible|shown|)$/i.test(row.get('status') ?? ''))
  const skills = of('skills').flatMap((row) => row.get('name') || [])
  const joined = (row: Row, separator: string, ...facts: readonly string[]) =>
    facts.flatMap((fact) => row.get(fact) || []).join(separator)
  const resume = {
    basics: {
      name: joined(profile, ' ', 'firstName', 'lastName'),
      label: profile.get('headline'),
      summary: profile.get('summary') || of('summary')[0]?.get('summary'),
      email: email?.get('email'),
      phone: of('phones').flatMap((row) => row.get('number') || [])[0],
      location: { address: profile.get('place') },
      profiles: [
        ...listIn(profile.get('websites')).map(({ label, value }) => ({ network: label, url: value })),
        ...listIn(profile.get('twitter')).map(({ value }) => ({ network: 'Twitter', username: value })),
      ],
    },
    ...Object.fromEntries(lists),
    // LinkedIn does not group skills.
    skills: skills.length > 0 ? [{ keywords: skills }] : [],
    references: shown.map((row) => ({
      name: joined(row, ' ', 'firstName', 'lastName'),
      position: joined(row, ', ', 'position', 'company'),
      reference: row.get('text'),
    })),
  }
  return { resume: resume satisfies Json, hidden: recommendations.length - shown.length }
}

function entryOf(row: Row, long: string | null): Json {
  const { activities, ...entry }: Json = Object.fromEntries(row)
  if (long === null) return entry
  const text = [row.get(long), activities].filter(Boolean).join('\n')
  // Members write one line for each thing they did, with or without a bullet.
  const isList = passagesIn(text).every(({ kind }) => kind === 'paragraph') && linesIn(text).length > 1
  return { ...entry, [long]: isList ? null : text, ...(isList && { highlights: linesIn(text) }) }
}

/** What LinkedIn calls a website. Its other names, such as PERSONAL, say less than the host of the address. */
const WEBSITES: ReadonlyMap<string, string> = new Map([
  ['BLOG', 'Blog'],
  ['PORTFOLIO', 'Portfolio'],
])

/** Returns the entries of « [PORTFOLIO:https://camille.example.org,BLOG:https://…] ». */
function listIn(text = ''): { label: string; value: string }[] {
  return text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .flatMap((entry) => {
      const [, label = '', value = ''] = /^(?:([A-Z_ ]+):(?!\/\/))?(.*)$/.exec(entry.trim()) ?? []
      return value === '' ? [] : { label: WEBSITES.get(label) ?? '', value }
    })
}
