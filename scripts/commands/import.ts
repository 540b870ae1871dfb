import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { remark } from 'remark'
import { compileFile } from '../compile/compile-file.ts'
import { isError } from '../diagnostics/diagnostic.ts'
import { messageOf } from '../diagnostics/messages.ts'
import { CV_FIELDS } from '../fields/definitions.ts'
import type { ExitCode } from './exit-code.ts'
import { withComments } from './front-matter.ts'
import { freeName, shown } from './owner-files.ts'
import { createFile, replaceFile } from './replace-file.ts'

export interface ImportOptions {
  /** The folder whose `cv.md` is written. */
  content: string
  /** A JSON Resume file (jsonresume.org/schema, 1.0.0). */
  file: string
  /** In the name of the file that keeps the CV that was there: YYYY-MM-DD. */
  today: string
}

/** Writes `cv.md` from a JSON Resume file; the CV that was there is set aside. Nothing is changed when the file cannot be used. */
export async function importResume({ content, file, today }: ImportOptions): Promise<ExitCode> {
  const resume = await readResume(file)
  if (typeof resume === 'string') return refuse([resume])
  const { values, body, problems } = toCv(resume)
  if (problems.length > 0) return refuse(problems)
  const text = withComments(values, CV_FIELDS, body)
  const refused = errorsOf(text)
  if (refused.length > 0) return refuse(refused)
  const target = join(content, 'cv.md')
  await mkdir(content, { recursive: true })
  if (existsSync(target)) {
    const last = await readFile(target)
    const aside = freeName(join(dirname(content), `cv-${today}.md`))
    await createFile(aside, last)
    await replaceFile(target, text, last).catch(async (error: unknown) => {
      await rm(aside)
      throw error
    })
    console.log(`L’ancien CV est gardé dans ${shown(aside)}.`)
  } else {
    await createFile(target, text)
  }
  console.log(`${shown(target)} est écrit. Relisez-le, puis lancez « npm run check ».`)
  const left = SECTIONS_LEFT.filter((name) => listOf(resume[name]).length > 0)
  if (left.length > 0) console.log(`Le CV n’a pas de place pour : ${left.join(', ')}.`)
  return 0
}

/** Parts of JSON Resume that `cv.md` has no key for. */
const SECTIONS_LEFT = ['projects', 'awards', 'publications', 'references']

type Json = Readonly<Record<string, unknown>>

/** @returns the resume, or in French why there is none */
async function readResume(file: string): Promise<Json | string> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return `${shown(file)} ne peut pas être lu : vérifiez le chemin.`
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    const isResume = isObject(value) && ['basics', 'work', 'education'].some((key) => key in value)
    return isResume
      ? value
      : `${shown(file)} n’est pas un fichier JSON Resume : ni « basics », ni « work », ni « education ».`
  } catch (error) {
    return `${shown(file)} n’est pas du JSON : ${error instanceof Error ? error.message : error}`
  }
}

/** The diagnostics that a check of it would give. */
function errorsOf(text: string): string[] {
  const file = { path: 'cv.md', kind: 'cv', bytes: Buffer.from(text) } as const
  const { diagnostics } = compileFile(file, { assets: new Map(), contentFolder: '.' })
  return diagnostics.filter(isError).map((diagnostic) => {
    const key = diagnostic.field === null ? '' : `${diagnostic.field} : `
    return `Avec ce fichier, cv.md serait refusé : ${key}${messageOf(diagnostic)}`
  })
}

function refuse(problems: readonly string[]): ExitCode {
  for (const problem of problems) console.error(problem)
  console.error('Rien n’a été changé.')
  return 1
}

/** The keys and the body of `cv.md`, or what is missing, by the paths of the JSON file. */
function toCv(resume: Json) {
  const problems: string[] = []
  const basics = isObject(resume.basics) ? resume.basics : {}
  const need = (path: string, ...candidates: unknown[]) => {
    const found = candidates.map(textOf).find((text) => text !== '')
    if (found === undefined) problems.push(`${path} manque : ajoutez-le au fichier JSON.`)
    return found ?? ''
  }
  const dates = (path: string, { startDate, endDate }: Json) => {
    const end = monthOf(endDate)
    return { start: monthOf(need(`${path}.startDate`, startDate)), ...(end !== '' && { end }) }
  }
  const jobs = (key: 'work' | 'volunteer') =>
    listOf(resume[key]).map((job, index) => {
      const path = `${key}[${index}]`
      const organisation = need(
        `${path}.${key === 'work' ? 'name' : 'organization'}`,
        job.name,
        job.company,
        job.organization,
      )
      return {
        title: need(`${path}.position`, job.position),
        organisation,
        ...optional('place', job.location),
        ...dates(path, job),
        ...points([job.summary, job.highlights]),
      }
    })
  const education = listOf(resume.education).map((school, index) => ({
    title: need(`education[${index}].area`, [school.studyType, school.area].map(textOf).filter(Boolean).join(' ')),
    organisation: need(`education[${index}].institution`, school.institution),
    ...optional('place', school.location),
    ...dates(`education[${index}]`, school),
    ...points([school.courses]),
  }))
  const experience = [...jobs('work'), ...jobs('volunteer')]
  const values = {
    title: need('basics.label', basics.label, experience[0]?.title),
    experience: latestFirst(experience),
    education: latestFirst(education),
    skills: listOf(resume.skills).map((skill, index) => ({
      title: need(`skills[${index}].name`, skill.name),
      items: textsOf(skill.keywords, skill.level),
    })),
    certificates: listOf(resume.certificates).map((certificate, index) => ({
      title: need(`certificates[${index}].name`, certificate.name),
      organisation: need(`certificates[${index}].issuer`, certificate.issuer),
      ...optional('date', monthOf(certificate.date)),
      ...optional('url', certificate.url),
    })),
    languages: listOf(resume.languages).map((language, index) => ({
      name: need(`languages[${index}].language`, language.language),
      level: need(`languages[${index}].fluency`, language.fluency),
    })),
    interests: listOf(resume.interests).flatMap(({ name, keywords }) => textsOf(name, keywords).join(', ') || []),
  }
  return { values, body: toMarkdown(textOf(basics.summary)), problems }
}

function optional(key: string, value: unknown): Record<string, string> {
  const text = textOf(value)
  return text === '' ? {} : { [key]: text }
}

function points(values: readonly unknown[]): { points?: string[] } {
  const texts = textsOf(...values)
  return texts.length > 0 ? { points: texts } : {}
}

/** All texts, those of lists one by one; on one line, without spaces around. */
function textsOf(...values: readonly unknown[]): string[] {
  return values
    .flat()
    .map(textOf)
    .filter((text) => text !== '')
    .map((text) => text.replace(/\s+/g, ' '))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** JSON Resume writes days too; a CV does not. */
function monthOf(date: unknown): string {
  return textOf(date).slice(0, 'YYYY-MM'.length)
}

/** Current entries come first. */
function latestFirst<Entry extends { start: string; end?: string }>(entries: readonly Entry[]): Entry[] {
  const rank = ({ start, end = '9999' }: Entry) => `${end} ${start}`
  return [...entries].sort((a, b) => (rank(a) < rank(b) ? 1 : -1))
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Plain paragraphs as Markdown that says the same: what looks like markup is escaped. */
function toMarkdown(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return remark()
    .stringify({
      type: 'root',
      children: paragraphs.map((value) => ({
        type: 'paragraph',
        children: [{ type: 'text', value: value.replace(/\s+/g, ' ').trim() }],
      })),
    })
    .trim()
}
