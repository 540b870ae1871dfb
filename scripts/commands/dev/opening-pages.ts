/**
 * Pages that were sent and do not listen yet. Vite keeps its messages until a page listens, but the page that is being left counts as
 * listening, so the next page would miss a change.
 */
export class OpeningPages {
  #waiting = 0
  #hasMissed = false

  sent(): void {
    this.#waiting++
  }

  contentChanged(): void {
    if (this.#waiting > 0) this.#hasMissed = true
  }

  /** @returns whether the content changed while a page that was sent had yet to connect */
  connected(): boolean {
    const missed = this.#hasMissed
    this.#waiting = Math.max(0, this.#waiting - 1)
    this.#hasMissed = false
    return missed
  }
}
