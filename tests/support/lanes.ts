import { join } from 'node:path'
import { ROOT, SITE_FOLDER } from './preview-server.ts'
import { type Report, readPlaywright } from './reports.ts'

export interface Suite {
  name: string
  /** The time limit: five to ten times what the suite takes on two quiet processors, because a machine may be busy. */
  minutes: number
  /** Arguments of Node. The first one is a script of a package. */
  command: readonly string[]
  /** Whether it runs with the variables of an owner, because it runs an owner's command. */
  isOfOwner?: true
  /** Whether it can be divided between two machines (`--shard=1/2`). The others run with the first part. */
  isDivisible?: true
  /** Reads the report that the suite writes. A suite without one counts as a single test. */
  report?: { file: string; read(report: never): Report }
  /** The files and folders that it reads. It does not run again while they are the same as in its last green run. */
  reads?: readonly string[]
  /** Whether it starts no browser and no web server. */
  startsNothing?: true
  /** Whether it runs each time, and its last green run is only kept for another suite. */
  isOnlyKept?: true
}

export const LANES = ['quick', 'all', 'slow'] as const
export type Lane = (typeof LANES)[number]

export const REPORTS = join(ROOT, '.cache/test-reports')

/** The name of the suite that builds the sample. */
export const SAMPLE = 'Sample site'

const STATIC: readonly Suite[] = [
  { name: 'Style (Biome)', minutes: 2, command: ['@biomejs/biome/bin/biome', 'check', '.'], startsNothing: true },
  { name: 'Types (TypeScript)', minutes: 4, command: ['typescript/bin/tsc', '-b'], startsNothing: true },
]
/** The sample site, which is checked and built once for all tests. Its cache makes the builds of the tests shorter. */
const SAMPLE_SITE: Suite = {
  ...{ name: SAMPLE, minutes: 10, isOfOwner: true, startsNothing: true },
  command: ['../scripts/start/bootstrap.mjs', 'build', '--out', SITE_FOLDER],
}

/** The parts of a site and its tests. */
const PRODUCT = [
  ...['content', 'public', 'scripts', 'src', 'tests/support', 'tests/owners'],
  ...['.npmrc', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'vite.config.ts', 'vitest.config.ts'],
]

/** The files that are packed, or written into a new owner's folder, besides the product. */
const PACKED = [
  ...['docs', 'README.md', 'CHANGELOG.md', 'LICENSE', '.agents', '.vscode', '.nvmrc', 'netlify.toml', 'vercel.json'],
  ...['SECURITY.md', 'tools/package'],
]

/** The quick tests, their files in an order that chance chose once. The test of the order compares it with another one. */
export const QUICK = {
  ...vitest('Quick tests (Vitest)', 10, 'quick', '--sequence.shuffle.files', '--sequence.seed=1'),
  reads: [...PRODUCT, ...PACKED, 'tests', 'tools', '.github', 'biome.json'],
  startsNothing: true,
  isOnlyKept: true,
} satisfies Suite

/** Folders with tests of the slow lane. */
export const SLOW_FOLDERS = [
  ...[
    'tests/compile',
    'tests/package',
    'tests/property',
    'tests/repository',
    'tests/security',
    'tests/servers',
    'tests/xss',
  ],
  'tools/faults',
]

/** The suites of each lane. The limits of a lane stay below the 90 minutes of continuous integration, even on a slow machine. */
export const SUITES: Readonly<Record<Lane, readonly Suite[]>> = {
  quick: [...STATIC, QUICK],
  all: [
    ...STATIC,
    SAMPLE_SITE,
    QUICK,
    vitest('Processes (Vitest)', 20, 'process*'),
    vitest('Built site (Vitest)', 15, 'site*'),
    playwright('Browser (Playwright)', 25, ['chromium', 'whole browser']),
  ],
  slow: [
    SAMPLE_SITE,
    {
      // One run, because the tests of the package wait for npm most of the time.
      ...vitest('Package, servers, searches, faults', 30, 'slow*', ...SLOW_FOLDERS),
      reads: [...PRODUCT, ...SLOW_FOLDERS, ...PACKED],
    },
    {
      ...vitest('Order of files', 15, 'slow*', 'tests/order'),
      reads: QUICK.reads,
    },
    {
      ...playwright('Pictures and payloads (Playwright)', 20, ['slow', 'slow-whole-browser']),
      reads: [
        ...PRODUCT,
        'tests/a11y',
        'tests/e2e',
        'tests/property',
        'tests/visual',
        'tests/xss',
        'playwright.config.ts',
      ],
    },
  ],
}

function vitest(name: string, minutes: number, project: string, ...filters: string[]): Suite {
  const file = join(REPORTS, `${name.replace(/\W+/g, '-').toLowerCase()}.json`)
  return {
    ...{ name, minutes, isDivisible: true },
    command: ['vitest/vitest.mjs', 'run', '--project', project, ...filters],
    report: { file, read: (report: Report) => report },
  }
}

function playwright(name: string, minutes: number, projects: readonly string[]): Suite {
  const options = projects.map((project) => `--project=${project}`)
  return {
    ...{ name, minutes, isDivisible: true },
    command: ['@playwright/test/cli.js', 'test', ...options],
    report: { file: join(REPORTS, `browser-${projects.join('-').replace(/\W+/g, '-')}.json`), read: readPlaywright },
  }
}
