import { join } from 'node:path'
import { ROOT, SITE_FOLDER } from './preview-server.ts'
import { type Report, readPlaywright } from './reports.ts'

export interface Suite {
  name: string
  /** Several times what the suite takes on two slow processors. A suite that runs longer is stopped and has failed. */
  minutes: number
  /** Arguments for Node, the first one a script of a package. */
  command: readonly string[]
  /** The variables of an owner, because an owner's command runs. */
  isOfOwner?: true
  /** Whether a part of it can run, so that two machines share the tests (`--shard=1/2`). The others run with the first part. */
  isDivisible?: true
  /** Reads the report that the suite writes; a suite without one counts as a single test. */
  report?: { file: string; read(report: never): Report }
  /** The files and folders that it reads. It does not run again while they are as they were when it last passed. */
  reads?: readonly string[]
}

export const LANES = ['quick', 'all', 'slow'] as const
export type Lane = (typeof LANES)[number]

export const REPORTS = join(ROOT, '.cache/test-reports')

/** The name of the suite after which the built sample is there. */
export const SAMPLE = 'Sample site'

const STATIC: readonly Suite[] = [
  { name: 'Style (Biome)', minutes: 2, command: ['@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'Types (TypeScript)', minutes: 4, command: ['typescript/bin/tsc', '-b'] },
]
const QUICK = vitest('Quick tests (Vitest)', 4, 'quick')
/** Built once for all tests. What it leaves in the cache makes the builds of the tests shorter. */
const SAMPLE_SITE: Suite = {
  ...{ name: SAMPLE, minutes: 6, isOfOwner: true },
  command: ['../scripts/start/bootstrap.mjs', 'build', '--out', SITE_FOLDER],
}

/** What a site and its tests are made of. */
const PRODUCT = [
  ...['content', 'public', 'scripts', 'src', 'tests/support', 'tests/owners'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'vite.config.ts', 'vitest.config.ts'],
]

/** What is packed, or written into a new owner's folder, beside the product. */
const PACKED = [
  ...['docs', 'README.md', 'CHANGELOG.md', 'LICENSE', '.agents', '.vscode', '.nvmrc', 'netlify.toml', 'vercel.json'],
  'tools/package',
]

/** With tests of the slow lane. */
const SLOW_FOLDERS = [
  ...['tests/package', 'tests/property', 'tests/repository', 'tests/security', 'tests/servers', 'tests/xss'],
  'tools/faults',
]

/** The limits of a lane stay below the 90 minutes that continuous integration allows, on a slow machine too. */
export const SUITES: Readonly<Record<Lane, readonly Suite[]>> = {
  quick: [...STATIC, QUICK],
  all: [
    ...STATIC,
    { name: 'Content', minutes: 2, command: ['../scripts/start/bootstrap.mjs', 'check'] },
    SAMPLE_SITE,
    QUICK,
    vitest('Processes (Vitest)', 12, 'process'),
    vitest('Built site (Vitest)', 8, 'site'),
    playwright('Browser (Playwright)', 20, ['chromium', 'whole browser']),
  ],
  slow: [
    SAMPLE_SITE,
    {
      // In one run, because the tests of the package wait for npm most of the time.
      ...vitest('Package, servers, searches, faults', 30, 'slow', ...SLOW_FOLDERS),
      reads: [...PRODUCT, ...SLOW_FOLDERS, ...PACKED],
    },
    {
      ...vitest('Order of files', 15, 'slow', 'tests/order'),
      reads: [...PRODUCT, ...PACKED, 'tests', 'tools', '.github', 'biome.json'],
    },
    {
      ...playwright('Pictures and payloads (Playwright)', 20, ['slow']),
      reads: [...PRODUCT, 'tests/e2e', 'tests/property', 'tests/visual', 'tests/xss', 'playwright.config.ts'],
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
    report: { file: join(REPORTS, `browser-${projects.join('-').replaceAll(' ', '-')}.json`), read: readPlaywright },
  }
}
