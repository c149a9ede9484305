/** When a draft is saved next. A later wish takes the place of an earlier one. */
export class SaveTimer {
  #timer: ReturnType<typeof setTimeout> | undefined
  #save: () => void
  #hasEnded = false

  constructor(save: () => void) {
    this.#save = save
  }

  in(milliseconds: number): void {
    this.clear()
    if (!this.#hasEnded) this.#timer = setTimeout(this.#save, milliseconds)
  }

  clear(): void {
    clearTimeout(this.#timer)
  }

  /** Nothing is saved by time any more. */
  end(): void {
    this.#hasEnded = true
    this.clear()
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }
}
