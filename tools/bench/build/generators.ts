import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/site/root.ts'
import { freshCopy } from '../fresh-copy.ts'

/** One way to turn the content into a site. */
export interface Generator {
  name: string
  build: { command: string; parameters: readonly string[]; cwd: string; env?: NodeJS.ProcessEnv }
  /** Takes over the projects of a content folder. */
  take(content: string): void
  /** Removes the last site and all that is remembered between builds. */
  forget(): void
  /** Changes one project. */
  change(round: number): void
  /** Pages of the site whose file is younger than that moment. */
  pagesWrittenSince(moment: number): number
}

interface Peer {
  /** Installs it; `null` where it cannot be had. */
  prepare(): Generator | null
}

export const WORK = join(ROOT, '.cache/bench/build')
const TEMPLATES = join(ROOT, 'tools/bench/generators')
const BOOTSTRAP = join(ROOT, 'scripts/bootstrap.mjs')
/** What a build of ours remembers, below `.cache`, but for encoded pictures: the peers encode none. */
const OWN_CACHES = ['code', 'compiled', 'cv', 'fonts', 'pages', 'share']
const CHANGED = 'projet-7.md'

/** @param kind `both` adds the whole build, with share pictures and all that stands around the pages */
export function oursFor(content: string, kind: 'pages' | 'both'): Generator[] {
  const generator = (name: string, options: readonly string[]): Generator => {
    const out = join(WORK, 'sites', name)
    return {
      name,
      build: {
        command: process.execPath,
        parameters: [BOOTSTRAP, 'build', '--content', content, '--out', out, ...options],
        cwd: ROOT,
      },
      take: () => undefined,
      forget() {
        for (const cache of OWN_CACHES) rmSync(join(ROOT, '.cache', cache), { recursive: true, force: true })
        rmSync(out, { recursive: true, force: true })
      },
      change: (round) => changeProject(join(content, 'projets'), `${name} ${round}`),
      pagesWrittenSince: (moment) => pagesWrittenSince(out, moment),
    }
  }
  const pages = generator('This site, pages', ['--pages-only'])
  return kind === 'pages' ? [pages] : [pages, generator('This site, whole', [])]
}

export const PEERS: readonly Peer[] = [
  nodePeer('Eleventy', 'eleventy', ['eleventy', '--quiet'], { content: 'src/projets', site: '_site', caches: [] }),
  nodePeer('Astro', 'astro', ['astro', 'build'], {
    content: 'src/content/projets',
    site: 'dist',
    caches: ['node_modules/.astro', '.astro'],
  }),
  {
    prepare() {
      const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
      if (status !== 0) return null
      const folder = join(WORK, 'hugo')
      rmSync(folder, { recursive: true, force: true })
      cpSync(join(TEMPLATES, 'hugo'), folder, { recursive: true })
      const version = /v([\d.]+)/.exec(stdout)?.[1] ?? ''
      return inFolder(`Hugo ${version}`, folder, {
        command: ['hugo', '--quiet'],
        content: 'content/projets',
        site: 'public',
        caches: ['resources', '.hugo_build.lock'],
        // There `url` is the address of the page itself.
        edit: (text) => text.replace(/^url:/m, 'site:'),
      })
    },
  },
]

interface Places {
  content: string
  site: string
  caches: readonly string[]
}

/** @param command a program of its packages and what it is told: npm, which would start it, is no part of its cost */
function nodePeer(name: string, template: string, command: readonly [string, ...string[]], places: Places): Peer {
  return {
    prepare() {
      const folder = join(WORK, template)
      const source = join(TEMPLATES, template)
      freshCopy(source, folder)
      const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
      const [version] = Object.values(dependencies)
      const [program, ...parameters] = command
      const path = join(folder, 'node_modules/.bin', program)
      return inFolder(`${name} ${version}`, folder, { ...places, command: [process.execPath, path, ...parameters] })
    },
  }
}

interface FolderOptions extends Places {
  command: readonly string[]
  edit?(text: string): string
}

function inFolder(name: string, folder: string, { command, content, site, caches, edit }: FolderOptions): Generator {
  const [program = '', ...parameters] = command
  const projects = join(folder, content)
  return {
    name,
    build: { command: program, parameters, cwd: folder, env: { ASTRO_TELEMETRY_DISABLED: '1' } },
    take(from) {
      const settings = join(projects, 'projets.json')
      const kept = existsSync(settings) ? readFileSync(settings) : null
      rmSync(projects, { recursive: true, force: true })
      mkdirSync(projects, { recursive: true })
      if (kept) writeFileSync(settings, kept)
      for (const file of readdirSync(join(from, 'projets')).filter((name) => name.endsWith('.md'))) {
        const text = readFileSync(join(from, 'projets', file), 'utf8')
        writeFileSync(join(projects, file), edit ? edit(text) : text)
      }
    },
    forget() {
      for (const path of [site, ...caches]) rmSync(join(folder, path), { recursive: true, force: true })
    },
    change: (round) => changeProject(projects, `${name} ${round}`),
    pagesWrittenSince: (moment) => pagesWrittenSince(join(folder, site), moment),
  }
}

function changeProject(folder: string, word: string) {
  const file = join(folder, CHANGED)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^theme: .*/m, `theme: Changé, ${word} ${Date.now()}`))
}

function pagesWrittenSince(folder: string, moment: number): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && statSync(join(folder, file)).mtimeMs >= moment,
  ).length
}
