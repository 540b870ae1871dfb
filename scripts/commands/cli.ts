import { accessSync, constants, lstatSync, readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { namedLang } from '../compile/language.ts'
import { REPORT_FORMATS } from '../diagnostics/report.ts'
import { visible } from '../diagnostics/visible.ts'
import { isLink } from '../disk/list-files.ts'
import { HOME, isPackage, openCache, PACKAGE_FILE, PUBLIC_FOLDER } from '../disk/root.ts'
import { ProcessEnded } from '../disk/threads/failure.ts'
import { nearMiss } from '../fields/near-miss.ts'
import { own } from '../fields/own.ts'
import { HeavyFont } from '../fonts/heavy-font.ts'
import { type MailTarget, readMailUrl } from '../outputs/mail-provider.ts'
import { type Listening, LOOPBACK } from '../server/listening.ts'
import { chosenLang, SPOKEN, speak } from '../spoken/lang.ts'
import { spoken } from '../spoken/spoken.ts'
import type { SpokenTexts } from '../spoken/texts.ts'
import type { BuildOptions } from './build/options.ts'
import { callOf } from './call.ts'
import type { ExitCode } from './exit-code.ts'
import type { InitOptions } from './init.ts'
import { INIT_OPTIONS, type InitKey } from './init-questions.ts'
import { endKilledWork } from './left-behind.ts'
import { EVERYWHERE, parseOptions, UsageError } from './parse-options.ts'
import { printError } from './print-error.ts'
import { NotWritten } from './replace-file.ts'
import { wasStopped } from './until-stopped.ts'

/**
 * The options of all commands, each with what stands for its value in the help: a word of `help.values`, or the possible values; `null` if
 * it has no value. `spoken()` contains their descriptions.
 */
const OPTIONS = {
  content: 'folder',
  out: 'folder',
  replace: null,
  base: 'path',
  port: 'number',
  host: 'address',
  'allow-host': 'names',
  format: 'format',
  watch: null,
  links: null,
  'no-relecture': null,
  ...INIT_OPTIONS,
  api: 'URL',
  sample: null,
  from: 'folder',
  licence: 'licence',
  fix: null,
  yes: null,
  strict: null,
  force: null,
  'pages-only': null,
  'mail-endpoint': 'URL',
} as const satisfies Record<string, string | null>

const INIT_KEYS = Object.keys(INIT_OPTIONS) as InitKey[]

type OptionName = keyof typeof OPTIONS
type Values = { readonly [Name in OptionName]: (typeof OPTIONS)[Name] extends null ? boolean : string | undefined }

/** The options without a value, as they are if nobody writes them. */
const UNSET = Object.fromEntries(Object.entries(OPTIONS).flatMap(([name, value]) => (value ? [] : [[name, false]])))

type CommandName = keyof SpokenTexts['help']['commands']

interface Command {
  options: readonly OptionName[]
  /** Argument without a name; `undefined` if none is allowed. */
  argument?: keyof SpokenTexts['help']['arguments']
  /** @param words the argument as the shell split it: « npm run new -- Générateur de QR codes » */
  run(values: Values, words: readonly string[]): Promise<ExitCode>
}

/** The module of a command is loaded when it runs, so that checking a file does not wait for code that builds sites. */
const COMMANDS: Partial<Record<CommandName, Command>> = {
  start: {
    options: ['content', 'base', 'port', 'host', 'allow-host'],
    async run(values) {
      const listening = listeningOf(values)
      const out = startFolder()
      const { build } = await import('./build.ts')
      const queue = new (await import('../images/picture-queue.ts')).PictureQueue(out)
      const code = await build({ ...buildOptions(values), out, mail: 'outbox', vercel: false, queue })
      if (code !== 0) return code
      const { preview } = await import('./preview.ts')
      return preview({ out, ...listening, outboxDir: OUTBOX, cacheDir: openCache(), queue })
    },
  },
  dev: {
    options: ['content', 'port', 'host', 'allow-host'],
    async run(values) {
      const { dev } = await import('./dev.ts')
      return dev({ content: contentFolder(values), ...listeningOf(values), cacheDir: openCache(), outboxDir: OUTBOX })
    },
  },
  check: {
    options: ['content', 'format', 'strict', 'fix', 'watch', 'links', 'no-relecture'],
    async run(values) {
      const { check } = await import('./check.ts')
      const proofread = !values['no-relecture']
      return check({ ...values, content: contentFolder(values), cacheDir: openCache(), proofread })
    },
  },
  review: {
    options: ['content', 'port', 'host', 'allow-host'],
    async run(values) {
      const listening = listeningOf(values)
      const [{ build }, { REVIEW_PATH }] = await Promise.all([import('./build.ts'), import('./review/write-review.ts')])
      const out = reviewFolder()
      const local = { out, base: '/', mail: 'outbox', vercel: false, review: true } as const
      const code = await build({ ...buildOptions(values), ...local })
      if (code === 1) console.error(spoken().help.reviewNeedsSite)
      if (code !== 0) return code
      const { preview } = await import('./preview.ts')
      return preview({ out, ...listening, outboxDir: OUTBOX, cacheDir: openCache(), page: REVIEW_PATH })
    },
  },
  init: {
    options: ['content', ...INIT_KEYS],
    run: (values) => withTerminal(values, async (options) => (await import('./init.ts')).init(options)),
  },
  new: {
    options: ['content'],
    argument: 'new',
    async run(values, words) {
      const { newFile } = await import('./new.ts')
      return newFile({ content: contentFolder(values), words })
    },
  },
  import: {
    options: ['content', 'api'],
    argument: 'import',
    async run(values, words) {
      const source = words.join(' ')
      const content = contentFolder(values)
      // People also type it as browsers show it: github.com/camille.
      if (/^(?:https?:|(?:www\.)?(?:github|linkedin)\.com(?:\/|$))/i.test(source)) {
        const { GITHUB_API, importGitHub } = await import('./import/github.ts')
        const { api = GITHUB_API } = values
        if (!/^https?:\/\//i.test(api) || !URL.canParse(api))
          throw new UsageError(spoken().help.wrongAddress('--api', api))
        return importGitHub({ content, address: source, api })
      }
      const { importResume } = await import('./import.ts')
      return importResume({ content, file: resolve(source), today: today() })
    },
  },
  migrate: {
    options: ['content', 'yes'],
    async run(values) {
      const [{ migrate }, { openTerminal }] = await Promise.all([import('./migrate.ts'), import('./init-terminal.ts')])
      const terminal = values.yes ? null : openTerminal()
      try {
        return await migrate({ content: contentFolder(values), yes: values.yes, terminal })
      } finally {
        terminal?.close()
      }
    },
  },
  translated: {
    options: ['content'],
    argument: 'translated',
    run: async (values, words) =>
      (await import('./translated.ts')).markTranslated({ content: contentFolder(values), file: words.join(' ') }),
  },
  build: {
    options: ['content', 'out', 'replace', 'base', 'strict', 'force', 'pages-only', 'mail-endpoint'],
    run: async (values) => (await import('./build.ts')).build(buildOptions(values)),
  },
  preview: {
    options: ['out', 'port', 'host', 'allow-host'],
    async run(values) {
      const { preview } = await import('./preview.ts')
      return preview({ out: outFolder(values), ...listeningOf(values), outboxDir: null, cacheDir: openCache() })
    },
  },
}

/** Only the package has this command: `npm create portfolio-markdown` calls it. */
const CREATE: Command = {
  options: ['sample', 'from', 'licence', ...INIT_KEYS],
  run: (values) =>
    withTerminal(values, async (options) => {
      const { create } = await import('./create/create.ts')
      const { sample, from, licence = null } = values
      return create({ ...options, home: HOME, sample, from: from === undefined ? null : resolve(from), licence })
    }),
}
if (isPackage) COMMANDS.create = CREATE

async function withTerminal(values: Values, work: (options: InitOptions) => Promise<ExitCode>): Promise<ExitCode> {
  const { openTerminal } = await import('./init-terminal.ts')
  const given = INIT_KEYS.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]]))
  const answers = Object.fromEntries(given)
  const terminal = openTerminal()
  try {
    return await work({ content: contentFolder(values), answers, terminal, cacheDir: openCache(), today: today() })
  } finally {
    terminal?.close()
  }
}

