import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/disk/root.ts'
import { run } from '../fresh-copy.ts'
import { changeProject, type Generator, pagesWrittenSince, WORK } from './generator.ts'

/** With `whole`, pictures are encoded again at a cold build, and share pictures, feeds, icons and the like are made. */
export type Kind = 'pages' | 'whole'

export const OURS: Readonly<Record<Kind, string>> = { pages: 'This site, pages', whole: 'This site, whole' }

/** The command of an installed package. */
export const commandIn = (folder: string) => join(folder, 'node_modules/portfolio-markdown/lib/scripts/start/entry.cjs')

/** Packs the package of this repository and installs it in a folder that has nothing else, as an owner does. */
export function installPackage(folder: string): void {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  mkdirSync(WORK, { recursive: true })
  run(process.execPath, ['--import', 'tsx', 'tools/package/write.ts'], ROOT)
  run('npm', ['pack', '--pack-destination', WORK], ROOT)
  installPacked(join(WORK, `${name}-${version}.tgz`), folder)
}

/** Installs a packed package in a folder that has nothing else. */
export function installPacked(packed: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'site', private: true, type: 'module' }))
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', packed], folder)
}

export function ours(kind: Kind, content: string): Generator {
  const folder = join(WORK, `site-${kind}`)
  const cache = join(folder, 'node_modules/.cache/portfolio-markdown')
  const out = join(folder, 'dist/client')
  const options = kind === 'pages' ? ['--pages-only'] : []
  const parameters = [commandIn(folder), 'build', '--content', content, ...options]
  return {
    name: OURS[kind],
    build: { command: process.execPath, parameters, cwd: folder },
    take() {
      installPackage(folder)
      if (kind === 'pages') run(process.execPath, parameters, folder)
    },
    forget() {
      const kept = kind === 'pages' ? ['pictures'] : []
      mkdirSync(cache, { recursive: true })
      for (const name of readdirSync(cache).filter((name) => !kept.includes(name)))
        rmSync(join(cache, name), { recursive: true, force: true })
      rmSync(out, { recursive: true, force: true })
    },
    change: (round) => changeProject(join(content, 'projets'), `${kind} ${round}`),
    pagesWrittenSince: (moment) => pagesWrittenSince(out, moment),
  }
}
