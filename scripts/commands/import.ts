import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readPlainFile } from '../disk/list-files.ts'
import { spoken } from '../spoken/spoken.ts'
import type { ExitCode } from './exit-code.ts'
import { DRAFT, type MadeCv, type Source } from './import/make-cv.ts'
import { makeWithin } from './import/make-within.ts'
import { FILE_MAX_BYTES } from './import/read-source.ts'
import { freeName, shown } from './owner-files.ts'
import { createFile, refuseLinks, replaceFile } from './replace-file.ts'

interface ImportOptions {
  /** The folder in which `cv.md` is written. */
  content: string
  /** A file of JSON Resume or Reactive Resume, or the archive of LinkedIn: the ZIP or its folder. */
  file: string
  /** The date in the name of the backup of the previous CV: YYYY-MM-DD. */
  today: string
  /** Makes the text of the CV, or says why the file cannot be used. @default makeWithin */
  make?: (source: Source) => Promise<MadeCv | string>
}

/** Writes `cv.md` from a file and keeps the previous CV under another name. Changes nothing if the file cannot be used. */
export async function importResume({ content, file, today, make = makeWithin }: ImportOptions): Promise<ExitCode> {
  const made = await make({ file, content })
  if (typeof made === 'string') return refuse(made)
  const unreadable = ['cv.md', DRAFT].map((name) => join(content, name)).find((file) => lastOf(file) === undefined)
  if (unreadable !== undefined) return refuse(spoken().import.unreadable(shown(unreadable)))
  await mkdir(content, { recursive: true })
  await writeCv(made, { content, aside: join(dirname(content), `cv-${today}.md`) })
  for (const passage of made.passages) console.log(`\n${passage}`)
  console.log(made.isDraft ? spoken().import.correctDraft(shown(join(content, DRAFT))) : spoken().import.readAgain)
  return 0
}

function refuse(why: string): ExitCode {
  console.error(`${why}\n${spoken().import.unchanged}`)
  return 1
}

interface Place {
  content: string
  /** Where the previous file is kept. */
  aside: string
}

/** Writes the CV, or its draft. */
async function writeCv({ text, isDraft }: MadeCv, { content, aside }: Place): Promise<void> {
  const [cv, draft] = [join(content, 'cv.md'), join(content, DRAFT)]
  const target = isDraft ? draft : cv
  refuseLinks(content, target)
  const kept = await writeAside(target, text, aside)
  if (kept !== null) console.log(spoken().import.kept(shown(kept)))
  console.log(isDraft ? spoken().import.asDraft(shown(draft), existsSync(cv)) : spoken().import.written(shown(cv)))
  if (!isDraft && existsSync(draft)) console.log(spoken().import.draftUseless(shown(draft)))
}

/** Writes a file. Returns where the previous one is kept, or `null` if there was none. */
async function writeAside(target: string, text: string, beside: string): Promise<string | null> {
  const last = lastOf(target)
  if (!last) {
    await createFile(target, text)
    return null
  }
  const aside = freeName(beside, last)
  // An earlier import may have kept the same.
  const isNew = !existsSync(aside)
  if (isNew) await createFile(aside, last)
  await replaceFile(target, text, last).catch(async (error: unknown) => {
    if (isNew) await rm(aside)
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
