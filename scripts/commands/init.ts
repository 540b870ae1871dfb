import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Legal } from '../../src/catalogue/types.ts'
import { compile } from '../compile/compile.ts'
import { isError } from '../diagnostics/diagnostic.ts'
import { messageOf } from '../diagnostics/messages.ts'
import { CV_FIELDS, PROJECT_FIELDS, SITE_FIELDS } from '../fields/definitions.ts'
import type { Field } from '../fields/field.ts'
import { initialsOf } from '../share/site-mark.ts'
import { trespass } from '../site/places.ts'
import { CompilePool } from './compile-pool.ts'
import { readSources } from './content.ts'
import type { ExitCode } from './exit-code.ts'
import { withComments } from './front-matter.ts'
import { INIT_QUESTIONS, type InitAnswers } from './init-questions.ts'
import { missingLegalFacts } from './legal-facts.ts'
import { freeName, shown } from './owner-files.ts'

export interface InitOptions {
  content: string
  /** Answers from the options. The others are asked. */
  answers: InitAnswers
  /** Asks the owner a question; `null` without a terminal. */
  ask: ((question: string) => Promise<string>) | null
  /** In the name of the folder that keeps what was there: YYYY-MM-DD. */
  today: string
}

/** Moves the present content aside, whatever it is, and writes a site for the owner that builds without further changes. */
export async function init(options: InitOptions): Promise<ExitCode> {
  const { content, today } = options
  const reason = await trespass(content, [])
  if (reason !== null) {
    console.error(`Un contenu ne peut pas remplacer ${shown(content)} : ${reason}. Rien n’a été changé.`)
    return 2
  }
  const answers = await completed(options)
  if (answers === null) return 2
  const aside = existsSync(content) ? freeName(`${content}-${today}`) : null
  const made = await mkdir(dirname(content), { recursive: true })
  const draft = await mkdtemp(join(dirname(content), '.contenu-'))
  try {
    await writeContent(draft, answers)
    const problems = await errorsOf(draft)
    if (problems.length > 0) {
      for (const problem of problems) console.error(problem)
      console.error('Rien n’a été changé : corrigez ces réponses, puis relancez la commande.')
      return 2
    }
    await exchange(draft, content, aside)
  } finally {
    // Unless it has become the content.
    await rm(draft, { recursive: true, force: true })
    if (made !== undefined && !existsSync(content)) await rm(made, { recursive: true, force: true })
  }
  if (aside !== null) console.log(`L’ancien contenu est gardé dans ${shown(aside)}.`)
  console.log(
    `Votre site est dans ${shown(content)}. Lancez « npm start » pour le voir, puis remplacez le portrait et complétez site.md, cv.md et projets/.\n` +
      `Avant la mise en ligne, renseignez aussi ${LIST.format(missingLegalFacts(FIRST_LEGAL))} dans site.md : ` +
      'la loi veut que les mentions légales disent qui héberge le site. Son nom, son adresse et son téléphone sont dans ses propres mentions légales.',
  )
  return 0
}

/** The new folder takes the place of the other, which is kept; that one comes back when the new one cannot. */
async function exchange(draft: string, content: string, aside: string | null): Promise<void> {
  // mkdtemp makes a private folder.
  await chmod(draft, 0o755)
  if (aside !== null) await rename(content, aside)
  try {
    await rename(draft, content)
  } catch (error) {
    if (aside !== null) await rename(aside, content)
    throw error
  }
}

async function completed({ answers, ask }: InitOptions): Promise<InitAnswers | null> {
  const all: InitAnswers = { ...answers }
  for (const key of INIT_QUESTIONS) {
    const field = (SITE_FIELDS as readonly Field[]).find((candidate) => candidate.key === key)
    if (all[key] !== undefined || field === undefined) continue
    if (ask !== null) all[key] = (await ask(`${field.description} (${field.example}) `)).trim()
    if (!all[key] && field.presence === 'required') {
      console.error(`Il manque --${key} : ${field.description} Exemple : --${key} "${field.example}"`)
      return null
    }
  }
  return all
}

