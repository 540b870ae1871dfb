import { dev as vikeDev } from 'vike/api'
import type { ViteDevServer } from 'vite'
import { type Listening, reachableHost, refusalToListen, warnOfStrangers } from '../server/listening.ts'
import type { ContentOptions } from './content.ts'
import { LiveContent } from './dev/live-content.ts'
import { devConfig } from './dev/vite-config.ts'
import type { ExitCode } from './exit-code.ts'
import { untilStopped } from './until-stopped.ts'

export interface DevOptions extends ContentOptions, Listening {
  outboxDir: string
}

/** Serves the site while its owner writes: a saved file is on the screen at once, or an overlay says what is wrong with it. */
export async function dev(options: DevOptions): Promise<ExitCode> {
  const refusal = await refusalToListen(options)
  if (refusal !== null) {
    console.error(refusal)
    return 2
  }
  const content = await LiveContent.start(options)
  try {
    const { viteServer } = await vikeDev({ viteConfig: devConfig(content, options) })
    warnOfStrangers(options)
    console.log(`Le site est servi à l’adresse ${addressOf(viteServer, options.host)}`)
    await untilStopped()
    await viteServer.close()
  } finally {
    await content.close()
  }
  return 0
}

function addressOf(server: ViteDevServer, host: string): string {
  const address = server.httpServer?.address()
  if (address === null || address === undefined || typeof address === 'string')
    throw new Error('The server listens to no port.')
  return `http://${reachableHost(host)}:${address.port}/`
}
