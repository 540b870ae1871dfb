import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { defaultCategories } from '../compile/catalogue/catalogue.ts'
import { siteLang } from '../compile/language.ts'
import { FILE_MAX_BYTES } from '../compile/parse/file-max-bytes.ts'
import { isReserved, nearSlug } from '../compile/render/slug.ts'
import { isSecret, SECRET_GROUPS, SECRET_LETTERS } from '../diagnostics/secret-address.ts'
import { listFiles, readPlainFile } from '../disk/list-files.ts'
import { FIELDS_OF } from '../fields/definitions.ts'
import type { Field } from '../fields/field.ts'
import type { Lang } from '../fields/site-texts/languages.ts'
import { spokenLang } from '../spoken/lang.ts'
import { spoken } from '../spoken/spoken.ts'
import { callOf } from './call.ts'
import type { ExitCode } from './exit-code.ts'
import { withComments } from './front-matter.ts'
import { onOneLine } from './import/passages.ts'
import { withoutInvisible } from './import/tidy-text.ts'
import { freeName, shown } from './owner-files.ts'
import { createFile, refuseLinks } from './replace-file.ts'

interface NewOptions {
  content: string
  title: string
}

/** The kinds of files that `new` writes besides projects: `new candidature acme`. */
const OTHERS = {
  candidature: {
    folder: 'candidatures',
    fields: FIELDS_OF.application,
    valuesOf: (title: string) => ({ title, address: newAddress() }),
    bodyOf: () => spoken().init.about(spoken().new.applicationBody),
  },
  cv: { folder: 'cvs', fields: FIELDS_OF.target, valuesOf: (title: string) => ({ title }), bodyOf: () => '' },
} as const

/** Writes the requested file: `candidature` or `cv` and its name, or the title of a project. */
export function newFile({ content, words: typed }: { content: string; words: readonly string[] }): Promise<ExitCode> {
  // A title that is pasted brings invisible characters, which the check refuses.
  const words = typed.map((word) => onOneLine(withoutInvisible(word)))
  const [kind = '', ...name] = words
  if (name.length === 0 || !Object.hasOwn(OTHERS, kind)) return newProject({ content, title: words.join(' ') })
  return newOther({ content, kind: kind as keyof typeof OTHERS, title: name.join(' ') })
}

async function newOther({ content, kind, title }: NewOptions & { kind: keyof typeof OTHERS }): Promise<ExitCode> {
  const { folder, fields, valuesOf, bodyOf } = OTHERS[kind]
  const slug = nearSlug(title)
  if (slug === '' || isReserved(slug, 'target')) {
    console.error(spoken().new.otherName(callOf('new', `${kind} acme`)))
    return 2
  }
  return write(content, folder, slug, withComments(valuesOf(title), fields, bodyOf()))
}

/** Makes the random part of an address. */
export function newAddress(): string {
  const { count, length } = SECRET_GROUPS
  const letter = () => SECRET_LETTERS[randomInt(SECRET_LETTERS.length)]
  for (;;) {
    const groups = Array.from({ length: count }, () => Array.from({ length }, letter).join(''))
    const address = groups.join('-')
    if (isSecret(address)) return address
  }
}

/** Writes a project file with every key and its purpose, under the next number. Never overwrites a file. */
export async function newProject({ content, title }: NewOptions): Promise<ExitCode> {
  const folder = join(content, 'projets')
  const slug = nearSlug(title) || numberedSlug(title, folder)
  if (slug === '') {
    console.error(spoken().new.noLetter(callOf('new', spoken().new.exampleTitle)))
    return 2
  }
  if (isReserved(slug, 'project')) {
    console.error(spoken().new.reserved(slug, title))
    return 2
  }
  return write(
    content,
    'projets',
    slug,
    projectTemplate(title, nextNumber(folder), FIELDS_OF.project, [], siteLang(content, spokenLang())),
  )
}

/** Returns a free name for a title in another alphabet, because an address has only Latin letters; empty if the title has no letter. */
function numberedSlug(title: string, folder: string): string {
  if (!/[\p{L}\p{N}]/u.test(title)) return ''
  const free = freeName(join(folder, `projet-${nextNumber(folder)}.md`))
  return basename(free, '.md')
}

async function write(content: string, folder: string, slug: string, text: string): Promise<ExitCode> {
  const file = join(content, folder, `${slug}.md`)
  const draft = join(content, folder, `_${slug}.md`)
  refuseLinks(content, file)
  // The check refuses a file and a draft with one address.
  if (existsSync(draft)) return refuse(draft)
  await mkdir(dirname(file), { recursive: true })
  try {
    await createFile(file, text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return refuse(file)
  }
  console.log(spoken().new.created(shown(file)))
  return 0
}

function refuse(taken: string): ExitCode {
  console.error(spoken().new.exists(shown(taken)))
  return 1
}

/**
 * Returns the text of a new project file, for a site in this language. Its only error is an empty list of technologies; its body is still
 * to be written.
 */
export function projectTemplate(
  title: string,
  number: number,
  fields: readonly Field[] = FIELDS_OF.project,
  technologie: readonly string[] = [],
  lang: Lang = spokenLang(),
): string {
  const values = { number, title, technologie, category: defaultCategories(lang).at(-1)?.name, state: 'NOT_STARTED' }
  return withComments(values, fields, spoken().init.about(spoken().init.bodyToWrite))
}

/** Returns the highest number in the folder plus one, even if files have other problems. */
function nextNumber(folder: string): number {
  const files = listFiles(folder).filter(({ file, refused }) => refused === null && /^[^/]+\.md$/.test(file))
  return Math.max(0, ...files.map(({ file }) => numberIn(join(folder, file)))) + 1
}

/** Returns the number of a file. Returns 0 without a number or if the file cannot be read, because the check reports both. */
function numberIn(file: string): number {
  try {
    return Number(/^number:\s*(\d+)/m.exec(readPlainFile(file, { maxBytes: FILE_MAX_BYTES }).toString())?.[1] ?? 0)
  } catch {
    return 0
  }
}