/** Asks in the terminal; `null` when there is none. */
export function terminalQuestions(): { ask: InitOptions['ask']; close(): void } {
  if (!process.stdin.isTTY) return { ask: null, close: () => undefined }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: (question) => lines.question(question), close: () => lines.close() }
}

/** Who hosts the site is not known before it is put online. */
const FIRST_LEGAL: Legal = {
  publisher: '',
  siret: null,
  host: { name: null, address: null, phone: null },
  retention: 'un an',
}

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' })

/** Technologies that most developers have used. The owner replaces them. */
const FIRST_SKILLS = ['JavaScript', 'Git'] as const

async function writeContent(folder: string, answers: InitAnswers): Promise<void> {
  await mkdir(join(folder, 'projets/images'), { recursive: true })
  await mkdir(join(folder, 'images/logos'), { recursive: true })
  for (const title of FIRST_SKILLS) {
    const logo = `${title.toLowerCase()}.svg`
    await copyFile(new URL(`logos/${logo}`, import.meta.url), join(folder, 'images/logos', logo))
  }
  await writeFile(join(folder, 'images/portrait.svg'), initialsPortrait(answers.name ?? ''))
  const skill = (title: string) => ({ title, image: `images/logos/${title.toLowerCase()}.svg` })
  const site = {
    ...Object.fromEntries(INIT_QUESTIONS.map((key) => [key, answers[key] || null])),
    availability: null,
    replyTime: null,
    hero: {
      words: ['Web', 'JavaScript'],
      sentences: [`Je m’appelle ${answers.name}.`, 'Voici mes projets.'],
      portrait: 'images/portrait.svg',
    },
    skills: FIRST_SKILLS.map(skill),
    goals: FIRST_SKILLS.slice(0, 1).map(skill),
    mail: { publicKey: null, serviceId: null, templateId: null },
    analytics: 'non',
    legal: { ...FIRST_LEGAL, publisher: answers.name },
    date: null,
    expires: null,
  }
  await writeFile(join(folder, 'site.md'), withComments(site, SITE_FIELDS))
  await writeFile(
    join(folder, 'cv.md'),
    withComments(
      { title: answers.trade, experience: [], education: [], skills: [], languages: [], interests: [] },
      CV_FIELDS,
      'Présentez-vous ici en quelques lignes.',
    ),
  )
  const project = {
    number: 1,
    title: 'Mon premier projet',
    theme: 'Ce portfolio',
    technologie: ['HTML', 'CSS'],
    responsive: true,
    category: 'Personnel',
    state: 'PROGRESS',
  }
  const all = Object.fromEntries(PROJECT_FIELDS.map(({ key }) => [key, project[key as keyof typeof project] ?? null]))
  await writeFile(
    join(folder, 'projets/mon-premier-projet.md'),
    withComments(
      all,
      PROJECT_FIELDS,
      'Décrivez le projet ici, en Markdown : le besoin, ce que vous avez fait, le résultat.',
    ),
  )
}

/** Stands in for the portrait until there is one: the initials on the colour of the site's actions (`look`). */
function initialsPortrait(name: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1128" height="1410" viewBox="0 0 1128 1410">' +
    '<rect width="1128" height="1410" fill="currentColor"/>' +
    `<text x="564" y="705" dy=".35em" text-anchor="middle" font-family="sans-serif" font-size="420" fill="#fff">${initialsOf(name)}</text></svg>\n`
  )
}

/** The answers were typed by hand: the compiler says what is wrong with them. */
async function errorsOf(content: string): Promise<string[]> {
  const sources = readSources(content)
  const { diagnostics } = await compile(sources, new CompilePool())
  // What is wrong in public/ has nothing to do with the answers.
  const own = diagnostics.filter(({ file }) => file.startsWith(`${sources.contentFolder}/`))
  return own.filter(isError).map((diagnostic) => `${diagnostic.field ?? ''} : ${messageOf(diagnostic)}`)
}
