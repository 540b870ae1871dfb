import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../../scripts/commands/build.ts'
import { preview } from '../../scripts/commands/preview.ts'
import { PictureQueue } from '../../scripts/images/picture-queue.ts'
import { LOOPBACK } from '../../scripts/server/listening.ts'
import { refuseTrackedFiles } from '../../scripts/start/before.mjs'
import { useBundle } from '../../scripts/start/bundled.mjs'
import { ownerContent } from './owner-sites.ts'
import { ROOT } from './preview-server.ts'

/** One pixel (GIF). */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** Gives one pixel for each picture, because encoding those of a page takes seconds. Pages name the size of theirs. */
class StandIns extends PictureQueue {
  override add(file: string): void {
    super.add(file, async () => PIXEL)
  }
}

// Arguments: owners, each with the folder of the site, and « --serve » to serve it. A warning about the content is a failure.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { serve: { type: 'boolean' } } })
const cacheDir = join(ROOT, '.cache')
// Threads load the bundled code, as those of a command do.
refuseTrackedFiles('build', ROOT)
useBundle(ROOT)
for (let index = 0; index < positionals.length; index += 2) {
  const [owner = '', out = ''] = positionals.slice(index)
  const queue = new StandIns(out)
  // Those that no test requests are not written.
  queue.stop()
  const code = await build({
    ...{ content: ownerContent(owner), out, cacheDir, queue, base: '/', mail: 'provider', strict: true },
    ...{ replace: false, force: false, pagesOnly: false, vercel: false },
  })
  if (code === 0 && values.serve)
    await preview({ out, queue, cacheDir, outboxDir: null, port: 0, host: LOOPBACK, allowedHosts: [] })
  process.exitCode ||= code
}
