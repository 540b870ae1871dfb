import { refuseTrackedFiles } from '../../scripts/start/before.mjs'
import { useBundle } from '../../scripts/start/bundled.mjs'
import { ROOT } from './preview-server.ts'

/** Bundles the code of the commands, and leaves its address to `bundled-setup.ts`. */
export default function bundleCommands(): void {
  refuseTrackedFiles('build', ROOT)
  process.env.TEST_BUNDLE = useBundle(ROOT)?.href
}
