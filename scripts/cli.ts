import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { BuildOptions } from './commands/build.ts'
import { callOf } from './commands/call.ts'
import type { ExitCode } from './commands/exit-code.ts'
import type { InitOptions } from './commands/init.ts'
import { INIT_OPTIONS, type InitKey } from './commands/init-questions.ts'
import { ChangedMeanwhile } from './commands/replace-file.ts'
import { REPORT_FORMATS } from './diagnostics/report.ts'
import { type MailTarget, readMailUrl } from './outputs/mail-provider.ts'
import { type Listening, LOOPBACK } from './server/listening.ts'
import { CACHE, HOME, isPackage } from './site/root.ts'

/** One option of a command, as `--help` shows it. */
interface Option {
  type: 'string' | 'boolean'
  /** What stands for the value in the help. */
  value?: string
  help: string
}

const OPTIONS = {
  content: { type: 'string', value: 'DOSSIER', help: 'le contenu à lire (content)' },
  out: { type: 'string', value: 'DOSSIER', help: 'le dossier du site construit (dist/client)' },
  replace: { type: 'boolean', help: 'remplace le dossier de --out, même s’il contient autre chose qu’un site' },
  base: { type: 'string', value: '/DOSSIER/', help: 'le chemin du site sur son hôte (/)' },
  port: { type: 'string', value: 'N', help: 'le port du serveur, 0 pour un port libre' },
  host: { type: 'string', value: 'ADRESSE', help: 'l’adresse où le serveur écoute (127.0.0.1), 0.0.0.0 pour toutes' },
  'allow-host': { type: 'string', value: 'NOM,…', help: 'd’autres noms auxquels le serveur répond' },
  format: { type: 'string', value: 'FORMAT', help: `${REPORT_FORMATS.join(', ')}` },
  watch: { type: 'boolean', help: 'vérifie de nouveau après chaque changement' },
  links: { type: 'boolean', help: 'demande aussi chaque « url », chaque « github » et chaque lien des textes' },
  'no-relecture': { type: 'boolean', help: 'ne relit pas les textes : ni orthographe, ni noms, ni typographie' },
  ...INIT_OPTIONS,
  api: { type: 'string', value: 'URL', help: 'l’API d’un GitHub d’entreprise (https://api.github.com)' },
  sample: { type: 'boolean', help: 'part de l’exemple' },
  from: { type: 'string', value: 'DOSSIER', help: 'part du contenu d’un clone, ou d’un autre site' },
  licence: { type: 'string', value: 'aucune|mit|cc-by', help: 'la licence du dépôt' },
  fix: { type: 'boolean', help: 'corrige d’abord ce qui n’a qu’une bonne réponse' },
  yes: { type: 'boolean', help: 'écrit sans demander' },
  strict: { type: 'boolean', help: 'traite les avertissements comme des erreurs' },
  force: { type: 'boolean', help: 'rend toutes les pages, même celles qui n’ont pas changé' },
  'pages-only': { type: 'boolean', help: 'sans images de partage, flux, plan du site ni icônes' },
  'mail-endpoint': {
    type: 'string',
    value: 'URL',
    help: 'fait envoyer le formulaire à cette adresse, qui répond comme votre service',
  },
} as const satisfies Record<string, Option>

const INIT_KEYS = Object.keys(INIT_OPTIONS) as InitKey[]