/** YYYY-MM-DD */
function today(): string {
  const now = new Date()
  // Every command asks for it, and the first format of Intl takes a fiftieth of a short one.
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Returns the folder of the site that `start` builds. Its form works only on this machine, so it must not be in `dist`, which is deployed. */
const startFolder = () => join(openCache(), 'start')
/** Returns the folder of the site with a page for its owner, which must not be deployed either. */
const reviewFolder = () => join(openCache(), 'review')
const OUTBOX = join(HOME, 'outbox')

/**
 * Chooses the language before the first output. The language of the site does not count for a new site, whose content is still that of the
 * sample.
 */
function chooseLanguage(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { content: { type: 'string' }, lang: EVERYWHERE.lang },
    strict: false,
  })
  const { lang, content } = values
  const option = typeof lang === 'string' ? lang : undefined
  const folder = typeof content === 'string' ? resolve(content) : join(HOME, 'content')
  const isNew = positionals[0] === 'init' || positionals[0] === 'create'
  speak(chosenLang({ option, site: isNew ? null : namedLang(folder), env: process.env }))
  if (lang !== undefined && SPOKEN.every((known) => known !== lang))
    throw new UsageError(spoken().help.wrongLang(String(lang), SPOKEN))
}

const HELP: readonly string[] = ['help', '--help', '-h']
const VERSION: readonly string[] = ['version', '--version', '-v']

