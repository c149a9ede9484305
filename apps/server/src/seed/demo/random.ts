import { ensure } from '@lading/domain/ensure'
/** Chance that falls the same on every start: the demo is always the same demo. */
export interface RandomGenerator {
  /** A whole number from the first to the last, both included. */
  between(first: number, last: number): number
  one<T>(of: readonly T[]): T
  is(likely: number): boolean
  /** So many hexadecimal digits. */
  hex(digits: number): string
}

/** The generator is Mulberry32: small, and good enough to deal names and dates. */
export function randomGenerator(seed: number): RandomGenerator {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    between: (first, last) => first + below(last - first + 1),
    one: (of) => ensure(of[below(of.length)], 'one of an empty list'),
    is: (likely) => next() < likely,
    hex: (digits) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  }
}

/** A file's id from the generator, in the form of a random UUID. */
export function uuidFrom(random: RandomGenerator): string {
  return `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-a${random.hex(3)}-${random.hex(12)}`
}

const BASE32 = [...'abcdefghijklmnopqrstuvwxyz234567']

/** An address as `randomSlug` makes them. The demo's can be worked out; they protect nothing. */
export const slugFrom = (random: RandomGenerator): string =>
  Array.from({ length: 26 }, () => random.one(BASE32)).join('')
