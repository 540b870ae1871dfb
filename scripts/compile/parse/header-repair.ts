import { type Document, isMap, type ParsedNode, parseDocument } from 'yaml'
import type { KnownKeys } from './known-keys.ts'
import { blocksOf } from './slips/blocks.ts'
import { slipIn } from './slips/lines.ts'
import type { Repair, Slip } from './slips/slip.ts'

/** The reason why a header cannot be read: a known mistake, or an error of the parser. */
type Obstacle = Slip | { code: 'yaml/syntax'; from: number; to: number; error: YamlError | null }

type YamlError = Document.Parsed['errors'][number]

export function parseYaml(yaml: string): Document.Parsed<ParsedNode> {
  return parseDocument(yaml, { version: '1.2', uniqueKeys: false, prettyErrors: false })
}

/** Repairs a header key by key, so that all mistakes are found and the repaired values can be checked too. */
export function repairHeader(yaml: string, keys: KnownKeys) {
  /** Keys whose lines could not be repaired and were removed. */
  const unread = new Set<string>()
  const obstacles: Obstacle[] = []
  const parts: MendedText[] = []
  const blocks = blocksOf(yaml, keys)
  let end = 0
  for (const block of blocks) {
    const lines = new MendedText(yaml.slice(block.start, block.end), block.start)
    const isShifted = /^ /.test(lines.text) && blocks.length > 1
    if (isShifted || !isReadable(lines.text)) {
      obstacles.push(...repairBlock(lines, keys))
      if (lines.text.trim() === '') for (const key of block.keys) unread.add(key)
    }
    parts.push(new MendedText(yaml.slice(end, block.start), end), lines)
    end = block.end
  }
  const mended = MendedText.join([...parts, new MendedText(yaml.slice(end), end)])
  /** Returns the offset in the original header of a character of the repaired one. */
  const written = (offset: number) => mended.written(offset)
  return { text: mended.text, obstacles, unread, written }
}

/** The most characters that are read for the repair of a block. It is read again after each repair, so a long block gets fewer repairs. */
const CHARACTERS_READ_MAX = 400_000
const SLIPS_MAX = 50

/** Repairs a block until it can be read. If that fails, the block becomes blanks. */
function repairBlock(block: MendedText, keys: KnownKeys): Obstacle[] {
  const obstacles: Obstacle[] = []
  const rounds = Math.min(SLIPS_MAX, Math.max(1, Math.floor(CHARACTERS_READ_MAX / block.text.length)))
  for (let round = 0; round < rounds; round++) {
    const slip = slipIn(block.text, keys)
    if (slip === null) break
    const found = { ...slip, from: block.written(slip.from), to: block.written(slip.to) }
    if (obstacles.some(({ code, from }) => code === found.code && from === found.from)) break
    obstacles.push(found)
    block.replace(slip.repair)
    if (isReadable(block.text)) return obstacles
  }
  // The remaining errors mostly follow from a reported mistake, so they are not reported.
  if (obstacles.length === 0) {
    const [error = null] = parseYaml(block.text).errors
    const [from, to] = error?.pos ?? [0, block.text.length]
    obstacles.push({ code: 'yaml/syntax', from: block.written(from), to: block.written(to), error })
  }
  block.replace({ from: 0, to: block.text.length, by: block.text.replace(/[^\n]/g, ' ') })
  return obstacles
}

/** Returns whether a block is valid YAML and a group of keys. */
function isReadable(block: string): boolean {
  if (/^\s*(#.*)?$/.test(block)) return true
  const { errors, contents } = parseYaml(block)
  return errors.length === 0 && (contents === null || isMap(contents))
}

/** A text that knows the original offset of each of its characters. */
class MendedText {
  text: string
  /** The original offsets of all characters and of the end. */
  #origins: number[]

  constructor(text: string, offset: number) {
    this.text = text
    this.#origins = Array.from({ length: text.length + 1 }, (_, index) => offset + index)
  }

  static join(parts: readonly MendedText[]): MendedText {
    const whole = new MendedText('', 0)
    whole.text = parts.map(({ text }) => text).join('')
    whole.#origins = parts.flatMap((part, index) => part.#origins.slice(0, index < parts.length - 1 ? -1 : undefined))
    return whole
  }

  written(offset: number): number {
    return this.#origins[Math.min(offset, this.text.length)] ?? 0
  }

  /** Replaces a part. Characters that stay the same at both ends keep their offsets; new ones get the offset where the change begins. */
  replace({ from, to, by }: Repair) {
    const old = this.text.slice(from, to)
    const head = sharedLength(old, by)
    const tail = Math.min(sharedLength(reversed(old), reversed(by)), old.length - head, by.length - head)
    const inserted = new Array<number>(by.length - head - tail).fill(this.written(from + head))
    this.text = this.text.slice(0, from) + by + this.text.slice(to)
    this.#origins = this.#origins.slice(0, from + head).concat(inserted, this.#origins.slice(to - tail))
  }
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

function reversed(text: string): string {
  return text.split('').reverse().join('')
}
