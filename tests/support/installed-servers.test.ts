import { afterEach, expect, test, vi } from 'vitest'
import { exitCodeOf } from './counts.ts'
import { ensureWebServers } from './installed-servers.ts'

afterEach(() => vi.unstubAllEnvs())

/** A Debian without the servers, and the packages that were installed on it. */
function emptyMachine() {
  const installed: string[] = []
  const aptInstall = async (packages: readonly string[]) => void installed.push(...packages)
  return { installed, system: { find: () => null, hasApt: () => true, aptInstall } }
}

test.each(['', '0', 'false'])('servers are not installed on a machine that is somebody’s own (CI=%s)', async (ci) => {
  vi.stubEnv('CI', ci)
  const { installed, system } = emptyMachine()
  expect(await ensureWebServers(system)).toEqual(['nginx', 'caddy'])
  expect(installed).toEqual([])
  expect(exitCodeOf({ passed: 1, failed: 0, skipped: 2, allowed: 0 })).toBe(0)
})

test.each(['1', 'true'])(
  'continuous integration installs them, and nothing may be skipped there (CI=%s)',
  async (ci) => {
    vi.stubEnv('CI', ci)
    const { installed, system } = emptyMachine()
    await ensureWebServers(system)
    expect(installed).toEqual(['nginx-light', 'caddy'])
    expect(exitCodeOf({ passed: 1, failed: 0, skipped: 2, allowed: 0 })).toBe(1)
    expect(exitCodeOf({ passed: 1, failed: 0, skipped: 2, allowed: 1 })).toBe(1)
    expect(exitCodeOf({ passed: 1, failed: 0, skipped: 2, allowed: 2 })).toBe(0)
    expect(exitCodeOf({ passed: 1, failed: 0, skipped: 0, allowed: 0 })).toBe(0)
  },
)
