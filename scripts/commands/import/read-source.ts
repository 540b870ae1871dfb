import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { decode } from '../../compile/parse/decode.ts'
import { readPlainFile } from '../../disk/list-files.ts'
import { own } from '../../fields/own.ts'
import { kindOf } from '../../images/file-kind.ts'
import { spoken } from '../../spoken/spoken.ts'
import { shown } from '../owner-files.ts'
import { encodingRemarks } from './encoding-remarks.ts'
import { hasMoreValues, isObject, type Json } from './json.ts'
import { jsonFault } from './json-fault.ts'
import { listed } from './listed.ts'
import { fromReactiveResume, reactiveResumeIn } from './reactive-resume.ts'
import type { Read } from './read.ts'
import { tidied } from './tidy-text.ts'

/** The largest file that is read. A resume has a few kilobytes, an archive of LinkedIn mostly some megabytes. */
export const FILE_MAX_BYTES = 64 * 1024 * 1024

/** The longest resume, as JSON. Written as a CV and checked, it takes up to six hundred times its memory. */
export const RESUME_MAX_BYTES = 512 * 1024

/** The most values of a resume, lists and objects included, because each becomes an object that takes far more than its bytes. */
export const VALUES_MAX = 10_000

/** Reads a file or a folder. Returns its content without HTML and invisible characters, or why it cannot be used. */
export async function readSource(path: string): Promise<Read | string> {
  const info = await stat(path).catch(() => null)
  if (info?.isDirectory())
    return tidiedRead((await import('./linkedin.ts')).readLinkedInFolder(path, shown(path)), shown(path))
  const bytes = bytesOf(path)
  return typeof bytes === 'string' ? bytes : readBytes(bytes, shown(path))
}

/** Returns what a file holds, or why it cannot be used. */
function bytesOf(path: string): Buffer | string {
  try {
    return readPlainFile(path, { maxBytes: FILE_MAX_BYTES })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EFBIG') return spoken().import.tooHeavy(shown(path), FILE_MAX_BYTES / 1024 ** 2)
    return spoken().import.unreadable(shown(path))
  }
}

/** Reads the content of a file. */
export async function readBytes(bytes: Buffer, file: string): Promise<Read | string> {
  return tidiedRead(await readUntidy(bytes, file), file)
}

function tidiedRead(read: Read | string, file: string): Read | string {
  if (typeof read === 'string') return read
  if (Buffer.byteLength(JSON.stringify(read.resume)) > RESUME_MAX_BYTES) return tooLong(file)
  if (hasMoreValues(VALUES_MAX, read.resume)) return spoken().import.tooManyValues(file, VALUES_MAX)
  const { value, html, invisible } = tidied(read.resume)
  const remarks = [
    ...(invisible.length > 0 ? [spoken().import.invisible(listed(invisible))] : []),
    ...(html.length > 0 ? [spoken().import.html(listed(html))] : []),
    ...read.remarks,
  ]
  return { ...read, resume: isObject(value) ? value : {}, remarks }
}

function tooLong(file: string): string {
  return spoken().import.tooLong(file, RESUME_MAX_BYTES / 1024)
}

async function readUntidy(bytes: Buffer, file: string): Promise<Read | string> {
  const start = bytes.subarray(0, 5).toString('latin1')
  const ending = own(OTHER_ENDINGS, extname(file).toLowerCase())
  if (ending !== undefined) {
    const isRenderCv = ending === 'YAML' && /^cv:/m.test(bytes.toString())
    return spoken().import.otherForm(file, isRenderCv ? 'RenderCV (YAML)' : ending)
  }
  if (start.startsWith('PK')) return (await import('./linkedin.ts')).readLinkedIn(bytes, file)
  if (start === '%PDF-') return spoken().import.otherForm(file, 'PDF')
  if (/\.csv$/i.test(file)) return spoken().import.oneTable(file)
  const kind = kindOf(bytes)
  if (PICTURES.has(kind)) return spoken().import.otherForm(file, kind.toUpperCase())
  if (bytes.length > RESUME_MAX_BYTES) return tooLong(file)
  const decoded = decode(bytes)
  const { text } = decoded
  const [, tag] = /^\s*<(\?xml|!doctype html|html|[a-z])/i.exec(text) ?? []
  if (tag !== undefined) return spoken().import.otherForm(file, /html$/i.test(tag) ? 'HTML' : OTHER_ENDINGS['.xml'])
  const read = readJson(text, file)
  const remarks = encodingRemarks(decoded, file)
  return typeof read === 'string' ? [...remarks, read].join('\n') : { ...read, remarks: [...remarks, ...read.remarks] }
}

/** Reads JSON in whose texts somebody typed line ends or tabs, which JSON wants as « \\n » and « \\t ». */
function parsedLoosely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return JSON.parse(withEscapes(text))
  }
}

