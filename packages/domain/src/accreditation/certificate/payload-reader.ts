/** Reads a payload from its first byte to its last; past the end, or in a wrong text, it goes on with nothing and says so. */
export class PayloadReader {
  readonly #bytes: Uint8Array
  #at = 0
  #isBroken = false

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  byte(): number {
    return this.#take(1)[0] ?? 0
  }

  uint16(): number {
    return this.byte() * 0x100 + this.byte()
  }

  uint32(): number {
    return this.uint16() * 0x1_0000 + this.uint16()
  }

  /** A text after its length. */
  text(): string {
    const bytes = this.#take(this.byte())
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const written = new TextEncoder().encode(text)
    if (written.length !== bytes.length || written.some((byte, index) => byte !== bytes[index])) this.#isBroken = true
    return text
  }

  /** Every byte was there and none is left. */
  isReadOut(): boolean {
    return !this.#isBroken && this.#at === this.#bytes.length
  }

  #take(length: number): Uint8Array {
    const taken = this.#bytes.subarray(this.#at, this.#at + length)
    if (taken.length < length) this.#isBroken = true
    this.#at += length
    return taken
  }
}
