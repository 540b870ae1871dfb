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

export const WORK = join(ROOT, '.cache/bench/build')
const TEMPLATES = join(ROOT, 'tools/bench/generators')
const BOOTSTRAP = join(ROOT, 'scripts/bootstrap.mjs')
/** What a build of ours remembers, below `.cache`, but for encoded pictures: the peers encode none. */
const OWN_CACHES = ['code', 'compiled', 'fonts', 'outputs', 'pages', 'share']
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

/** Installs the peers. */
export function preparePeers(): Generator[] {
  return [
    peer('Eleventy', ['eleventy', '--quiet'], { content: 'src/projets', site: '_site', caches: [] }),
    peer('Astro', ['astro', 'build'], {
      content: 'src/content/projets',
      site: 'dist',
      caches: ['node_modules/.astro', '.astro'],
    }),
  ]
}

interface Places {
  content: string
  site: string
  caches: readonly string[]
}

/** @param command a program of its packages and what it is told: npm, which would start it, is no part of its cost */
function peer(name: string, command: readonly [string, ...string[]], { content, site, caches }: Places): Generator {
  const source = join(TEMPLATES, name.toLowerCase())
  const folder = join(WORK, name.toLowerCase())
  freshCopy(source, folder)
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const [version] = Object.values(dependencies)
  const [program, ...options] = command
  const parameters = [join(folder, 'node_modules/.bin', program), ...options]
  const projects = join(folder, content)
  return {
    name: `${name} ${version}`,
    build: { command: process.execPath, parameters, cwd: folder, env: { ASTRO_TELEMETRY_DISABLED: '1' } },
    take(from) {
      for (const file of existsSync(projects) ? readdirSync(projects) : [])
        if (file.endsWith('.md')) rmSync(join(projects, file))
      mkdirSync(projects, { recursive: true })
      for (const file of readdirSync(join(from, 'projets')).filter((name) => name.endsWith('.md')))
        cpSync(join(from, 'projets', file), join(projects, file))
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
