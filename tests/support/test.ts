import { test as base, expect } from '@playwright/test'
import { type ChangedSite, serveChanged } from './changed-site.ts'
import { type ContentFolder, copySample } from './content-folder.ts'
import { type FakeMailProvider, startMailProvider } from './mail-provider.ts'
import { type Owner, serveOwner } from './owner-sites.ts'
import { type RunningCommand, SITE_FOLDER, startCommand } from './preview-server.ts'
import { runWarm } from './warm-commands.ts'

interface WorkerFixtures {
  /** Plays the e-mail provider for the tests of one worker. */
  mailProvider: FakeMailProvider
  /** A site whose form sends to `mailProvider`, served by `npm run preview`. */
  preview: RunningCommand
  /** Serves the site of an owner, once for all tests of the worker. */
  ownerSite(owner: Owner): Promise<RunningCommand>
}

interface TestFixtures {
  /** The provider, without traces of the previous test. */
  mail: FakeMailProvider
  /** A copy of the sample content, deleted after the test. */
  content: ContentFolder
  /** Starts a command, and stops it after the test. */
  start: typeof startCommand
  /** Serves a changed copy of the sample until the end of the test. */
  serve: typeof serveChanged
}

/** The port of the first worker's provider, below those that systems give out. */
const MAIL_PORT = 21_000

/** Playwright's `test`; `page.goto('/projets')` opens the built site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailProvider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it reads, here none
    async ({}, use, { parallelIndex }) => {
      // With the port of the last run, the site of `preview` is built already.
      const provider = await startMailProvider(MAIL_PORT + parallelIndex)
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  preview: [
    async ({ mailProvider }, use, { parallelIndex }) => {
      const folder = `${SITE_FOLDER}-${parallelIndex}`
      const { status, output } = await runWarm(['build', '--out', folder, '--mail-endpoint', mailProvider.endpoint])
      expect(status, output).toBe(0)
      const preview = await startCommand('preview', ['--out', folder, '--port', '0'])
      await use(preview)
      await preview.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { parallelIndex }) => {
      const sites = new Map<Owner, Promise<RunningCommand>>()
      await use((owner) => {
        const site = sites.get(owner) ?? serveOwner(owner, parallelIndex)
        sites.set(owner, site)
        return site
      })
      for (const site of sites.values()) await (await site).stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ preview }, use) => use(preview.url),
  mail: async ({ mailProvider }, use) => {
    await mailProvider.reset()
    await use(mailProvider)
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  content: async ({}, use) => {
    const content = copySample()
    await use(content)
    content.dispose()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  start: async ({}, use) => {
    const started: RunningCommand[] = []
    await use(async (...parameters) => {
      const command = await startCommand(...parameters)
      started.push(command)
      return command
    })
    for (const command of started) await command.stop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  serve: async ({}, use) => {
    const sites: ChangedSite[] = []
    await use(async (...parameters) => {
      const site = await serveChanged(...parameters)
      sites.push(site)
      return site
    })
    for (const site of sites) await site.dispose()
  },
})

export { expect }
