/** The headers of a request that decide which bytes answer it (RFC 9110). Pure. */

export type Encoding = 'br' | 'gzip' | 'identity'

/** Ours, best first. */
const ENCODINGS = ['br', 'gzip'] as const

/** The encoding the client likes best, ours deciding between equals. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const weights = new Map((acceptEncoding ?? '').split(',').map(toWeight))
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0
  let best: Encoding = 'identity'
  // Naming identity is the only way to prefer it: it is merely acceptable when it is not named.
  let bestWeight = weights.get('identity') ?? 0
  for (const encoding of ENCODINGS) {
    const weight = weightOf(encoding)
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && best === 'identity')) {
      best = encoding
      bestWeight = weight
    }
  }
  return best
}

/** Whether `If-None-Match` names this tag; a weak mark is overlooked, as the RFC asks. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => {
    const trimmed = tag.trim()
    return trimmed === '*' || trimmed.replace(/^W\//, '') === etag
  })
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** A single range of a body of `size` bytes; `null` when the whole body is to be sent (no range, several, or nonsense). */
export function parseRange(range: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '')
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? '']
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Number(last)
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

function toWeight(part: string): [encoding: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice('q='.length))
  return [name, Number.isFinite(weight) ? weight : 0]
}
