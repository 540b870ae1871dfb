import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/disk/root.ts'

/** A rule of `biome.json` that says what the files of a room must not import. */
interface Rule {
  includes: readonly [room: string, ...others: string[]]
  linter: {
    rules: { style?: { noRestrictedImports: { options: { patterns: readonly [{ group: readonly string[] }] } } } }
  }
}

/** A folder of `scripts/` or `src/` whose imports have a rule. */
export interface Room {
  /** `scripts/disk` */
  path: string
  /** The rooms that it must not import, by their names: `commands`. */
  forbidden: ReadonlySet<string>
}

/** Reads the rooms in the order of `biome.json`: each imports only rooms above it. Stages of the compiler are not among them. */
export function rooms(): Room[] {
  const { overrides }: { overrides: readonly Rule[] } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
  return overrides.flatMap(({ includes: [pattern], linter }) => {
    const [, path] = /^((?:scripts|src)\/\w+)\/\*\*$/.exec(pattern) ?? []
    const group = linter?.rules.style?.noRestrictedImports?.options.patterns[0].group
    if (path === undefined || group === undefined) return []
    const side = path.startsWith('src/') ? 'src/' : 'scripts/'
    return [{ path, forbidden: new Set(group.flatMap((glob) => roomsIn(glob, side))) }]
  })
}

// Lists the paths of the rooms that a pattern names: `{site,start}` in `scripts/` gives `scripts/site` and `scripts/start`.
function roomsIn(pattern: string, side: string): string[] {
  const [, folder = side, names = ''] = /^\*\*\/(scripts\/|src\/)?\{?([\w,]+)\}?\/\*\*$/.exec(pattern) ?? []
  return names.split(',').map((name) => folder + name)
}

/** Writes the table of folders in CONTRIBUTING.md: what each room does, the file to start at, and which rooms it may import. */
export function roomTable(): string {
  const all = rooms()
  const rows = all.map(({ path, forbidden }) => {
    const allowed = all.map((room) => room.path).filter((other) => other !== path && !forbidden.has(other))
    const names = allowed.map((name) => `\`${shortened(name, path)}\``).join(', ')
    return `| [\`${path}/\`](${path}) | ${purposeOf(path)} | ${startOf(path)} | ${names || 'nothing'} |`
  })
  return ['| folder | what it does | start at | may import |', '|---|---|---|---|', ...rows].join('\n')
}

/** Shortens the name of a room for another one: a neighbour keeps only its last part. */
function shortened(name: string, from: string): string {
  const [side = ''] = from.split('/')
  return name.startsWith(`${side}/`) ? name.slice(side.length + 1) : name
}

/** Makes a link to the first file or folder that a room's README names after its first paragraph. */
function startOf(path: string): string {
  const [, ...paragraphs] = readmeOf(path).split('\n\n')
  const named = [...paragraphs.join('\n').matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name)
  const places = [...named, 'index.mjs'].map((name) => ({
    name,
    place: existsSync(join(ROOT, name)) ? name : `${path}/${name}`,
  }))
  const { name, place } = places.find(({ place }) => existsSync(join(ROOT, place))) ?? {}
  if (place === undefined) throw new Error(`${path}/README.md names no file to start at.`)
  return `[\`${name}\`](${place})`
}

/** Reads the first sentence of a room's README, or of the comment at the top of its `index.mjs`. */
function purposeOf(path: string): string {
  const readme = readmeOf(path)
  if (readme !== '') return sentence(readme)
  const [, comment = ''] = /^\/\/ ([A-Z].*\.)$/m.exec(readFileSync(join(ROOT, path, 'index.mjs'), 'utf8')) ?? []
  return sentence(comment)
}

function readmeOf(path: string): string {
  const readme = join(ROOT, path, 'README.md')
  return existsSync(readme) ? readFileSync(readme, 'utf8') : ''
}

function sentence(text: string): string {
  const [line = ''] = text.split('\n')
  return line.split(/(?<=\.) (?=[A-Z])/)[0]?.replace(/\.$/, '') ?? ''
}
