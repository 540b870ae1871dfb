#!/usr/bin/env node
// npm create portfolio-markdown mon-site [-- options]
// Makes the owner's folder, installs the generator there, and runs `portfolio create` in it: plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import process from 'node:process'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
/** As in `scripts/spoken/lang.ts` without a site: the option, the terminal; English if these have other languages, else French. */
const { LC_ALL, LC_MESSAGES, LANG } = process.env
const option = /--lang[= ](\w+)/.exec(process.argv.join(' '))?.[1]
const terminal = /^[a-z]{2,3}(?![a-z])/.exec(LC_ALL || LC_MESSAGES || LANG || '')?.[0]
const wanted = [option, terminal].filter((one) => one !== undefined)
const lang = wanted.find((one) => one === 'fr' || one === 'en') ?? (wanted.length > 0 ? 'en' : 'fr')
const say = (texts) => texts[lang]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12))
  stop(
    say({
      fr: `Node ${process.versions.node} est trop ancien : installez Node 20.19, 22.12 ou 24 (https://nodejs.org).`,
      en: `Node ${process.versions.node} is too old: install Node 20.19, 22.12 or 24 (https://nodejs.org).`,
    }),
  )

/** The options of `portfolio create`, with the values of a choice, and `null` if it has none (tests/package/create.process.test.ts compares them). */
const OPTIONS = {
  ...{ lang: ['fr', 'en'], debug: null, sample: null, from: [], licence: ['mit', 'cc-by'] },
  ...{ name: [], trade: [], place: [], email: [], phone: [], profiles: [], github: [], linkedin: [] },
  ...{ contact: ['form', 'mail', 'none'], provider: ['emailjs', 'formspree', 'web3forms', 'netlify', 'endpoint'] },
  ...{ publicKey: [], serviceId: [], templateId: [], formId: [], accessKey: [], endpoint: [] },
  ...{ formPhone: ['required', 'optional', 'none'], retention: [], law: ['france', 'europe', 'none'] },
  ...{ skills: [], words: [], sentence: [], sections: [], hue: [] },
  ...{
    typeface: ['bricolage', 'literata', 'atkinson', 'outfit', 'jetbrains-mono'],
    character: ['soleil', 'atelier', 'papier'],
  },
  ...{ radius: ['none', 'small', 'large'], origin: [] },
}

/** The name of `package.json` until it is complete. */
const UNFINISHED = '.package.json.neuf'

/** What an owner can do something about, by the error code of the system. */
const READ_ONLY = { fr: 'le disque est en lecture seule.', en: 'the disk is read-only.' }
const DISK_REFUSALS = new Map([
  ['ENOSPC', { fr: 'le disque est plein.', en: 'the disk is full.' }],
  ['EACCES', { fr: 'vous n’avez pas le droit d’y écrire.', en: 'you may not write there.' }],
  ['EROFS', READ_ONLY],
  // Node does not find the folder that it should make with its parents there.
  ['ENOENT', READ_ONLY],
])

const [name, ...options] = process.argv.slice(2)
const wantsHelp = [name, ...options].some((one) => one === '--help' || one === '-h')
if (name === undefined || name.startsWith('-') || wantsHelp) {
  const usage = say({
    fr:
      'Donnez le nom du dossier à créer : npm create portfolio-markdown mon-site\n' +
      'Options : --sample (l’exemple), --from DOSSIER (le contenu d’un clone), --licence aucune|mit|cc-by, et celles de « portfolio init ».',
    en:
      'Give the name of the folder to create: npm create portfolio-markdown my-site\n' +
      'Options: --sample (the sample), --from FOLDER (the content of a clone), --licence none|mit|cc-by, and those of “portfolio init”.',
  })
  if (!wantsHelp) stop(usage)
  console.log(usage)
  process.exit(0)
}
refuseWrongOptions()
const folder = resolve(name)
// Vike replaces `*`, Node starts no module below `\`, and npm adds the folder to PATH, which the last sign would cut.
const [sign] = (process.platform === 'win32' ? /[*;]/ : /[*\\:]/).exec(folder) ?? []
if (sign !== undefined)
  stop(
    say({
      fr: `Le chemin du dossier contient un caractère que ses outils ne comprennent pas (${sign}) : rien n’a été écrit. Choisissez un autre nom.`,
      en: `The path of the folder contains a character that its tools do not understand (${sign}): nothing has been written. Choose another name.`,
    }),
  )
