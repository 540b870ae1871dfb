import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { spoken } from '../spoken/spoken.ts'

/**
 * Files of pictures that pages name already. They are encoded while the site is served: first those that a visitor asks for, then the
 * others, one at a time, so that a processor stays free for the visitor.
 */
export class PictureQueue {
  readonly #owed = new Map<string, () => Promise<void>>()
  #isStopped = false
  #isWorking = false

  /** @param folder the root of the site that is served */
  constructor(private readonly folder: string) {}

  /** How many files are still to be encoded. */
  get size(): number {
    return this.#owed.size
  }

  /** @param file below the root of the site: `assets/images/…` */
  add(file: string, encode: () => Promise<Uint8Array>): void {
    let result: Promise<void> | undefined
    this.#owed.set(file, () => {
      result ??= this.#write(file, encode).finally(() => this.#owed.delete(file))
      return result
    })
  }

  /** Waits for a file that a visitor asks for. Rejects if it cannot be encoded or written. */
  async need(file: string): Promise<void> {
    await this.#owed.get(file)?.()
  }

  /** Encodes all that is owed, what is added meanwhile included. A picture that fails is reported and left out. */
  async work(): Promise<void> {
    if (this.#isWorking) return
    this.#isWorking = true
    for (const [file, encode] of this.#owed) {
      if (this.#isStopped) return
      await encode().catch((error) => console.error(spoken().build.notEncoded(file, error.message)))
    }
    this.#isWorking = false
  }

  stop(): void {
    this.#isStopped = true
  }

  /** A visitor may ask for the file meanwhile, so it appears whole. */
  async #write(file: string, encode: () => Promise<Uint8Array>): Promise<void> {
    const target = join(this.folder, file)
    const bytes = await encode()
    await mkdir(dirname(target), { recursive: true })
    await writeFile(`${target}.new`, bytes)
    await rename(`${target}.new`, target)
  }
}
