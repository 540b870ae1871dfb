import { BUNDLE } from '../../scripts/start/bundled.mjs'

// Vitest runs this before each file that may start threads: they load the bundled code, as those of a command do.
Reflect.set(globalThis, BUNDLE, process.env.TEST_BUNDLE)