function withEscapes(text: string): string {
  let isInside = false
  let isEscaped = false
  let written = ''
  for (const character of text) {
    if (character === '"' && !isEscaped) isInside = !isInside
    isEscaped = character === '\\' && !isEscaped
    written += isInside && character < ' ' ? JSON.stringify(character).slice(1, -1) : character
  }
  return written
}

/** Reads a resume in JSON, by the program that it is of. */
function readJson(text: string, file: string): Read | string {
  let value: unknown
  try {
    value = parsedLoosely(text)
  } catch {
    if (/^\s*BEGIN:VCARD/i.test(text)) return spoken().import.otherForm(file, 'vCard')
    if (/\.txt$/i.test(file) && /^\s*[\p{L}\d]/u.test(text)) return spoken().import.otherForm(file, 'TXT')
    const { kind, actual, line, column } = jsonFault(text)
    return spoken().import.notJson(
      `${file}:${line}:${column}`,
      spoken().import.jsonFaults[kind].replace('#', () => actual),
    )
  }
  if (isDeeperThan(DEPTH_MAX, value)) return spoken().import.tooDeep(file, DEPTH_MAX)
  // A list of one is that one.
  if (Array.isArray(value) && value.length === 1) [value] = value
  if (Array.isArray(value) && value.some((one) => isObject(one) && isJsonResume(one)))
    return spoken().import.severalResumes(file)
  if (!isObject(value)) return spoken().import.notResume(file)
  // Programs that answer requests put a résumé into one key.
  if (isObject(value.resume) && !isUsed(value.basics)) value = value.resume
  else if (isObject(value.data) && isJsonResume(value.data) && !isJsonResume(value)) value = value.data
  if (!isObject(value)) return spoken().import.notResume(file)
  const given = isObject(value.bio) && !isUsed(value.basics) ? fromBio(value.bio, value) : value
  const reactive = reactiveResumeIn(given)
  if (reactive !== null) {
    const { resume, hidden } = fromReactiveResume(reactive)
    return { resume, remarks: hidden > 0 ? [spoken().import.hiddenEntries(hidden)] : [] }
  }
  const other = OTHER_FORMS.find(([, isOf]) => isOf(given))
  if (other) return spoken().import.otherForm(file, other[0])
  return isJsonResume(given) ? { resume: given, remarks: [] } : spoken().import.notResume(file)
}

const isJsonResume = ({ basics, work, education }: Json) => [basics, work, education].some(isUsed)

/** Returns the form of 1.0.0 for a résumé of 2014, whose `bio` became `basics`. */
function fromBio(bio: Json, { bio: _, ...others }: Json): Json {
  // The addresses and numbers had names then: « work », « personal ».
  const firstOf = (value: unknown) => (isObject(value) ? Object.values(value).find((one) => one !== '') : value)
  const { websites: __, ...facts } = bio
  const basics = {
    ...facts,
    email: firstOf(bio.email),
    phone: firstOf(bio.phone),
    url: bio.url ?? firstOf(bio.websites),
  }
  return { ...others, basics }
}

/** Pictures, whatever their names say: the photograph or the scan of a CV. */
const PICTURES: ReadonlySet<string> = new Set(['png', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'tiff', 'bmp', 'svg'])

/** Forms of other programs that are recognised by the end of their name. */
const OTHER_ENDINGS = {
  ...{ '.yml': 'YAML', '.yaml': 'YAML', '.toml': 'TOML', '.xml': 'XML (Europass, HR-XML)', '.html': 'HTML' },
  ...{ '.docx': 'Word', '.doc': 'Word', '.odt': 'OpenDocument', '.rtf': 'RTF', '.tex': 'LaTeX', '.md': 'Markdown' },
  ...{ '.pages': 'Pages', '.xlsx': 'Excel', '.numbers': 'Numbers', '.pptx': 'PowerPoint' },
}

/** Forms of other programs that are not read, each with how it is recognised. */
const OTHER_FORMS: readonly (readonly [name: string, isOf: (value: Json) => boolean])[] = [
  ['Reactive Resume 1 / 2', ({ work, profile }) => isObject(profile) && isObject(work) && Array.isArray(work.items)],
  ['FRESH', ({ employment, meta }) => isObject(employment) || (isObject(meta) && /^FRESH/.test(String(meta.format)))],
  [
    'Europass',
    ({ SkillsPassport, profile }) =>
      isObject(SkillsPassport) || (isObject(profile) && isUsed(profile.personalInformation ?? profile.workExperiences)),
  ],
  ['Manfred (MAC)', ({ aboutMe }) => isObject(aboutMe)],
]

function isUsed(value: unknown): boolean {
  return Array.isArray(value) || isObject(value)
}

/** A resume has four. What reads it calls itself for each. */
const DEPTH_MAX = 100

function isDeeperThan(most: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((item) => isDeeperThan(most - 1, item))
}
