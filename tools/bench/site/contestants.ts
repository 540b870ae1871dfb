import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../../scripts/site/root.ts'
import { freshCopy, run } from '../fresh-copy.ts'
import { toBarePage } from './bare-page.ts'
import { type PeerContent, writePeerContent } from './peer-content.ts'

export interface Contestant {
  key: 'ours' | 'bare' | 'astro'
  /** In the document. */
  name: string
  /** What a server gives out. */
  folder: string
}

export const WORK = join(ROOT, '.cache/bench/site')
const PEERS = join(ROOT, 'tools/bench/peers')

export function buildOurs(): Contestant {
  const folder = join(WORK, 'ours')
  run(process.execPath, [join(ROOT, 'scripts/bootstrap.mjs'), 'build', '--out', folder], ROOT)
  return { key: 'ours', name: 'This site', folder }
}

/** Pages with the words and the first picture of ours, and nothing else. */
export function makeBare(ours: Contestant): Contestant {
  const folder = join(WORK, 'bare')
  const template = readFileSync(join(PEERS, 'bare/page.html'), 'utf8')
  rmSync(folder, { recursive: true, force: true })
  for (const page of ['index.html', 'projets.html']) {
    const { html, files } = toBarePage(readFileSync(join(ours.folder, page), 'utf8'), template)
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(ours.folder, file), join(folder, file))
    }
    writeFileSync(join(folder, page), html)
  }
  return { key: 'bare', name: 'Bare page', folder }
}

export function buildAstro(content: PeerContent, ours: Contestant): Contestant {
  const folder = join(WORK, 'astro')
  freshCopy(join(PEERS, 'astro'), folder)
  writePeerContent(join(folder, 'src/content'), content)
  cpSync(join(ours.folder, 'favicon.svg'), join(folder, 'public/favicon.svg'))
  run('npm', ['run', 'build'], folder, { ASTRO_TELEMETRY_DISABLED: '1' })
  return { key: 'astro', name: 'Astro', folder: join(folder, 'dist') }
}

/** The exact version of the peer. */
export function versionOfAstro(): string {
  return JSON.parse(readFileSync(join(PEERS, 'astro/package.json'), 'utf8')).dependencies.astro
}
