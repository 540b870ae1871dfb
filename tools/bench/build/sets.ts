import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/disk/root.ts'
import { generateContent } from '../generate.ts'
import { WORK } from './generator.ts'
import type { Kind } from './installed.ts'
import type { PeerName } from './peers.ts'

interface BuildSet {
  title: string
  /** Writes a content folder anew and gives its path. */
  content(): string
  builds: readonly Kind[]
  /** The generators that are measured beside ours. */
  peers: readonly PeerName[]
  rounds: number
}

const BOTH = ['Eleventy', 'Astro'] as const

/** The sets, in the order in which they are measured and shown. */
export const SETS = {
  sample: { title: 'The sample', content: sample, builds: ['whole'], peers: BOTH, rounds: 2 },
  '12': { title: '12 projects', content: () => generated(12), builds: ['pages'], peers: ['Eleventy'], rounds: 5 },
  '1000': {
    title: '1,000 projects',
    content: () => generated(1000),
    builds: ['whole', 'pages'],
    peers: BOTH,
    rounds: 3,
  },
  '10000': {
    title: '10,000 projects',
    content: () => generated(10_000),
    builds: ['pages'],
    peers: ['Eleventy'],
    rounds: 3,
  },
  'first-page': { title: 'The first page', rounds: 3 },
} as const satisfies Record<string, BuildSet | Pick<BuildSet, 'title' | 'rounds'>>

export type SetName = keyof typeof SETS

function sample(): string {
  const folder = join(WORK, 'content-sample')
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(ROOT, 'content'), folder, { recursive: true })
  return folder
}

function generated(count: number): string {
  const folder = join(WORK, `content-${count}`)
  generateContent(folder, count)
  return folder
}
