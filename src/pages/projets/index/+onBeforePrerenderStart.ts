import { getRenderInput } from '../../../catalogue/render-input.ts'

export function onBeforePrerenderStart() {
  const { lists, changed } = getRenderInput()
  return [...lists.keys()].filter((path) => changed?.has(path) ?? true).map((path) => `/${path}`)
}
