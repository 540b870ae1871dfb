import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { siteText } from '../../compile/language.ts'
import { SAMPLE_OWNER } from '../../compile/validate/sample-hashes.ts'
import { ownFolder } from '../../disk/folders.ts'
import { DESKTOP_LITTER } from '../../disk/list-files.ts'
import { ROOT } from '../../disk/root.ts'
import { own } from '../../fields/own.ts'
import { fr } from '../../spoken/fr.ts'
import { spokenLang } from '../../spoken/lang.ts'
import { spoken } from '../../spoken/spoken.ts'
import type { ExitCode } from '../exit-code.ts'
import { isObject } from '../import/json.ts'
import { type InitOptions, init } from '../init.ts'
import type { Terminal } from '../init-terminal.ts'
import { removeUnfinished, UNFINISHED_FOLDER } from '../left-behind.ts'
import { createFile, replaceFile } from '../replace-file.ts'

interface CreateOptions extends InitOptions {
  /** The owner's folder. */
  home: string
  /** Start with the sample. */
  sample: boolean
  /** A clone of the repository, or a site, from which `content` and `public` are copied; `null` if there is none. */
  from: string | null
  /** Answer of the owner; `null` to ask for it. */
  licence: string | null
}

/**
 * Writes a site into a folder that contains only the generator. Existing files are kept. If it is killed, the next run does the rest: the
 * cache says that a run has begun.
 */
export async function create({ home, sample, from, ...options }: CreateOptions): Promise<ExitCode> {
  const { content, terminal, cacheDir } = options
  const { licence } = options
  const begun = join(cacheDir, 'create-begun')
  const manifest = readPackage(home)
  const refusal =
    hasFiles(content) && !existsSync(begun)
      ? spoken().create.exists(content)
      : from !== null && !existsSync(join(from, 'content'))
        ? spoken().create.noContent(from)
        : licence !== null && !isLicence(licence)
          ? spoken().create.wrongLicence(licences(), licence)
          : manifest === null
            ? spoken().create.brokenPackage
            : null
  if (refusal !== null || manifest === null) {
    console.error(refusal)
    return 2
  }
  await mkdir(cacheDir, { recursive: true })
  await writeFile(begun, '')
  if (!hasFiles(content)) await rm(content, { recursive: true, force: true })
  if (from !== null && existsSync(join(from, 'public'))) await copyFolder(join(from, 'public'), join(home, 'public'))
  if (from !== null || sample) await copyFolder(from === null ? SAMPLE : join(from, 'content'), content)
  else if (!existsSync(content)) {
    const status = await init(options)
    if (status !== 0) return status
  }
  for (const [path, file] of templateFiles()) {
    const target = join(home, path)
    mkdirSync(dirname(target), { recursive: true })
    removeUnfinished(dirname(target))
    if (!existsSync(target)) await createFile(target, inOwnersLanguage(readFileSync(file, 'utf8')))
  }
  await completePackage(home, manifest)
  await writeLicence(home, licence ?? (terminal === null ? NONE : await askLicence(terminal)), options)
  await rm(begun)
  if (sample) console.log(spoken().create.ofSample)
  const unused = from === null && !sample ? [] : Object.keys(options.answers).map((key) => `--${key}`)
  if (unused.length > 0) console.log(spoken().create.unused(unused))
  return 0
}

/** Returns whether a folder has anything that its owner put there. */
function hasFiles(folder: string): boolean {
  return existsSync(folder) && !readdirSync(folder).every((name) => DESKTOP_LITTER.test(name))
}

/** The commands that the README names; the same as in `scripts/create/index.mjs`. */
const SCRIPTS = {
  ...Object.fromEntries(
    ['start', 'dev', 'check', 'build', 'preview'].map((command) => [command, `portfolio ${command}`]),
  ),
  test: 'portfolio check && portfolio build',
}

/** Returns the `package.json` of a folder and its bytes, which are `null` if there is no such file; `null` if it is no JSON object. */
function readPackage(home: string) {
  const file = join(home, 'package.json')
  if (!existsSync(file)) return { bytes: null, values: { private: true, scripts: undefined } }
  const bytes = readFileSync(file)
  try {
    // npm reads a file with a byte order mark too.
    const values = JSON.parse(bytes.toString().replace(/^\uFEFF/, ''))
    return isObject(values) ? { bytes, values } : null
  } catch {
    return null
  }
}

