import { visible } from '../diagnostics/visible.ts'
import { PUBLIC_FOLDER } from '../disk/root.ts'
import { publicFilesFromNow } from '../outputs/public-files.ts'
import { type Listening, refusalToListen, warnIfReachable } from '../server/listening.ts'
import { serve } from '../server/static-server.ts'
import { CODE_FOLDERS } from '../site/code.ts'
import { spoken } from '../spoken/spoken.ts'
import type { ContentOptions } from './content.ts'
import { followChanges } from './dev/follow-changes.ts'
import { LiveSite } from './dev/live-site.ts'
import type { ExitCode } from './exit-code.ts'
import { printError } from './print-error.ts'
import { untilStopped } from './until-stopped.ts'

interface DevOptions extends ContentOptions, Listening {
  outboxDir: string
}

/** Serves the site while its owner writes. A saved file is shown immediately, or an overlay shows its problems. */
export async function dev({ outboxDir, ...options }: DevOptions): Promise<ExitCode> {
  const refusal = await refusalToListen(options)
  if (refusal !== null) {
    console.error(refusal)
    return 2
  }
  const folders = [options.content, PUBLIC_FOLDER, ...CODE_FOLDERS]
  const { watcher, first: site } = await followChanges(folders, () => LiveSite.start(options), refreshSite)
  try {
    const { port, host, allowedHosts } = options
    const server = await serve({
      ...{ port, host, allowedHosts },
      folder: site.folder,
      headers: site.headers,
      isLive: true,
      isForeign: publicFilesFromNow(),
      beforeFile: site.make,
      endpoint: site.changes.endpoint,
      outbox: { folder: outboxDir, onMessage: ({ line }) => console.log(line) },
      onError: (error) => printError(error, spoken().server.error),
    })
    warnIfReachable(options)
    console.log(spoken().server.served(server.url))
    await untilStopped()
    site.changes.close()
    await server.close()
  } finally {
    await watcher.close()
    await site.close()
  }
  return 0
}

async function refreshSite(site: LiveSite, paths: readonly string[]): Promise<void> {
  try {
    const isCode = paths.some((path) => CODE_FOLDERS.some((folder) => path.startsWith(folder)))
    await (isCode ? site.refreshCode() : site.refresh(paths))
  } catch (error) {
    if (site.isClosed) return
    printError(error)
    site.changes.announce(visible(spoken().help.unexpected(error)))
  }
}