async function main(all: readonly string[]): Promise<ExitCode> {
  chooseLanguage(all)
  const [first, second = '--'] = all
  if (first === undefined || (HELP.includes(first) && second.startsWith('-'))) {
    console.log(generalHelp())
    return first === undefined ? 2 : 0
  }
  if (VERSION.includes(first)) {
    const { name, version }: { name: string; version: string } = JSON.parse(readFileSync(PACKAGE_FILE, 'utf8'))
    console.log(`${name} ${version}`)
    return 0
  }
  const [name, ...args] = HELP.includes(first) ? [second, '--help'] : [first, ...all.slice(1)]
  const command = isCommand(name) ? COMMANDS[name] : undefined
  if (!isCommand(name) || command === undefined) {
    const near = nearMiss(name, commandNames())
    throw new UsageError(`${spoken().help.unknownCommand(name, near)}\n\n${generalHelp()}`)
  }
  const parsed = parse(name, command, args)
  if (parsed === 'help') {
    console.log(commandHelp(name, command))
    return 0
  }
  return command.run(parsed.values, parsed.words)
}

/** Returns the names of all commands. */
export function commandNames(): CommandName[] {
  return Object.keys(COMMANDS).filter(isCommand)
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}

function parse(name: CommandName, command: Command, args: readonly string[]) {
  const { options, argument } = command
  const typeOf = (option: OptionName) => (OPTIONS[option] === null ? 'boolean' : 'string')
  const types = Object.fromEntries(options.map((option) => [option, typeOf(option)] as const))
  try {
    const { values, words } = parseOptions(types, args, argument !== undefined)
    if (values.help) return 'help'
    if (argument !== undefined && words.length === 0)
      throw new UsageError(spoken().help.missing(spoken().help.arguments[argument]))
    return { values: { ...UNSET, ...values } as Values, words }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(`${error.message}\n\n${commandHelp(name, command)}`)
  }
}

function buildOptions(values: Values): BuildOptions {
  return {
    content: contentFolder(values),
    out: outFolder(values),
    replace: values.replace,
    base: baseOf(values),
    mail: mailOf(values),
    cacheDir: openCache(),
    strict: values.strict,
    force: values.force,
    pagesOnly: values['pages-only'],
    vercel: process.env.VERCEL === '1',
  }
}

function mailOf({ 'mail-endpoint': endpoint }: Values): MailTarget {
  if (endpoint === undefined) return 'provider'
  const url = readMailUrl(endpoint)
  if (url === null) throw new UsageError(spoken().help.wrongAddress('--mail-endpoint', endpoint))
  return { url }
}

function contentFolder(values: Values): string {
  const own = join(HOME, 'content')
  const folder = values.content === undefined ? own : resolve(values.content)
  refuseLinkedFolders(values.content === undefined ? [PUBLIC_FOLDER, own] : [PUBLIC_FOLDER])
  const info = statSync(folder, { throwIfNoEntry: false })
  if (info && !info.isDirectory()) throw new UsageError(spoken().help.wrongContent(folder))
  endKilledWork(folder, today())
  return folder
}

/** Refuses links in the place of folders that nobody names, because a proposed change could make any files of this machine public by one. */
function refuseLinkedFolders(folders: readonly string[]): void {
  for (const folder of folders) if (isLink(folder)) throw new UsageError(spoken().help.isLink(basename(folder)))
}

/** Returns where the site is built. Refuses a link in a place that nobody named, because a proposed change could choose what is replaced. */
function outFolder(values: Values): string {
  if (values.out !== undefined) return resolve(values.out)
  for (const folder of ['dist', 'dist/client'])
    if (isLink(join(HOME, folder))) throw new UsageError(spoken().help.outIsLink(folder))
  return join(HOME, 'dist/client')
}

function baseOf({ base = '/' }: Values): string {
  const path = base.replace(/^\/*|\/*$/g, '')
  // The addresses of a canonical link and a feed begin with `origin`, so a path of `.` or `..` is not below it.
  const isPath = /^[\w./~-]*$/.test(path) && !path.split('/').some((part) => /^\.{1,2}$/.test(part))
  if (!isPath) throw new UsageError(spoken().help.wrongBase(base, pathIn(base)))
  return path === '' ? '/' : `/${path}/`
}

/** Returns the path of an address that was given instead of it. */
function pathIn(base: string): string | null {
  const path = URL.canParse(base) ? new URL(base).pathname.replace(/\/{0,9}$/, '/') : ''
  return /^\/[\w./~-]+$/.test(path) ? path : null
}

function listeningOf(values: Values): Listening {
  const { host = LOOPBACK, 'allow-host': allowed } = values
  const names = [...(isIP(host) === 0 ? [host] : []), ...(allowed?.split(',') ?? [])]
  const allowedHosts = names.map((name) => name.toLowerCase())
  const wrong = allowedHosts.find((name) => !/^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])$/.test(name))
  if (wrong !== undefined) throw new UsageError(spoken().help.wrongHost(wrong))
  return { port: portOf(values), host, allowedHosts }
}

