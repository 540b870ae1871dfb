import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { INITIALS } from '../compile/check/cross-checks.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import { messageOf } from '../diagnostics/message.ts'
import { ownFolder } from '../disk/folders.ts'
import { refusalToReplace } from '../disk/places.ts'
import { GUIDE } from '../disk/root.ts'
import { initialsOf } from '../share/site-mark.ts'
import { spoken } from '../spoken/spoken.ts'
import { callOf } from './call.ts'
import { CompilePool } from './compile-pool.ts'
import type { ExitCode } from './exit-code.ts'
import {
  answersOf,
  hasForm,
  isOfFrance,
  problemsOf,
  QUESTIONS,
  questionOf,
  shownWith,
  textsOf,
  withInitials,
} from './init-answers.ts'
import { INIT_OPTIONS, type InitAnswers, type InitKey } from './init-questions.ts'
import { askAll, Stopped, type Terminal } from './init-terminal.ts'
import { UNFINISHED_FOLDER, waitingPlace } from './left-behind.ts'
import { freeName, shown } from './owner-files.ts'
import { refuseLinks } from './replace-file.ts'

export interface InitOptions {
  content: string
  /** Answers from the options. The missing ones are asked. */
  answers: InitAnswers
  /** The terminal of the owner; `null` if nobody can answer. */
  terminal: Terminal | null
  /** The folder that keeps the answers until the site is written. */
  cacheDir: string
  /** The date in the name of the backup of the previous content: YYYY-MM-DD. */
  today: string
}

/** The instructions for coding assistants (tools/docs/editor/agents.ts). */
const AGENTS = 'AGENTS.md'

/** Moves the present content aside, whatever it is, and writes a site for the owner that builds without further changes. */
export async function init({ content, today, cacheDir, ...options }: InitOptions): Promise<ExitCode> {
  const reason = await refusalToReplace(content, [])
  if (reason !== null) {
    console.error(spoken().init.cannotReplace(shown(content), reason))
    return 2
  }
  const given = answersOf(options.answers)
  const kept = join(cacheDir, 'init.json')
  const { terminal } = options
  const answers = terminal === null ? await fromOptions(given) : await fromTerminal(given, terminal, kept)
  if (answers === null) return 2
  refuseLinks(content, join(content, AGENTS))
  const aside = existsSync(content) ? freeName(`${content}-${today}`) : null
  const made = await mkdir(dirname(content), { recursive: true })
  const draft = await ownFolder(dirname(content), UNFINISHED_FOLDER)
  try {
    await writeContent(draft, answers)
    // This file applies to any content.
    if (existsSync(join(content, AGENTS))) await copyFile(join(content, AGENTS), join(draft, AGENTS))
    await exchange(draft, content, aside)
  } finally {
    // The draft exists only if it has not become the content.
    await rm(draft, { recursive: true, force: true })
    if (made !== undefined && !existsSync(content)) await rm(made, { recursive: true, force: true })
  }
  await rm(kept, { force: true })
  if (aside !== null) console.log(spoken().init.kept(shown(aside)))
  const lacksService = answers.contact === 'form' && !hasForm(answers)
  console.log(spoken().init.done(shown(content), GUIDE, { lacksService, isOfFrance: isOfFrance(answers) }))
  return 0
}

/** Reads the answers from the options. Reports all problems at once, each with the option that solves it. */
async function fromOptions(given: InitAnswers): Promise<InitAnswers | null> {
  const answers = withInitials(given)
  const problems = await problemsOf(answers, new CompilePool().run)
  const wrong = problems.filter(isError)
  const isReported = ({ severity, code }: Diagnostic) => severity === 'warning' || code === 'skill/logo-unknown'
  const reported = wrong.length > 0 ? wrong : problems.filter(isReported)
  const lines = reported.map((problem) => lineOf(problem, questionOf(problem, answers)?.key, answers))
  if (lines.length > 0) console.error([...new Set(lines)].join('\n'))
  if (wrong.length === 0) return answers
  console.error(spoken().init.nothingChanged)
  return null
}

function lineOf(problem: Diagnostic, key: InitKey | undefined, answers: InitAnswers): string {
  if (key === undefined) return messageOf(problem)
  if (answers[key]) return spoken().init.wrongOption(key, messageOf(problem))
  const question = QUESTIONS.find((question) => question.key === key)
  const example = (question && shownWith(question).example) ?? 'https://camille.fr'
  return spoken().init.missingOption(key, spoken().init.questions[key], example)
}

/** Asks for the answers. Ctrl-C or a crash loses none: the next run continues with them. */
async function fromTerminal(given: InitAnswers, terminal: Terminal, kept: string): Promise<InitAnswers | null> {
  const keep = async (answers: InitAnswers) => {
    await mkdir(dirname(kept), { recursive: true })
    // A crash during the write keeps the previous answers.
    await writeFile(`${kept}.neuf`, JSON.stringify(answers))
    await rename(`${kept}.neuf`, kept)
  }
  try {
    const { introduction, resume, yes, no } = spoken().init
    terminal.say(introduction)
    const earlier = await keptAnswers(kept)
    const count = Object.keys(earlier).length
    let goesOn = count === 0 ? no : ''
    while (![yes, no].includes(goesOn)) goesOn = (await terminal.ask(resume(count), '')).trim().toLowerCase() || yes
    return await askAll({ ...(goesOn === yes && earlier), ...given }, terminal, keep)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    console.error(spoken().init.stopped(callOf('init')))
    return null
  }
}

async function keptAnswers(file: string): Promise<InitAnswers> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'))
    const isAnswer = ([key, answer]: [string, unknown]) =>
      Object.hasOwn(INIT_OPTIONS, key) && typeof answer === 'string'
    return Object.fromEntries(Object.entries(kept ?? {}).filter(isAnswer))
  } catch {
    return {}
  }
}

/**
 * Puts the new folder in the place of the old one, which is kept. If that fails, moves the old one back; if it is killed, the next command
 * does (`endKilledWork`).
 */
async function exchange(draft: string, content: string, aside: string | null): Promise<void> {
  // mkdtemp makes a private folder, but others must read this one.
  await chmod(draft, 0o755)
  const waiting = waitingPlace(content)
  if (aside !== null) await rename(content, waiting)
  try {
    await rename(draft, content)
  } catch (error) {
    if (aside !== null) await rename(waiting, content)
    throw error
  }
  if (aside !== null) await rename(waiting, aside)
}

async function writeContent(folder: string, answers: InitAnswers): Promise<void> {
  await mkdir(join(folder, 'projets/images'), { recursive: true })
  await mkdir(join(folder, 'images'), { recursive: true })
  await writeFile(join(folder, INITIALS), initialsPortrait(answers.name ?? ''))
  for (const [path, text] of Object.entries(textsOf(answers))) await writeFile(join(folder, path), text)
}

/** Draws a placeholder for the portrait: the initials on the colour of the site's actions (`look`). */
function initialsPortrait(name: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1128" height="1410" viewBox="0 0 1128 1410">' +
    '<rect width="1128" height="1410" fill="currentColor"/>' +
    `<text x="564" y="705" dy=".35em" text-anchor="middle" font-family="sans-serif" font-size="420" fill="#fff">${initialsOf(name)}</text></svg>\n`
  )
}
