import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AREA_MAX_PX } from '../compile/validate/pictures.ts'
import { spoken } from '../spoken/spoken.ts'
import type { Pixels } from './picture-work.ts'
import { openRoom } from './room.ts'

/**
 * Pictures that pages already name but that are not encoded yet. They are encoded while the site is served: first those that a visitor
 * requests, then the others, one at a time, so that a processor stays free for the visitor.
 */
export class PictureQueue {
  readonly #waiting = new Map<string, () => Promise<void>>()
  /** The picture that was decoded last. A page shows many at once, whose pixels would not fit in memory together. */
  #decoded: { key: string; pixels: Promise<Pixels> } | null = null
  #isStopped = false
  #isWorking = false

  /** Runs work on the pixels of pictures: on no more at once than one of the largest pictures has. */
  readonly inRoom = openRoom(AREA_MAX_PX.other)

  /** @param folder the root of the site that is served */
  constructor(private readonly folder: string) {}

  /** The number of files that are not encoded yet. */
  get size(): number {
    return this.#waiting.size
  }

  /** @param file the path below the root of the site: `assets/images/…` */
  add(file: string, encode: () => Promise<Uint8Array>): void {
    let result: Promise<void> | undefined
    this.#waiting.set(file, () => {
      result ??= this.#write(file, encode).then(
        () => void this.#waiting.delete(file),
        (error) => {
          // The next visitor has it tried again, because the system may have ended the process of pictures.
          result = undefined
          throw error
        },
      )
      return result
    })
  }

  /** Decodes a picture, unless it was the last one, because the sizes of one picture mostly follow each other. */
  pixelsOf(key: string, decode: () => Promise<Pixels>): Promise<Pixels> {
    if (this.#decoded?.key === key) return this.#decoded.pixels
    const decoded = { key, pixels: decode() }
    this.#decoded = decoded
    decoded.pixels.catch(() => {
      if (this.#decoded === decoded) this.#decoded = null
    })
    return decoded.pixels
  }

  /** Lets go of the pixels of a picture that is encoded in all sizes. */
  forget(key: string): void {
    if (this.#decoded?.key === key) this.#decoded = null
  }

  /** Waits for a file that a visitor requests. Rejects if it cannot be encoded or written. */
  async need(file: string): Promise<void> {
    await this.#waiting.get(file)?.()
  }

  /** Encodes all waiting files, including those that are added in the meantime. Reports a picture that fails, and goes on. */
  async work(): Promise<void> {
    if (this.#isWorking) return
    this.#isWorking = true
    for (const [file, encode] of this.#waiting) {
      if (this.#isStopped) return
      await encode().catch((error) => console.error(spoken().build.notEncoded(file, error.message)))
    }
    this.#isWorking = false
  }

  stop(): void {
    this.#isStopped = true
  }

  /** Encodes a file and writes it whole, because a visitor may request it in the meantime. */
  async #write(file: string, encode: () => Promise<Uint8Array>): Promise<void> {
    const target = join(this.folder, file)
    const bytes = await encode()
    await mkdir(dirname(target), { recursive: true })
    await writeFile(`${target}.new`, bytes)
    await rename(`${target}.new`, target)
  }
}
