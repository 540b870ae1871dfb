import type { Config } from 'vike/types'

const server = { server: true }

/** HTML only: Vike adds no script of its own, and the browser follows links itself. */
export default {
  prerender: { noExtraDir: true, partial: true, disableAutoRun: true },
  clientRouting: false,
  clientHooks: false,
  meta: {
    Page: { env: server },
  },
} satisfies Config

declare global {
  namespace Vike {
    interface Config {
      Page?: import('../head/page-head.ts').PageComponent
    }
    interface PageContext {
      config: Config
      /** Passed to `renderPage` by the build and the dev server. */
      input: import('../catalogue/render-input.ts').RenderInput
      /** What `+onRenderHtml` gives back for other pages of this kind. */
      draw?: import('../catalogue/render-input.ts').Draw
    }
  }
}
