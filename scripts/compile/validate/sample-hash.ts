import { createHash } from 'node:crypto'
import { SAMPLE_HASHES } from './sample-hashes.ts'

const KNOWN = new Set(SAMPLE_HASHES.match(/\S+/g))

/** Returns whether the sample has the same value, or the same file. */
export function isOfSample(value: string | Uint8Array): boolean {
  return KNOWN.has(typeof value === 'string' ? hashOfText(value) : hashOfBytes(value))
}

/** Returns a short hash of a file that a site shows. */
export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH)
}

/** Six characters of 64 kinds: one text in sixty million has the hash of another one of the sample by chance. */
const HASH_LENGTH = 6

/** Two texts that differ only in spaces, punctuation and letter case are the same. */
export function hashOfText(text: string): string {
  return hashOfBytes(Buffer.from(wordsOf(text).join(' ')))
}

export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
