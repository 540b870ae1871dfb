import { getRenderInput } from '../catalogue/render-input.ts'

/** Only the dev server answers requests through Vike. */
export default () => getRenderInput().sent?.headers ?? {}
