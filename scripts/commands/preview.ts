import { relative } from 'node:path'
import { currentHeaders, readSiteFacts } from '../outputs/site-facts.ts'
import { type Listening, listeningRefusal, warnOfStrangers } from '../server/listening.ts'
import type { MailMode } from '../server/mail-mode.ts'
import { type StaticServer, serve } from '../server/static-server.ts'
import { restoreFolder } from '../site/folders.ts'
import type { ExitCode } from './exit-code.ts'
import { untilStopped } from './until-stopped.ts'

export interface PreviewOptions extends Listening {
  /** A built site. */
  out: string
  /** Who answers the form: the provider, this server, another one, or this server when the provider's identifiers are missing. */
  mail: 'provider' | 'outbox' | 'outbox-if-needed' | { endpoint: string }
  /** Where this server keeps the form's messages. */
  outboxDir: string
  /** Where the build noted what it knows of the site. */
  cacheDir: string
}

/** Serves a built site as a host would, until it is told to stop. */
export async function preview({ out, mail, outboxDir, cacheDir, ...listening }: PreviewOptions): Promise<ExitCode> {
  await restoreFolder(out)
  const facts = await readSiteFacts(out, cacheDir)
  if (facts === null) {
    console.error(`Aucun site construit dans ${shown(out)}. Lancez d’abord « npm run build ».`)
    return 2
  }
  const { base, analyticsPath, owner } = facts
  const outbox: MailMode = {
    kind: 'outbox',
    folder: outboxDir,
    owner,
    onMessage: ({ kind, line }) => (kind === 'kept' ? console.log(line) : console.error(line)),
  }
  let server: StaticServer
  try {
    server = await serve({
      folder: out,
      base,
      ...listening,
      headers: currentHeaders(out, facts),
      analyticsPath,
      mail: toMailMode(mail, outbox, facts.mailReady),
      onError: (error) => console.error('Erreur du serveur :', error),
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.error(listeningRefusal(error, listening) ?? error.message)
    return 2
  }
  if (toMailMode(mail, outbox, facts.mailReady) === outbox) {
    console.log(`Les messages du formulaire arrivent dans ${shown(outboxDir)}/`)
  }
  warnOfStrangers(listening)
  console.log(`Le site est servi à l’adresse ${server.url}`)
  await untilStopped()
  await server.close()
  return 0
}

function toMailMode(mail: PreviewOptions['mail'], outbox: MailMode, mailReady: boolean): MailMode {
  if (typeof mail === 'object') return { kind: 'endpoint', url: mail.endpoint }
  if (mail === 'outbox' || (mail === 'outbox-if-needed' && !mailReady)) return outbox
  return { kind: 'off' }
}

function shown(path: string): string {
  return relative(process.cwd(), path) || '.'
}
