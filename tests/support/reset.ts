import { vi } from 'vitest'

/** The environment that the process started with. */
const shared = globalThis as { startEnvironment?: NodeJS.ProcessEnv }
shared.startEnvironment ??= { ...process.env }
const { startEnvironment } = shared

/**
 * Resets what a test file may have changed for the next one in its process: mocks, the clock, variables, and with them the language of the
 * generator.
 */
export function resetProcess(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const name of Object.keys(process.env)) if (!(name in startEnvironment)) delete process.env[name]
  Object.assign(process.env, startEnvironment)
  process.exitCode = undefined
}
