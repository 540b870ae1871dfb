import { type Document, isMap, type ParsedNode, parseDocument } from 'yaml'
import type { KnownKeys } from './known-keys.ts'
import { blocksOf } from './parse/slips/blocks.ts'
import { slipIn } from './parse/slips/lines.ts'
import type { Repair, Slip } from './parse/slips/slip.ts'

/** Something that keeps a header from being read: a slip that owners make, or one that only the parser can name. */
export type Obstacle = Slip | { code: 'yaml/syntax'; from: number; to: number; error: YamlError | null }

type YamlError = Document.Parsed['errors'][number]

/** A header as it was probably meant. */
export interface RepairedHeader {
  text: string
  obstacles: readonly Obstacle[]
  /** Keys whose lines were left out, because their meaning is unknown. */
  unread: ReadonlySet<string>
  /** Where a character of the text stands in the header as it was written. */
  written(offset: number): number
}

export function parseYaml(yaml: string): Document.Parsed<ParsedNode> {
  return parseDocument(yaml, { version: '1.2', uniqueKeys: false, prettyErrors: false })
}

/** Mends a header key by key, so that one slip hides no other and what was meant is checked like the rest. */
export function repairHeader(yaml: string, keys: KnownKeys): RepairedHeader {
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
  return { text: mended.text, obstacles, unread, written: (offset) => mended.written(offset) }
}

/** A block is read again after each repair, so a longer block gets fewer repairs. */
const CHARACTERS_READ_MAX = 400_000
const SLIPS_MAX = 50

/** Repairs a block until it can be read, and leaves blanks when that cannot be done. */
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
  // Errors that remain after reported slips are mostly caused by them.
  if (obstacles.length === 0) {
    const [error = null] = parseYaml(block.text).errors
    const [from, to] = error?.pos ?? [0, block.text.length]
    obstacles.push({ code: 'yaml/syntax', from: block.written(from), to: block.written(to), error })
  }
  block.replace({ from: 0, to: block.text.length, by: block.text.replace(/[^\n]/g, ' ') })
  return obstacles
}

/** Whether a block by itself is keys with their values. */
function isReadable(block: string): boolean {
  if (/^\s*(#.*)?$/.test(block)) return true
  const { errors, contents } = parseYaml(block)
  return errors.length === 0 && (contents === null || isMap(contents))
}

/** A part of a text that knows where each of its characters stood before it was mended. */
class MendedText {
  text: string
  /** One more than there are characters, for the end. */
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

  /** What stays at the start and at the end of the replaced part keeps its place; what is new stands where the change begins. */
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
