/** A parsed address. Its names are decoded, and none leads out of the folder. */
export type Address =
  | { kind: 'place'; segments: readonly string[]; trailingSlash: boolean }
  /** The address is the base without its slash: `/dossier`. */
  | { kind: 'base' }
  | { kind: 'refused' }

const REFUSED: Address = { kind: 'refused' }

/** Returns the path of a request's target, still encoded: `/projets?techno=React` gives `/projets`. */
export function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? ''
}

/** Returns the query of a request's target with its question mark, or an empty text. */
export function queryOf(target: string): string {
  return /\?[^#]*/.exec(target)?.[0] ?? ''
}

/**
 * Parses an address and checks that it stays inside the folder.
 * @param path still encoded, as `pathOf` returns it
 * @param base `/` or `/dossier/`
 */
export function parseAddress(path: string, base: string): Address {
  if (`${path}/` === base) return { kind: 'base' }
  if (!path.startsWith(base)) return REFUSED
  const rest = path.slice(base.length)
  if (rest === '') return { kind: 'place', segments: [], trailingSlash: false }
  const trailingSlash = rest.endsWith('/')
  const segments = decode(trailingSlash ? rest.slice(0, -1) : rest)
  if (segments === null || !segments.every(isSafe)) return REFUSED
  return { kind: 'place', segments, trailingSlash }
}

/** Returns the encoded address of these segments. It starts with the base, so it cannot name another host. */
export function toPath(segments: readonly string[], base: string): string {
  return base + segments.map(encodeURIComponent).join('/')
}

/** Decodes each segment by itself: a `%2F` stays inside its segment, and `isSafe` refuses it. */
function decode(path: string) {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

/** Refuses empty names, separators of any system and hidden files, which includes `..` and `.`. */
function isSafe(segment: string, index: number) {
  if (segment === '' || /[/\\\0]/.test(segment)) return false
  return !segment.startsWith('.') || (index === 0 && segment === '.well-known')
}
