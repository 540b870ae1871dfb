import { getRenderInput } from '../../../catalogue/render-input.ts'

/** One page a project. */
export function onBeforePrerenderStart() {
  return getRenderInput().catalogue.projects.map(({ slug }) => `/projets/${slug}`)
}
