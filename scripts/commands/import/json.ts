export type Json = Record<string, unknown>

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Keys that describe the record of a program, not the person. */
const OF_PROGRAM = /^(?:_?id|uuid|visible|hidden)$/

/** What stands for no value: nothing, or a dash. */
const NOTHING = /^[\s–—-]*$/

/** Returns the paths of all values that are not empty: `work[0].remote`. */
export function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsIn(item, `${path}[${index}]`))
  if (isObject(value))
    return Object.entries(value).flatMap(([key, item]) =>
      OF_PROGRAM.test(key) ? [] : pathsIn(item, path === '' ? key : `${path}.${key}`),
    )
  return value === undefined || value === null || NOTHING.test(String(value)) ? [] : [path]
}

/** Returns whether a value has more than so many others in it, lists and objects included. */
export function hasMoreValues(most: number, value: unknown): boolean {
  let left = most
  const isOver = (item: unknown): boolean => {
    if (typeof item !== 'object' || item === null) return false
    const items = Object.values(item)
    left -= items.length
    return left < 0 || items.some(isOver)
  }
  return isOver(value)
}
