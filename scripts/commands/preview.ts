import { restoreFolder } from '../disk/folders.ts'
import { markedEntries } from '../disk/mark.ts'
import type { PictureQueue } from '../images/picture-queue.ts'
import { omittedHeaders } from '../outputs/host-files.ts'
import { publicFilesFromNow } from '../outputs/public-files.ts'
import { currentHeaders, readSiteFacts } from '../outputs/site-facts.ts'
import { type Listening, listeningRefusal, warnIfReachable } from '../server/listening.ts'
import type { OutboxReport } from '../server/outbox.ts'
import { type StaticServer, serve } from '../server/static-server.ts'
import { spoken } from '../spoken/spoken.ts'
import type { ExitCode } from './exit-code.ts'
import { shown } from './owner-files.ts'
import { printError } from './print-error.ts'
import { untilStopped } from './until-stopped.ts'

interface PreviewOptions extends Listening {
  /** Folder of a built site. */
  out: string
  /** Folder for the messages of a site that was built for the outbox; `null` for any other site. */
  outboxDir: string | null
  /** Folder in which the build stored the facts about the site. */
  cacheDir: string
  /** Pictures of a new site that are still to be encoded. */
  queue?: PictureQueue
  /** The page to open, below the base. @default the home page */
  page?: string
}

/** Serves a built site as a host would, until it is stopped. */
export async function preview(options: PreviewOptions): Promise<ExitCode> {
  const { out, outboxDir, cacheDir, queue, page, ...listening } = options
  await restoreFolder(out)
  const facts = await readSiteFacts(out, cacheDir)
  if (facts === null) {
    const { notBuilt, builtByOlder } = spoken().server
    console.error((markedEntries(out) === null ? notBuilt : builtByOlder)(shown(out)))
    return 2
  }
  const { base, analyticsPath, owner } = facts
  const onMessage = ({ kind, line }: OutboxReport) => (kind === 'kept' ? console.log(line) : console.error(line))
  let server: StaticServer
  try {
    server = await serve({
      folder: out,
      base,
      ...listening,
      headers: currentHeaders(out, facts),
      omittedHeaders,
      isForeign: publicFilesFromNow(facts.publicFiles),
      analyticsPath,
      // Built for this machine, where the next site, perhaps that of a proposal, has the same address.
      isLive: outboxDir !== null,
      beforeFile: queue ? (file) => queue.need(file) : null,
      outbox: outboxDir === null ? null : { folder: outboxDir, owner, onMessage },
      onError: (error) => printError(error, spoken().server.error),
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.error(listeningRefusal(error, listening) ?? error.message)
    return 2
  }
  if (outboxDir !== null) console.log(spoken().server.messagesGoTo(shown(outboxDir)))
  warnIfReachable(listening)
  if (page === undefined) console.log(spoken().server.served(server.url))
  else console.log(spoken().server.reviewAt(`${server.url.replace(/\/$/, '')}/${page}`))
  if (queue && queue.size > 0) console.log(spoken().server.stillEncoding(queue.size))
  queue?.work()
  await untilStopped()
  queue?.stop()
  await server.close()
  return 0
}
