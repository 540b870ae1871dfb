#!/usr/bin/env node
// npm create portfolio-markdown mon-site [-- options]
// Plain JavaScript without dependencies: it makes the folder, installs the generator there, and lets it do the rest.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import process from 'node:process'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12))
  stop(`Node ${process.versions.node} est trop ancien : installez Node 20.19, 22.12 ou 24 (https://nodejs.org).`)

const [name, ...options] = process.argv.slice(2)
if (name === undefined || name.startsWith('-'))
  stop(
    'Donnez le nom du dossier à créer : npm create portfolio-markdown mon-site\n' +
      'Options : --sample (l’exemple), --from DOSSIER (le contenu d’un clone), --licence aucune|mit|cc-by, et celles de « portfolio init ».',
  )
const folder = resolve(name)
if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
  stop(`Le dossier ${name} contient déjà quelque chose : rien n’a été écrit. Choisissez-en un autre.`)

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(basename(folder)), null, 2)}\n`)
console.log('Installation du générateur…')
run(
  'npm',
  ['install', '--no-audit', '--no-fund', '--loglevel=error'],
  'L’installation a échoué : vérifiez la connexion, puis',
)
// The command of the package that was installed just now, in the new folder.
run('npx', ['--no-install', 'portfolio', 'create', ...options.map(fromHere)], 'Le site n’est pas encore écrit :')
const place = relative(process.cwd(), folder)
console.log(`\nTapez maintenant :\n  ${place === '' ? '' : `cd ${place} && `}npm start`)

/** @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(2)
}

/** The five commands of a site, and the test that a host or a workflow runs. */
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

/** A path behind `--from` is meant from where the owner is. */
function fromHere(option, index, all) {
  if (option.startsWith('--from=')) return `--from=${resolve(option.slice('--from='.length))}`
  return all[index - 1] === '--from' ? resolve(option) : option
}

/** Says what to type to go on when it fails, because all that was done so far stays. */
function run(command, parameters, failure) {
  const isWindows = process.platform === 'win32'
  // Windows starts `npm` and `npx` by a shell, which splits at spaces.
  const told = isWindows ? parameters.map((parameter) => `"${parameter.replaceAll('"', '""')}"`) : parameters
  const { status } = spawnSync(command, told, { cwd: folder, stdio: 'inherit', shell: isWindows })
  if (status === 0) return
  const rest = ['npm install', `npx portfolio create ${options.map(quoted).join(' ')}`.trim()].slice(
    command === 'npm' ? 0 : 1,
  )
  stop(`${failure} tapez : cd ${name} && ${rest.join(' && ')}`)
}

function quoted(option) {
  return /^[\w./=:@,-]+$/.test(option) ? option : `'${option.replaceAll("'", "'\\''")}'`
}
