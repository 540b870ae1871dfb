import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// What Stryker loads, in plain JavaScript; the TypeScript behind it is for the process that runs the tests alone.
export const strykerPlugins = [{ kind: 'TestRunner', name: 'compiler', factory: () => new LazyRunner() }]

class LazyRunner {
  #runner

  /** A new environment is a matter of milliseconds here: Stryker need not start a process for it. */
  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    const { register } = await import('tsx/esm/api')
    register()
    // That of the copy: what changes here while Stryker works is no affair of a process that it starts again.
    const { startRunner } = await import(pathToFileURL(join(process.cwd(), 'tests/mutation/runner.ts')).href)
    this.#runner = await startRunner(process.cwd())
  }

  dryRun() {
    return this.#runner.dryRun()
  }

  mutantRun(options) {
    return this.#runner.mutantRun(options)
  }

  dispose() {
    return this.#runner?.dispose()
  }
}