if (existsSync(folder) && !statSync(folder).isDirectory())
  stop(
    say({
      fr: `${name} est un fichier, pas un dossier : rien n’a été écrit. Choisissez un autre nom.`,
      en: `${name} is a file, not a folder: nothing has been written. Choose another name.`,
    }),
  )
const manifest = `${JSON.stringify(packageOf(basename(folder)), null, 2)}\n`
if (isTaken() && !isBegun())
  stop(
    say({
      fr: `Le dossier ${name} contient déjà quelque chose : rien n’a été écrit. Choisissez-en un autre.`,
      en: `The folder ${name} already holds something: nothing has been written. Choose another one.`,
    }),
  )

writeManifest()
console.log(say({ fr: 'Installation du générateur…', en: 'Installing the generator…' }))
run(
  'npm',
  ['install', '--no-audit', '--no-fund', '--loglevel=error'],
  say({
    fr: 'L’installation a échoué : vérifiez la connexion, puis tapez :',
    en: 'The installation failed: check the connection, then type:',
  }),
)
// The command of the package that was just installed, in the new folder.
run(
  'npx',
  ['--no-install', '--loglevel=error', 'portfolio', 'create', ...options.map(fromHere)],
  say({ fr: 'Le site n’est pas encore écrit : tapez :', en: 'The site is not written yet. Type:' }),
)
const place = relative(process.cwd(), folder)
console.log(
  `\n${say({ fr: 'Tapez maintenant :', en: 'Now type:' })}\n  ${place === '' ? '' : `cd ${quoted(place)} && `}npm start`,
)

/** Refuses what `portfolio create` would refuse once the generator is installed, because the installation takes half a minute. */
function refuseWrongOptions() {
  const given = []
  for (let at = 0; at < options.length; at++) {
    const [, key = '', value] = /^--([^=]+)(?:=(.*))?$/s.exec(options[at]) ?? []
    if (!Object.hasOwn(OPTIONS, key))
      stop(
        say({
          fr: `« ${options[at]} » n’est pas une option : rien n’a été installé. Les options sont : ${names()}.`,
          en: `“${options[at]}” is no option: nothing has been installed. The options are: ${names()}.`,
        }),
      )
    if (OPTIONS[key] !== null) given.push({ key, value: value ?? options[++at] ?? '' })
  }
  const address = given.find(({ key }) => key === 'origin')?.value ?? ''
  const origin = /^https?:/.test(address) ? address : `https://${address}`
  const path = URL.canParse(origin) ? new URL(origin).pathname : '/'
  if (path !== '/')
    stop(
      say({
        fr: `Dans --origin, écrivez l’adresse seule : ${new URL(origin).origin}. Le dossier ${path} se donne quand le site est construit (« npm run build -- --base ${path} ») ; sur GitHub Pages, .github/workflows/site.yml le fait.`,
        en: `In --origin, write the address alone: ${new URL(origin).origin}. The folder ${path} is given when the site is built (“npm run build -- --base ${path}”); on GitHub Pages, .github/workflows/site.yml does it.`,
      }),
    )
  for (const { key, value } of given) {
    const known = key === 'licence' ? [say({ fr: 'aucune', en: 'none' }), ...OPTIONS[key]] : OPTIONS[key]
    // A choice may also be named by its number.
    if (known.length > 0 && !known.includes(value) && !/^\d$/.test(value))
      stop(
        say({
          fr: `--${key} attend ${known.join(', ')}, pas « ${value} » : rien n’a été installé.`,
          en: `--${key} takes ${known.join(', ')}, not “${value}”: nothing has been installed.`,
        }),
      )
  }
}

function names() {
  return Object.keys(OPTIONS)
    .map((one) => `--${one}`)
    .join(', ')
}

