import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { LiveSite } from '../../scripts/commands/dev/live-site.ts'
import { CACHE } from '../../scripts/disk/root.ts'
import type * as AssembleSite from '../../scripts/site/assemble-site.ts'
import { copySample } from '../support/content-folder.ts'

const assets = vi.hoisted(() => ({ areSlow: false }))
vi.mock('../../scripts/site/assemble-site.ts', async (original) => {
  const { assembleSite } = await original<typeof AssembleSite>()
  return {
    async assembleSite(...parameters: Parameters<typeof assembleSite>) {
      const site = await assembleSite(...parameters)
      async function writeAssets(folder: string) {
        await site.writeAssets(folder)
        for (let file = 1; assets.areSlow && file <= 40; file++) {
          await mkdir(join(folder, 'assets/slow'), { recursive: true })
          await writeFile(join(folder, `assets/slow/${file}.txt`), '')
          await later(5)
        }
      }
      return { ...site, writeAssets }
    },
  }
})

test('a site that is closed while its files are written leaves no folder, and nothing fails', async () => {
  const content = copySample()
  const site = await LiveSite.start({ content: content.path, cacheDir: CACHE })
  assets.areSlow = true
  const refreshed = site.refresh([join(content.path, 'site.md')])
  await vi.waitUntil(() => existsSync(join(site.folder, 'assets/slow')), { timeout: 60_000, interval: 10 })
  await site.close()
  await refreshed
  expect(existsSync(site.folder)).toBe(false)
  content.dispose()
})