function portOf({ port = '4173' }: Values): number {
  const number = Number(port)
  if (!/^\d+$/.test(port) || number > 65_535) throw new UsageError(spoken().help.wrongPort(port))
  return number
}

function generalHelp(): string {
  const { help } = spoken()
  const lines = commandNames().map((name) => `  ${name.padEnd(10)} ${help.commands[name]}`)
  const lang = help.of(`--lang ${SPOKEN.join('|')}`, help.lang)
  return `${help.use(callOf(help.command))} [options]\n\n${lines.join('\n')}\n\n${help.each(callOf('build', '--help'))}\n${lang}`
}

function commandHelp(name: CommandName, { options, argument }: Command): string {
  const { help } = spoken()
  const lines = options.map((option) => {
    const value = OPTIONS[option]
    return `  ${`--${option}${value ? ` ${wordFor(value)}` : ''}`.padEnd(24)} ${helpOf(option)}`
  })
  const call = argument === undefined ? callOf(name) : callOf(name, `"${help.arguments[argument]}"`)
  return `${help.of(call, help.commands[name])}${lines.length ? `\n\n${help.options}\n${lines.join('\n')}` : ''}`
}

function wordFor(value: string): string {
  return new Map(Object.entries(spoken().help.values)).get(value) ?? value
}

function helpOf(option: OptionName): string {
  if (option === 'format') return REPORT_FORMATS.join(', ')
  const { help, init } = spoken()
  return isInitKey(option) ? init.questions[option] : help[option]
}

function isInitKey(option: OptionName): option is InitKey {
  return Object.hasOwn(INIT_OPTIONS, option)
}

/** Error codes of the system that mean that a file cannot be written. */
const DISK_REFUSALS: Readonly<Record<string, keyof SpokenTexts['help']['disk']>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'refused',
  EPERM: 'refused',
  EBUSY: 'busy',
  EXDEV: 'busy',
  ENAMETOOLONG: 'nameTooLong',
  // Another file, a folder, or a link that leads nowhere.
  ENOTDIR: 'inTheWay',
  EISDIR: 'inTheWay',
  EEXIST: 'inTheWay',
  ELOOP: 'inTheWay',
}

/** Returns how the owner can resolve it; `null` for any other error. */
function diskRefusal(error: unknown): string | null {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException
  const reason = own(DISK_REFUSALS, code === 'ENOENT' && syscall === 'mkdir' ? refusalIn(path ?? '') : code)
  if (reason === undefined) return null
  return spoken().help.disk[reason].replace('#', () => (path === undefined ? '' : ` (${path})`))
}

/**
 * Returns why a folder cannot be made, as a code of the system. Node says ENOENT if the disk is read-only, and if a link on the way leads
 * nowhere.
 */
function refusalIn(path: string): string {
  try {
    accessSync(path, constants.W_OK)
    return 'ENOENT'
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT') return code
    return lstatSync(path, { throwIfNoEntry: false }) ? 'ELOOP' : refusalIn(dirname(path))
  }
}

/** EX_SOFTWARE of sysexits(3): an error in our code. */
const UNEXPECTED = 70

/**
 * Runs a command as typed: `['build', '--out', 'site']`.
 * @returns its exit code; errors have been printed
 */
export async function runCommandLine(args: readonly string[]): Promise<ExitCode | typeof UNEXPECTED> {
  try {
    return await main(args)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal !== null) {
      console.error(visible(refusal))
      return 2
    }
    console.error(visible(spoken().help.unexpected(error instanceof Error ? error.message : error)))
    if (args.includes('--debug')) printError(error)
    return UNEXPECTED
  }
}

/** Returns what the owner can mend, in the owner's words; `null` for an error in our code. */
function refusalOf(error: unknown): string | null {
  if (error instanceof UsageError || error instanceof NotWritten || error instanceof ProcessEnded) return error.message
  return error instanceof HeavyFont ? spoken().help.heavyFont : diskRefusal(error)
}

/** Runs the command with which this process was started. */
export async function runThisProcess(): Promise<void> {
  // The reader of the output may end first (`| head -1`). A command still runs to its end, and a server continues to serve.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  process.exitCode = await runCommandLine(process.argv.slice(2))
  // A command that was stopped may still decode and encode pictures for minutes. Nobody waits for them.
  if (wasStopped()) process.exit()
}
