import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/disk/root.ts'
import { freshCopy } from '../fresh-copy.ts'
import { changeProject, type Generator, pagesWrittenSince, WORK } from './generator.ts'

const TEMPLATES = join(ROOT, 'tools/bench/generators')

interface Peer {
  /** A program of its packages with its options. npm does not start it, because npm would add to the cost. */
  command: readonly [program: string, ...options: string[]]
  content: string
  site: string
  caches: readonly string[]
}

/** Each renders a page per project and the pages of the list; Astro encodes the pictures too. */
const PEERS = {
  Eleventy: { command: ['eleventy', '--quiet'], content: 'src/projets', site: '_site', caches: [] },
  Astro: {
    command: ['astro', 'build'],
    content: 'src/content/projets',
    site: 'dist',
    caches: ['node_modules/.astro', '.astro'],
  },
} as const satisfies Record<string, Peer>

export type PeerName = keyof typeof PEERS

export function peer(name: PeerName): Generator {
  const { command, content, site, caches }: Peer = PEERS[name]
  const source = join(TEMPLATES, name.toLowerCase())
  const folder = join(WORK, name.toLowerCase())
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const [version] = Object.values(dependencies)
  const [program, ...options] = command
  const parameters = [join(folder, 'node_modules/.bin', program), ...options]
  const projects = join(folder, content)
  return {
    name: `${name} ${version}`,
    build: { command: process.execPath, parameters, cwd: folder, env: { ASTRO_TELEMETRY_DISABLED: '1' } },
    take(from) {
      freshCopy(source, folder)
      for (const name of existsSync(projects) ? readdirSync(projects) : [])
        if (/\.md$|^images$/.test(name)) rmSync(join(projects, name), { recursive: true })
      cpSync(join(from, 'projets'), projects, { recursive: true })
      for (const file of readdirSync(projects).filter((name) => name.endsWith('.md'))) fromHere(join(projects, file))
    },
    forget() {
      for (const path of [site, ...caches]) rmSync(join(folder, path), { recursive: true, force: true })
    },
    change: (round) => changeProject(projects, `${name} ${round}`),
    pagesWrittenSince: (moment) => pagesWrittenSince(join(folder, site), moment),
  }
}

/** Astro finds a picture by a path that begins with a dot. */
function fromHere(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +- )?image: images\//gm, '$1image: ./images/'))
}
