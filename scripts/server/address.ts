/** What a request asks for. Its names are decoded, and none of them leads out of the folder. */
export type Address =
  | { kind: 'place'; segments: readonly string[]; trailingSlash: boolean }
  /** The base without its slash: `/dossier`. */
  | { kind: 'base' }
  | { kind: 'refused' }

const REFUSED: Address = { kind: 'refused' }

/** The path of a request's target, still encoded: `/projets?techno=React` gives `/projets`. */
export function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? ''
}

/** The query of a request's target with its question mark, or an empty text. */
export function queryOf(target: string): string {
  return /\?[^#]*/.exec(target)?.[0] ?? ''
}

/**
 * @param path still encoded, as `pathOf` gives it
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

/** The address of these segments, encoded. It starts with the base, so it cannot name another host. */
export function toPath(segments: readonly string[], base: string): string {
  return base + segments.map(encodeURIComponent).join('/')
}

/** Decodes each segment alone: a `%2F` stays inside its segment, and `isSafe` refuses it. */
function decode(path: string) {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

/** Refuses empty names, separators of any system and hidden files, and with them `..` and `.`. */
function isSafe(segment: string, index: number) {
  if (segment === '' || /[/\\\0]/.test(segment)) return false
  return !segment.startsWith('.') || (index === 0 && segment === '.well-known')
}