type Manifest = NonNullable<ReturnType<typeof readPackage>>

/** Adds the commands of a site to a `package.json` that lacks them, as after `npm install portfolio-markdown` in an empty folder. */
async function completePackage(home: string, { bytes, values }: Manifest): Promise<void> {
  const file = join(home, 'package.json')
  const { test, ...others } = isObject(values.scripts) ? values.scripts : {}
  if (/^portfolio /.test(String(others.start))) return
  // npm writes a `test` that fails.
  const theirs = test === undefined || /exit 1/.test(String(test)) ? others : { ...others, test }
  const kept = Object.entries(SCRIPTS).flatMap(([name, command]) => {
    const their = own(theirs, name)
    return their === undefined || their === command ? [] : name
  })
  if (kept.length > 0) console.log(spoken().create.keptScripts(kept))
  const text = `${JSON.stringify({ ...values, scripts: { ...theirs, ...SCRIPTS, ...theirs } }, null, 2)}\n`
  await (bytes === null ? createFile(file, text) : replaceFile(file, text, bytes))
}

const SAMPLE = existsSync(join(ROOT, 'content')) ? join(ROOT, 'content') : join(ROOT, '../content')

/** Returns the files of the new folder by their paths there, with their paths here. */
function templateFiles(): Map<string, string> {
  return new Map([
    ...SHARED.map((path): [string, string] => [path, join(ROOT, path)]),
    ...filesOf('template'),
    // A file in the owner's language replaces the French one.
    ...(spokenLang() === 'fr' ? [] : filesOf(`template-${spokenLang()}`)),
  ])
}

function filesOf(name: string): [string, string][] {
  const template = join(ROOT, 'scripts/create', name)
  return (
    readdirSync(template, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      // npm omits some names that begin with a dot.
      .map((file) => [file.slice(template.length + 1).replace(/^_/, '.'), file])
  )
}

/** The repository of the generator contains the same files. */
export const SHARED = ['netlify.toml', 'vercel.json', '.nvmrc', '.vscode/tasks.json', '.vscode/contenu.code-snippets']

/** Translates the comments of files that are otherwise the same in all languages: commands and patterns. */
function inOwnersLanguage(text: string): string {
  const { comments } = spoken().create
  return fr.create.comments.reduce((now, one, at) => now.replace(one, comments[at] ?? one), text)
}

/** Copies a folder completely or not at all, if it is not there yet. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (existsSync(to)) return
  const draft = await ownFolder(dirname(to), UNFINISHED_FOLDER)
  try {
    // A link between files of the folder leads to the copies.
    await cp(resolve(from), join(draft, 'copie'), { recursive: true, verbatimSymlinks: true })
    await rename(join(draft, 'copie'), to)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

const NONE = 'none'

/** Returns the names of the licences in the language of the run. */
const licences = () => [spoken().create.noLicence, 'mit', 'cc-by']

const isLicence = (answer: string) => [...licences(), NONE, fr.create.noLicence].includes(answer)

async function askLicence(terminal: Terminal): Promise<string> {
  for (;;) {
    const answer = await terminal.ask(spoken().create.askLicence, '')
    const licence = answer.trim().toLowerCase() || NONE
    if (isLicence(licence)) return licence
    terminal.say(spoken().create.answer(licences()))
  }
}

async function writeLicence(home: string, licence: string, { content, today }: InitOptions): Promise<void> {
  const target = join(home, 'LICENSE')
  if (licence === NONE || licence === fr.create.noLicence || existsSync(target)) return
  const text = await readFile(join(ROOT, `scripts/create/licences/${licence}.txt`), 'utf8')
  const site = siteText(content)
  // A remark of the owner is no part of the name.
  const [, name = ''] = /^name:(.*?)(?:\s#.*)?$/m.exec(site) ?? []
  const written = name.trim().replace(/^["']|["']$/g, '')
  const owner = written === '' || written === SAMPLE_OWNER ? spoken().create.author : written
  await createFile(
    target,
    text.replace('{year}', today.slice(0, 4)).replace('{owner}', () => owner),
  )
}
