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
    const { startRunner } = await import('./runner.ts')
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
