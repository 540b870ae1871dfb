import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../../scripts/disk/root.ts'
import { pageFile } from '../../../src/catalogue/pages.ts'
import { freshCopy, run } from '../fresh-copy.ts'
import { toBarePage } from './bare-page.ts'
import { encodedPictures, type PeerContent, writePeerContent } from './peer-content.ts'
import { PAGES } from './visit.ts'

export interface Contestant {
  key: 'ours' | 'bare' | 'astro' | 'react'
  /** The name in the document. */
  name: string
  /** The folder that a server serves. */
  folder: string
}

export const WORK = join(ROOT, '.cache/bench/site')
const PEERS = join(ROOT, 'tools/bench/peers')

export function buildOurs(content: string): Contestant {
  const folder = join(WORK, 'ours')
  const command = ['scripts/start/bootstrap.mjs', 'build', '--content', content, '--out', folder, '--replace']
  run(process.execPath, command, ROOT)
  return { key: 'ours', name: 'This site', folder }
}

/** Writes pages with the words and the first picture of ours, and nothing else. */
export function makeBare(ours: Contestant): Contestant {
  const folder = join(WORK, 'bare')
  const template = readFileSync(join(PEERS, 'bare/page.html'), 'utf8')
  rmSync(folder, { recursive: true, force: true })
  for (const page of PAGES.map((path) => pageFile(path.slice(1), 'fr'))) {
    const { html, files } = toBarePage(readFileSync(join(ours.folder, page), 'utf8'), template)
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(ours.folder, file), join(folder, file))
    }
    mkdirSync(dirname(join(folder, page)), { recursive: true })
    writeFileSync(join(folder, page), html)
  }
  return { key: 'bare', name: 'Bare page', folder }
}

export function buildAstro(content: PeerContent, ours: Contestant): Contestant {
  const folder = installPeer('astro', 'src/content', content, ours)
  run('npm', ['run', 'build'], folder, { ASTRO_TELEMETRY_DISABLED: '1' })
  return { key: 'astro', name: 'Astro', folder: join(folder, 'dist') }
}

/** Builds the React application with our pictures, because it encodes none. */
export function buildReact(content: PeerContent, ours: Contestant): Contestant {
  const folder = installPeer('react', 'app/content', content, ours)
  writeFileSync(join(folder, 'app/content/encoded.json'), JSON.stringify(encodedPictures(ours.folder, content)))
  cpSync(join(ours.folder, 'assets/images'), join(folder, 'public/assets/images'), { recursive: true })
  run('npm', ['run', 'build'], folder)
  const site = join(folder, 'build/client')
  // Moves each page, because addresses have no trailing slash on our server.
  for (const page of PAGES.filter((path) => path !== '/'))
    renameSync(join(site, page, 'index.html'), join(site, pageFile(page.slice(1), 'fr')))
  return { key: 'react', name: 'React application', folder: site }
}

/** @returns the folder of the peer, ready to build this content */
function installPeer(peer: 'astro' | 'react', contentFolder: string, content: PeerContent, ours: Contestant): string {
  const folder = join(WORK, peer)
  freshCopy(join(PEERS, peer), folder)
  writePeerContent(join(folder, contentFolder), content)
  mkdirSync(join(folder, 'public'), { recursive: true })
  cpSync(join(ours.folder, 'favicon.svg'), join(folder, 'public/favicon.svg'))
  return folder
}

/** Reads the exact versions of a peer's packages. */
export function versionsOf(peer: 'astro' | 'react'): Readonly<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(PEERS, peer, 'package.json'), 'utf8'))
  return { ...dependencies, ...devDependencies }
}
