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