type OptionName = keyof typeof OPTIONS
type Values = { readonly [Name in OptionName]?: (typeof OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string }

interface Parsed {
  values: Values
  argument: string
  /** The argument as the shell parted it. */
  words: readonly string[]
}

interface Command {
  summary: string
  options: readonly OptionName[]
  /** What stands behind the command without a name; `undefined` when nothing may. */
  argument?: string
  run(values: Values, argument: string, words: readonly string[]): Promise<ExitCode>
}

/** The module of a command is loaded when it is run: checking a file need not wait for what builds a site. */
const COMMANDS: Record<string, Command> = {
  start: {
    summary: 'vérifie le contenu, construit le site et le sert ; le formulaire écrit dans outbox/',
    options: ['content', 'base', 'port', 'host', 'allow-host'],
    async run(values) {
      const listening = listeningOf(values)
      const { build } = await import('./commands/build.ts')
      const queue = new (await import('./images/picture-queue.ts')).PictureQueue(START)
      const code = await build({ ...buildOptions(values), out: START, mail: 'outbox', vercel: false, queue })
      if (code !== 0) return code
      const { preview } = await import('./commands/preview.ts')
      return preview({ out: START, ...listening, outboxDir: OUTBOX, cacheDir: CACHE, queue })
    },
  },
  dev: {
    summary: 'montre le site pendant que vous écrivez',
    options: ['content', 'port', 'host', 'allow-host'],
    async run(values) {
      const { dev } = await import('./commands/dev.ts')
      return dev({ content: contentFolder(values), ...listeningOf(values), cacheDir: CACHE, outboxDir: OUTBOX })
    },
  },
  check: {
    summary: 'vérifie le contenu et montre chaque problème à sa place',
    options: ['content', 'format', 'strict', 'fix', 'watch', 'links', 'no-relecture'],
    async run(values) {
      const { check } = await import('./commands/check.ts')
      const { format, strict = false, fix = false, watch = false, links = false } = values
      const proofread = values['no-relecture'] !== true
      return check({ content: contentFolder(values), cacheDir: CACHE, format, strict, fix, watch, links, proofread })
    },
  },
  review: {
    summary: 'montre sur une page le site tel que les autres le rencontrent, et ce qu’il y a à reprendre',
    options: ['content', 'port', 'host', 'allow-host'],
    async run(values) {
      const listening = listeningOf(values)
      const { build, REVIEW_PATH } = await import('./commands/build.ts')
      const local = { out: REVIEW, base: '/', mail: 'outbox', vercel: false, review: true } as const
      const code = await build({ ...buildOptions(values), ...local })
      if (code === 1) console.error('La relecture montre un site qui se construit : corrigez d’abord ces erreurs.')
      if (code !== 0) return code
      const { preview } = await import('./commands/preview.ts')
      return preview({ out: REVIEW, ...listening, outboxDir: OUTBOX, cacheDir: CACHE, page: REVIEW_PATH })
    },
  },
  init: {
    summary: 'met l’exemple de côté et prépare un site à votre nom',
    options: ['content', ...INIT_KEYS],
    run: (values) => withTerminal(values, async (options) => (await import('./commands/init.ts')).init(options)),
  },
  new: {
    summary: 'crée un projet (TITRE), un CV ciblé (cv NOM) ou une candidature (candidature NOM), avec toutes ses clés',
    options: ['content'],
    argument: 'TITRE',
    async run(values, _title, words) {
      const { newFile } = await import('./commands/new.ts')
      return newFile({ content: contentFolder(values), words })
    },
  },
  import: {
    summary: 'remplit cv.md d’après un CV (JSON Resume, archive LinkedIn), ou projets/ d’après un compte GitHub',
    options: ['content', 'api'],
    argument: 'resume.json, archive.zip ou https://github.com/NOM',
    async run(values, source) {
      const content = contentFolder(values)
      if (/^https?:/i.test(source)) {
        const { GITHUB_API, importGitHub } = await import('./commands/import/github.ts')
        const { api = GITHUB_API } = values
        if (!/^https?:\/\//i.test(api) || !URL.canParse(api))
          throw new UsageError(`--api attend une adresse http ou https, pas « ${api} ».`)
        return importGitHub({ content, address: source, api })
      }
      const { importResume } = await import('./commands/import.ts')
      return importResume({ content, file: resolve(source), today: today() })
    },
  },
  migrate: {
    summary: 'réécrit dans le contenu ce qu’une nouvelle version nomme autrement, après l’avoir montré',
    options: ['content', 'yes'],
    async run(values) {
      const [{ migrate }, { openTerminal }] = await Promise.all([
        import('./commands/migrate.ts'),
        import('./commands/init-terminal.ts'),
      ])
      const { yes = false } = values
      const terminal = yes ? null : openTerminal()
      try {
        return await migrate({ content: contentFolder(values), yes, terminal })
      } finally {
        terminal?.close()
      }
    },
  },
  translated: {
    summary: 'note dans une traduction l’état de l’original qu’elle suit, pour savoir quand il change',
    options: ['content'],
    argument: 'content/en/projets/banque.md, ou tout',
    run: async (values, file) =>
      (await import('./commands/translated.ts')).markTranslated({ content: contentFolder(values), file }),
  },
  build: {
    summary: 'construit le site dans un dossier prêt à mettre en ligne',
    options: ['content', 'out', 'replace', 'base', 'strict', 'force', 'pages-only', 'mail-endpoint'],
    run: async (values) => (await import('./commands/build.ts')).build(buildOptions(values)),
  },
  preview: {
    summary: 'sert le site construit comme le ferait un hébergeur',
    options: ['out', 'port', 'host', 'allow-host'],
    async run(values) {
      const { preview } = await import('./commands/preview.ts')
      return preview({ out: outFolder(values), ...listeningOf(values), outboxDir: null, cacheDir: CACHE })
    },
  },
}

/** What only the package can do: `npm create portfolio-markdown` calls it. */
const CREATE: Command = {
  summary: 'écrit un site dans un dossier qui n’a que le générateur',
  options: ['sample', 'from', 'licence', ...INIT_KEYS],
  run: (values) =>
    withTerminal(values, async (options) => {
      const { create } = await import('./create/create.ts')
      const { sample = false, from, licence = null } = values
      return create({ ...options, home: HOME, sample, from: from === undefined ? null : resolve(from), licence })
    }),
}
if (isPackage) COMMANDS.create = CREATE

async function withTerminal(values: Values, work: (options: InitOptions) => Promise<ExitCode>): Promise<ExitCode> {
  const { openTerminal } = await import('./commands/init-terminal.ts')
  const given = INIT_KEYS.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]]))
  const answers = Object.fromEntries(given)
  const terminal = openTerminal()
  try {
    return await work({ content: contentFolder(values), answers, terminal, cacheDir: CACHE, today: today() })
  } finally {
    terminal?.close()
  }
}

