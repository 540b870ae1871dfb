import { versionOfCode } from '../disk/cache/code-version.ts'
import { PACKAGES_FILE } from '../disk/root.ts'

let version: Promise<string> | undefined

/** Returns a hash that changes with the code and the packages that decide the bytes of cached files. */
export function outputsVersion(): Promise<string> {
  version ??= versionOfCode('outputs', [PACKAGES_FILE])
  return version
}
