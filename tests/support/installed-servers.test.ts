import { afterEach, expect, test, vi } from 'vitest'
import { aptInstall } from './apt.ts'
import { exitCodeOf } from './counts.ts'
import { ensureWebServers } from './installed-servers.ts'

vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), existsSync: () => false }))
vi.mock('./apt.ts', () => ({ hasApt: () => true, aptInstall: vi.fn() }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

test.each(['', '0', 'false'])('servers are not installed on a machine that is somebody’s own (CI=%s)', (ci) => {
  vi.stubEnv('CI', ci)
  expect(ensureWebServers()).toEqual(['nginx', 'caddy'])
  expect(aptInstall).not.toHaveBeenCalled()
  expect(exitCodeOf({ passed: 1, failed: 0, skipped: 2 })).toBe(0)
})

test.each(['1', 'true'])('continuous integration installs them, and nothing may be skipped there (CI=%s)', (ci) => {
  vi.stubEnv('CI', ci)
  ensureWebServers()
  expect(aptInstall).toHaveBeenCalledWith(['nginx-light', 'caddy'])
  expect(exitCodeOf({ passed: 1, failed: 0, skipped: 2 })).toBe(1)
  expect(exitCodeOf({ passed: 1, failed: 0, skipped: 0 })).toBe(0)
})
