import { createHash } from 'node:crypto'
import { normalized } from '../../fields/fold.ts'
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
    normalized(text, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** What the portraits of the sample look like (scripts/images/decode-process.mjs), by day and by night. */
const SAMPLE_PORTRAITS = ['ad4af2f16168d2b4', 'ad0ef2f161e8d2b4']
/** The most bits of 64 in which the same picture differs in another size or format. Other pictures differ in some 20 or more. */
const LOOK_MAX_BITS = 8

/** Returns whether a picture looks like a portrait of the sample, or like its mirror image. */
export function looksLikeSample(look: string | undefined): boolean {
  return look !== undefined && SAMPLE_PORTRAITS.some((own) => [own, mirrored(own)].some((one) => isNear(one, look)))
}

function isNear(one: string, other: string): boolean {
  const different = (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2)
  return different.replaceAll('0', '').length <= LOOK_MAX_BITS
}

/** Returns the look of the mirror image: each row backwards, and what was darker is lighter. */
function mirrored(look: string): string {
  const rows = look.match(/../g) ?? []
  return rows.map((row) => (mirroredRow(Number.parseInt(row, 16)) ^ 0xff).toString(16).padStart(2, '0')).join('')
}

function mirroredRow(bits: number): number {
  return Number.parseInt([...bits.toString(2).padStart(8, '0')].reverse().join(''), 2)
}
