import { overlap, type SerialRange } from './waybill-serials.ts'

/** Ranges of one series that were used. Whether another has a number in common is found by halving, however many there are. */
export class UsedRanges<R extends SerialRange> {
  /** By their first numbers. */
  readonly #ranges: R[]
  /** Of each and all before it the one that reaches furthest. */
  readonly #furthest: R[] = []

  constructor(ranges: readonly R[] = []) {
    this.#ranges = ranges.toSorted((one, other) => one.from - other.from)
    this.#measureFrom(0)
  }

  /** One with a number of this range; undefined where none has. */
  overlapping(range: SerialRange): R | undefined {
    const furthest = this.#furthest[this.#beginningBy(range.to) - 1]
    return furthest && overlap(furthest, range) ? furthest : undefined
  }

  add(range: R): void {
    const place = this.#beginningBy(range.from)
    this.#ranges.splice(place, 0, range)
    this.#measureFrom(place)
  }

  /** How many begin with this number or an earlier one. */
  #beginningBy(number: number): number {
    let [low, high] = [0, this.#ranges.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#ranges[middle]?.from ?? Infinity) <= number) low = middle + 1
      else high = middle
    }
    return low
  }

  #measureFrom(place: number): void {
    let before = this.#furthest[place - 1]
    for (const [further, range] of this.#ranges.slice(place).entries()) {
      before = before && before.to >= range.to ? before : range
      this.#furthest[place + further] = before
    }
  }
}
