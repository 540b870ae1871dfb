import type { WorkProcess } from '../../scripts/disk/threads/in-process.ts'
import { BUNDLE } from '../../scripts/start/bundled.mjs'

// The modules that the test watches do the work, not their bundled form.
Reflect.deleteProperty(globalThis, BUNDLE)

/** Takes the place of `scripts/disk/threads/in-process.ts` and does the work in the process of the test, which may watch it there. */
export const SAME_PROCESS = {
  openProcess: (): WorkProcess => ({
    run: async (module, order) => (await import(module.href)).run(order),
    close() {},
  }),
}
