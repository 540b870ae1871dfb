import { BUNDLE } from '../../scripts/start/bundled.mjs'
import { resetProcess } from './reset.ts'

// Vitest runs this before each file that may start threads. They load the bundled code, as those of a command do.
resetProcess()
Reflect.set(globalThis, BUNDLE, process.env.TEST_BUNDLE)
