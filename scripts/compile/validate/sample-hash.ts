import { createHash } from 'node:crypto'
import { SAMPLE_HASHES } from './sample-hashes.ts'

const KNOWN = new Set(SAMPLE_HASHES.match(/\S+/g))

/** Returns whether the sample has the same text, given by its words, or the same file. */
export function isOfSample(value: readonly string[] | Uint8Array): boolean {
  return KNOWN.has(value instanceof Uint8Array ? hashOfBytes(value) : hashOfWords(value))
}

/** Returns a short hash of a file that a site shows. */
export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH)
}

/** Six characters of 64 kinds: one text in forty million has the hash of another one of the sample by chance. */
const HASH_LENGTH = 6

export function hashOfWords(words: readonly string[]): string {
  return hashOfBytes(Buffer.from(words.join(' ')))
}

/** Returns the words of a text. Two texts that differ only in spaces, punctuation and letter case have the same. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