/** YYYY-MM-DD */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date())
}

/** The form of the site that `start` builds works on this machine only, so it stays away from `dist`, which is deployed. */
const START = join(CACHE, 'start')
/** The same is true of a site with a page for its owner. */
const REVIEW = join(CACHE, 'review')
const OUTBOX = join(HOME, 'outbox')

/** Something is wrong with how a command was called: its message is for the owner, without a stack trace. */
class UsageError extends Error {}

async function main([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === undefined || name === 'help' || name === '--help') {
    console.log(generalHelp())
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new UsageError(`La commande « ${name} » n’existe pas.\n\n${generalHelp()}`)
  const parsed = parseOptions(name, command, args)
  if (parsed === 'help') {
    console.log(commandHelp(name, command))
    return 0
  }
  return command.run(parsed.values, parsed.argument, parsed.words)
}

function parseOptions(name: string, command: Command, args: readonly string[]): Parsed | 'help' {
  const options = Object.fromEntries(command.options.map((option) => [option, { type: OPTIONS[option].type }]))
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' }, debug: { type: 'boolean' } },
      strict: true,
      allowPositionals: command.argument !== undefined,
    })
    if (values.help) return 'help'
    if (command.argument !== undefined && positionals.length === 0) throw new Error(`Il manque : ${command.argument}`)
    // Words without quotes: « npm run new -- Générateur de QR codes ».
    return { values: values as Values, argument: positionals.join(' '), words: positionals }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${reason}\n\n${commandHelp(name, command)}`)
  }
}

function buildOptions(values: Values): BuildOptions {
  return {
    content: contentFolder(values),
    out: outFolder(values),
    replace: values.replace ?? false,
    base: baseOf(values),
    mail: mailOf(values),
    cacheDir: CACHE,
    strict: values.strict ?? false,
    force: values.force ?? false,
    pagesOnly: values['pages-only'] ?? false,
    vercel: process.env.VERCEL === '1',
  }
}

function mailOf({ 'mail-endpoint': endpoint }: Values): MailTarget {
  if (endpoint === undefined) return 'provider'
  const url = readMailUrl(endpoint)
  if (url === null) throw new UsageError(`--mail-endpoint attend une adresse http ou https, pas « ${endpoint} ».`)
  return { url }
}

function contentFolder(values: Values): string {
  const folder = values.content === undefined ? join(HOME, 'content') : resolve(values.content)
  const info = statSync(folder, { throwIfNoEntry: false })
  if (info && !info.isDirectory()) throw new UsageError(`--content attend un dossier, pas le fichier ${folder}.`)
  return folder
}

function outFolder(values: Values): string {
  return values.out === undefined ? join(HOME, 'dist/client') : resolve(values.out)
}

function baseOf({ base = '/' }: Values): string {
  const path = base.replace(/^\/*|\/*$/g, '')
  if (!/^[\w./~-]*$/.test(path)) throw new UsageError(`--base attend un chemin comme /dossier/, pas « ${base} ».`)
  return path === '' ? '/' : `/${path}/`
}

function listeningOf(values: Values): Listening {
  const { host = LOOPBACK, 'allow-host': allowed } = values
  const names = [...(isIP(host) === 0 ? [host] : []), ...(allowed?.split(',') ?? [])]
  const allowedHosts = names.map((name) => name.toLowerCase())
  const wrong = allowedHosts.find((name) => !/^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])$/.test(name))
  if (wrong !== undefined)
    throw new UsageError(`--host et --allow-host attendent un nom comme portfolio.lan, pas « ${wrong} ».`)
  return { port: portOf(values), host, allowedHosts }
}

function portOf({ port = '4173' }: Values): number {
  const number = Number(port)
  if (!/^\d+$/.test(port) || number > 65_535)
    throw new UsageError(`--port attend un nombre de 0 à 65535, pas « ${port} ».`)
  return number
}

function generalHelp(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  return `Utilisation : ${callOf('<commande>')} [options]\n\n${lines.join('\n')}\n\nChaque commande a une aide : ${callOf('build', '--help')}`
}

function commandHelp(name: string, { summary, options, argument }: Command): string {
  const lines = options.map((option) => {
    const { value, help }: Option = OPTIONS[option]
    return `  ${`--${option}${value ? ` ${value}` : ''}`.padEnd(24)} ${help}`
  })
  const call = argument === undefined ? callOf(name) : callOf(name, `"${argument}"`)
  return `${call} : ${summary}${lines.length ? `\n\nOptions (après « -- ») :\n${lines.join('\n')}` : ''}`
}

/** What the system will not let us write, and what to do about it, by the codes of its errors. `#` is the place. */
const DISK_REFUSALS: Readonly<Record<string, string>> = {
  'ENOSPC EDQUOT': 'Le disque est plein#. Libérez de la place, puis relancez la commande : rien n’a été perdu.',
  EROFS: 'Le disque est en lecture seule#. Choisissez un autre dossier avec --out, ou rendez celui-ci modifiable.',
  'EACCES EPERM': 'L’accès est refusé#. Choisissez un dossier où vous pouvez écrire, ou changez ses droits.',
  'EBUSY EXDEV':
    'Le système ne laisse pas déplacer un dossier# : point de montage, ou ouvert ailleurs. Choisissez-en un autre.',
  ENAMETOOLONG: 'Un nom est trop long pour le disque#. Raccourcissez-le.',
}

/** @returns `null` for any other error */
function diskRefusal(error: unknown): string | null {
  const { code = '', path } = error as NodeJS.ErrnoException
  const words = Object.entries(DISK_REFUSALS).find(([codes]) => codes.split(' ').includes(code))?.[1]
  return words?.replace('#', () => (path === undefined ? '' : ` (${path})`)) ?? null
}

// The reader of the output may end first (`| head -1`). A command then continues to its end, and a server continues to serve.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const isForOwner = error instanceof UsageError || error instanceof ChangedMeanwhile
  const refusal = isForOwner ? error.message : diskRefusal(error)
  if (refusal !== null) {
    console.error(refusal)
    process.exitCode = 2
  } else {
    console.error(
      `Erreur inattendue : ${error instanceof Error ? error.message : error}\n` +
        'C’est un défaut de l’outil : merci de le signaler, avec le détail que montre l’option --debug.',
    )
    if (process.argv.includes('--debug')) console.error(error)
    process.exitCode = 70
  }
}