/** Returns whether the folder has anything but what Git, an earlier run or the desktop of a system has put there. */
function isTaken() {
  return (
    existsSync(folder) && readdirSync(folder).some((file) => ![UNFINISHED, '.git'].includes(file) && !isLitter(file))
  )
}

/** Returns whether an earlier run was stopped before there was a site. This run does the rest. */
function isBegun() {
  const ours = ['.git', UNFINISHED, 'package.json', 'package-lock.json', 'node_modules']
  const file = join(folder, 'package.json')
  // npm writes the file again when it installs.
  const isOurs = existsSync(file) && readFileSync(file, 'utf8').includes('"portfolio-markdown"')
  return isOurs && readdirSync(folder).every((one) => ours.includes(one) || isLitter(one))
}

/** Returns whether the desktop of a system leaves files of this name in the folders that it shows. */
function isLitter(name) {
  return /^(?:\.DS_Store|(?:eh)?thumbs\.db|desktop\.ini|Icon\r|__MACOSX|~\$.*|.*~)$/i.test(name)
}

/** Writes `package.json` completely or not at all. */
function writeManifest() {
  let made
  try {
    made = mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, UNFINISHED), manifest)
    renameSync(join(folder, UNFINISHED), join(folder, 'package.json'))
  } catch (error) {
    try {
      rmSync(made ?? join(folder, UNFINISHED), { recursive: true, force: true })
    } catch {
      // The next run accepts the file.
    }
    const why = say(DISK_REFUSALS.get(error.code) ?? { fr: error.message, en: error.message })
    stop(
      say({
        fr: `Le dossier ${name} ne peut pas être écrit : ${why}`,
        en: `The folder ${name} cannot be written: ${why}`,
      }),
    )
  }
}

/** @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(2)
}

/** Returns a `package.json` with the five commands of a site, and the test that a host or a workflow runs. */
function packageOf(title) {
  const commands = ['start', 'dev', 'check', 'build', 'preview']
  return {
    name:
      title
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'portfolio',
    private: true,
    type: 'module',
    scripts: {
      ...Object.fromEntries(commands.map((command) => [command, `portfolio ${command}`])),
      test: 'portfolio check && portfolio build',
    },
    dependencies: { 'portfolio-markdown': `^${version}` },
    engines: { node: '^20.19.0 || >=22.12.0' },
  }
}

/** Makes the path after `--from` absolute, because it is relative to the folder of the owner. */
function fromHere(option, index, all) {
  if (option.startsWith('--from=')) return `--from=${resolve(option.slice('--from='.length))}`
  return all[index - 1] === '--from' ? resolve(option) : option
}

/** Runs a command. If it fails, prints how to continue, because all completed steps stay. */
function run(command, parameters, failure) {
  const isWindows = process.platform === 'win32'
  // Windows starts `npm` and `npx` through a shell, which splits at spaces.
  const escaped = isWindows ? parameters.map((parameter) => `"${parameter.replaceAll('"', '""')}"`) : parameters
  const { status } = spawnSync(command, escaped, { cwd: folder, stdio: 'inherit', shell: isWindows, env: ownEnv() })
  if (status === 0) return
  const rest = ['npm install', `npx portfolio create ${options.map(quoted).join(' ')}`.trim()].slice(
    command === 'npm' ? 0 : 1,
  )
  stop(`${failure} cd ${quoted(name)} && ${rest.join(' && ')}`)
}

/** Returns the environment without what `yarn create` of Yarn 4 adds to Node: its Plug'n'Play would hide the packages that npm installs. */
function ownEnv() {
  const { NODE_OPTIONS = '', ...env } = process.env
  const options = NODE_OPTIONS.replace(
    /--(?:require|experimental-loader)[ =](?:"[^"]{0,4096}\.pnp\.[^"]{0,20}"|[^\s"]{0,4096}\.pnp\.[\w.]{0,20})/g,
    '',
  )
  return options.trim() === '' ? env : { ...env, NODE_OPTIONS: options.trim() }
}

/** Returns a text as the owner must type it in a terminal. */
function quoted(text) {
  if (/^[\w./=:@,-]+$/.test(text)) return text
  return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`
}
