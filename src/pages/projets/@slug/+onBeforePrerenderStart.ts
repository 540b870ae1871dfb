import { projectPath } from '../../../catalogue/addresses.ts'
import { getRenderInput } from '../../../catalogue/render-input.ts'

/** One page a project. */
export function onBeforePrerenderStart() {
  const { catalogue, changed } = getRenderInput()
  const paths = catalogue.projects.map(({ slug }) => projectPath(slug))
  return paths.filter((path) => changed?.has(path) ?? true).map((path) => `/${path}`)
}
