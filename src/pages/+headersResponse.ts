import { getRenderInput } from '../catalogue/render-input.ts'

/** For the dev server, which answers requests through Vike. */
export default () => getRenderInput().sent?.headers ?? {}
