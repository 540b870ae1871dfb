import type { Config } from 'vike/types'

const server = { server: true }

/** HTML only: Vike ships no script of its own, pages are links to one another. */
export default {
  prerender: { noExtraDir: true, partial: true, disableAutoRun: true },
  clientRouting: false,
  clientHooks: false,
  meta: {
    Page: { env: server },
    head: { env: server },
  },
} satisfies Config

declare global {
  namespace Vike {
    interface Config {
      /** Title, description and place of the page in the site. */
      head?: import('../head/page-head.ts').PageHeadOf
      Page?: import('../head/page-head.ts').PageComponent
    }
    interface PageContext {
      config: Config
    }
  }
}
