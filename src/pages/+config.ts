import type { Config } from 'vike/types'

/** Pages are HTML only, because nothing of them is for the client: Vike adds no script, and the browser follows links itself. */
export default {
  meta: {
    Page: { env: { server: true } },
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
    }
  }
}
