import type { Config } from 'vike/types'

const server = { server: true }

/** HTML only: Vike adds no script, and the browser follows links. */
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
      /** Input of the page, which the build and the dev server pass to `renderPage`. */
      input: import('../catalogue/render-input.ts').RenderInput
      /** Renders other pages of this kind; returned by `+onRenderHtml`. */
      draw?: import('../catalogue/render-input.ts').Draw
    }
  }
}
