import { join } from 'node:path'
import { build } from '../../scripts/commands/build.ts'
import { preview } from '../../scripts/commands/preview.ts'
import { PictureQueue } from '../../scripts/images/picture-queue.ts'
import { LOOPBACK } from '../../scripts/server/listening.ts'
import { refuseTrackedFiles } from '../../scripts/start/before.mjs'
import { useBundle } from '../../scripts/start/bundled.mjs'
import { ownerContent } from './owner-sites.ts'
import { ROOT } from './preview-server.ts'

// Arguments: the owner, the folder of the site, and « --serve » to serve it too. A warning about the content is a failure.
const [owner = '', out = '', serve] = process.argv.slice(2)
const cacheDir = join(ROOT, '.cache')
// Threads load the bundled code, as those of a command do.
refuseTrackedFiles('build', ROOT)
useBundle(ROOT)
const queue = new PictureQueue(out)
// Pictures that no test requests are not encoded.
queue.stop()
process.exitCode = await build({
  ...{ content: ownerContent(owner), out, cacheDir, queue, base: '/', mail: 'provider', strict: true },
  ...{ replace: false, force: false, pagesOnly: false, vercel: false },
})
if (process.exitCode === 0 && serve)
  await preview({ out, queue, cacheDir, outboxDir: null, port: 0, host: LOOPBACK, allowedHosts: [] })
